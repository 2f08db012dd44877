#!/usr/bin/env python3
"""Counts what documents recorded for and against the rules that InterfaceBuilderRules.md lists.

Usage: Benchmarks/interface-builder/rules.py CORPUS [RULE] [--list]

Each rule is read from documents alone: a constraint relates a view to what the rule is about, and the view's recorded frame
shows what it was. RULE is the beginning of a rule's name. `--list` prints what speaks against a rule. A rule that rests on one
repository is marked.
"""

import argparse
import math
import xml.etree.ElementTree as ET
from collections import Counter, defaultdict
from pathlib import Path

from facts import THREE_TIMES, WITHOUT_HOUSING, File, cell_margins, frame, placed, required_equalities, sides, trusted

SCREENS = {"retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
           "retina5_9": (375, 812), "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_12": (393, 852),
           "retina6_5": (414, 896)}


def roots(file):
    """Returns every root view with the element that holds it."""
    for view in file.root.iter():
        holder = file.parent.get(view)
        if holder is None or frame(view) is None or not view.get("id"):
            continue
        if view.get("key") == "view" or holder.tag == "objects":
            yield view, holder


def insets(file, view, holder):
    """Returns the insets that required constraints to a root's safe area, or to its guides for bars, imply, by edge."""
    safe = {guide.get("id") for guide in view.findall('viewLayoutGuide[@key="safeArea"]')}
    guides = {guide.get("id"): guide.get("type") for guide in holder.findall("layoutGuides/viewControllerLayoutGuide")}
    found = defaultdict(Counter)
    for owner in view.iter():
        for constraint in required_equalities(owner):
            if constraint.get("multiplier") not in (None, "1") or constraint.get("placeholder") == "YES":
                continue
            constant = float(constraint.get("constant") or 0)
            is_guide = guides.keys() & {constraint.get("firstItem"), constraint.get("secondItem")}
            for (id, attribute), (other, edge), sign in sides(constraint, owner.get("id")):
                element = file.by_id.get(id)
                if not trusted(element, view, file):
                    continue
                if is_guide:
                    sign = constant if (id, attribute) == (constraint.get("firstItem") or owner.get("id"),
                                                           constraint.get("firstAttribute")) else -constant
                x, y, width, height = frame(element)
                below = frame(view)[3] - y - height + sign
                if attribute == "top" and (other in safe and edge == "top" or guides.get(other) == "top" and edge == "bottom"):
                    found["top"][round(y - sign, 1)] += 1
                if attribute == "bottom" and (
                        other in safe and edge == "bottom" or guides.get(other) == "bottom" and edge == "top"):
                    found["bottom"][round(below, 1)] += 1
    return {edge: values.most_common(1)[0][0] for edge, values in found.items()}


def metrics(view, holder):
    return {child.get("key"): child for part in (view, holder) for child in part
            if (child.get("key") or "").startswith("simulated")}


def opaque_bars(file):
    for view, holder in roots(file):
        bar = metrics(view, holder).get("simulatedTopBarMetrics")
        if bar is not None and bar.get("translucent") == "NO" and holder.get("extendedLayoutIncludesOpaqueBars") != "YES":
            top = insets(file, view, holder).get("top")
            if top is not None:
                yield top == 0, view.get("id")


def tall_views_below_opaque_bars(file):
    for view, holder in roots(file):
        bar = metrics(view, holder).get("simulatedTopBarMetrics")
        bottom = insets(file, view, holder).get("bottom")
        if bar is not None and bar.get("translucent") == "NO" and frame(view)[1] > 0 and bottom is not None:
            screen = 667 if frame(view)[2] == 375 else 568
            expected = frame(view)[1] + frame(view)[3] - screen
            yield abs(bottom - max(0, expected)) < 0.6, view.get("id")


def bottom_insets(file):
    screen = SCREENS.get(file.device)
    if screen is None or file.device in WITHOUT_HOUSING or file.landscape:
        return
    for view, holder in roots(file):
        bottom = insets(file, view, holder).get("bottom")
        # Higher ones may be sheets, and wider ones aren't at the top of a window.
        is_short = frame(view)[3] < screen[1] - 80 and frame(view)[2] <= screen[0]
        if is_short and bottom is not None and view.tag == "view":
            yield (bottom >= 34) == (not 14800 <= file.tools < 21600), view.get("id")


