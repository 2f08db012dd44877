#!/usr/bin/env python3
"""Measures `layout-render render` on a folder of documents: documents and pictures per second, on all cores.

Usage: Benchmarks/documents/folder.py FOLDER [--formats svg,png] [--runs 3]

Needs a release build (`swift build -c release --product layout-render`). The time is the best of the runs; the pictures go to
a temporary folder.
"""

import argparse
import os
import subprocess
import tempfile
import time
from pathlib import Path

COMMAND = Path(__file__).resolve().parents[2] / ".build/release/layout-render"
ENDINGS = {".json5", ".xib", ".storyboard"}


def run(folder, format):
    """Runs the command; returns the seconds, the number of pictures and the exit status."""
    with tempfile.TemporaryDirectory() as output:
        start = time.perf_counter()
        status = subprocess.run(
            [COMMAND, "render", folder, "--format", format, "-o", output], stderr=subprocess.DEVNULL
        ).returncode
        seconds = time.perf_counter() - start
        return seconds, sum(len(files) for _, _, files in os.walk(output)), status


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--formats", default="svg,png")
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    documents = sum(
        Path(name).suffix.lower() in ENDINGS for _, _, files in os.walk(arguments.folder) for name in files)
    for format in arguments.formats.split(","):
        seconds, pictures, status = min(run(arguments.folder, format) for _ in range(arguments.runs))
        print(
            f"{format}: {documents} documents in {seconds:.2f} s, {documents / seconds:.0f} documents and "
            f"{pictures / seconds:.0f} pictures a second on {os.cpu_count()} cores, exit {status}")


main()
