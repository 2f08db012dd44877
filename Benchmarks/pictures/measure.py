#!/usr/bin/env python3
"""Measures how legible the pictures of a folder of documents are, and prints each figure next to its target.

Usage: Benchmarks/pictures/measure.py FOLDER [--most 700] [--svg FOLDER] [--command PATH]

FOLDER is a folder of layout documents, which are drawn as structured SVG, with the preset that `--preset` names; `--svg`
measures existing pictures instead. If there are more than `--most` pictures, every n-th is measured. Text widths are read
from the pictures. The figures are:

- names (the groups `labels`, `constraints`, `legend`, `caption`) that cover another name or a view's own text, or
extend beyond the picture;
- numbers in place of names for which the view has room at full or small size, wrapped or not;
- pictures with more than 12 legend entries, and legends below a sheet that are longer than the sheet and than half
its width, though beside it they would be no wider than the sheet;
- views whose tint is nearer another hue than their own (CIE76 in CIELAB), sampled on 5 by 5 points;
- texts whose contrast with their background is below 4.5, or below 3 for large text (WCAG 2.1, 1.4.3);
- names that only say what kind of view it is;
- lines from names beside a view to the view that cross a text;
- legends wider than the sheet, or than 200 points, and pictures more than twice as wide as high and as their sheet;
- pictures of Interface Builder scenes whose file has constraints between two drawn items, but that draw none;
- names without a line more than 12 points from the view's box, and names of views with subviews more than 12 points
inside its outline, where they could be anything's;
- texts over other texts of any kind, or so close on one line that they read as one word;
- texts of any kind that extend beyond the picture, and pictures that constraints' lines run out of;
- lines of constraints, and dashes of guides, over a text, and views without height or width that strike one out;
- fills of guides over the fills of views;
- the picture's own texts smaller than 9 points.

`Benchmarks/pictures/colors.py` measures the themes' colours.
"""

import argparse
import math
import os
import re
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

COMMAND = Path(__file__).resolve().parents[2] / ".build/release/layout-render"
NAMESPACE = "{http://www.w3.org/2000/svg}"
LETTERING = {"labels", "constraints", "legend", "caption"}
GENERIC = {
    "view", "stackview", "contentview", "containerview", "label", "button", "imageview", "textfield", "textview",
    "scrollview", "tableview", "tableviewcell", "tableviewcellcontentview", "collectionview", "switch", "slider",
    "collectionviewcell", "collectionviewcellcontentview", "visualeffectview", "toolbar", "navigationbar", "tabbar",
    "activityindicatorview", "mapview", "webview", "pagecontrol", "segmentedcontrol", "stepper", "progressview",
    "pickerview", "datepicker", "searchbar",
}


def channels(color):
    if color.startswith("#"):
        return tuple(int(color[i:i + 2], 16) for i in (1, 3, 5))
    numbers = re.findall(r"\d+", color)
    return tuple(int(n) for n in numbers[:3])


def linear(channel):
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def luminance(color):
    return sum(w * linear(c) for w, c in zip((0.2126, 0.7152, 0.0722), color))


def contrast(first, second):
    one, other = luminance(first), luminance(second)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def lab(color):
    return lab_of_linear(tuple(linear(c) for c in color))


def lab_of_linear(rgb):
    """Returns CIELAB coordinates of a color in linear RGB."""
    r, g, b = rgb
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883

    def f(t):
        return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116

    return 116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))


def over(color, opacity, ground):
    return tuple(c * opacity + g * (1 - opacity) for c, g in zip(color, ground))


class Box:
    def __init__(self, x, y, width, height):
        self.x, self.y, self.right, self.bottom = x, y, x + width, y + height

    def overlaps(self, other, by=0.5):
        return (
            min(self.right, other.right) - max(self.x, other.x) > by
            and min(self.bottom, other.bottom) - max(self.y, other.y) > by)

    def holds(self, x, y):
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def cut(self, other):
        if other is None:
            return self
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, max(0, min(self.right, other.right) - x), max(0, min(self.bottom, other.bottom) - y))


