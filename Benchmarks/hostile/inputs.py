#!/usr/bin/env python3
"""Makes inputs of a given size that take as much work as possible.

Usage: Benchmarks/hostile/inputs.py FOLDER BYTES
"""

import itertools
import json
import os
import sys

from captures import CAPTURES
from lookin import LOOKIN
from stages import STAGES

EVERYTHING = {
    "width": [1, 10000],
    "height": [1, 10000],
    "devices": "all",
    "textSizes": "all",
    "directions": "both",
    "texts": "longer",
}
WORDS = "lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore".split()


def text(letters, start=0):
    """A text of about so many letters."""
    words = itertools.islice(itertools.cycle(WORDS), start, None)
    chosen, length = [], 0
    while length < letters:
        chosen.append(next(words))
        length += len(chosen[-1]) + 1
    return " ".join(chosen)


def document(views, constraints=(), **others):
    root = {"id": "root", "subviews": views}
    return json.dumps(
        {"layoutDocument": 1, "root": root, "constraints": list(constraints), **others}, separators=(",", ":"))


def fitted(make, size):
    """The largest document below a size that a function of a count makes."""
    count = 1
    while len(make(2 * count)) <= size:
        count *= 2
    step = count
    while step > 1:
        step //= 2
        if len(make(count + step)) <= size:
            count += step
    return make(count)


def as_bytes(made):
    return made.encode() if isinstance(made, str) else made


def views(count, **properties):
    return [{"id": f"v{index}", **properties} for index in range(count)]


def chain(count, relation="{a}.leading == {b}.trailing + 1", **others):
    names = ["root"] + [f"v{index}" for index in range(count)]
    constraints = [relation.format(a=a, b=b) for b, a in zip(names, names[1:])]
    return document(views(count), constraints, **others)


def overlapping(count):
    constraints = []
    for index in range(count):
        constraints += [f"v{index}.left == root.left", f"v{index}.width == 90"]
    return document(views(count, backgroundColor="red"), constraints, sweep=EVERYTHING)


def millionths(count):
    constraints = []
    for index in range(count):
        constraints += [
            f"a{index}.top == safeAreaLayoutGuide.top + 20", f"e{index}.top == a{index}.bottom",
            f"b{index}.top == 0.000001 * e{index}.firstBaseline + 751",
            f"b{index}.firstBaseline >= 1000000 * e{index}.lastBaseline + 0.5",
        ]
    return document([{"id": f"{name}{index}"} for index in range(count) for name in "aeb"], constraints, sweep=EVERYTHING)


def labels(count, columns, words, **others):
    items, constraints = [], []
    for index in range(count):
        items.append({"id": f"v{index}", "class": "UILabel", "text": text(words, index), "numberOfLines": 0})
        left = "root.leading" if index % columns == 0 else f"v{index - 1}.trailing"
        top = "root.top" if index < columns else f"v{index - columns}.bottom"
        constraints += [f"v{index}.leading == {left} + 8", f"v{index}.top == {top} + 4"]
        if index % columns == columns - 1:
            constraints.append(f"v{index}.trailing <= root.trailing - 8")
    return document(items, constraints, **others)


def one_text(kind):
    def make(count):
        item = {"id": "v", "class": kind, "text": text(count), "numberOfLines": 0}
        if kind == "UITextView":
            item = {"id": "v", "class": kind, "text": text(count), "scrollEnabled": False}
        return document([item], ["v.leading == root.leading", "v.trailing == root.trailing", "v.top == root.top"], sweep=EVERYTHING)
    return make


