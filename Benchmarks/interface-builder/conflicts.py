#!/usr/bin/env python3
"""Lists the conflicts that are reported in shipped documents, each with a verdict worked out from the document.

Usage: Benchmarks/interface-builder/conflicts.py CORPUS

The verdicts: "recorded" where the frames that Interface Builder recorded break a required constraint of the root, too; "marked" where
the document itself marks a view of the conflict misplaced or ambiguous; "content" where the conflict is about content that may not
be cut off or stretched; "open" for the rest, which may come from a wrong rule. Needs a release build, or the command that
`LAYOUT_RENDER` names.
"""

import argparse
import json
import re
import subprocess
import xml.etree.ElementTree as ET
from collections import Counter, defaultdict
from pathlib import Path

from recorded import COMMAND, each

ID = re.compile(r"\b[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}\b")


def conflicts(path):
    """The messages of the conflicts in a document."""
    run = subprocess.run([COMMAND, "frames", str(path)], capture_output=True, timeout=60)
    try:
        scenes = json.loads(run.stdout)["scenes"]
    except ValueError:
        return []
    return [issue["message"] for scene in scenes for issue in scene["issues"] if issue["code"] == "unsatisfiable"]


def verdict(message, tree, roots):
    parents = {child: parent for parent in tree.iter() for child in parent}
    views = {element.get("id"): element for element in tree.iter() if element.get("id")}
    violated, marked = 0, False
    for id in ID.findall(message):
        element = views.get(id)
        if element is None:
            continue
        marked |= "YES" in (element.get("misplaced"), element.get("ambiguous"))
        while element is not None:
            violated = max(violated, roots.get(element.get("id"), 0))
            element = parents.get(element)
    if violated:
        return "recorded"
    return "marked" if marked else "content" if "fits its content" in message else "open"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    arguments = parser.parse_args()
    entries = json.loads((arguments.corpus / "roots.json").read_text(encoding="utf-8"))
    paths = [arguments.corpus / entry["file"] for entry in entries]
    counts, apps = Counter(), defaultdict(set)
    for entry, path, found in zip(entries, paths, each(conflicts, paths)):
        if not found:
            continue
        tree = ET.parse(path)
        roots = {root["id"]: root["violated"] for root in entry["roots"]}
        for message in found:
            kind = verdict(message, tree, roots)
            counts[kind] += 1
            apps[kind].add(path.parent.name)
            broken = re.search(r"Broken: (.*?)\. Remove", message)
            print(f"{kind:9} {path.parent.name} {path.name}: {broken.group(1) if broken else message[:120]}")
    for kind, count in counts.most_common():
        print(f"{count:4} in {len(apps[kind]):2} apps {kind}")


if __name__ == "__main__":
    main()
