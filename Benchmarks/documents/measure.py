#!/usr/bin/env python3
"""Measures `layout-render frames` on generated documents: time, peak memory, and the growth of both.

Usage: Benchmarks/documents/measure.py [--loads flat,tree,deep] [--sizes 1000,10000,100000] [--keep FOLDER]

Needs a release build (`swift build -c release --product layout-render`). Time is processor time, user and system;
memory is the peak resident size of the whole process. The exponent of growth is 1 if the time is proportional to the
number of views.
"""

import argparse
import math
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from documents import LOADS

FOLDER = Path(__file__).resolve().parent
COMMAND = FOLDER.parents[1] / ".build/release/layout-render"


def generate(load, size, path):
    """Writes a document in a separate process, because a child's peak memory starts at its parent's size."""
    with open(path, "wb") as file:
        subprocess.run([sys.executable, FOLDER / "documents.py", load, str(size)], stdout=file, check=True)


def run(path):
    """Runs the command once; returns seconds of processor time and megabytes."""
    with open(os.devnull, "wb") as nowhere:
        process = subprocess.Popen([COMMAND, "frames", path], stdout=nowhere)
        _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{path}: the command ended with status {os.waitstatus_to_exitcode(status)}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--loads", default=",".join(LOADS))
    parser.add_argument("--sizes", default="1000,10000,100000")
    parser.add_argument("--repeat", type=int, default=3, help="the least of so many runs counts")
    parser.add_argument("--keep", type=Path, help="a folder to leave the documents in")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        print(f"{'load':6}{'views':>9}{'MB read':>9}{'seconds':>9}{'MB peak':>9}{'exponent':>10}")
        for load in arguments.loads.split(","):
            before = None
            for size in map(int, arguments.sizes.split(",")):
                path = folder / f"{load}-{size}.json5"
                generate(load, size, path)
                runs = [run(path) for _ in range(arguments.repeat)]
                seconds, memory = min(run[0] for run in runs), min(run[1] for run in runs)
                growth = "" if before is None else math.log(seconds / before[1]) / math.log(size / before[0])
                shown = growth if growth == "" else f"{growth:.2f}"
                megabytes = path.stat().st_size / 1e6
                print(f"{load:6}{size:9}{megabytes:9.1f}{seconds:9.3f}{memory:9.0f}{shown:>10}", flush=True)
                before = (size, seconds)


if __name__ == "__main__":
    main()