def stacks(depth):
    def make(count):
        tops = []
        for index in range(count):
            view = {"id": f"l{index}", "class": "UILabel", "text": text(12, index), "numberOfLines": 0}
            for level in range(depth):
                view = {
                    "id": f"s{index}-{level}", "class": "UIStackView", "spacing": 3,
                    "axis": "vertical" if level % 2 else "horizontal",
                    "distribution": ["fill", "fillEqually", "fillProportionally", "equalSpacing"][level % 4],
                    "subviews": [view, {"id": f"p{index}-{level}", "class": "UIButton", "text": "ab"}],
                }
            tops.append(view)
        stack = {"id": "all", "class": "UIStackView", "axis": "vertical", "subviews": tops}
        edges = [f"all.{edge} == root.{edge}" for edge in ["leading", "trailing", "top", "bottom"]]
        return document([stack], edges, sweep=EVERYTHING)
    return make


def nested(depth):
    def make(count):
        tops, constraints = [], []
        for index in range(count):
            view = None
            for level in range(depth):
                name = f"n{index}-{level}"
                view = {"id": name, "backgroundColor": "red", **({"subviews": [view]} if view else {})}
                outer = f"n{index}-{level + 1}" if level + 1 < depth else "root"
                for edge in ["leadingMargin", "topMargin", "trailingMargin", "bottomMargin"]:
                    constraints.append(f"{name}.{edge[:-6]} == {outer}.{edge}")
            tops.append(view)
        return document(tops, constraints, sweep=EVERYTHING)
    return make


def many_states(count):
    constraints = [{"id": f"c{index}", "constraint": f"v{index}.width == {index + 1}"} for index in range(count)]
    states = [{"id": f"s{index}", "constraints": {f"c{index}": {"constant": 7}}} for index in range(count)]
    return document(views(count, backgroundColor="red"), constraints, states=states, sweep=EVERYTHING)


def many_small_states(count):
    states = [{"id": f"s{index}", "constraints": {"c": {"constant": index % 999}}} for index in range(count)]
    constraints = [{"id": "c", "constraint": "v0.leading == root.leading"}] + [f"v{index}.top == root.top" for index in range(40)]
    return document(views(40), constraints, states=states)


def inequalities(count):
    return document(views(1), [f"v0.width >= {index}" for index in range(count)], sweep=EVERYTHING)


def duplicates(count):
    return document(views(2), ["v0.leading == v1.leading"] * count)


def wishes(count):
    constraints = [f"v0.width == {index} @{1 + index % 998}" for index in range(count)]
    return document(views(1), constraints, sweep=EVERYTHING)


def shared_wishes(count):
    constraints = [f"v{index}.leading == v{index + 1}.trailing + 9 @{500 + index % 3}" for index in range(count - 1)]
    constraints += [f"v{index}.width == root.width @{400 + index % 5}" for index in range(count)]
    constraints += [f"v{count - 1}.leading == root.leading", "v0.trailing == root.trailing"]
    return document(views(count), constraints, sweep=EVERYTHING)


def conflicts(count):
    constraints = []
    for index in range(count):
        constraints += [f"v{index}.width == 10", f"v{index}.width == 20"]
    return document(views(count), constraints)


def long_conflict(count):
    constraints = [f"v{index}.left == v{index + 1}.left" for index in range(count - 1)]
    return document(views(count), constraints + [f"v0.left == v{count - 1}.left + 7"])


def circle(count):
    constraints = [f"v{index}.width == 0.9 * v{(index + 1) % count}.height + 1" for index in range(count)]
    constraints += [f"v{index}.height == 0.8 * v{(index * 7 + 3) % count}.width + 2" for index in range(count)]
    return document(views(count), constraints, sweep=EVERYTHING)


def competing(count):
    items = [{"id": f"v{index}", "class": "UILabel", "text": text(20, index)} for index in range(count)]
    names = [f"v{index}" for index in range(count)]
    constraints = [f"{b}.leading == {a}.trailing + 8" for a, b in zip(names, names[1:])]
    constraints += ["v0.leading == root.leading", f"{names[-1]}.trailing == root.trailing"]
    return document(items, constraints, sweep=EVERYTHING)


