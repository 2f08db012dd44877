"""A corpus of Interface Builder documents as questions with recorded answers, and their comparison with solved frames.

A corpus is a folder with one folder for each repository, and `roots.json`: for each file its roots, with the number
of their own required constraints that the recorded frames violate (`violated`; such roots are skipped), whether a
stack view arranges a view whose size only Interface Builder's canvas determined (`openStack`), and whether the document
marks the record as misplaced or ambiguous (`marked`). Roots without either are called determined. A view is counted
in one root: cells aren't counted again below their controller.
"""

import concurrent.futures
import json
import os
import subprocess
import tempfile
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from pathlib import Path

COMMAND = os.environ.get(
    "LAYOUT_RENDER", str(Path(__file__).resolve().parents[2] / ".build/release/layout-render"))
MEASURED = {"label", "button", "textField", "textView", "segmentedControl", "searchBar"}
HOLDERS = {"contentView", "tableViewCellContentView", "view", "accessoryView"}


@dataclass
class Root:
    """A root with the recorded frames of views placed by constraints, by id."""

    id: str
    element: ET.Element
    is_determined: bool
    records: dict = field(default_factory=dict)


@dataclass
class Document:
    path: Path
    repository: str
    tree: ET.ElementTree
    roots: list

    @property
    def tools(self):
        return int((self.tree.getroot().get("toolsVersion") or "0").split(".")[0])

    @property
    def device(self):
        device = self.tree.find("device")
        if device is None:
            return "none"
        return device.get("id") + ("-landscape" if device.get("orientation") == "landscape" else "")


def frame(element):
    """Returns the recorded rectangle of a view, in its superview's coordinates."""
    rect = element.find('rect[@key="frame"]')
    return None if rect is None else [float(rect.get(name) or 0) for name in ("x", "y", "width", "height")]


def placed(element):
    return (element.get("translatesAutoresizingMaskIntoConstraints") == "NO"
            and element.get("fixedFrame") != "YES")


def unconstrained(tree):
    """Returns the ids of views that no constraint is about and no stack view arranges: only their record says where
    they are, so they keep it and aren't compared."""
    parents = {child: parent for parent in tree.iter() for child in parent}
    named = set()
    for constraint in tree.iter("constraint"):
        named |= {constraint.get("firstItem"), constraint.get("secondItem")}
        owner = parents.get(parents.get(constraint))
        if owner is not None and None in (constraint.get("firstItem"), constraint.get("secondItem")):
            named.add(owner.get("id"))
    named |= {element.get("id") for element in tree.iter() for guide in element.findall("viewLayoutGuide")
              if guide.get("id") in named}
    return {element.get("id") for element in tree.iter()
            if element.get("id") and element.get("translatesAutoresizingMaskIntoConstraints") == "NO"
            and element.get("id") not in named
            and getattr(parents.get(parents.get(element)), "tag", None) != "stackView"}


def views(root, others=frozenset()):
    """Returns every view of a root with its superview (None for the root) and whether it is hidden, without the views
    in other roots."""
    pending = [(root, None, False)]
    while pending:
        element, parent, hidden = pending.pop()
        if element.get("id") in others:
            continue
        hidden = hidden or element.get("hidden") == "YES"
        yield element, parent, hidden
        for child in element:
            if child.tag in ("subviews", "prototypes", "cells"):
                pending += [(view, element, hidden) for view in child]
            elif child.tag == "sections":
                for section in child:
                    for part in section:
                        if part.tag == "cells":
                            pending += [(view, element, hidden) for view in part]
            elif child.get("key") in HOLDERS and child.get("id"):
                pending.append((child, element, hidden))


def read(path, roots):
    """Returns the document without its answers: the tree then has empty rectangles."""
    tree = ET.parse(path)
    by_id = {element.get("id"): element for element in tree.iter() if element.get("id")}
    root_ids = {root["id"] for root in roots}
    free = unconstrained(tree)
    document = Document(path, path.parent.name, tree, [])
    for entry in roots:
        top = by_id.get(entry["id"])
        if top is None or entry["violated"]:
            continue
        root = Root(entry["id"], top, not entry["openStack"] and not entry.get("marked"))
        for element, _, hidden in views(top, root_ids - {entry["id"]}):
            id = element.get("id")
            if id is None or element is top or id in root_ids or id in free:
                continue
            if frame(element) is None or not placed(element):
                continue
            if not hidden and element.get("misplaced") != "YES" and element.get("ambiguous") != "YES":
                root.records[id] = (element, frame(element))
        document.roots.append(root)
    for element in tree.iter():
        rect = element.find('rect[@key="frame"]')
        if rect is not None and placed(element) and element.get("id") not in root_ids | free:
            for name in ("x", "y", "width", "height"):
                rect.set(name, "0.0")
    return document


def corpus(folder):
    """Returns the documents of a corpus that have a root to compare, in the order of `roots.json`."""
    folder = Path(folder)
    for entry in json.loads((folder / "roots.json").read_text(encoding="utf-8")):
        path = folder / entry["file"]
        if any(root["violated"] == 0 for root in entry["roots"]) and path.exists():
            yield path, entry["roots"]


def solved_items(tree, path):
    """Returns the items of a tree's scenes as the command solves them, by id; None if it failed.

    The document's path says what kind it is, and where the app's fonts are: in the folder `fonts` beside it, if there
    is one.
    """
    with tempfile.NamedTemporaryFile(suffix=path.suffix, delete=False) as file:
        tree.write(file, encoding="UTF-8", xml_declaration=True)
    fonts = path.parent / "fonts"
    arguments = ["--fonts", str(fonts)] if fonts.is_dir() else []
    try:
        run = subprocess.run([COMMAND, "frames", file.name, *arguments], capture_output=True, timeout=60)
        scenes = json.loads(run.stdout)["scenes"]
        return {item["id"]: item for scene in scenes for item in scene["items"] if item.get("id")}
    except (ValueError, subprocess.TimeoutExpired):
        return None
    finally:
        os.unlink(file.name)


def solve(tree, path):
    """Returns the solved frames of a tree, by id; None if the command failed."""
    items = solved_items(tree, path)
    return None if items is None else {id: item["frame"] for id, item in items.items()}


def is_match(element, recorded, solved):
    tolerance = 1.01 if element.tag in MEASURED else 0.51
    return solved is not None and all(abs(a - b) <= tolerance for a, b in zip(solved, recorded))


def misses(root, solved):
    """Returns the ids of a root's views whose frames differ from the recorded ones, in document order."""
    return [id for id, (element, recorded) in root.records.items()
            if not is_match(element, recorded, solved.get(id))]


def each(work, items, jobs=os.cpu_count()):
    """Returns the results of `work` for all items in order, computed in parallel."""
    with concurrent.futures.ThreadPoolExecutor(jobs) as executor:
        yield from executor.map(work, items)
