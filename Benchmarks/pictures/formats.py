#!/usr/bin/env python3
"""Measures how much longer a PNG takes than an SVG of the same picture, each as a whole process.

Usage: Benchmarks/pictures/formats.py [--command PATH] [--runs 11] [--every 40] [--scale N] PATH...

PATHs are documents, or folders of Interface Builder files and layouts, of which every n-th is measured. Documents of which
a run draws more or less than one picture are left out. Both formats are drawn in turns, and the medians are compared.
"""

import argparse
import pathlib
import statistics
import subprocess
import tempfile
import time

COMMAND = pathlib.Path(__file__).resolve().parents[2] / ".build/release/layout-render"
ENDINGS = {".xib", ".storyboard", ".json5"}


def documents(paths, every):
    """The documents of some paths, every n-th of a folder's."""
    for path in map(pathlib.Path, paths):
        if path.is_dir():
            yield from sorted(file for file in path.rglob("*") if file.suffix in ENDINGS)[::every]
        else:
            yield path


def seconds(command):
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--command", default=str(COMMAND))
    parser.add_argument("--runs", type=int, default=11)
    parser.add_argument("--every", type=int, default=40)
    parser.add_argument("--scale", default=None)
    options = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for document in documents(options.paths, options.every):
            scale = ["--scale", options.scale] if options.scale else []
            png = [options.command, "render", str(document), "-o", f"{folder}/picture.png"] + scale
            svg = [options.command, "render", str(document), "-o", f"{folder}/picture.svg"]
            first = subprocess.run(png, capture_output=True, text=True)
            if first.returncode != 0 or not first.stderr.startswith("1 picture"):
                continue
            times = [(seconds(png), seconds(svg)) for _ in range(options.runs)]
            medians = [statistics.median(column) for column in zip(*times)]
            rows.append((medians[0] / medians[1], *medians, document.name))
    print("| PNG, ms | SVG, ms | ratio | document |\n|---|---|---|---|")
    for ratio, png, svg, name in sorted(rows):
        print(f"| {png * 1000:.1f} | {svg * 1000:.1f} | {ratio:.2f} | {name} |")
    ratios = [row[0] for row in rows]
    if ratios:
        print(f"\n{len(ratios)} documents: median {statistics.median(ratios):.2f}, mean {statistics.mean(ratios):.2f}")


if __name__ == "__main__":
    main()