def unknown(count):
    constraints = [f"wiew{index}.leading == viev{index}.leading" for index in range(count)]
    return document(views(count), constraints)


def equal_ids(count):
    return document([{"id": "same", "name": "same"}] * count, ["same.leading == root.leading"] * count)


def half_open(count):
    constraints = []
    for index in range(count):
        constraints += [f"v{index}.width >= 10", f"v{index}.leading >= root.leading", f"v{index}.trailing <= root.trailing"]
    return document(views(count, backgroundColor="red"), constraints)


def open_chain(count):
    names = [f"v{index}" for index in range(count)]
    return document(views(count), [f"{b}.leading >= {a}.trailing" for a, b in zip(names, names[1:])])


def guides(count):
    root = {"id": "root", "guides": [{"id": f"g{index}"} for index in range(count)]}
    return json.dumps({"layoutDocument": 1, "root": root}, separators=(",", ":"))


def scrolls(count):
    items, constraints = [], []
    for index in range(count):
        items.append({"id": f"s{index}", "class": "UIScrollView", "subviews": [{"id": f"c{index}", "class": "UILabel", "text": text(30, index), "numberOfLines": 0}]})
        for edge in ["leading", "trailing", "top", "bottom"]:
            constraints += [f"s{index}.{edge} == root.{edge}", f"c{index}.{edge} == s{index}.contentLayoutGuide.{edge}"]
    return document(items, constraints, sweep=EVERYTHING)


def huge_canvas(count):
    return document(views(count, backgroundColor="red"), [f"v{index}.width == root.width" for index in range(count)],
                    canvas={"size": [100000, 100000], "scale": 4096}, sweep=EVERYTHING)


def inner_insets(count):
    items, constraints = [], []
    for index in range(count):
        items.append({"id": f"v{index}", "subviews": [{"id": f"w{index}", "class": "UITextField"}]})
        constraints += [
            f"v{index}.leading == root.leading + {index}", f"v{index}.width == root.width / 2",
            f"w{index}.leading == v{index}.readableContentGuide.leading",
            f"w{index}.trailing == v{index}.layoutMarginsGuide.trailing",
            f"w{index}.top == v{index}.safeAreaLayoutGuide.top",
            f"root.bottom <= 1.000001 * w{index}.firstBaseline",
        ]
    return document(items, constraints, sweep=EVERYTHING)


def storyboard(count):
    scenes = "".join(
        f'<scene sceneID="s{index}"><objects><viewController id="c{index}"><view key="view" id="v{index}">'
        f'<rect key="frame" x="0" y="0" width="375" height="667"/><subviews><label text="{text(30, index)}" '
        f'numberOfLines="0" id="l{index}" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>'
        f'<constraint firstItem="l{index}" firstAttribute="leading" secondItem="v{index}" secondAttribute="leading" id="x{index}"/>'
        f'<constraint firstItem="l{index}" firstAttribute="width" secondItem="v{index}" secondAttribute="width" id="y{index}"/>'
        '</constraints></view></viewController></objects></scene>'
        for index in range(count))
    return ('<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" '
            f'version="3.0"><scenes>{scenes}</scenes></document>')


def message(constraints):
    return ("Unable to simultaneously satisfy constraints.\n(\n" + ",\n".join(f'"{line}"' for line in constraints)
            + f"\n)\nWill attempt to recover by breaking constraint\n{constraints[0]}\n")


def constraint(number, words):
    return f"<NSLayoutConstraint:{hex(number)} {words}>"


def log_chain(count):
    lines = [constraint(index, f"UIView:{hex(index)}.left == UIView:{hex(index + 1)}.left") for index in range(1, count)]
    return message(lines + [constraint(count + 9, f"UIView:0x1.left == UIView:{hex(count)}.left + 7")])


