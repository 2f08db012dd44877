#!/usr/bin/env python3
"""Tables of recorded numbers that Interface Builder's rules produce, and the rules' thresholds by fold.

Usage: Benchmarks/interface-builder/tables.py CORPUS [RULE]
       Benchmarks/interface-builder/tables.py CORPUS --folds

With RULE, the beginning of a rule's name, it prints the recorded values by version of the tools, device, kind of
document, width and detail, each with the number of views and of repositories that have it. With `--folds`, each
rule's thresholds are determined on four folds of repositories and scored on the fifth.
"""

import argparse
import itertools
from collections import Counter, defaultdict

from facts import facts
from score import FOLDS, folds


def print_tables(all_facts, rule):
    table, apps = defaultdict(Counter), defaultdict(set)
    for fact in all_facts:
        if not fact.rule.startswith(rule):
            continue
        key = (fact.rule, fact.tools // 500 * 500, fact.device, fact.kind, round(fact.width), fact.detail,
               "own table" if fact.has_own_table else "")
        table[key][fact.value] += 1
        apps[key, fact.value].add(fact.repository)
    for key in sorted(table):
        values = ", ".join(f"{value:g} ({count} in {len(apps[key, value])})"
                           for value, count in table[key].most_common())
        print(*key, "|", values)


def side(fact, wide, library, first, last):
    if fact.tools < 13000:
        return 8
    is_old = fact.tools < first
    is_wide = (fact.width if is_old else fact.screen or fact.width) >= wide
    if is_wide and fact.width > library and "landscape" not in fact.device:
        return 20
    if fact.has_own_table or fact.tools >= last:
        return 16
    return 16 if (fact.detail == "free" if is_old else is_wide and fact.width <= library) else 15


def top(fact, first, last):
    covers = not first <= fact.tools < last and "landscape" not in fact.device
    return 20 if covers else 0


#: By the beginning of a rule's name: a prediction and the values to try for its thresholds.
MODELS = {
    "cell margin leading": (side, [[376, 390, 400, 415], [0, 320, 340, 360], [14000, 14500, 14800, 15000],
                                   [16500, 17000, 17500]]),
    "cell margin top": (lambda fact, first, last: 8 if fact.tools < 13000 else 15 if first <= fact.tools < last else 11,
                        [[23500, 24000, 24500], [32000, 32700, 33000]]),
    "cell margin bottom": (
        lambda fact, first, old: 8.5 if fact.tools < 13000 else 10.5 if fact.tools < old
        else 15 if first <= fact.tools < 32700 else 11, [[23500, 24000, 24500], [13000, 14500, 14800, 15000]]),
    "cell margin trailing accessory": (lambda fact, value: value, [[8, 16]]),
    "safe area top, none": (top, [[14000, 14500, 14800, 15000, 15400], [20500, 21000, 21600, 22000]]),
    "label in a cell is whole points tall": (
        lambda fact, stacks, all_sizes: 1 if (stacks or not fact.detail) and (all_sizes or fact.width == 17) else 0,
        [[False, True], [False, True]]),
    "label elsewhere is whole points tall": (
        lambda fact, stacks, all_sizes: 1 if (stacks or not fact.detail) and (all_sizes or fact.width == 17) else 0,
        [[False, True], [False, True]]),
}


def right(facts_of_rule, model, thresholds):
    return sum(abs(model(fact, *thresholds) - fact.value) < 0.26 for fact in facts_of_rule)


def print_folds(all_facts):
    by_rule = defaultdict(list)
    for fact in all_facts:
        by_rule[fact.rule].append(fact)
    fold = folds(Counter(fact.repository for fact in all_facts))
    for rule, (model, grid) in MODELS.items():
        found = by_rule[rule]
        print(f"{rule}: {len(found)} facts in {len({fact.repository for fact in found})} repositories")
        for number in range(FOLDS):
            learned = [fact for fact in found if fold[fact.repository] != number]
            left = [fact for fact in found if fold[fact.repository] == number]
            best = max(itertools.product(*grid), key=lambda thresholds: right(learned, model, thresholds))
            score = right(left, model, best)
            print(f"  fold {number + 1}: {score:4} of {len(left):4} "
                  f"({100 * score / max(len(left), 1):5.1f} %) with {', '.join(map(str, best))}")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus")
    parser.add_argument("rule", nargs="?", default="")
    parser.add_argument("--folds", action="store_true")
    arguments = parser.parse_args()
    all_facts = list(facts(arguments.corpus))
    if arguments.folds:
        print_folds(all_facts)
    else:
        print_tables(all_facts, arguments.rule)


if __name__ == "__main__":
    main()
