#!/usr/bin/env python3
"""Compares two builds of solver-benchmark or layout-benchmark, load by load, in one run.

usage: compare.py BEFORE AFTER [--rounds 7] [--count 1000] [--loads flat,tree,…] [--limit 1.05]

BEFORE and AFTER are the two executables. Each round runs both, in turns, and divides their times; the table has the
median of a load's ratios. Exits with 1 if one is above the limit.
"""
import argparse
import os
import pathlib
import statistics
import subprocess
import sys

LOADS = ["flat", "tree", "deep", "rows", "selfsize", "over", "labels", "wide"]
# Keeps freed memory in the process: whether glibc gives the heap's top back between two layouts, and faults it in
# again, depends on which block happens to lie last, and takes up to a fifth of a layout of 1,000 views.
ENVIRONMENT = {**os.environ, "MALLOC_TRIM_THRESHOLD_": str(1 << 30), "MALLOC_TOP_PAD_": str(1 << 24)}
LAYOUT_COLUMNS = {"bare": 2, "whole": 3, "constant": 7, "resize": 9}


def printed_lines(*command):
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=ENVIRONMENT)
    return run.stdout.splitlines()


def solver_times(program, load, count):
    pairs = [line.split() for line in printed_lines(program, "measure", load, str(count))]
    return {words[0].rsplit("_", 1)[0]: float(words[1]) for words in pairs if words[1] not in ("-", "nan")}


def layout_times(program, load, count):
    words = printed_lines(program, str(count), load)[-1].split()
    return {name: float(words[column]) for name, column in LAYOUT_COLUMNS.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--loads", default=",".join(LOADS))
    parser.add_argument("--limit", type=float, default=1.05)
    options = parser.parse_args()
    is_layout = pathlib.Path(options.before).name == "layout-benchmark"
    times = layout_times if is_layout else solver_times
    slower = []
    for load in options.loads.split(","):
        ratios, figures = {}, {}
        for number in range(options.rounds):
            order = [options.before, options.after]
            found = {program: times(program, load, options.count) for program in (order if number % 2 == 0 else order[::-1])}
            for name, before in found[options.before].items():
                after = found[options.after].get(name)
                if after is not None and before > 0:
                    ratios.setdefault(name, []).append(after / before)
                    figures.setdefault(name, []).append((before, after))
        cells = []
        for name, values in ratios.items():
            ratio = statistics.median(values)
            before, after = (min(pair[side] for pair in figures[name]) for side in (0, 1))
            cells.append(f"{name} {ratio:.3f} ({before:.4g} → {after:.4g})")
            if ratio > options.limit:
                slower.append(f"{load} {name} {ratio:.3f}")
        print(f"{load:9s} " + "   ".join(cells), flush=True)
    print("slower: " + ", ".join(slower) if slower else f"none slower than {options.limit}")
    sys.exit(1 if slower else 0)


if __name__ == "__main__":
    main()
