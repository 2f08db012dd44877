#!/usr/bin/env python3
"""Compares the system font's measures with the widths of labels that Interface Builder recorded.

Usage: Benchmarks/interface-builder/labels.py CORPUS METRICS

METRICS is the folder with `labels.json`, recorded labels of other documents. Only labels of one line whose width is
within 4 % or 2.5 points of their text's are used; constraints determine the others. The output lists groups of size,
weight and generation with at least four labels. A label is exact if the text's width rounded up to a pixel is the
recorded one. Needs a release build, or the command named by `LAYOUT_RENDER`.
"""

import argparse
import json
import math
import os
import statistics
import subprocess
import tempfile
import xml.etree.ElementTree as ET
from collections import defaultdict
from pathlib import Path

from facts import THREE_TIMES
from recorded import COMMAND, frame, placed

STYLES = {"Title0": (34, 31), "Title1": (28, 25), "Title2": (22, 19), "Title3": (20, 17), "Headline": (17, 14),
          "Body": (17, 14), "Callout": (16, 13), "Subhead": (15, 12), "Footnote": (13, 12), "Caption1": (12, 11),
          "Caption2": (11, 11)}
GENERATIONS = [(13000, "before 13000", 12000), (17000, "13000 to 16999", 16000), (10**9, "from 17000", 23000)]


def generation(tools):
    return next((name, stand_in) for end, name, stand_in in GENERATIONS if tools < end)


def corpus_labels(folder):
    """Returns (repository, text, size, weight, width, scale, tools) of each label in the system font."""
    for path in sorted(Path(folder).glob("*/*.*")):
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
                yield path.parent.name, text, float(size), weight, frame(label)[2], scale, tools


def other_labels(folder):
    """Returns the recorded labels of other documents, in the same form."""
    data = json.loads((folder / "labels.json").read_text(encoding="utf-8"))
    for text, size, weight, width, scale, repository, tools, element, _ in data["rows"]:
        if element == "l":
            yield data["repos"][repository], text, float(size), data["weights"][weight], width, scale, tools


def document(labels, stand_in):
    """Returns a document of a generation, in which each label is alone in a free view."""
    views = []
    for place, (_, text, size, weight, *_) in enumerate(labels):
        view = ET.Element("view", {"id": f"r{place}", "contentMode": "scaleToFill"})
        ET.SubElement(view, "rect", {"key": "frame", "x": "0", "y": "0", "width": "9000", "height": "500"})
        label = ET.SubElement(ET.SubElement(view, "subviews"), "label", {
            "id": f"l{place}", "text": text, "translatesAutoresizingMaskIntoConstraints": "NO"})
        ET.SubElement(label, "fontDescription", {
            "key": "fontDescription", "type": "system", "pointSize": str(size), "weight": weight})
        holder = ET.SubElement(view, "constraints")
        for attribute in ("top", "leading"):
            ET.SubElement(holder, "constraint", {
                "id": f"c{place}{attribute}", "firstItem": f"l{place}", "firstAttribute": attribute,
                "secondItem": f"r{place}", "secondAttribute": attribute})
        views.append(view)
    root = ET.Element("document", {
        "type": "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "toolsVersion": str(stand_in),
        "targetRuntime": "iOS.CocoaTouch", "useAutolayout": "YES"})
    ET.SubElement(root, "device", {"id": "retina6_12" if labels[0][5] == 3 else "retina4_7"})
    ET.SubElement(root, "objects").extend(views)
    return ET.tostring(root, encoding="unicode")


def widths(labels, stand_in):
    """Returns the widths that the command measures, in the order of the labels."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "labels.xib"
        path.write_text(document(labels, stand_in), encoding="utf-8")
        printed = subprocess.run([COMMAND, "frames", str(path)], capture_output=True, text=True, env=os.environ)
        items = [item for scene in json.loads(printed.stdout)["scenes"] for item in scene["items"]]
    found = {item["id"]: item["frame"][2] for item in items}
    return [found.get(f"l{place}") for place in range(len(labels))]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus")
    parser.add_argument("metrics", type=Path)
    arguments = parser.parse_args()
    batches, seen = defaultdict(list), set()
    for label in [*other_labels(arguments.metrics), *corpus_labels(arguments.corpus)]:
        key = (label[0].replace("/", "+"), *label[1:5])
        if key not in seen and label[5] > 1:
            seen.add(key)
            batches[generation(label[6]), label[5]].append(label)
    groups = defaultdict(list)
    for ((name, stand_in), scale), labels in sorted(batches.items()):
        for start in range(0, len(labels), 200):
            part = labels[start:start + 200]
            for (repository, _, size, weight, width, *_), measured in zip(part, widths(part, stand_in)):
                if measured and abs(width - measured) <= max(2.5, 0.04 * measured):
                    groups[name, size, weight].append((width - measured, repository))
    for (name, size, weight), found in sorted(groups.items()):
        if len(found) >= 4:
            print(f"{name:14} {size:5g} {weight:10} {len(found):4} labels in {len({app for _, app in found}):2} apps, "
                  f"median error {statistics.median(error for error, _ in found):5.2f}, {summary(found)}")
    everything = [entry for found in groups.values() for entry in found]
    print(f"{len(everything)} labels, {summary(everything)}")


def summary(found):
    errors = [abs(error) for error, _ in found]
    exact = sum(math.isclose(error, 0, abs_tol=0.01) for error in errors)
    return (f"{exact} exact ({100 * exact / len(errors):.1f} %), {sum(error > 1.01 for error in errors)} off by more "
            "than a point")


if __name__ == "__main__":
    main()
