#!/usr/bin/env python3
"""Splits the misses of determined roots by whether the document itself shows that its record is out of date.

Usage: Benchmarks/interface-builder/stale.py CORPUS [--list] [--check]

A miss counts as out of date if there is evidence in the corpus that doesn't depend on how content, margins, safe areas
and stack views are computed here. That constraints give another frame isn't evidence: roots whose record breaks one of
their own required constraints are left out already, and all other reasons are rules of ours.

- marked: the document marks the view or a view around it as misplaced or ambiguous;
- image: the image that alone determines a view's size has another size among the document's own resources;
- stack: the records of the views that a stack view arranges don't begin and end with it, or leave gaps other than its
  spacing, as after a view was removed;
- edited: the view or its root has an identifier that Interface Builder doesn't write, so that someone wrote the document;
- text: the same text in the same font is recorded elsewhere in the app, by tools of the same generation and on a
  screen of the same scale, in the size that is solved here;
- follows: one of the above holds for a view, and setting it to its recorded frame makes this one right (`causes.py`).

`--check` looks for false excuses: evidence that also holds for views whose frames are as recorded says nothing, and neither does
the size of an image that no other record in the app has.

The score without both is printed beside the plain one, which counts every view. Needs a release build, or the command
named by `LAYOUT_RENDER`.
"""

import argparse
import re
from collections import Counter, defaultdict

from causes import attribute
from facts import THREE_TIMES
from recorded import MEASURED, corpus, each, is_match, read, solve, views

AXES = {"width": 2, "height": 3}
GENERATIONS = (7000, 13000, 14000, 17500, 18000, 21000, 24000)


def scale(document):
    if document.device == "none":
        return 1 if document.tools < 13000 else 2
    return 3 if document.device.removesuffix("-landscape") in THREE_TIMES else 2


#: The form of the identifiers that Interface Builder writes; before Xcode 5 they were numbers.
IDENTIFIER = re.compile(r"[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}|[0-9]+")
#: The distance in points that alignment rectangles, such as those of switches and symbols, can have from frames.
ALIGNMENT = 3


def insets(stack):
    """Returns the margins of a stack view at its start and end along its axis."""
    margins = stack.find('*[@key="directionalLayoutMargins"]')
    margins = stack.find('*[@key="layoutMargins"]') if margins is None else margins
    names = ("top", "bottom") if stack.get("axis") == "vertical" else ("leading", "trailing")
    if margins is None:
        return 0, 0
    return tuple(float(margins.get(name) or margins.get({"leading": "left", "trailing": "right"}.get(name)) or 0)
                 for name in names)


def keeps_place(view):
    """Whether a stack view makes room for a view: for hidden ones only if they are hidden while they don't animate."""
    return view.get("hidden") != "YES" or view.get("hidesWhenStopped") == "YES"


def is_broken(stack, records):
    """Whether the records of a stack view and of what it arranges contradict each other along its axis."""
    arranged = stack.find("subviews")
    shown = [] if arranged is None else [view for view in arranged if keeps_place(view)]
    frames = [records.get(view.get("id"), (None, None))[1] for view in shown]
    own = records.get(stack.get("id"), (None, None))[1]
    if not frames or None in frames or own is None or stack.get("baselineRelativeArrangement") == "YES":
        return False
    if stack.get("distribution") not in (None, "fill", "fillEqually", "fillProportionally"):
        return False
    place = 1 if stack.get("axis") == "vertical" else 0
    first, last = insets(stack)
    spacing = 8 if stack.get("spacingType") == "standard" else float(stack.get("spacing") or 0)
    ends = [record[place] + record[place + 2] for record in frames]
    gaps = [frames[0][place] - first, own[place + 2] - last - ends[-1]]
    gaps += [after[place] - end - spacing for after, end in zip(frames[1:], ends)]
    return any(abs(gap) > ALIGNMENT for gap in gaps)


def in_broken_stacks(root):
    """Returns the ids of the views that such stack views arrange."""
    return {view.get("id") for view, parent, _ in views(root.element)
            if parent is not None and parent.tag == "stackView" and is_broken(parent, root.records)}


def marked(root):
    """Returns the ids of the views that are marked, or in a marked view."""
    found = set()
    for element, parent, _ in views(root.element):
        is_marked = "YES" in (element.get("misplaced"), element.get("ambiguous"))
        if is_marked or parent is not None and parent.get("id") in found:
            found.add(element.get("id"))
    return found


def text_key(document, element):
    """Returns what determines the size of an element's text, with the app; None without text."""
    text = element.get("text") or element.get("title")
    state = element.find('state[@key="normal"]')
    if text is None and element.tag == "button" and state is not None:
        text = state.get("title")
    font = element.find('fontDescription[@key="fontDescription"]')
    if not text or element.tag not in MEASURED:
        return None
    generation = sum(document.tools >= first for first in GENERATIONS)
    name = None if font is None else tuple(sorted(font.attrib.items()))
    return document.repository, generation, scale(document), element.tag, text, name, element.get("numberOfLines")


