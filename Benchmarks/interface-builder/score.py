#!/usr/bin/env python3
"""Compares solved frames with recorded ones, by repository and by fold of repositories.

Usage: Benchmarks/interface-builder/score.py CORPUS [--save FILE] [--against FILE]

Needs a release build (`swift build -c release --product layout-render`), or the command named by `LAYOUT_RENDER`. A
fold is a fifth of the repositories, assigned in the order of their numbers of views, so that no rule is judged only
by the app in which it was found. Fonts in the folder `fonts` beside a document are used. `--save` stores the misses;
`--against` counts those added and removed since. The last lines say how many views are marked as uncertain, and how
many of the others match.
"""

import argparse
import json
from collections import defaultdict

from recorded import corpus, each, misses, read, solved_items

FOLDS = 5


def solved(entry):
    path, roots = entry
    document = read(path, roots)
    return document, solved_items(document.tree, path)


def folds(views):
    """Returns the fold of each repository: the largest first, alternately forwards and backwards."""
    order = sorted(views, key=lambda repository: (-views[repository], repository))
    pattern = list(range(FOLDS)) + list(reversed(range(FOLDS)))
    return {repository: pattern[place % len(pattern)] for place, repository in enumerate(order)}


class Tally:
    def __init__(self):
        self.views = self.matched = 0

    def add(self, views, matched):
        self.views += views
        self.matched += matched

    def __str__(self):
        return f"{self.matched:5} of {self.views:5} ({100 * self.matched / max(self.views, 1):6.2f} %)"


def summary(tallies):
    """The mean over the repositories with at least five views, and that of their worst fifth."""
    shares = sorted(100 * tally.matched / tally.views for tally in tallies.values() if tally.views >= 5)
    worst = shares[:max(1, len(shares) // 5)]
    return (f"{len(shares)} repositories with at least 5 views: mean {sum(shares) / max(1, len(shares)):.2f} %, "
            f"worst fifth {sum(worst) / max(1, len(worst)):.2f} %")


def print_uncertainty(title, marked, others):
    views = marked.views + others.views
    print(f"{title:10} marked as uncertain {marked.views} ({100 * marked.views / max(views, 1):.2f} %), "
          f"{marked.matched} of them matched; the others {others}")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus")
    parser.add_argument("--save")
    parser.add_argument("--against")
    arguments = parser.parse_args()
    clean, determined = defaultdict(Tally), defaultdict(Tally)
    marks = {title: (Tally(), Tally()) for title in ("clean", "determined")}
    missed, failed = [], 0
    for document, items in each(solved, corpus(arguments.corpus)):
        failed += items is None
        frames = {id: item["frame"] for id, item in (items or {}).items()}
        for root in document.roots:
            wrong = misses(root, frames)
            for id in root.records:
                is_certain = not (items or {}).get(id, {}).get("uncertain")
                for title in ("clean", "determined")[:1 + root.is_determined]:
                    marks[title][is_certain].add(1, id not in wrong)
            counts = len(root.records), len(root.records) - len(wrong)
            clean[document.repository].add(*counts)
            if root.is_determined:
                determined[document.repository].add(*counts)
            missed += [[document.path.name, root.id, id] for id in wrong]
    fold = folds({name: tally.views for name, tally in clean.items()})
    for title, tallies in (("clean", clean), ("determined", determined)):
        whole, parts = Tally(), [Tally() for _ in range(FOLDS)]
        for name, tally in sorted(tallies.items()):
            whole.add(tally.views, tally.matched)
            parts[fold[name]].add(tally.views, tally.matched)
            print(f"{title:10} {name:45} {tally}")
        for number, part in enumerate(parts, 1):
            print(f"{title:10} fold {number:<40} {part}")
        print(f"{title:10} {'all':45} {whole}")
        print(f"{title:10} {summary(tallies)}")
    for title, (marked, others) in marks.items():
        print_uncertainty(title, marked, others)
    print(f"{failed} documents failed")
    if arguments.save:
        with open(arguments.save, "w", encoding="utf-8") as file:
            json.dump(missed, file)
    if arguments.against:
        with open(arguments.against, encoding="utf-8") as file:
            before = {tuple(miss) for miss in json.load(file)}
        now = {tuple(miss) for miss in missed}
        print(f"{len(before - now)} came right, {len(now - before)} went wrong")
        for miss in sorted(now - before):
            print("  wrong now:", *miss)


if __name__ == "__main__":
    main()
