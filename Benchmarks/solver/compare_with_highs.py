#!/usr/bin/env python3
"""Compares the solver with scipy's HiGHS on random systems: checks canonical values, and that conflicts are minimal.

usage: compare_with_highs.py COMMAND FIRST_SEED LAST_SEED [EDITS]
COMMAND is the built solver-benchmark; needs `pip install scipy`.
"""
import random
import subprocess
import sys

import numpy as np
from scipy.optimize import linprog

LEVELS = [1000, 750, 500, 250]
HARD = {"system": 0, "required": 1, "automatic": 2}


class Constraint:
    def __init__(self, index, priority, relation, constant, terms):
        self.index, self.priority, self.relation = index, priority, relation
        self.constant, self.terms = constant, terms

    def text(self):
        words = ["add", str(self.priority), self.relation, repr(self.constant)]
        for variable, coefficient in self.terms:
            words += [str(variable), repr(coefficient)]
        return " ".join(words)


def random_constraint(rng, index, count, style):
    size = rng.choice([1, 1, 2, 2, 2, 3, 4])
    variables = rng.sample(range(count), min(size, count))
    choices = [1, -1] if style != 1 else [1, -1, 0.5, -0.5, 2, -2, 0.25]
    terms = [(v, float(rng.choice(choices))) for v in variables]
    constant = float(rng.choice([0, 0, 8, -8, 16, -50, -100, 20, rng.randint(-200, 200)]))
    relation = rng.choice(["<=", "==", "==", ">="])
    hard = ["required"] * 4 + ["automatic", "system"]
    soft = [750, 500, 250, 750, 500, 250, "stay"]
    priority = rng.choice(hard + soft if style != 2 else ["required"] + soft)
    if style == 3:
        priority = rng.choice(["required"] * 6 + ["automatic", 500])
    return Constraint(index, priority, relation, constant, terms)


class Face:
    """A polyhedron over x and the error variables, narrowed step by step."""

    def __init__(self, count, soft):
        self.count, self.soft = count, soft
        self.size = count + len(soft) + count
        self.ub, self.ubb, self.eq, self.eqb = [], [], [], []
        for place, constraint in enumerate(soft):
            row = self.row(constraint)
            error = count + place
            if constraint.relation != ">=":
                self.below(row, error, -constraint.constant)
            if constraint.relation != "<=":
                self.below(-row, error, constraint.constant)
        for variable in range(count):
            row = np.zeros(self.size)
            row[variable] = 1
            self.below(row, count + len(soft) + variable, 0.0)
            self.below(-row, count + len(soft) + variable, 0.0)

    def row(self, constraint):
        row = np.zeros(self.size)
        for variable, coefficient in constraint.terms:
            row[variable] += coefficient
        return row

    def below(self, row, error, bound):
        row = row.copy()
        row[error] = -1
        self.ub.append(row)
        self.ubb.append(bound)

    def hard(self, constraint):
        row = self.row(constraint)
        if constraint.relation == "==":
            self.eq.append(row)
            self.eqb.append(-constraint.constant)
        elif constraint.relation == "<=":
            self.ub.append(row)
            self.ubb.append(-constraint.constant)
        else:
            self.ub.append(-row)
            self.ubb.append(constraint.constant)

    def solve(self, cost):
        bounds = [(None, None)] * self.count + [(0, None)] * (self.size - self.count)
        for options in ({}, {"presolve": False}):
            result = linprog(
                cost, A_ub=np.array(self.ub), b_ub=self.ubb,
                A_eq=np.array(self.eq) if self.eq else None, b_eq=self.eqb if self.eq else None,
                bounds=bounds, method="highs-ds", options=options)
            if result.status == 0:
                return result
        return None

    def minimise(self, errors):
        cost = np.zeros(self.size)
        cost[errors] = 1
        result = self.solve(cost)
        if result is None:
            return None
        self.ub.append(cost)
        self.ubb.append(max(0.0, result.fun) + 1e-9)
        return result


def feasible(count, constraints):
    face = Face(count, [])
    for constraint in constraints:
        face.hard(constraint)
    return face.solve(np.zeros(face.size)) is not None


