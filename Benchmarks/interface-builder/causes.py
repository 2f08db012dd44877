#!/usr/bin/env python3
"""Finds the cause of each view whose frame differs from the recorded one, by trials.

Usage: Benchmarks/interface-builder/causes.py CORPUS [--all] [--list]

In a root with misses, one missed view at a time is set to its recorded width, height, x or y by a constraint of
priority 999, and the root is solved again. The misses that this removes are attributed to the trial that removes
most, until no trial removes any. A remaining miss is attributed to a margin or a safe area if a required constraint
relates the view to one and its edge differs from the recorded one. Roots with a stack view whose arranged views have
sizes that only the canvas determined are skipped unless `--all` is given. Needs a release build, or the command named
by `LAYOUT_RENDER`.
"""

import argparse
import copy
from collections import Counter, defaultdict
import xml.etree.ElementTree as ET

from recorded import MEASURED, corpus, each, frame, is_match, read, solve, views

MARGINS = {"leadingMargin", "trailingMargin", "topMargin", "bottomMargin", "leftMargin", "rightMargin"}
AXES = {"x": "left", "y": "top", "width": "width", "height": "height"}


def parents(root):
    return {view.get("id"): parent for view, parent, _ in views(root)}


def pinned(tree, id, parent, axis, value):
    """Returns the tree with one number of a view's frame fixed at its recorded value."""
    trial = copy.deepcopy(tree)
    owner_id = id if axis in ("width", "height") else parent
    owner = next(element for element in trial.iter() if element.get("id") == owner_id)
    constraints = owner.find("constraints")
    if constraints is None:
        constraints = ET.SubElement(owner, "constraints")
    attributes = {"firstItem": id, "firstAttribute": AXES[axis], "constant": str(value), "priority": "999",
                  "id": "trial"}
    if axis in ("x", "y"):
        attributes |= {"secondItem": parent, "secondAttribute": AXES[axis]}
    ET.SubElement(constraints, "constraint", attributes)
    return trial


def ties(root, guides):
    """Returns the margins and safe areas that required equalities relate each view's edges to, by view and axis."""
    found = defaultdict(set)
    for constraint in root.iter("constraint"):
        if constraint.get("priority") or constraint.get("relation") not in (None, "equal"):
            continue
        sides = [(constraint.get("firstItem"), constraint.get("firstAttribute") or ""),
                 (constraint.get("secondItem"), constraint.get("secondAttribute") or "")]
        for (item, attribute), (other, others) in (sides, sides[::-1]):
            axis = "x" if attribute in ("leading", "trailing", "left", "right", "centerX") else "y"
            if others in MARGINS:
                found[item, axis].add("margin")
            elif other in guides:
                found[item, axis].add("safe area or bar")
    return found


def cause(root, id, axis, tied):
    element = root.records[id][0]
    if axis in ("width", "height"):
        kind = element.tag
        if kind in MEASURED:
            font = element.find('fontDescription[@key="fontDescription"]')
            family = font is not None and font.get("name") and not font.get("type")
            kind += " in another font" if family else ""
        elif kind == "imageView":
            symbol = element.find("imageReference") is not None
            kind += " with a symbol" if symbol else ""
        return f"{axis} of {kind}"
    return f"{axis}: {', '.join(sorted(tied[id, axis])) or 'other views'}"


def compared(root, missing, tied, solved):
    """Returns the margins and safe areas that the wrong edges of missed views are related to."""
    found = Counter()
    for id in missing:
        record, got = root.records[id][1], solved.get(id)
        if got is None:
            return "not in the output"
        for axis, place in (("x", 0), ("y", 1)):
            near = abs(got[place] - record[place]) > 0.5
            far = abs(got[place] + got[place + 2] - record[place] - record[place + 2]) > 0.5
            if near or far:
                found.update(tied[id, axis])
    return max(sorted(found), key=found.get, default="several at once")


def attribute(entry):
    """Returns the document with a list of (cause, view's id, misses removed with it)."""
    path, roots = entry
    document = read(path, roots)
    solved = solve(document.tree, path) or {}
    guides = {guide.get("id") for guide in document.tree.iter()
              if guide.tag in ("viewLayoutGuide", "viewControllerLayoutGuide")}
    results = []
    for root in document.roots:
        missing = {id for id, (element, record) in root.records.items()
                   if not is_match(element, record, solved.get(id))}
        above, tied = parents(root.element), ties(root.element, guides)
        trials = {}
        for id in sorted(missing):
            for place, axis in enumerate(AXES):
                recorded = root.records[id][1][place]
                got = solved.get(id)
                if got is not None and abs(got[place] - recorded) < 0.2:
                    continue
                parent = above[id].get("id") if above.get(id) is not None else None
                if parent is None and axis in ("x", "y"):
                    continue
                frames = solve(pinned(document.tree, id, parent, axis, recorded), path) or {}
                trials[id, axis] = {other for other in missing
                                    if is_match(root.records[other][0], root.records[other][1], frames.get(other))}
        while missing:
            best = max(sorted(trials), key=lambda trial: len(trials[trial] & missing), default=None)
            gone = trials[best] & missing if best else set()
            if not gone:
                results.append((root, compared(root, missing, tied, solved), "", missing))
                break
            results.append((root, cause(root, *best, tied), best[0], gone))
            missing -= gone
    return document, results


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    counts, apps = Counter(), defaultdict(set)
    for document, results in each(attribute, corpus(arguments.corpus)):
        for root, why, id, gone in results:
            if not arguments.all and not root.is_determined:
                continue
            counts[why] += len(gone)
            apps[why].add(document.repository)
            if arguments.list:
                print(f"{len(gone):4} {why:40} {document.tools} {document.device:12} "
                      f"{document.repository}/{document.path.name} {root.id} {id}")
    for why, count in counts.most_common():
        print(f"{count:5} in {len(apps[why]):2} apps  {why}")
    print(f"{counts.total():5} misses")


if __name__ == "__main__":
    main()
