#!/usr/bin/env python3
"""Lays out generated documents in which one attribute changes, and compares what changes with what UIKit documents.

Usage: Benchmarks/interface-builder/variation.py [--list] [--sizes]

Each row of `variations.txt` is a scene with a view or controller, and what is added to it. The scene is laid out with and
without the addition, for every version of the tools and device below. By UIKit's documentation the addition `changes` a frame,
leaves `same` all frames, or is `open`: it may change one, and no document records how, so that the view has to be
marked as uncertain, or a note has to say that it isn't read. A row may be limited to versions of the tools, and to portrait: `changes 15000- portrait`.

Printed are the rows of which that isn't so. `--list` prints all rows; `--sizes` prints the sizes of controls by version of
the tools. Needs a release build, or the command named by `LAYOUT_RENDER`.
"""

import argparse
import copy
import json
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

from recorded import COMMAND, each

PLACED = 'translatesAutoresizingMaskIntoConstraints="NO"'
TABLE = Path(__file__).with_name("variations.txt")
TOOLS = [6254, 7702, 9532, 11762, 13196, 13771, 14490, 14868, 15705, 16097, 17156, 17701, 18122, 19529, 20037, 21225,
         21701, 22505, 23094, 23727, 24128, 32700]
DEVICES = [None, "retina4_7", "retina4_7 landscape", "retina5_5", "retina5_9", "retina6_1", "retina6_12 landscape",
           "ipad9_7", "ipad12_9rounded landscape"]
FIRST = {"retina5_9": 13000, "retina6_1": 14400, "retina6_12": 19000, "ipad12_9rounded": 14400}
SIZES = {"retina4_7": (375, 667), "retina5_5": (414, 736), "retina5_9": (375, 812), "retina6_1": (414, 896),
         "retina6_12": (393, 852), "ipad9_7": (768, 1024), "ipad12_9rounded": (1024, 1366), None: (600, 600)}


class Row:
    """A scene, the path of the element in it that changes, what is added, and what should come of it."""

    def __init__(self, line):
        scene, addition, effect = (part.strip() for part in line.split("|"))
        self.scene, _, self.path = scene.partition(" ")
        self.addition, self.scene_and_path = addition, scene
        self.effect, _, span = effect.partition(" ")
        self.is_for_portrait = span.endswith("portrait")
        span = span.removesuffix("portrait").strip()
        first, _, last = span.partition("-")
        self.tools = range(int(first or 0), int(last or 99999) + 1)


def read(path):
    """The scenes by name, as XML, and the rows."""
    scenes, rows = {}, []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("scene "):
            name, _, text = line[6:].partition(" ")
            scenes[name] = text.strip().replace("PLACED", PLACED)
        elif line and not line.startswith("#"):
            rows.append(Row(line))
    return scenes, rows


def target(scene, row):
    """The element of a scene that a row changes."""
    element = scene.find(f".//{row.path}" if row.path else ".//*[@id='it']")
    if element is None:
        sys.exit(f"{row.scene}: there is no {row.path or 'it'}")
    return element


def change(element, addition):
    """Sets the attributes, or replaces the child, that an addition consists of."""
    if not addition.startswith("<"):
        for name, value in ET.fromstring(f"<a {addition}/>").attrib.items():
            element.set(name, value)
        return
    for child in ET.fromstring(f"<a>{addition}</a>"):
        old = [other for other in element if other.tag == child.tag and other.get("key") == child.get("key")]
        for other in old:
            element.remove(other)
        element.append(child)


def view_of(content, size):
    """The view of a controller, with the content, a view that follows it, and one that fills its safe area."""
    return f"""<view key="view" contentMode="scaleToFill" id="root">
<rect key="frame" x="0" y="0" width="{size[0]}" height="{size[1]}"/>
<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>{content}
<view translatesAutoresizingMaskIntoConstraints="NO" id="after"><rect key="frame" x="0" y="0" width="0" height="0"/></view>
<view translatesAutoresizingMaskIntoConstraints="NO" id="fill"><rect key="frame" x="0" y="0" width="0" height="0"/></view>
</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
<constraint firstItem="it" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="c1"/>
<constraint firstItem="it" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="c2"/>
<constraint firstItem="after" firstAttribute="leading" secondItem="it" secondAttribute="trailing" id="c3"/>
<constraint firstItem="after" firstAttribute="top" secondItem="it" secondAttribute="bottom" id="c4"/>
<constraint firstItem="after" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" priority="100" id="c5"/>
<constraint firstItem="after" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" priority="100" id="c6"/>
<constraint firstItem="fill" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c7"/>
<constraint firstItem="fill" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c8"/>
<constraint firstItem="fill" firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" id="c9"/>
<constraint firstItem="fill" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="c10"/>
</constraints></view>"""


def scene(text, number, size):
    """A scene's controllers as elements, with ids of their own: a view, or controllers around `VIEW`."""
    if "<viewController" not in text and "Controller" not in text.split()[0]:
        text = f'<viewController id="c" sceneMemberID="viewController">{view_of(text, size)}</viewController>'
    else:
        plain = f'<view {PLACED} id="it"><rect key="frame"/></view>'
        text = text.replace("VIEW", view_of(plain, size))
    return ET.fromstring(f'<objects id="s{number}">{text}</objects>')


