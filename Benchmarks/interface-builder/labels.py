#!/usr/bin/env python3
"""Compares the system font's measures with the widths of labels that Interface Builder recorded.

Usage: Benchmarks/interface-builder/labels.py CORPUS METRICS

METRICS is the folder with `system-font.json`, from which `Scripts/make-system-font-metrics` generates the engine's
table, and `labels.json`, the labels that it was fitted to. Only labels of one line whose width is within 4 % or 2.5
points of their text's are used; constraints determine the others. The output lists groups of size, weight and
generation with at least four labels.
"""

import argparse
import json
import statistics
import xml.etree.ElementTree as ET
from collections import defaultdict
from pathlib import Path

from facts import THREE_TIMES
from recorded import frame, placed

STYLES = {"Title0": (34, 31), "Title1": (28, 25), "Title2": (22, 19), "Title3": (20, 17), "Headline": (17, 14),
          "Body": (17, 14), "Callout": (16, 13), "Subhead": (15, 12), "Footnote": (13, 12), "Caption1": (12, 11),
          "Caption2": (11, 11)}
BLENDS = {"heavy": 1.4, "black": 1.8, "thin": -0.9, "ultraLight": -1.2}


class Measures:
    """Returns the width of text according to the measures in `system-font.json`."""

    def __init__(self, folder):
        self.data = json.loads((folder / "system-font.json").read_text(encoding="utf-8"))
        corrections = Path(__file__).resolve().parents[2] / "Scripts/system-font-corrections.json"
        for character, em in json.loads(corrections.read_text(encoding="utf-8"))["advanceEm"].items():
            for advances in self.data["advanceEm"].values():
                advances[character] += em
        eras = self.data["trackingEmByEra"]
        tables = {"from 17500": self.data["trackingEm"], "before 13000": eras["toolsVersionBelow13000"],
                  "13000 to 17499": eras["toolsVersion13000to17499"]}
        self.tracking = {era: sorted((float(size), em) for size, em in table.items())
                         for era, table in tables.items()}

    @staticmethod
    def era(tools):
        return "before 13000" if tools < 13000 else "13000 to 17499" if tools < 17500 else "from 17500"

    def tracking_at(self, size, era):
        rows = self.tracking[era]
        if size <= rows[0][0]:
            return rows[0][1]
        for (low, first), (high, second) in zip(rows, rows[1:]):
            if size <= high:
                return first + (size - low) / (high - low) * (second - first)
        return rows[-1][1]

    def advance(self, character, weight, display):
        advances, offsets = self.data["advanceEm"], self.data["displayWeightOffsetEm"]
        blend = BLENDS.get(weight, 0)
        base = "regular" if blend else weight
        em = advances[base][character] + display * (self.data["displayDeltaEm"][character] + offsets[base])
        bold = advances["bold"][character] - advances[base][character]
        return em + blend * (bold + display * (offsets["bold"] - offsets[base]))

    def width(self, text, size, weight, tools):
        """Returns the width in points; None if a character has no measure."""
        era = self.era(tools)
        display = min(max((size - 18) / 8, 0), 1) if era == "from 17500" else float(size >= 20)
        if any(character not in self.data["advanceEm"]["regular"] for character in text):
            return None
        em = sum(self.advance(character, weight, display) for character in text)
        em += sum(self.data["kerningEm"].get(first + second, 0) for first, second in zip(text, text[1:]))
        return size * (em + len(text) * self.tracking_at(size, era))


def corpus_labels(folder):
    """Returns (repository, text, size, weight, width, scale, tools) of each label in the system font."""
    for path in sorted(Path(folder).glob("*/*")):
        try:
            root = ET.parse(path).getroot()
        except ET.ParseError:
            continue
        tools = int((root.get("toolsVersion") or "0").split(".")[0])
        device = root.find("device")
        scale = 1 if device is None and tools < 13000 else 2
        if device is not None and device.get("id") in THREE_TIMES:
            scale = 3
        for label in root.iter("label"):
            text = label.get("text") or label.findtext('string[@key="text"]')
            font = label.find("fontDescription")
            if not placed(label) or label.get("misplaced") == "YES" or not text or "\n" in text or font is None:
                continue
            style = STYLES.get((font.get("style") or "").removeprefix("UICTFontTextStyle"))
            if style:
                size = style[1] if 18000 <= tools < 21000 else style[0]
                weight = "semibold" if font.get("style").endswith("Headline") else "regular"
            elif font.get("type") in ("system", "boldSystem") and font.get("pointSize"):
                size = float(font.get("pointSize"))
                weight = "bold" if font.get("type") == "boldSystem" else font.get("weight") or "regular"
            else:
                continue
            if frame(label) is not None:
                yield path.parent.name, text, size, weight, frame(label)[2], scale, tools


def fitted_labels(folder):
    """Returns the labels that the measures were fitted to, in the same form."""
    data = json.loads((folder / "labels.json").read_text(encoding="utf-8"))
    for text, size, weight, width, scale, repository, tools, element, _ in data["rows"]:
        if element == "l":
            yield data["repos"][repository], text, size, data["weights"][weight], width, scale, tools


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus")
    parser.add_argument("metrics", type=Path)
    arguments = parser.parse_args()
    measures, groups, seen = Measures(arguments.metrics), defaultdict(list), set()
    for label in [*fitted_labels(arguments.metrics), *corpus_labels(arguments.corpus)]:
        repository, text, size, weight, width, scale, tools = label
        natural = measures.width(text, size, weight, tools)
        if not natural or label[:5] in seen:
            continue
        seen.add(label[:5])
        # Recorded widths are rounded up to a pixel, on average by half of one.
        error = width - 0.5 / scale - natural
        if abs(error) <= max(2.5, 0.04 * natural):
            groups[measures.era(tools), size, weight].append((error, repository))
    for (era, size, weight), found in sorted(groups.items()):
        if len(found) >= 4:
            errors = [error for error, _ in found]
            print(f"{era:14} {size:5g} {weight:10} {len(found):4} labels in {len({app for _, app in found}):2} apps, "
                  f"median error {statistics.median(errors):5.2f}, {sum(abs(error) > 1 for error in errors)} off by "
                  "more than a point")
    errors = [error for found in groups.values() for error, _ in found]
    print(f"{len(errors)} labels, {sum(abs(error) > 1 for error in errors)} off by more than a point")


if __name__ == "__main__":
    main()
