#!/usr/bin/env python3
"""Prints what an installed command consists of: its sections, and the modules and libraries that they come from.

Usage: Benchmarks/size/measure.py COMMAND MAP

MAP is what `MAP=FILE Scripts/install PREFIX` writes: lld lists each piece of each object file in it with its size. What has
less than a hundredth of the file counts as the rest.
"""

import collections
import pathlib
import re
import subprocess
import sys

# A piece: address, address in memory, size and alignment in hexadecimal, and its file and section.
PIECE = re.compile(r"\s*[0-9a-f]+\s+[0-9a-f]+\s+([0-9a-f]+)\s+\d+\s{9}(\S.*):\((\.[^)]*|COMMON)\)$")
ARCHIVE = re.compile(r"([^/]+)\.a\(")
MODULE = re.compile(r"/([^/]+)\.build/")
# Sections of the object files that the file doesn't have.
ABSENT = (".bss", ".tbss", ".debug", ".symtab", ".strtab")


def source(path):
    """What an object file belongs to: a library, a module of this package, or itself."""
    archive, module = ARCHIVE.search(path), MODULE.search(path)
    return archive.group(1) if archive else module.group(1) if module else pathlib.Path(path).name


def pieces(path):
    """The bytes in the file by source."""
    sizes = collections.Counter()
    with open(path, errors="replace") as lines:
        for line in lines:
            match = PIECE.match(line.rstrip("\n"))
            if match and not match.group(3).startswith(ABSENT):
                sizes[source(match.group(2))] += int(match.group(1), 16)
    return sizes


def sections(command):
    """The sections that take room in the file."""
    listing = subprocess.run(["readelf", "-SW", command], check=True, capture_output=True, text=True).stdout
    for match in re.finditer(r"\] (\.\S+)\s+(\w+)\s+[0-9a-f]+ [0-9a-f]+ ([0-9a-f]+)", listing):
        if match.group(2) != "NOBITS":
            yield match.group(1), int(match.group(3), 16)


def table(title, sizes, total):
    print(f"\n| {title} | MB | share |\n|---|---|---|")
    shown = [(name, size) for name, size in sizes if size >= total / 100]
    for name, size in sorted(shown, key=lambda row: -row[1]):
        print(f"| {name} | {size / 1e6:.1f} | {size / total:.0%} |")
    rest = total - sum(size for _, size in shown)
    print(f"| the rest | {rest / 1e6:.1f} | {rest / total:.0%} |")


def main():
    command, linked = sys.argv[1:]
    total = pathlib.Path(command).stat().st_size
    print(f"{total / 1e6:.1f} MB")
    table("section", list(sections(command)), total)
    table("source", list(pieces(linked).items()), total)


if __name__ == "__main__":
    main()
