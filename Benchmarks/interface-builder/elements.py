#!/usr/bin/env python3
"""Counts every element and attribute of a corpus by what becomes of it: read, reported as unread, without bearing, unknown.

Usage: Benchmarks/interface-builder/elements.py CORPUS [--list]

What is read is named in the sources of the reader; what is reported is in its tables of unread names; the rest of its vocabulary
bears on no frame. A name counts as often as documents have it. `--list` prints the names of each kind.
"""

import argparse
import re
import xml.etree.ElementTree as ET
from collections import Counter, defaultdict
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "Sources"
READER = SOURCES / "LayoutDocument/InterfaceBuilder"
LITERAL = re.compile(r'"([A-Za-z0-9-]+)"')


def names():
    """The names that are read, those that are reported, and all that are known."""
    unread = (READER / "Model/InterfaceBuilderUnread.swift").read_text(encoding="utf-8")
    vocabulary = (READER / "Model/InterfaceBuilderVocabulary.swift").read_text(encoding="utf-8")
    files = [path for path in READER.rglob("*.swift")
             if path.name not in ("InterfaceBuilderUnread.swift", "InterfaceBuilderVocabulary.swift")]
    files += (SOURCES / "Engine/Controls").glob("ControlKind*.swift")
    read = set()
    for path in files:
        text = path.read_text(encoding="utf-8")
        read.update(LITERAL.findall(text))
        # Attributes named after an axis.
        for suffix in re.findall(r'\\\(axis\.rawValue\)([A-Za-z]+)', text):
            read.update({"horizontal" + suffix, "vertical" + suffix})
    tables = {what: set(LITERAL.findall(unread.partition(f"static let {what}")[2].partition("\n    ]")[0]))
              for what in ("elements", "attributes")}
    return read, tables, set(re.findall(r"[A-Za-z0-9-]+", vocabulary))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    read, reported, known = names()
    counts = {"elements": Counter(), "attributes": Counter()}
    for path in sorted(arguments.corpus.glob("*/*.*")):
        try:
            root = ET.parse(path).getroot()
        except ET.ParseError:
            continue
        if root.tag != "document":
            continue
        for element in root.iter():
            counts["elements"][element.tag] += 1
            counts["attributes"].update(element.attrib.keys())
    for what, found in counts.items():
        kinds = defaultdict(list)
        for name in found:
            kind = ("read" if name in read else "reported" if name in reported[what]
                    else "without bearing" if name in known else "unknown")
            kinds[kind].append(name)
        for kind in ("read", "reported", "without bearing", "unknown"):
            total = sum(found[name] for name in kinds[kind])
            print(f"{what}: {len(kinds[kind]):4} names, {total:7} times {kind}")
            if arguments.list:
                print("   ", ", ".join(f"{name} {found[name]}" for name in sorted(kinds[kind])))


if __name__ == "__main__":
    main()