def log_nested(count):
    lines = [constraint(index, f"UIView:{hex(index + 1)}.left == UIView:{hex(index)}.left + 8") for index in range(1, count)]
    lines += [constraint(count + index, f"UIView:{hex(index)}.width == {index + 10}.5") for index in range(1, count)]
    return message(lines + [constraint(9 * count, f"UIView:0x1.left == UIView:{hex(count)}.left + 7")])


def log_lengths(count):
    return message([constraint(index, f"UIView:0x1.width == {index}") for index in range(1, count)])


def log_inequalities(count):
    lines = [constraint(index, f"UIView:{hex(index)}.width >= UIView:{hex(index + 1)}.width + 1") for index in range(1, count)]
    return message(lines + [constraint(count + 9, f"UIView:0x1.width <= UIView:{hex(count)}.width")])


def log_many(count):
    parts = []
    for index in range(count):
        parts.append(message([
            constraint(3 * index + 1, f"UIView:{hex(index)}.width == {index}"), constraint(3 * index + 2, f"UIView:{hex(index)}.width == {index + 1}")]))
    return "".join(parts)


def log_masks(count):
    lines = [f"<NSAutoresizingMaskLayoutConstraint:{hex(index)} h=--& v=--& UIView:0x1.width == {index}>" for index in range(1, count)]
    lines += [constraint(count + index, f"UIView:0x1.height == {index}") for index in range(1, count)]
    return message(lines)


def log_holds(count):
    lines = [constraint(index, f"H:[UIView:{hex(index)}]-(8)-[UIView:{hex(index + 1)}]") for index in range(1, count)]
    return message(lines)


INPUTS = {
    "open-views.json5": lambda n: document([{}] * n),
    "open-guides.json5": guides,
    "open-half.json5": half_open,
    "open-chain.json5": open_chain,
    "overlapping.json5": overlapping,
    "chain.json5": lambda n: chain(n, sweep=EVERYTHING),
    "chain-near-one.json5": lambda n: chain(n, "{a}.firstBaseline == 1.0000001 * {b}.lastBaseline + 1", sweep=EVERYTHING),
    "chain-half.json5": lambda n: chain(n, "{a}.width == 0.5 * {b}.width + 9", sweep=EVERYTHING),
    "millionths.json5": millionths,
    "labels.json5": lambda n: labels(n, 5, 40, sweep=EVERYTHING),
    "labels-row.json5": lambda n: labels(n, 10000, 12, sweep=EVERYTHING),
    "labels-long.json5": lambda n: labels(n, 2, 2000, sweep=EVERYTHING),
    "text.json5": one_text("UILabel"),
    "text-view.json5": one_text("UITextView"),
    "stacks.json5": stacks(3),
    "stacks-deep.json5": stacks(100),
    "nested.json5": nested(120),
    "states.json5": many_states,
    "states-small.json5": many_small_states,
    "inequalities.json5": inequalities,
    "duplicates.json5": duplicates,
    "wishes.json5": wishes,
    "wishes-shared.json5": shared_wishes,
    "conflicts.json5": conflicts,
    "conflict-long.json5": long_conflict,
    "circle.json5": circle,
    "competing.json5": competing,
    "unknown.json5": unknown,
    "equal-ids.json5": equal_ids,
    "scrolls.json5": scrolls,
    "huge-canvas.json5": huge_canvas,
    "insets.json5": inner_insets,
    "scenes.storyboard": storyboard,
    "chain.log": log_chain,
    "nested.log": log_nested,
    "lengths.log": log_lengths,
    "inequalities.log": log_inequalities,
    "many.log": log_many,
    "masks.log": log_masks,
    "holds.log": log_holds,
}


def main():
    folder, size = sys.argv[1], int(sys.argv[2])
    os.makedirs(folder, exist_ok=True)
    for name, make in (INPUTS | CAPTURES | LOOKIN | STAGES).items():
        with open(os.path.join(folder, name), "wb") as file:
            file.write(fitted(lambda count: as_bytes(make(count)), size))


if __name__ == "__main__":
    main()
