#!/usr/bin/env python3
"""Compares Interface Builder's own marks of views, `ambiguous` and `misplaced`, with what `check` reports.

    layout-render check CORPUS --reporter json > report.json
    Benchmarks/interface-builder/marks.py CORPUS report.json [--list]

Counts the views that both, only Interface Builder, and only `check` report, with reasons as far as the documents show
them. `--list` prints those that only one of both reports.
"""

import argparse
import collections
import json
import xml.etree.ElementTree as ET
from pathlib import Path

CELLS = {"tableViewCell", "collectionViewCell", "collectionReusableView"}


def reasons(element, parents, mark, broken):
    """Why one of both might not report a view."""
    if any(key in element.attrib for key in ("ambiguous", "misplaced")) and mark not in element.attrib:
        yield "marked as " + ("misplaced" if mark == "ambiguous" else "ambiguous")
    node, depth = element, 0
    while node is not None:
        if node.get("id") in broken:
            yield "in or beside a conflict"
            return
        if node.tag in CELLS:
            yield "in a cell"
            return
        if node.tag == "stackView" and depth > 0:
            yield "in a stack view"
            return
        if node.tag in ("scrollView", "containerView", "tableView", "collectionView") and depth == 0:
            yield f"a {node.tag}"
            return
        node, depth = parents.get(node), depth + 1
    if element.get("hidden") == "YES":
        yield "hidden"
    yield "other"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("report", type=Path)
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    findings = collections.defaultdict(list)
    for finding in json.loads(options.report.read_text(encoding="utf-8"))["findings"]:
        findings[finding["file"]].append(finding)
    for mark in ("ambiguous", "misplaced"):
        counts, because = collections.Counter(), collections.defaultdict(collections.Counter)
        for path in sorted(options.corpus.rglob("*")):
            if path.suffix not in (".xib", ".storyboard"):
                continue
            try:
                tree = ET.parse(path)
            except ET.ParseError:
                continue
            found = findings[str(path)]
            parents = {child: parent for parent in tree.iter() for child in parent}
            elements = {element.get("id"): element for element in tree.iter() if element.get("id")}
            marked = {id for id, element in elements.items() if element.get(mark) == "YES"}
            reported = {id for f in found if f["code"] == mark for id in f["items"]}
            broken = {id for f in found if f["code"] == "unsatisfiable" for id in f["items"]}
            for id in sorted(marked | reported):
                side = "both" if id in marked and id in reported else "only marked" if id in marked else "only reported"
                counts[side] += 1
                if side == "both" or id not in elements:
                    continue
                reason = next(reasons(elements[id], parents, mark, broken))
                because[side][reason] += 1
                if options.list:
                    print(f"{mark}: {side}: {reason}: {path}: {elements[id].tag} {id}")
        print(f"{mark}: " + ", ".join(f"{count} {side}" for side, count in sorted(counts.items())))
        for side, reasons_ in sorted(because.items()):
            print(f"  {side}: " + ", ".join(f"{count} {reason}" for reason, count in reasons_.most_common()))


if __name__ == "__main__":
    main()