def short_views(file):
    if file.device not in WITHOUT_HOUSING or not 11000 <= file.tools < 14800 or file.landscape:
        return
    for view, holder in roots(file):
        top = insets(file, view, holder).get("top")
        simulated = metrics(view, holder)
        if top is None or "simulatedTopBarMetrics" in simulated or "simulatedStatusBarMetrics" in simulated:
            continue
        width, height = SCREENS.get(file.device, (0, 0))
        # Views that bars make shorter are as wide as the screen.
        is_between_bars = frame(view)[2] == width and height - frame(view)[3] <= 120
        if view.tag == "view" and not is_between_bars and top in (0, 20):
            yield (top == 20) == (frame(view)[3] >= 400), view.get("id")


def cell_rule(accepts, expected):
    def rule(file):
        for fact in cell_margins(file):
            if fact.rule == "cell margin leading" and accepts(fact) and "landscape" not in fact.device:
                yield abs(fact.value - expected(fact)) < 0.3, fact.detail
    return rule


cells_before_xcode_11 = cell_rule(
    lambda fact: 13000 <= fact.tools < 14800 and fact.detail != "free" and fact.has_own_table
    or 13000 <= fact.tools < 14800 and fact.detail == "free",
    lambda fact: 20 if fact.width >= 390 else 16)
tables_in_views = cell_rule(
    lambda fact: 13000 <= fact.tools < 17000 and fact.detail != "free" and not fact.has_own_table
    and 0 < fact.screen < 390,
    lambda fact: 15)
library_cells = cell_rule(
    lambda fact: 13000 <= fact.tools and fact.width <= 320 and fact.screen >= 390, lambda fact: 16)


def root_margins(file):
    if file.device != "none" or file.tools >= 11000:
        return
    for view, holder in roots(file):
        if view.get("key") != "view" or frame(view)[2] != 600:
            continue
        for constraint in required_equalities(view):
            for (id, attribute), (other, edge), constant in sides(constraint, view.get("id")):
                element = file.by_id.get(id)
                if (attribute, edge) == ("leading", "leadingMargin") and other == view.get("id") and trusted(
                        element, view, file):
                    value = frame(element)[0] - constant
                    if value in (16, 20):
                        yield value == (16 if file.tools < 8000 else 20), id


def designable_labels(file):
    for designable in file.root.iter("designable"):
        label = file.by_id.get(designable.get("name"))
        size = designable.find('size[@key="intrinsicContentSize"]')
        if label is None or size is None or label.tag != "label" or label.get("numberOfLines") in (None, "1"):
            continue
        if placed(label) and frame(label)[2] < float(size.get("width")) - 1:
            yield frame(label)[3] > float(size.get("height")) + 1, label.get("id")


def stopped_indicators(file):
    for stack in file.root.iter("stackView"):
        views = list(stack.find("subviews") if stack.find("subviews") is not None else [])
        place = 3 if stack.get("axis") == "vertical" else 2
        for view, following in zip(views, views[1:]):
            if view.tag == "activityIndicatorView" and view.get("hidden") == "YES" and view.get(
                    "hidesWhenStopped") == "YES" and following.get("hidden") != "YES" and frame(view):
                start, length = frame(view)[place - 2], frame(view)[place]
                yield frame(following)[place - 2] >= start + length - 0.5, view.get("id")


def hidden_views(file):
    for stack in file.root.iter("stackView"):
        views = list(stack.find("subviews") if stack.find("subviews") is not None else [])
        place = 1 if stack.get("axis") == "vertical" else 0
        if len(views) > 1 and views[0].get("hidden") == "YES" and views[0].get("hidesWhenStopped") != "YES":
            if views[1].get("hidden") != "YES" and frame(views[1]) and placed(views[1]):
                yield abs(frame(views[1])[place]) < 0.5, views[0].get("id")


def search_bars(file):
    for bar in file.root.iter("searchBar"):
        own = {constraint.get("firstAttribute") for constraint in bar.findall("constraints/constraint")}
        if placed(bar) and frame(bar) and "height" not in own and file.tools >= 14000:
            yield frame(bar)[3] == (51 if 18000 <= file.tools < 21000 else 56), bar.get("id")


def round_fields(file):
    for field in file.root.iter("textField"):
        font = field.find('fontDescription[@key="fontDescription"]')
        own = {constraint.get("firstAttribute") for constraint in field.findall("constraints/constraint")}
        size = float(font.get("pointSize") or 0) if font is not None else 0
        if placed(field) and field.get("borderStyle") == "roundedRect" and frame(field) and "height" not in own and size > 18:
            grows = file.tools >= 14800
            yield (frame(field)[3] > 34) if grows else frame(field)[3] == 30, field.get("id")