def own_lengths(element):
    """Returns the axes on which a view has a constraint of its own for its size."""
    own = element.find("constraints")
    return set() if own is None else {constraint.get("firstAttribute") for constraint in own}


def is_image_changed(document, element, record, solved):
    """Whether the listed size of the view's image is the solved one, and the recorded one differs from it."""
    name = element.get("image")
    images = {image.get("name"): image for image in document.tree.iter("image") if not image.get("catalog")}
    if element.tag != "imageView" or name not in images:
        return False
    for axis, place in AXES.items():
        listed = float(images[name].get(axis) or 0)
        is_own = axis not in own_lengths(element) and abs(solved[place] - listed) < 0.51
        if is_own and abs(record[place] - listed) > 1:
            return True
    return False


def examine(entry):
    """Returns the document, its solved frames, and the groups of misses of `causes.py`."""
    path, roots = entry
    document = read(path, roots)
    solved = solve(document.tree, path) or {}
    is_missed = any(
        not is_match(element, record, solved.get(id))
        for root in document.roots if root.is_determined for id, (element, record) in root.records.items())
    groups = attribute(entry)[1] if is_missed else []
    return document, solved, groups


def texts(results):
    """Returns the recorded sizes of each text that occurs in the corpus."""
    sizes = defaultdict(set)
    for document, _, _ in results:
        for root in document.roots:
            for element, record in root.records.values():
                key = text_key(document, element)
                if key:
                    sizes[key].add(tuple(record[2:]))
    return sizes


def evidence(document, root, id, solved, sizes, marks, broken):
    """Returns the evidence that the record of a view is out of date; None if there is none."""
    element, record = root.records[id]
    got = solved.get(id)
    if id in marks:
        return "marked"
    if id in broken:
        return "stack"
    if not all(IDENTIFIER.fullmatch(name) for name in (id, root.id)):
        return "edited"
    if got is None:
        return None
    if is_image_changed(document, element, record, got):
        return "image"
    same = sizes.get(text_key(document, element), set())
    is_own_size = any(abs(got[place] - record[place]) > 1.01 for place in AXES.values())
    if is_own_size and any(is_match(element, [*record[:2], *size], [*record[:2], *got[2:]]) for size in same):
        return "text"
    return None


def images(results):
    """Returns the recorded sizes of each image that alone determines the size of a view, by app and name."""
    sizes = defaultdict(list)
    for document, _, _ in results:
        for root in document.roots:
            for element, record in root.records.values():
                if element.tag == "imageView" and not own_lengths(element):
                    sizes[document.repository, element.get("image")].append(record[2:])
    return sizes


def check(results, sizes):
    """Prints how often evidence holds for views that match, and how many other records agree with the solved size of an image."""
    matched, holding, by_image = 0, Counter(), images(results)
    for document, solved, groups in results:
        missed = {(root.id, id) for root, _, _, gone in groups for id in gone}
        for root in document.roots:
            if not root.is_determined:
                continue
            marks, broken = marked(root), in_broken_stacks(root)
            for id, (element, record) in root.records.items():
                kind = evidence(document, root, id, solved, sizes, marks, broken)
                if (root.id, id) not in missed:
                    matched += 1
                    holding[kind] += kind is not None
                elif kind == "image":
                    place = next(place for place in AXES.values() if abs(solved[id][place] - record[place]) > 1)
                    others = by_image[document.repository, element.get("image")]
                    agreeing = sum(abs(size[place - 2] - solved[id][place]) < 0.51 for size in others)
                    print(f"image {element.get('image')}: {agreeing} of {len(others)} records agree with the document's resources")
    for kind, count in holding.most_common():
        if count:
            print(f"{kind}: holds for {count} of {matched} views that match")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    results = list(each(examine, corpus(arguments.corpus)))
    sizes = texts(results)
    counts, apps, total = Counter(), defaultdict(set), 0
    for document, solved, groups in results:
        total += sum(len(root.records) for root in document.roots if root.is_determined)
        for root, why, cause, gone in groups:
            if not root.is_determined:
                continue
            marks, broken = marked(root), in_broken_stacks(root)
            found = {id: evidence(document, root, id, solved, sizes, marks, broken) for id in gone}
            for id in sorted(gone):
                kind = found[id] or ("follows" if found.get(cause) else "")
                counts[kind or "no evidence"] += 1
                apps[kind or "no evidence"].add(document.repository)
                if arguments.list:
                    print(f"{kind or 'no evidence':14} {why:36} {document.tools} {document.device:12} "
                          f"{document.repository}/{document.path.name} {root.id} {id}")
    for kind, count in counts.most_common():
        print(f"{count:5} in {len(apps[kind]):2} apps  {kind}")
    if arguments.check:
        check(results, sizes)
    misses = counts.total()
    rest = counts["no evidence"]
    print(f"determined                     {total - misses:5} of {total:5} ({100 - 100 * misses / total:.2f} %)")
    print(f"determined, without the others {total - misses:5} of {total - misses + rest:5} "
          f"({100 * (total - misses) / (total - misses + rest):.2f} %)")


if __name__ == "__main__":
    main()
