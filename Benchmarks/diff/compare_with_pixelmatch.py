#!/usr/bin/env python3
"""Compares the results of `layout-render diff` with pixelmatch's on generated pairs of pictures.

usage: compare_with_pixelmatch.py LAYOUT-RENDER [PAIRS]

Needs Pillow and pixelmatch from PyPI. Ends with status 1 if the counts of different pixels disagree.
"""
import json
import pathlib
import random
import subprocess
import sys
import tempfile

import pictures
from pixelmatch import pixelmatch


def count(command, before, after, threshold, ignores_antialiasing):
    """Returns the number of pixels that differ according to layout-render."""
    options = ["--threshold", str(threshold)] + (["--ignore-antialiasing"] if ignores_antialiasing else [])
    arguments = [command, "diff", before, after, "--reporter", "json", *options]
    run = subprocess.run(arguments, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(run.stderr)
    return json.loads(run.stdout)["differentPixels"]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    pairs = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    agreed = unequal = total = 0
    with tempfile.TemporaryDirectory() as folder:
        before, after = (str(pathlib.Path(folder, name)) for name in ("a.png", "b.png"))
        for seed in range(pairs):
            numbers = random.Random(seed)
            width, height = numbers.randrange(20, 120), numbers.randrange(20, 90)
            threshold = numbers.choice([0, 0.02, 0.05, 0.1, 0.1, 0.2, 0.5])
            ignores = seed % 3 != 0
            pair = pictures.smoothed_pair(width, height, seed)
            for picture, path in zip(pair, (before, after)):
                picture.save(path)
            theirs = pixelmatch(
                *(list(picture.tobytes()) for picture in pair), width, height, threshold=threshold, includeAA=not ignores
            )
            ours = count(sys.argv[1], before, after, threshold, ignores)
            total += 1
            agreed += ours == theirs
            unequal += theirs > 0
            if ours != theirs:
                print(f"pair {seed}, {width}×{height}, threshold {threshold}: {ours}, pixelmatch {theirs}")
    print(f"{agreed} of {total} pairs agree; {unequal} of them differ")
    sys.exit(agreed != total)


if __name__ == "__main__":
    main()
