#!/usr/bin/env python3
"""Measures `layout-render diff` and other tools on the same pictures in one run.

usage: Benchmarks/diff/measure.py [--command LAYOUT-RENDER] [--rounds N]

Needs a release build (`swift build -c release --product layout-render`), Pillow, and the tools in peers.py that are
to be measured. Each tool is a separate process that decodes both pictures, compares them and writes a difference
picture. The tools take turns. The output is the median of the rounds, in wall-clock and processor seconds, and the
peak memory.
"""
import argparse
import multiprocessing
import os
import pathlib
import statistics
import subprocess
import tempfile
import time

import peers
import pictures

FOLDER = pathlib.Path(__file__).resolve().parent
COMMAND = FOLDER.parents[1] / ".build/release/layout-render"


def run(command):
    """Runs a command once; returns wall-clock seconds, processor seconds and MiB."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def draw(picture, before, after):
    """Writes two pictures in a separate process, because a child's peak memory starts at its parent's size."""

    def write():
        made = picture()
        made.save(before)
        pictures.changed(made).save(after)

    process = multiprocessing.Process(target=write)
    process.start()
    process.join()
    if process.exitcode != 0:
        raise SystemExit("the pictures can't be written")


def measure(title, picture, folder, arguments):
    before, after, out = (str(pathlib.Path(folder, name)) for name in ("a.png", "b.png", "diff.png"))
    draw(picture, before, after)
    commands = {"layout-render": [str(arguments.command), "diff", before, after, "-o", out]}
    commands |= peers.found(before, after, out)
    rounds = {name: [] for name in commands}
    for _ in range(arguments.rounds):
        for name, command in commands.items():
            rounds[name].append(run(command))
    medians = {name: [statistics.median(column) for column in zip(*runs)] for name, runs in rounds.items()}
    ours = medians["layout-render"]
    print(f"\n{title}\n{'':24}{'seconds':>9}{'ratio':>7}{'processor':>11}{'ratio':>7}{'MiB':>7}")
    for name, values in sorted(medians.items(), key=lambda item: item[1][0]):
        print(
            f"{name:24}{values[0]:9.3f}{ours[0] / values[0]:7.2f}{values[1]:11.3f}{ours[1] / values[1]:7.2f}"
            f"{values[2]:7.0f}"
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--command", type=pathlib.Path, default=COMMAND)
    multiprocessing.set_start_method("fork")
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure("Layout, 1920×1080", lambda: pictures.layout(1920, 1080, 1), folder, arguments)
        measure("Layout, 4096×4096", lambda: pictures.layout(4096, 4096, 2), folder, arguments)
        measure("Noisy photo, 1920×1080", lambda: pictures.photo(1920, 1080, 3), folder, arguments)
        equal = pathlib.Path(folder, "a.png")
        seconds = statistics.median(run([str(arguments.command), "diff", equal, equal])[0] for _ in range(arguments.rounds))
        print(f"\nThe same bytes, 1920×1080: {seconds:.3f} s")


if __name__ == "__main__":
    main()