def old_text_styles(file):
    sizes = {"Headline": 16, "Body": 16, "Caption1": 11}
    for label in file.root.iter("label"):
        font = label.find('fontDescription[@key="fontDescription"]')
        style = (font.get("style") or "").removeprefix("UICTFontTextStyle") if font is not None else ""
        is_line = label.get("numberOfLines") is None and placed(label) and frame(label) is not None
        if file.tools < 8000 and style in sizes and is_line and trusted(label, file.superview(label), file):
            yield frame(label)[3] == math.ceil(1.193359 * sizes[style]), label.get("id")


def rows_of_texts(file):
    for stack in file.root.iter("stackView"):
        arranged = [view for view in stack.findall("subviews/*") if view.get("hidden") != "YES"]
        is_row = stack.get("axis") != "vertical" and stack.get("distribution") in (None, "fill")
        wrapping = [view for view in arranged if view.tag == "label" and view.get("numberOfLines") not in (None, "1")]
        buttons = [view for view in arranged if view.tag == "button"]
        own = {constraint.get("firstAttribute") for view in arranged
               for constraint in view.findall("constraints/constraint")}
        if is_row and wrapping and buttons and len(wrapping) + len(buttons) == len(arranged) and "width" not in own:
            widths = [frame(view)[2] for view in arranged]
            yield max(widths) - min(widths) < 0.6, stack.get("id")


IOS_FONTS = ("Helvetica", "Avenir", "Futura", "Damascus")


def fonts_without_files(file):
    if (file.path.parent / "fonts").is_dir():
        return
    listed = {name.text for name in file.root.findall("customFonts//string")}
    scale = 1 if file.device == "none" and file.tools < 11000 else 3 if file.device in THREE_TIMES else 2
    for label in file.root.iter("label"):
        font = label.find('fontDescription[@key="fontDescription"]')
        name = font.get("name") if font is not None else None
        if name not in listed or name.startswith(IOS_FONTS) or not placed(label) or label.get("numberOfLines"):
            continue
        height, size = frame(label)[3], float(font.get("pointSize"))
        if 0.9 * size < height < 1.6 * size:
            yield abs(height - math.ceil(1.165 * size * scale - 1e-6) / scale) < 0.1, label.get("id")


RULES = {
    "an opaque bar covers nothing": opaque_bars,
    "a view below an opaque bar ends below the screen by what it is too tall": tall_views_below_opaque_bars,
    "shorter roots have the whole bottom inset before Xcode 11 and since 14.3": bottom_insets,
    "before Xcode 11 a status bar covers views from 400 points of height": short_views,
    "cells before Xcode 11 have 20 from 390 points of their own width": cells_before_xcode_11,
    "cells of tables in a view have 15 on narrow screens until Xcode 12": tables_in_views,
    "cells of at most 320 points have 16 on wide screens": library_cells,
    "roots 600 points wide have 16 before iOS 9, then 20": root_margins,
    "designable labels wrap where they are narrower": designable_labels,
    "an indicator that hides when stopped keeps its place": stopped_indicators,
    "other hidden views leave their place": hidden_views,
    "search bars are 56 tall, 51 in Xcode 13": search_bars,
    "text styles are one size smaller before iOS 9": old_text_styles,
    "labels that wrap and buttons share a row of nothing else equally": rows_of_texts,
    "fonts of the app without a file are as tall as Helvetica Neue": fonts_without_files,
    "fields with a round border grow with large fonts since Xcode 11": round_fields,
}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus")
    parser.add_argument("rule", nargs="?", default="")
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    results = {name: defaultdict(Counter) for name in RULES if name.startswith(arguments.rule)}
    for path in sorted(Path(arguments.corpus).glob("*/*.*")):
        if path.suffix not in (".xib", ".storyboard"):
            continue
        try:
            file = File(path)
        except ET.ParseError:
            continue
        if file.root.tag != "document" or not (file.root.get("targetRuntime") or "iOS").startswith("iOS"):
            continue
        for name in results:
            for holds, detail in RULES[name](file):
                results[name][path.parent.name][holds] += 1
                if not holds and arguments.list:
                    print(f"against {name}: {path.parent.name}/{path.name} {file.tools} {file.device} {detail}")
    for name, apps in results.items():
        total = sum(apps.values(), Counter())
        mark = "  rests on one repository" if sum(app[True] > 0 for app in apps.values()) == 1 else ""
        print(f"{name}: {total[True]} for in {sum(app[True] > 0 for app in apps.values())}, "
              f"{total[False]} against in {sum(app[False] > 0 for app in apps.values())} repositories{mark}")


if __name__ == "__main__":
    main()