class Picture:
    """Returns rectangles with their fills and texts, each with its group."""

    def __init__(self, path):
        root = ElementTree.parse(path).getroot()
        self.size = Box(0, 0, float(root.get("width")), float(root.get("height")))
        self.fills, self.texts, self.views, self.leaders, self.ends = [], [], [], [], []
        # The ends of constraints' lines and of guides' dashes.
        self.lines, self.dashes = [], []
        self.draws_constraints = False
        self.is_verbose = False
        self.clips = {}
        self.sheet = None
        self.collect(root, (), None, None)

    def collect(self, element, classes, clip, view):
        for child in element:
            name = child.tag.removeprefix(NAMESPACE)
            if name == "clipPath":
                rect = child[0]
                self.clips[child.get("id")] = Box(*(float(rect.get(k)) for k in ("x", "y", "width", "height")))
            elif name == "g":
                inner = classes + tuple((child.get("class") or "").split())
                self.draws_constraints |= inner == ("constraints",)
                reference = re.match(r"url\(#(.*)\)", child.get("clip-path") or "")
                cut = clip
                if reference:
                    from urllib.parse import unquote
                    box = self.clips.get(unquote(reference[1]))
                    cut = box.cut(clip) if box else clip
                owner = view
                if child.get("data-class"):
                    owner = {"id": child.get("data-id") or child.get("id"), "class": child.get("data-class"),
                             "name": (child.findtext(f"{NAMESPACE}title") or "").split(" · ")[0], "box": None,
                             "holds": child.find(f"{NAMESPACE}g[@data-class]") is not None}
                    self.views.append(owner)
                self.collect(child, inner, cut, owner)
            elif name == "rect":
                self.add_rectangle(child, classes, clip, view)
            elif name == "polygon" and child.get("fill") not in (None, "none"):
                points = [tuple(map(float, p.split(","))) for p in child.get("points").split()]
                xs, ys = zip(*points)
                box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).cut(clip)
                self.fills.append((box, channels(child.get("fill")), float(child.get("fill-opacity") or 1), classes, None))
            elif name == "path" and classes[:1] == ("labels",):
                for part in child.get("d").split("M")[1:]:
                    points = [tuple(map(float, re.findall(r"-?[\d.]+", point))) for point in part.split("L")]
                    self.leaders += zip(points, points[1:])
            elif name == "path" and classes == ("constraints",):
                ends = re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", child.get("d"))
                self.ends += [tuple(map(float, end)) for end in ends]
                self.lines += zip(self.ends[-len(ends)::2], self.ends[1 - len(ends)::2])
            elif name == "path" and "guide" in classes:
                ends = [tuple(map(float, end)) for end in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", child.get("d"))]
                self.dashes += zip(ends[::2], ends[1::2])
            elif name == "text":
                self.add_text(child, classes, clip, view)

    def add_rectangle(self, rect, classes, clip, view):
        box = Box(*(float(rect.get(k) or 0) for k in ("x", "y", "width", "height")))
        if classes == ("views",) and self.sheet is None:
            self.sheet = box
        if view is not None and view["box"] is None:
            view["box"] = box
        if rect.get("fill") in (None, "none"):
            return
        fill = (box.cut(clip), channels(rect.get("fill")), float(rect.get("fill-opacity") or 1), classes, view)
        self.fills.append(fill)
        if view is not None and "view" in classes and "guides" not in classes and fill[2] < 0.5:
            view["fill"] = fill[1]

    def add_text(self, text, classes, clip, view):
        size = float(text.get("font-size"))
        # There is space after the last letter too.
        width = float(text.get("textLength")) - float(text.get("letter-spacing") or 0)
        move = re.match(r"translate\(([-\d.]+) ([-\d.]+)\) scale\(([-\d.]+) 1\)", text.get("transform") or "")
        x, y = (float(move[1]), float(move[2])) if move else (float(text.get("x")), float(text.get("y")))
        width *= float(move[3]) if move else 1
        anchor = text.get("text-anchor")
        x -= width / 2 if anchor == "middle" else width if anchor == "end" else 0
        box = Box(x, y - size * 0.75, width, size * 0.95)
        self.texts.append({
            "box": box.cut(clip), "words": text.text or "", "size": size, "classes": classes, "view": view,
            "weight": int(text.get("font-weight") or 400), "width": width, "clip": clip,
            "color": over(channels(text.get("fill")), float(text.get("fill-opacity") or 1), (255, 255, 255)),
            "order": len(self.fills)})

    def ground(self, x, y, up_to=None):
        color = (255, 255, 255)
        for box, fill, opacity, _, _ in self.fills[:up_to]:
            if box.holds(x, y):
                color = over(fill, opacity, color)
        return color


def generic(name):
    word = re.sub(r"\d+$", "", re.sub(r"[\W_]", "", name.lower()))
    return word in GENERIC


def wrapped(text, lettering):
    """Returns whether a line of a name has another line of it above or below."""
    return any(
        other is not text and other["weight"] >= 600
        and (abs(other["box"].x - text["box"].x) < 0.5 or abs(other["box"].right - text["box"].right) < 0.5)
        and 0 < abs(other["box"].y - text["box"].y) < 16 for other in lettering)


def wraps(name, size, view, width_of):
    """Returns whether a name fits into a view on up to three lines, given its average letter."""
    letter = width_of / max(1, len(name))
    parts = re.findall(r"[A-Z]?[^A-Z\s_]+[\s_]*|[A-Z]+[\s_]*", name) or [name]
    longest = max(len(p.strip()) for p in parts) * letter
    width, height = view.right - view.x - 8, view.bottom - view.y - 6
    lines = math.ceil(width_of / max(1, width))
    return longest <= width and lines <= 3 and lines * (size * 1.27) <= height


def measure(picture, sums):
    lettering = [t for t in picture.texts if LETTERING & set(t["classes"])]
    document = [t for t in picture.texts if not LETTERING & set(t["classes"]) and "tears" not in t["classes"]]
    for place, text in enumerate(lettering):
        sums["labels over labels"] += any(text["box"].overlaps(other["box"]) for other in lettering[place + 1:])
        box = text["box"]
        sums["labels outside the picture"] += (
            box.x < -0.5 or box.y < -0.5 or box.right > picture.size.right + 0.5 or box.bottom > picture.size.bottom + 0.5)
        if "labels" in text["classes"]:
            sums["labels over document text"] += any(text["box"].overlaps(other["box"], 1) for other in document)
            sums["generic names"] += text["weight"] >= 600 and generic(text["words"]) and not wrapped(text, lettering)
    measure_numbers(picture, lettering, document, sums)
    measure_leaders(picture, sums)
    measure_places(picture, sums)
    measure_texts(picture, sums)
    measure_lines(picture, sums)
    measure_crossings(picture, sums)
    sums["texts smaller than 9 points"] += sum(text["size"] < 9 for text in lettering)
    measure_legend(picture, sums)
    measure_hues(picture, sums)
    for text in picture.texts:
        box = text["box"]
        if box.right - box.x < 1 or box.bottom - box.y < 1:
            continue
        large = text["size"] >= 24 or (text["size"] >= 18.66 and text["weight"] >= 700)
        middle = ((box.x + box.right) / 2, (box.y + box.bottom) / 2)
        ground = picture.ground(*middle, up_to=text["order"])
        sums["texts"] += 1
        is_low = contrast(text["color"], ground) < (3 if large else 4.5)
        sums["texts below AA"] += is_low
        if is_low and picture.is_verbose:
            print(f'{text["words"]!r} has a contrast of {contrast(text["color"], ground):.2f}')


def measure_numbers(picture, lettering, document, sums):
    numbers = [t for t in lettering if "labels" in t["classes"] and t["words"].isdigit() and t["weight"] >= 600]
    entries = [t for t in lettering if "legend" in t["classes"]]
    names = {e["words"]: entries[i + 1] for i, e in enumerate(entries[:-1]) if e["words"].isdigit()}
    sums["numbers"] += len(numbers)
    for number in numbers:
        name = names.get(number["words"])
        x, y = (number["box"].x + number["box"].right) / 2, (number["box"].y + number["box"].bottom) / 2
        holders = [v for v in picture.views if v["box"] and v["name"].split(" (")[0] == (name or {}).get("words") and v["box"].holds(x, y)]
        if not name or not holders:
            continue
        box = min(holders, key=lambda v: (v["box"].right - v["box"].x) * (v["box"].bottom - v["box"].y))["box"]
        inner = [v["box"] for v in picture.views if v["box"] and v["box"] is not box and v["box"].overlaps(box)]
        covered = any(t["box"].overlaps(box) for t in document) or inner
        sums["names that would fit but are numbers"] += not covered and wraps(
            name["words"], 9.5, box, name["width"] * 9.5 / 10.5)


def measure_legend(picture, sums):
    entries = [t for t in picture.texts if "legend" in t["classes"]]
    count = sum(1 for t in entries if t["words"].isdigit())
    sums["pictures with more than 12 legend entries"] += count > 12
    if not entries or picture.sheet is None:
        return
    top, bottom = min(t["box"].y for t in entries), max(t["box"].bottom for t in entries)
    numbers = [t["box"].bottom for t in picture.texts if t["classes"] == ("constraints",)]
    lowest = max([picture.sheet.bottom] + numbers)
    left = picture.sheet.x
    if top > picture.sheet.bottom:
        longest = max(picture.sheet.bottom - picture.sheet.y, (picture.sheet.right - left) / 2)
        width = max(t["box"].right for t in entries) - left
        # The columns of the same area beside the sheet, 200 points wide and 24 apart.
        columns = math.ceil((bottom - top) * width / 200 / (lowest - picture.sheet.y))
        fits = columns * 224 - 24 <= max(picture.sheet.right - left, 200)
        sums["legends longer than the sheet"] += bottom - top > longest and fits
    else:
        sums["legends longer than the sheet"] += bottom - lowest > 18
    columns = [t["box"] for t in entries if "ledger" not in t["classes"]]
    if columns:
        wide = max(picture.sheet.right - left, 200)
        width = max(box.right for box in columns) - min(box.x for box in columns)
        size = picture.size
        sums["legends wider than the sheet"] += width > wide + 1
        sums["pictures wider than twice their height and sheet"] += (
            size.right > 2 * max(size.bottom, wide + 2 * left) + 1)


def crosses(start, end, box):
    """Returns whether a line crosses a box (Liang and Barsky)."""
    low, high = 0.0, 1.0
    for place, delta, least, most in (
            (start[0], end[0] - start[0], box.x, box.right), (start[1], end[1] - start[1], box.y, box.bottom)):
        if delta == 0:
            if not least < place < most:
                return False
            continue
        ends = sorted(((least - place) / delta, (most - place) / delta))
        low, high = max(low, ends[0]), min(high, ends[1])
    return low < high


def measure_leaders(picture, sums):
    inner = [Box(t["box"].x + 0.5, t["box"].y + 0.5, t["box"].right - t["box"].x - 1, t["box"].bottom - t["box"].y - 1)
             for t in picture.texts]
    over = sum(any(crosses(*leader, box) for box in inner) for leader in picture.leaders)
    sums["leaders over text"] += over
    sums["pictures with leaders over text"] += over > 0


def distance(box, other):
    return math.hypot(max(other.x - box.right, box.x - other.right, 0), max(other.y - box.bottom, box.y - other.bottom, 0))


def depth(box, frame):
    """Returns how far a box inside a frame is from the frame's outline."""
    return min(box.x - frame.x, frame.right - box.right, box.y - frame.y, frame.bottom - box.bottom)


def measure_places(picture, sums):
    labels = [t for t in picture.texts if t["classes"] == ("labels",) and t["weight"] >= 600 and not t["words"].isdigit()]
    details = [t["box"] for t in picture.texts if t["classes"] == ("labels",) and t["weight"] < 600]
    ends = [point for leader in picture.leaders for point in leader]
    for label in labels:
        box = label["box"]
        for detail in details:
            if abs(detail.bottom - box.bottom) < 2 and 0 < detail.x - box.right < 7:
                box = Box(box.x, box.y, detail.right - box.x, box.bottom - box.y)
        lines = [box] + [
            other["box"] for other in labels
            if (abs(other["box"].x - box.x) < 0.5 or abs(other["box"].right - box.right) < 0.5)
            and 0 < box.y - other["box"].y < 30]
        if any(distance(Box(x, y, 0, 0), line) < 10 for x, y in ends for line in lines):
            continue
        named = [v for v in picture.views if v["box"] and label["words"] in v["name"]]
        if not named:
            continue
        near = min(named, key=lambda v: (
            distance(box, v["box"]), max(depth(box, v["box"]), 0), "fill" not in v))
        if near["box"].right - near["box"].x >= picture.sheet.right - picture.sheet.x:
            seen = near["box"].cut(picture.sheet)
        else:
            seen = near["box"]
        floats = distance(box, seen) > 12 or (
            near["holds"] and not near.get("fill") and depth(box, seen) > 12)
        sums["names more than 12 points from their box"] += floats


def measure_texts(picture, sums):
    shown = [t for t in picture.texts if t["box"].right - t["box"].x > 1 and t["box"].bottom - t["box"].y > 1]
    for place, text in enumerate(shown):
        box = text["box"]
        near = Box(box.x - 2, box.y + 2, box.right - box.x + 4, max(0, box.bottom - box.y - 4))
        for other in shown[place + 1:]:
            # Views that overlap may have texts that touch.
            is_documents = not (LETTERING & set(text["classes"]) or LETTERING & set(other["classes"]))
            over = box.overlaps(other["box"], 3 if is_documents else 1)
            on_line = abs(box.bottom - other["box"].bottom) < 2 and near.overlaps(other["box"], 0)
            sums["coincident texts"] += over or (on_line and text["view"] is not other["view"])
        sums["texts outside the picture"] += (
            box.x < -0.5 or box.y < -0.5 or box.right > picture.size.right + 0.5
            or box.bottom > picture.size.bottom + 0.5)


def measure_lines(picture, sums):
    wings = [box for box, _, _, classes, _ in picture.fills if classes == ("constraints",)]
    ends = picture.ends + [(box.x, box.y) for box in wings] + [(box.right, box.bottom) for box in wings]
    sums["pictures with constraints' lines that leave them"] += any(
        not (-1 <= x <= picture.size.right + 1 and -1 <= y <= picture.size.bottom + 1) for x, y in ends)


def letters(text):
    """The part of a text's box that has letters on most lines: without what rises above small letters and hangs below."""
    box, size = text["box"], text["size"]
    baseline = box.bottom - size * 0.2
    top = max(box.y, baseline - size * 0.5)
    return Box(box.x + 2, top, max(0, box.right - box.x - 4), max(0, baseline - top))


def is_on_plate(text, picture):
    """Returns whether a text has an opaque fill of its own behind it, which covers what is below."""
    box = text["box"]
    return "labels" in text["classes"] and any(
        opacity == 1 and fill.holds(box.x, box.y + 1) and fill.holds(box.right, box.bottom - 1)
        for fill, _, opacity, classes, _ in picture.fills[:text["order"]] if classes == text["classes"])


def measure_crossings(picture, sums):
    seen = [text for text in picture.texts
            if text["box"].right - text["box"].x > 4 and text["box"].bottom - text["box"].y > 2 and not is_on_plate(text, picture)]
    boxes = [letters(text) for text in seen]
    sums["constraints' lines over a text"] += sum(any(crosses(*line, box) for box in boxes) for line in picture.lines)
    document = [letters(text) for text in seen if "guides" not in text["classes"] and not LETTERING & set(text["classes"])]
    sums["guides' dashes over a text"] += sum(any(crosses(start, end, box) for box in document) for start, end in picture.dashes)
    thin = [view["box"] for view in picture.views if view["box"] and min(view["box"].right - view["box"].x, view["box"].bottom - view["box"].y) < 1]
    sums["views that strike out a text"] += sum(
        any(crosses((line.x, line.y), (line.right, line.bottom), box) for box in boxes) for line in thin)
    views = [(place, box) for place, (box, _, opacity, classes, view) in enumerate(picture.fills) if view and "guides" not in classes]
    tints = [(place, box) for place, (box, _, opacity, classes, _) in enumerate(picture.fills) if "guides" in classes and opacity < 0.9]
    sums["guides' tints over a view"] += sum(any(place > other and box.overlaps(view) for other, view in views) for place, box in tints)


class Sources:
    """Finds the constraints of Interface Builder files that a picture shows the items of."""

    def __init__(self, folder):
        self.files = {}
        for root, _, names in os.walk(folder or ""):
            for name in names:
                if name.endswith((".storyboard", ".xib")):
                    self.files.setdefault(Path(name).stem, []).append(Path(root) / name)
        self.constraints = {}

    def has_constraints(self, path, picture):
        drawn = {v["id"] for v in picture.views if v["box"]}
        stems = [stem for stem in self.files if path.stem == stem or path.stem.startswith(stem + ".")]
        for source in self.files[max(stems, key=len)] if stems else []:
            if source.parent.name != path.parent.name and len(self.files) > 1:
                continue
            if any(first in drawn and second in drawn for first, second in self.constraints_of(source)):
                return True
        return False

    def constraints_of(self, source):
        if source not in self.constraints:
            pairs = []
            for view in ElementTree.parse(source).iter():
                for constraint in view.findall("constraints/constraint"):
                    owner = view.get("id")
                    first, second = (constraint.get(key, owner) for key in ("firstItem", "secondItem"))
                    pairs.append((first, second))
            self.constraints[source] = pairs
        return self.constraints[source]


def measure_hues(picture, sums):
    tints = {v["fill"] for v in picture.views if v.get("fill")}
    sheet = picture.ground(picture.sheet.x + 0.5, picture.sheet.y + 0.5, 2) if picture.sheet else (255, 255, 255)
    known = {tint: lab(over(tint, 0.16, sheet)) for tint in sorted(tints)}
    for view in picture.views:
        if not view.get("fill") or not view["box"]:
            continue
        box = view["box"].cut(picture.sheet)
        if box.right - box.x < 2 or box.bottom - box.y < 2:
            continue
        wrong = seen = 0
        for row in range(5):
            for column in range(5):
                x = box.x + (box.right - box.x) * (column + 0.5) / 5
                y = box.y + (box.bottom - box.y) * (row + 0.5) / 5
                ground = (255, 255, 255)
                for fill, color, opacity, classes, _ in picture.fills:
                    if "views" in classes and "keyboard" not in classes and fill.holds(x, y):
                        ground = over(color, opacity, ground)
                seen += 1
                nearest = min(known, key=lambda tint: math.dist(known[tint], lab(ground)))
                wrong += nearest != view["fill"]
        sums["tinted views"] += 1
        sums["views whose hue is misread"] += wrong * 2 > seen


def draw(folder, command, output, preset):
    look = ["--preset", preset] if preset else []
    subprocess.run([command, "render", folder, "--format", "svg", "-o", output, *look], stderr=subprocess.DEVNULL)


def report(sums, pictures):
    misread = 100 * sums["views whose hue is misread"] / max(1, sums["tinted views"])
    goals = [
        ("labels over labels", sums["labels over labels"], 0),
        ("labels outside the picture", sums["labels outside the picture"], 0),
        ("labels over document text", sums["labels over document text"], 0),
        ("names that would fit but are numbers", sums["names that would fit but are numbers"], 0),
        ("pictures with more than 12 legend entries", sums["pictures with more than 12 legend entries"], 5),
        ("legends longer than the sheet", sums["legends longer than the sheet"], 0),
        ("views whose hue is misread, %", round(misread, 1), 5),
        ("texts below AA", sums["texts below AA"], 0),
        ("generic names drawn", sums["generic names"], 0),
        ("leaders over text", sums["leaders over text"], 0),
        ("legends wider than the sheet", sums["legends wider than the sheet"], 0),
        ("pictures wider than twice their height", sums["pictures wider than twice their height and sheet"], 0),
        ("pictures without any constraint drawn", sums["pictures without any constraint drawn"], 0),
        ("names more than 12 points from their box", sums["names more than 12 points from their box"], 0),
        ("coincident texts", sums["coincident texts"], 0),
        ("texts outside the picture", sums["texts outside the picture"], 0),
        (
            "pictures with constraints' lines that leave them",
            sums["pictures with constraints' lines that leave them"], 0),
        *((name, sums[name], 0) for name in (
            "constraints' lines over a text", "guides' dashes over a text", "views that strike out a text", "guides' tints over a view",
            "texts smaller than 9 points")),
    ]
    print(f"{pictures} pictures, {sums['tinted views']} tinted views, {sums['texts']} texts, {sums['numbers']} numbers")
    for name, value, goal in goals:
        print(f"{name:45} {value:>7}   goal: at most {goal:<3} {'reached' if value <= goal else 'MISSED'}")
    return all(value <= goal for _, value, goal in goals)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?")
    parser.add_argument("--svg")
    parser.add_argument("--preset", help="the preset to draw with")
    parser.add_argument("--most", type=int, default=700)
    parser.add_argument("--command", default=COMMAND)
    parser.add_argument("--verbose", action="store_true", help="name the pictures that miss a goal")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        svg = arguments.svg or temporary
        if not arguments.svg:
            draw(arguments.folder, arguments.command, temporary, arguments.preset)
        paths = sorted(Path(root) / name for root, _, names in os.walk(svg) for name in names if name.endswith(".svg"))
        step = max(1, math.ceil(len(paths) / arguments.most))
        sums = dict.fromkeys([
            "labels over labels", "labels outside the picture", "labels over document text", "numbers",
            "names that would fit but are numbers", "pictures with more than 12 legend entries",
            "legends longer than the sheet", "tinted views", "views whose hue is misread", "texts", "texts below AA",
            "generic names", "leaders over text", "pictures with leaders over text", "legends wider than the sheet",
            "pictures wider than twice their height and sheet", "pictures without any constraint drawn",
            "names more than 12 points from their box", "coincident texts", "texts outside the picture",
            "pictures with constraints' lines that leave them", "constraints' lines over a text", "guides' dashes over a text",
            "views that strike out a text", "guides' tints over a view", "texts smaller than 9 points"], 0)
        sources = Sources(arguments.folder)
        for path in paths[::step]:
            before = dict(sums)
            picture = Picture(path)
            picture.is_verbose = arguments.verbose
            measure(picture, sums)
            sums["pictures without any constraint drawn"] += (
                not picture.draws_constraints and sources.has_constraints(path, picture))
            missed = [
                f"{key} {sums[key] - before[key]}" for key in sums
                if key not in ("tinted views", "texts", "numbers") and sums[key] != before[key]]
            if arguments.verbose and missed:
                print(path, "; ".join(missed))
        return 0 if report(sums, len(paths[::step])) else 1


if __name__ == "__main__":
    raise SystemExit(main())
