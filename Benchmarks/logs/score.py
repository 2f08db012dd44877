#!/usr/bin/env python3
"""Scores `layout-render explain` on labelled logs.

    Benchmarks/logs/score.py .build/debug/layout-render [../shared/logs]

The folder contains labels.json and the texts in real/. Prints the numbers of sure labels and of all labels that were
met, by kind of label and by verdict, and each miss.
"""
import collections
import json
import pathlib
import re
import subprocess
import sys

HEX = re.compile(r"0x[0-9a-f]+", re.I)


def explained(command, path):
    run = subprocess.run([command, "explain", str(path), "--reporter", "json"], capture_output=True, timeout=60)
    if run.returncode not in (0, 1):
        raise SystemExit(f"{path}: exit status {run.returncode}: {run.stderr.decode()}")
    return json.loads(run.stdout)


def verdict(result):
    if result["conflicts"]:
        return result["conflicts"][0]["verdict"]
    if result["traces"]:
        return result["traces"][0]["verdict"]
    return "unrecoverable" if result["unrecoverable"] else "nothing"


def plain(text):
    return re.sub(r"\s+", " ", text)


def key(text):
    """Returns the address or key of a label's constraint, or its whole text."""
    match = re.match(r"<?[\w.]+: ?([^ @]+)", text)
    if match and match[1] != "0x...":
        return match[1]
    return plain(text)


def sets(value):
    return value if value and isinstance(value[0], list) else [value]


def main():
    command = sys.argv[1]
    folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else "../shared/logs")
    scores = collections.OrderedDict()
    misses = []

    def count(kind, label, isMet, detail=""):
        for scope in ["all"] + (["sure"] if label["sure"] else []):
            met, total = scores.get((kind, scope), (0, 0))
            scores[(kind, scope)] = (met + isMet, total + 1)
        if not isMet:
            misses.append(f"{'sure ' if label['sure'] else 'unsure'} {label['file']}: {kind}: {detail}")

    for label in json.loads((folder / "labels.json").read_text()):
        result = explained(command, folder / "real" / label["file"])
        conflicts = result["conflicts"]
        count("read", label, verdict(result) != "nothing")
        count("verdict", label, verdict(result) == label["verdict"], f"{verdict(result)}, not {label['verdict']}")
        if label["verdict"] in ("app", "transient", "autoresizing", "framework"):
            total = sum(conflict["count"] for conflict in conflicts)
            count("conflicts", label, total == label["conflicts"], f"{total}, not {label['conflicts']}")
        for conflict, number in zip(conflicts, label["constraints"]):
            count("constraints", label, len(conflict["members"]) == number, f"{len(conflict['members'])}, not {number}")
        for conflict, broken in zip(conflicts, label["broken"]):
            count("broken", label, plain(conflict["broken"] or "") == plain(broken or ""), f"{conflict['broken']}, not {broken}")
        if label["verdict"] in ("app", "transient", "autoresizing") and conflicts:
            wanted = [key(text) for text in label["culprit"]]
            found = [plain(text) for text in conflicts[0]["culprits"]]
            count("culprit first", label, found[:1] != [] and found[0] in wanted, f"{found[:3]}, not {wanted}")
            count("culprit in three", label, any(text in wanted for text in found[:3]), f"{found[:3]}, not {wanted}")
        if label["minimal"] and label["minimal_unique"]:
            for conflict, wanted in zip(conflicts, sets(label["minimal"])):
                count("minimal", label, sorted(conflict["minimal"]) == sorted(wanted), f"{conflict['minimal']}, not {wanted}")
    for path in sorted(folder.glob("log-*.txt")):
        result = explained(command, path)
        print(f"{path.name}: {verdict(result)}, {len(result['conflicts'])} conflict(s)")
    for (kind, scope), (met, total) in scores.items():
        print(f"{kind:18} {scope:5} {met:3} of {total:3}  {100 * met / total:5.1f}%")
    print(*misses, sep="\n")


main()