def canonical(count, live):
    taken, broken = [], []
    hard = sorted((c for c in live if c.priority in HARD), key=lambda c: (HARD[c.priority], c.index))
    for constraint in hard:
        (taken if feasible(count, taken + [constraint]) else broken).append(constraint)
    soft = [c for c in live if c.priority not in HARD and c.priority != "stay"]
    stays = [c for c in live if c.priority == "stay"]
    soft.sort(key=lambda c: (-c.priority, c.index))
    face = Face(count, soft + stays)
    for constraint in taken:
        face.hard(constraint)
    steps = [[count + i for i, c in enumerate(soft) if c.priority == level] for level in LEVELS]
    steps += [[count + i] for i in range(len(soft))]
    # A variable that is the only one of a `system` inequality is a size, and sizes precede stays.
    sizes = {c.terms[0][0] for c in live if c.priority == "system" and c.relation != "==" and len(c.terms) == 1}
    distances = [[count + len(soft) + len(stays) + v] for v in range(count)]
    steps += [distances[v] for v in range(count) if v in sizes]
    steps += [[count + len(soft) + i] for i in range(len(stays))]
    steps += [distances[v] for v in range(count) if v not in sizes]
    result = None
    for step in steps:
        if step:
            result = face.minimise(step)
            if result is None:
                return None
    return result.x[:count], {c.index for c in broken}


def minimal(count, members):
    if feasible(count, members):
        return False
    return all(feasible(count, [m for m in members if m is not left]) for left in members)


def script(seed, edits):
    rng = random.Random(seed)
    style = seed % 4
    count = rng.randint(1, 6)
    lines, checks, live, made = ["system", f"variables {count}"], [], {}, 0

    def add():
        nonlocal made
        constraint = random_constraint(rng, made, count, style)
        live[made] = constraint
        made += 1
        lines.append(constraint.text())

    def solve():
        lines.append("solve")
        checks.append((count, [Constraint(c.index, c.priority, c.relation, c.constant, c.terms)
                               for c in live.values()]))

    for _ in range(rng.randint(1, 3 * count)):
        add()
    solve()
    for _ in range(edits):
        for _ in range(rng.choice([1, 1, 1, 2, 4])):
            kind = rng.choice(["add", "add", "remove", "constant", "constant", "priority", "variable"])
            if kind == "add":
                add()
            elif kind == "variable" and rng.random() < 0.3:
                count += 1
                lines.append("variables 1")
            elif live:
                index = rng.choice(list(live))
                if kind == "remove":
                    del live[index]
                    lines.append(f"remove {index}")
                elif kind == "constant":
                    live[index].constant = float(rng.randint(-100, 100))
                    lines.append(f"constant {index} {live[index].constant}")
                elif kind == "priority":
                    live[index].priority = rng.choice(["required", "automatic", 750, 500, 250, "stay"])
                    lines.append(f"priority {index} {live[index].priority}")
        solve()
    return lines, checks


def main():
    command, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    edits = int(sys.argv[4]) if len(sys.argv) > 4 else 0
    scripts = [(seed, *script(seed, edits)) for seed in range(first, last)]
    text = "\n".join(line for _, lines, _ in scripts for line in lines)
    run = subprocess.run([command, "systems"], input=text, capture_output=True, text=True)
    output = iter(run.stdout.splitlines())
    solved = wrong = conflicts = unsolved = 0
    for seed, lines, checks in scripts:
        for number, (count, live) in enumerate(checks):
            values, broken, sets = None, set(), []
            for line in output:
                words = line.split()
                if words[0] == "values":
                    values = np.array([float(w) for w in words[1:]])
                elif words[0] == "conflict":
                    broken.add(int(words[1]))
                    sets.append([int(w) for w in words[2:]])
                else:
                    break
            if values is None:
                print("no output from seed", seed, "solve", number, run.stderr[-300:])
                sys.exit(1)
            expected = canonical(count, live)
            if expected is None:
                unsolved += 1
                continue
            solved += 1
            by_index = {c.index: c for c in live}
            problem = None
            if broken != expected[1]:
                problem = f"broken {sorted(broken)}, expected {sorted(expected[1])}"
            elif not np.allclose(values, expected[0], atol=1e-4):
                problem = f"values {values.round(4)}, expected {expected[0].round(4)}"
            for members in sets:
                conflicts += 1
                if not minimal(count, [by_index[m] for m in members]):
                    problem = f"conflict {members} is not minimal"
            if problem:
                wrong += 1
                print("seed", seed, "solve", number, problem)
    print(f"{solved} solves, {wrong} wrong, {conflicts} conflicts checked, {unsolved} without an answer from HiGHS")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
