#!/usr/bin/env python3
"""Samples what `check` or `sweep` reports, to judge it from the documents themselves.

    layout-render check FOLDER --reporter json > report.json
    Benchmarks/explanations/sample.py report.json [--count 100] [--seed 31] [--lines 0]

Prints a number of the findings that a text report has, the same ones in each run, with the lines of the document that
they are about: of notes about constraints, that is the first of each kind in a file. Counts by code come last.
"""

import argparse
import collections
import json
import random
from pathlib import Path

FOLDED = {"redundant-constraint", "duplicate-constraint", "never-binding", "physical-edge", "required-text-size"}


def reported(findings):
    """The findings of a text report, which folds notes about constraints."""
    known = set()
    for finding in findings:
        key = (finding["file"], finding["code"])
        if finding["code"] in FOLDED and key in known:
            continue
        known.add(key)
        yield finding


def excerpt(finding, lines):
    if not finding.get("line"):
        return []
    text = Path(finding["file"]).read_text(encoding="utf-8", errors="replace").splitlines()
    start = max(0, finding["line"] - 1 - lines)
    return [f"      {number + 1}: {text[number].strip()[:300]}"
            for number in range(start, min(len(text), finding["line"] + lines))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("report", type=Path)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--lines", type=int, default=0, help="lines before and after each finding's")
    options = parser.parse_args()
    findings = list(reported(json.loads(options.report.read_text(encoding="utf-8"))["findings"]))
    sample = random.Random(options.seed).sample(findings, min(options.count, len(findings)))
    for place, finding in enumerate(sample, 1):
        print(f"{place}. {finding['file']}:{finding.get('line')}: {finding['severity']}: {finding['code']}")
        print(f"   {finding['message'][:400]}")
        for line in finding.get("notes", []) + excerpt(finding, options.lines):
            print(f"   {line}")
    counts = collections.Counter(finding["code"] for finding in findings)
    print(f"\n{len(findings)} findings: " + ", ".join(f"{count} {code}" for code, count in sorted(counts.items())))


if __name__ == "__main__":
    main()
