#!/usr/bin/env python3
"""Seeds mistakes of each kind into correct screens and counts how many `check` finds.

    Benchmarks/explanations/seeded.py PATH-TO-LAYOUT-RENDER [--count 100]

A screen is a form with a title, rows of a label and a field, a note that wraps, and a button. What is reported for a
screen without a mistake is listed, and counts as wrong.
"""
import argparse
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

WORDS = "Account Address Amount City Company Country Email First name Invoice Language Last name Phone".split()


class Screen:
    """A form as constraints on views, which mistakes change."""

    def __init__(self, r):
        self.r = r
        margin, gap = r.choice((8, 12, 16, 20, 24)), r.choice((4, 8, 12, 16))
        self.views = ['{ id: "title", class: "UILabel", text: "%s", numberOfLines: 0 }' % r.choice(WORDS)]
        self.guides = []
        self.constraints = [
            f"title.top == root.safeAreaLayoutGuide.top + {gap}", f"title.leading == root.safeAreaLayoutGuide.leading + {margin}",
            f"title.trailing == root.safeAreaLayoutGuide.trailing - {margin}"]
        above = "title"
        self.rows = r.randint(2, 5)
        for row in range(self.rows):
            self.views += ['{ id: "label%d", class: "UILabel", text: "%s", numberOfLines: 0 }' % (row, r.choice(WORDS)),
                           '{ id: "field%d", class: "UITextField", text: "" }' % row]
            self.constraints += [
                f"label{row}.leading == title.leading", f"label{row}.trailing == title.trailing",
                f"label{row}.top == {above}.bottom + {gap}", f"field{row}.leading == title.leading",
                f"field{row}.trailing == title.trailing", f"field{row}.top == label{row}.bottom + 4",
                f"field{row}.height == 44"]
            above = f"field{row}"
        self.views += ['{ id: "note", class: "UILabel", numberOfLines: 0, text: "What you enter here is shown to others." }',
                       '{ id: "send", class: "UIButton", text: "Send" }']
        self.constraints += [
            f"note.leading == title.leading", "note.trailing == title.trailing", f"note.top == {above}.bottom + {gap}",
            "send.centerX == root.centerX", f"send.top == note.bottom + {gap}", "send.height == 48"]

    def row(self):
        return self.r.randrange(self.rows)

    def text(self):
        constraints = ",\n    ".join(f'"{constraint}"' for constraint in self.constraints)
        return ('{ layoutDocument: 1, canvas: { device: "iPhone 15" },\n'
                f'  root: {{ id: "root", guides: [{", ".join(self.guides)}], subviews: [\n    '
                + ",\n    ".join(self.views) + f"] }},\n  constraints: [\n    {constraints}] }}\n")


def ambiguous(s):
    s.constraints.remove(s.r.choice([c for c in s.constraints if ".top ==" in c]))


def unsatisfiable(s):
    s.constraints.append(f"field{s.row()}.width == {s.r.randint(40, 200)}")


def redundant_constraint(s):
    row = s.row()
    s.constraints.append(s.r.choice([f"field{row}.width == title.width", f"label{row}.centerX == title.centerX",
                                     f"field{row}.leading == label{row}.leading"]))


def duplicate_constraint(s):
    s.constraints.append(s.r.choice(s.constraints))


def physical_edge(s):
    index = s.r.choice([i for i, c in enumerate(s.constraints) if ".leading ==" in c])
    s.constraints[index] = s.constraints[index].replace("leading", "left")


def required_text_size(s):
    if s.r.random() < 0.5:
        s.constraints.append(f"note.height == {s.r.choice((20, 24, 30, 36))}")
    else:
        s.views = [v.replace('"send", class: "UIButton", text: "Send"', '"send", class: "UIButton", text: "Continue"')
                   for v in s.views]
        s.constraints.append(f"send.width == {s.r.choice((76, 80, 84))}")


def unused_guide(s):
    s.guides.append('{ id: "spare" }')


def never_binding(s):
    s.constraints.append(f"send.trailing <= root.trailing - {s.r.randint(1, 20)}")


def implausible_multiplier(s):
    s.constraints[-3] = "send.centerX == root.centerX"
    s.constraints.append(f"send.width == root.width * 0.0000{s.r.randint(1, 9)}")


def incompatible_attributes(s):
    row = s.row()
    s.constraints.append(f"label{row}.top == field{row}.leading")


KINDS = [ambiguous, unsatisfiable, redundant_constraint, duplicate_constraint, physical_edge, required_text_size,
         unused_guide, never_binding, implausible_multiplier, incompatible_attributes]


def findings(command, text, *arguments):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "screen.json5"
        path.write_text(text, encoding="utf-8")
        run = subprocess.run([command, "check", str(path), "--reporter", "json", *arguments], capture_output=True, text=True)
        try:
            return [finding["code"] for finding in json.loads(run.stdout)["findings"]], run.stdout
        except ValueError:
            sys.exit(f"status {run.returncode}: {run.stderr}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command")
    parser.add_argument("--count", type=int, default=100)
    options = parser.parse_args()
    found = wrong = 0
    for number in range(options.count):
        kind = KINDS[number % len(KINDS)]
        code = kind.__name__.replace("_", "-")
        arguments = ["--devices"] if kind is never_binding else []
        correct, report = findings(options.command, Screen(random.Random(number)).text(), *arguments)
        if correct:
            wrong += 1
            print(f"{number}: the correct screen has {correct}\n{report}")
        screen = Screen(random.Random(number))
        kind(screen)
        codes, report = findings(options.command, screen.text(), *arguments)
        if code in codes:
            found += 1
        else:
            print(f"{number}: {code} isn't found, but {codes}\n{screen.text()}")
    print(f"{found} of {options.count} mistakes found, {wrong} correct screens with findings")
    sys.exit(0 if found >= 0.95 * options.count and not wrong else 1)


if __name__ == "__main__":
    main()