def renamed(objects, number):
    """The objects with the scene's number in front of every id and reference."""
    names = {element.get("id") for element in objects.iter()}
    for element in objects.iter():
        for name, value in list(element.attrib.items()):
            if value in names and name in ("id", "firstItem", "secondItem", "destination", "textLabel", "detailTextLabel"):
                element.set(name, f"v{number}-{value}")
    return objects


def document(scenes, rows, tools, device):
    """A storyboard with two scenes for each row, without and with its addition."""
    name, _, orientation = (device or "").partition(" ")
    size = SIZES[name or None][::-1] if orientation else SIZES[name or None]
    root = ET.Element("document", {
        "type": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "version": "3.0", "toolsVersion": str(tools),
        "targetRuntime": "iOS.CocoaTouch", "useAutolayout": "YES", "useTraitCollections": "YES"})
    if tools >= 13000:
        root.set("useSafeAreas", "YES")
    if name:
        ET.SubElement(root, "device", {"id": name, "orientation": orientation or "portrait"})
    parent = ET.SubElement(root, "scenes")
    for number, row in enumerate(rows):
        before = scene(scenes[row.scene], 2 * number, size)
        after = copy.deepcopy(before)
        change(target(after, row), row.addition)
        for index, objects in ((2 * number, before), (2 * number + 1, after)):
            holder = ET.SubElement(parent, "scene", {"sceneID": f"scene{index}"})
            objects.attrib.clear()
            holder.append(renamed(objects, index))
    resources = ET.SubElement(root, "resources")
    for image, length in (("small", "20"), ("large", "60")):
        ET.SubElement(resources, "image", {"name": image, "width": length, "height": length})
    ET.SubElement(resources, "image", {"name": "circle", "catalog": "system", "width": "128", "height": "123"})
    return ET.ElementTree(root)


def solved(tree):
    """The items of each scene by local id, and the issues of the document's notes."""
    with tempfile.NamedTemporaryFile(suffix=".storyboard", delete=False) as file:
        tree.write(file, encoding="UTF-8", xml_declaration=True)
    try:
        run = subprocess.run([COMMAND, "frames", file.name], capture_output=True, timeout=300)
        items = {}
        for one in json.loads(run.stdout)["scenes"]:
            for item in one["items"]:
                number, _, id = (item["id"] or "").partition("-")
                if number.startswith("v") and number[1:].isdigit():
                    items.setdefault(int(number[1:]), {})[id] = item
        check = subprocess.run([COMMAND, "check", file.name, "--reporter", "json"], capture_output=True, timeout=300)
        notes = [issue["message"] for issue in json.loads(check.stdout)["findings"] if issue["code"] == "unsupported"]
        return items, notes, ""
    except (ValueError, KeyError, subprocess.TimeoutExpired) as error:
        return {}, [], f"{error!r} {run.stderr.decode()[-300:]}"
    finally:
        os.unlink(file.name)


def outcome(before, after):
    """What an addition did: `open` if views are marked that weren't, or else `changes` or `same`."""
    if any(set(item.get("uncertain", [])) - set(before.get(id, {}).get("uncertain", [])) for id, item in after.items()):
        return "open"
    frames = [{id: item["frame"] for id, item in items.items()} for items in (before, after)]
    return "same" if frames[0] == frames[1] else "changes"


def is_noted(row, tag, notes):
    """Whether a note is about what a row adds to an element."""
    if row.addition.startswith("<"):
        return any(note.startswith(f"<{ET.fromstring(row.addition).tag}>") for note in notes)
    names = ET.fromstring(f"<a {row.addition}/>").attrib
    return any(note.startswith(f"{name} of <{tag}>") for name in names for note in notes)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--sizes", action="store_true")
    arguments = parser.parse_args()
    scenes, rows = read(TABLE)
    settings = [(tools, device) for tools in TOOLS for device in DEVICES
                if tools >= FIRST.get((device or "").partition(" ")[0], 8000 if device else 0)]
    found = [Counter() for _ in rows]
    sizes = {}
    work = lambda setting: (setting, solved(document(scenes, rows, *setting)))
    for (tools, device), (items, notes, failure) in each(work, settings):
        if failure:
            print(tools, device, "failed:", failure)
            continue
        for number, row in enumerate(rows):
            before, after = items.get(2 * number, {}), items.get(2 * number + 1, {})
            if "it" in before:
                sizes.setdefault(row.scene, {}).setdefault(tools, set()).add(tuple(before["it"]["frame"][2:]))
            if tools in row.tools and not (row.is_for_portrait and "landscape" in (device or "")):
                what = outcome(before, after)
                noted = what == "same" and row.effect == "open" and is_noted(row, target(ET.fromstring(f"<a>{scenes[row.scene]}</a>"), row).tag, notes)
                found[number]["open" if noted else what] += 1
    wrong = 0
    for row, counts in zip(rows, found):
        is_right = set(counts) <= {row.effect}
        wrong += not is_right
        if arguments.list or not is_right:
            done = ", ".join(f"{what} {counts[what]}" for what in sorted(counts))
            print(f"{'' if is_right else 'WRONG '}{row.scene_and_path} | {row.addition[:90]} | {row.effect}: {done}")
    if arguments.sizes:
        for name, by_tools in sizes.items():
            print(name)
            for tools, found in by_tools.items():
                print(f"  {tools:6}", *sorted(f"{width:g}x{height:g}" for width, height in found))
    print(f"{len(rows)} rows in {len(settings)} documents, {wrong} not as documented")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
