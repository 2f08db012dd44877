#!/usr/bin/env python3
"""Compares solved frames with recorded ones, by repository and by fold of repositories.

Usage: Benchmarks/interface-builder/score.py CORPUS [--save FILE] [--against FILE]

Needs a release build (`swift build -c release --product layout-render`), or the command named by `LAYOUT_RENDER`. A
fold is a fifth of the repositories, assigned in the order of their numbers of views, so that no rule is judged only
by the app in which it was found. `--save` stores the misses; `--against` counts those added and removed since.
"""

import argparse
import json
from collections import defaultdict

from recorded import corpus, each, misses, read, solve

FOLDS = 5


def solved(entry):
    path, roots = entry
    document = read(path, roots)
    return document, solve(document.tree, path.suffix)


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


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus")
    parser.add_argument("--save")
    parser.add_argument("--against")
    arguments = parser.parse_args()
    clean, determined = defaultdict(Tally), defaultdict(Tally)
    missed, failed = [], 0
    for document, frames in each(solved, corpus(arguments.corpus)):
        failed += frames is None
        for root in document.roots:
            wrong = misses(root, frames or {})
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
