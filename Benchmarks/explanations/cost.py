#!/usr/bin/env python3
"""Compares the costs of explanations with those of the layouts that they explain, and of sweeps of different sizes.

    Benchmarks/explanations/cost.py [--views 1000] [--repeat 5]

Uses the release build, or the command named by `LAYOUT_RENDER`. Prints the processor time of a run for the layout alone
(`frames`), for one item's explanation, for all findings and for all numbers and constraints as JSON, as the least of several
runs without that of an empty layout, and their ratios to the layout. Sweeps are of rows of wrapping texts over 320...1366 points; the power is that of the
views with which their times grow.
"""

import argparse
import math
import os
import resource
import subprocess
import tempfile
from pathlib import Path

COMMAND = os.environ.get(
    "LAYOUT_RENDER", str(Path(__file__).resolve().parents[2] / ".build/release/layout-render"))
TEXT = "Something that is long enough to take two lines, or three where it is narrow"


def document(views, constraints):
    return ('{ layoutDocument: 1, canvas: { size: [390, 844] },\n  root: { id: "root", subviews: [\n    '
            + ",\n    ".join(views) + "] },\n  constraints: [\n    "
            + ",\n    ".join(f'"{constraint}"' for constraint in constraints) + "] }\n")


def labels(count):
    """Wrapping texts below one another, beside a view of fixed width."""
    views, constraints = [], []
    for row in range(count // 2):
        views += [f'{{ id: "v{row}" }}',
                  f'{{ id: "t{row}", class: "UILabel", numberOfLines: 0, text: "{TEXT[:20 + row * 7 % 50]}" }}']
        above = f"t{row - 1}.bottom" if row else "root.top"
        constraints += [f"t{row}.top == {above} + 8", f"v{row}.top == t{row}.top", f"v{row}.leading == root.leading + 16",
                        f"v{row}.width == 40", f"v{row}.height == 40", f"t{row}.leading == v{row}.trailing + 8",
                        f"t{row}.trailing == root.trailing - 16"]
    return document(views, constraints)


def wide(count):
    """Views that share the canvas's width."""
    views = [f'{{ id: "v{place}" }}' for place in range(count)]
    constraints = ["v0.leading == root.leading", f"v{count - 1}.trailing == root.trailing"]
    for place in range(count):
        constraints += [f"v{place}.top == root.top", f"v{place}.height == 20"]
        if place:
            constraints += [f"v{place}.leading == v{place - 1}.trailing", f"v{place}.width == v0.width"]
    return document(views, constraints)


def stacks(count, ends=True):
    """Rows of four texts; without ends, their heights are open."""
    views, constraints = [], []
    for row in range(count // 5):
        inner = ", ".join(f'{{ id: "t{row}_{place}", class: "UILabel", text: "{place}" }}' for place in range(4))
        views.append(f'{{ id: "s{row}", class: "UIStackView", distribution: "fillEqually", subviews: [{inner}] }}')
        above = f"s{row - 1}.bottom" if row else "root.top"
        constraints += [f"s{row}.leading == root.leading", f"s{row}.trailing == root.trailing"]
        constraints.append(f"s{row}.top == {above} + 4" if ends or row % 10 else f"s{row}.top >= {above} + 4")
    return document(views, constraints)


LOADS = {"labels": labels, "wide": wide, "stacks": stacks, "ambiguous stacks": lambda count: stacks(count, ends=False)}


def seconds(arguments, repeat):
    """The least processor time of several runs, in seconds."""
    times = []
    for _ in range(repeat):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([COMMAND, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--views", type=int, default=1000)
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--sweeps", type=int, nargs="*", default=[25, 50, 100, 200])
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "load.json5"
        path.write_text(document(['{ id: "v" }'], ["v.top == root.top"]), encoding="utf-8")
        start = seconds(["frames", str(path)], options.repeat)
        print(f"| {options.views} views | layout, s | one item | ratio | findings | ratio | JSON | ratio | MB |\n"
              "|---|---|---|---|---|---|---|---|---|")
        for name, load in LOADS.items():
            path.write_text(load(options.views), encoding="utf-8")
            item = "t1_1" if "stack" in name else "v1"
            json = ["explain", str(path), "--reporter", "json"]
            layout, *others = (
                max(seconds(arguments, options.repeat) - start, 1e-4) for arguments in (
                    ["frames", str(path)], ["explain", str(path), "--item", item], ["explain", str(path)], json))
            size = len(subprocess.run([COMMAND, *json], capture_output=True, check=False).stdout)
            columns = " | ".join(f"{time:.3f} | {time / layout:.1f}" for time in others)
            print(f"| {name} | {layout:.3f} | {columns} | {size / 1e6:.1f} |", flush=True)
        times = []
        for count in options.sweeps:
            path.write_text(labels(count), encoding="utf-8")
            times.append(max(seconds(["sweep", str(path), "--width", "320...1366"], options.repeat) - start, 1e-4))
        for count, time, (before, least) in zip(options.sweeps[1:], times[1:], zip(options.sweeps, times)):
            power = math.log(time / least) / math.log(count / before)
            print(f"a sweep of {count} views takes {time:.3f} s, views^{power:.2f} since {before}", flush=True)


if __name__ == "__main__":
    main()
