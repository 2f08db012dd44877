#!/usr/bin/env python3
"""Measures `layout-render frames` on generated documents: time, peak memory, and the growth of both.

Usage: Benchmarks/documents/measure.py [--loads flat,tree,deep] [--sizes 1000,10000,100000] [--keep FOLDER]
           [--base COMMAND]

Needs a release build (`swift build -c release --product layout-render`). Time is processor time, user and system;
memory is the peak resident size of the whole process. The exponent of growth is 1 if the time is proportional to the
number of views. With another command as the base, both run in turns, and the last columns are the median ratio of their
times and the base's own figures.
"""

import argparse
import math
import os
import statistics
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


def run(path, command=COMMAND):
    """Runs a command once; returns seconds of processor time, megabytes and thousands of page faults."""
    with open(os.devnull, "wb") as nowhere:
        process = subprocess.Popen([command, "frames", path], stdout=nowhere)
        _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{path}: the command ended with status {os.waitstatus_to_exitcode(status)}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, usage.ru_minflt / 1000


def least(runs):
    """The least of each figure."""
    return [min(figures) for figures in zip(*runs)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--loads", default=",".join(LOADS))
    parser.add_argument("--sizes", default="1000,10000,100000")
    parser.add_argument("--repeat", type=int, default=3, help="the least of so many runs counts")
    parser.add_argument("--keep", type=Path, help="a folder to leave the documents in")
    parser.add_argument("--base", type=Path, help="a command to compare with")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        compared = f"{'ratio':>8}{'seconds':>9}{'MB peak':>9}{'k faults':>10}" if arguments.base else ""
        print(
            f"{'load':6}{'views':>9}{'MB read':>9}{'seconds':>9}{'MB peak':>9}{'k faults':>10}{'exponent':>10}"
            + compared)
        for load in arguments.loads.split(","):
            before = None
            for size in map(int, arguments.sizes.split(",")):
                path = folder / f"{load}-{size}.json5"
                generate(load, size, path)
                runs, base = [], []
                for _ in range(arguments.repeat):
                    if arguments.base:
                        base.append(run(path, arguments.base))
                    runs.append(run(path))
                seconds, memory, faults = least(runs)
                growth = "" if before is None else math.log(seconds / before[1]) / math.log(size / before[0])
                shown = growth if growth == "" else f"{growth:.2f}"
                megabytes = path.stat().st_size / 1e6
                if base:
                    ratio = statistics.median(mine[0] / its[0] for mine, its in zip(runs, base))
                    its = least(base)
                    compared = f"{ratio:8.2f}{its[0]:9.3f}{its[1]:9.0f}{its[2]:10.1f}"
                print(
                    f"{load:6}{size:9}{megabytes:9.1f}{seconds:9.3f}{memory:9.0f}{faults:10.1f}{shown:>10}{compared}",
                    flush=True)
                before = (size, seconds)


if __name__ == "__main__":
    main()
