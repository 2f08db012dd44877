#!/usr/bin/env python3
"""Makes layout documents of any size in which constraints place every view.

Usage: Benchmarks/documents/documents.py LOAD VIEWS > FILE
"""

import sys

CHAIN = 120  # Views inside one another: the format allows 256 arrays and objects, and a view takes two.
BRANCHES = 8


def flat(count):
    """Makes a list: one superview, each view below the previous one and as wide as the list."""
    views = [("root", None)] + [(f"row{index}", "root") for index in range(1, count)]
    constraints = []
    for index in range(1, count):
        row = f"row{index}"
        above = "root.top" if index == 1 else f"row{index - 1}.bottom + 8"
        constraints += [f"{row}.leading == root.leading + {index % 7}", f"{row}.top == {above}"]
    return views, constraints


def tree(count):
    """Makes a tree: every view has eight subviews, side by side, each with a share of its size."""
    names = ["root"] + [f"view{index}" for index in range(1, count)]
    views = [("root", None)]
    constraints = []
    for index in range(1, count):
        name, parent = names[index], names[(index - 1) // BRANCHES]
        views.append((name, parent))
        before = f"{parent}.leading" if index % BRANCHES == 1 else f"{names[index - 1]}.trailing"
        constraints += [
            f"{name}.leading == {before} + 0.5",
            f"{name}.top == {parent}.top + 1",
            f"{name}.width == 0.1 * {parent}.width",
            f"{name}.height == {parent}.height / 2 @750",
        ]
    return views, constraints


def deep(count):
    """Makes chains: views nested as deeply as the format allows, each inset in its superview."""
    views = [("root", None)]
    constraints = []
    for index in range(1, count):
        name = f"layer{index}"
        parent = "root" if index % CHAIN == 1 else f"layer{index - 1}"
        views.append((name, parent))
        constraints += [
            f"{name}.leading == {parent}.leading + 1",
            f"{name}.trailing == {parent}.trailing - 1",
            f"{name}.top == {parent}.top + 1",
            f"{name}.bottom == {parent}.bottom - 1",
        ]
    return views, constraints


LOADS = {"flat": flat, "tree": tree, "deep": deep}


def document(load, count):
    """Returns the text of a document with a number of views, including the root."""
    views, constraints = LOADS[load](count)
    inside = {name: [] for name, _ in views}
    for name, parent in views[1:]:
        inside[parent].append(name)
    size = ", intrinsicContentSize: [120, 21]" if load == "flat" else ""
    lines = ["{ layoutDocument: 1, root:"]
    # Written without recursion, which Python limits, and without indentation, which would be most of a deep document.
    pending = ["root"]
    while pending:
        name = pending.pop()
        if name is None:
            lines.append("] },")
        elif inside[name]:
            lines.append(f'{{ id: "{name}", subviews: [')
            pending.append(None)
            pending += reversed(inside[name])
        else:
            lines.append(f'{{ id: "{name}"{size} }},')
    lines.append("constraints: [")
    lines += [f'"{constraint}",' for constraint in constraints]
    lines.append("] }")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(document(sys.argv[1], int(sys.argv[2])))
