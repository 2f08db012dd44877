#!/usr/bin/env python3
"""Prints how far apart the colours of a theme's meanings are: in grey, as CIELAB lightness, and for readers with
deuteranopia, as CIE76 differences after the simulation of Viénot, Brettel and Mollon (1999).

Usage: Benchmarks/pictures/colors.py [THEME.swift]

The themes are read from Sources/LayoutRender/Theme/Theme.swift. Pairs that are told apart by shape as well are marked:
dashes, dots and solid lines, doubled lines, ticks. The figures fail where neither the shape nor a difference of 10
distinguishes a pair.
"""

import itertools
import math
import re
import sys
from pathlib import Path

from measure import lab_of_linear, linear

SOURCE = Path(__file__).resolve().parents[2] / "Sources/LayoutRender/Theme/Theme.swift"
MEANINGS = ["guide", "systemGuide", "constraint", "derived", "conflict", "ambiguity", "container"]
# What a mark looks like without its colour.
SHAPES = {
    "guide": "long dashes", "systemGuide": "round dots", "constraint": "ticks", "derived": "ticks",
    "conflict": "doubled", "ambiguity": "fine dots", "container": "solid",
}


def deuteranopic(rgb):
    """Returns linear RGB as a reader without green cones sees it."""
    r, g, b = rgb
    long = 17.8824 * r + 43.5161 * g + 4.11935 * b
    short = 0.0299566 * r + 0.184309 * g + 1.46709 * b
    middle = 0.494207 * long + 1.24827 * short
    return tuple(max(0.0, min(1.0, value)) for value in (
        0.0809444479 * long - 0.130504409 * middle + 0.116721066 * short,
        -0.0102485335 * long + 0.0540193266 * middle - 0.113614708 * short,
        -0.000365296938 * long - 0.00412161469 * middle + 0.693511405 * short))


def contrast(rgb, ground):
    one, other = (sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), color)) for color in (rgb, ground))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def themes(path):
    source = Path(path).read_text()
    for name in ("light", "dark"):
        text = source[source.index(f"static let {name} = Theme("):]
        text = text[:text.index("\n\n")]
        yield name, {
            key: tuple(linear(int(digits[i:i + 2], 16)) for i in (0, 2, 4))
            for key, digits in re.findall(r"(\w+): Color\(0x([0-9a-f]{6})\)", text)}


def main():
    fails = 0
    for name, colors in themes(sys.argv[1] if len(sys.argv) > 1 else SOURCE):
        print(f"{name}: contrast with the paper: " + ", ".join(
            f"{meaning} {contrast(colors[meaning], colors['paper']):.1f}" for meaning in MEANINGS))
        for first, second in itertools.combinations(MEANINGS, 2):
            grey = abs(lab_of_linear(colors[first])[0] - lab_of_linear(colors[second])[0])
            blind = math.dist(*(lab_of_linear(deuteranopic(colors[key])) for key in (first, second)))
            told = SHAPES[first] != SHAPES[second]
            fails += not told and min(grey, blind) < 10
            shapes = f"{SHAPES[first]}, {SHAPES[second]}" if told else "same shape"
            print(f"  {first + ' / ' + second:26} grey {grey:5.1f}   deuteranopia {blind:5.1f}   {shapes}")
    return 1 if fails else 0


raise SystemExit(main())
