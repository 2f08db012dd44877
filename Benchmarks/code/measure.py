#!/usr/bin/env python3
"""Measures how long a Swift file takes to its picture: the first time, after a change, and unchanged.

The processor time is that of the command with all that it runs, also as a ratio to what the compiler takes for a program of one
line. UIKit for Swift files is built before.

Usage: Benchmarks/code/measure.py LAYOUT-RENDER
"""

import os
import resource
import statistics
import subprocess
import sys
import tempfile

RUNS = 5

VIEW = """
import UIKit

final class Card{n}: UIView {{
    let title = UILabel()
    let detail = UILabel()
    let gap = UILayoutGuide()
{parts}
    override init(frame: CGRect) {{
        super.init(frame: frame)
        title.text = "Card {n}"
        detail.text = "Its details, which are longer"
        addLayoutGuide(gap)
        for view in [title, detail{names}] {{
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }}
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            gap.topAnchor.constraint(equalTo: title.bottomAnchor),
            gap.heightAnchor.constraint(equalToConstant: {n}),
            detail.topAnchor.constraint(equalTo: gap.bottomAnchor),
            detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            detail.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
        ])
    }}
    required init?(coder: NSCoder) {{ nil }}
}}
"""


def spent(command, folder, environment):
    """Returns the processor seconds of a command and all that it runs."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed: {done.stderr[-500:]}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def write_project(folder, count):
    """A view that has one of each of the others."""
    for number in range(1, count):
        write(folder, number, VIEW.format(n=number, parts="", names=""))
    parts = "".join(f"    let part{n} = Card{n}(frame: .zero)\n" for n in range(1, count))
    names = "".join(f", part{n}" for n in range(1, count))
    return write(folder, count, VIEW.format(n=count, parts=parts, names=names))


def write(folder, number, text):
    path = os.path.join(folder, f"Card{number}.swift")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def main():
    program = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as top:
        # What is found of the project is kept; what was built before is used.
        environment = dict(os.environ)
        trivial = write(top, 0, "let one = 1\n")
        compiler = statistics.median(
            spent(["swiftc", "-Onone", "-o", os.path.join(top, "one"), trivial], top, environment)
            for _ in range(RUNS))
        print(f"the compiler, a program of one line: {compiler:.2f} s")
        for count in [1, 10, 40]:
            folder = os.path.join(top, f"project{count}")
            os.mkdir(folder)
            # The upper folder is no part of it.
            os.mkdir(os.path.join(folder, ".git"))
            path = write_project(folder, count)
            command = [program, "render", os.path.basename(path), "-o", os.path.join(top, "out.png")]
            if count == 1:
                spent(command, folder, environment)
                os.utime(path)
            first = spent(command, folder, environment)
            with open(path, encoding="utf-8") as file:
                text = file.read()
            changed, unchanged = [], []
            for run in range(RUNS):
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text + f"// {run}\n")
                changed.append(spent(command, folder, environment))
                unchanged.append(spent(command, folder, environment))
            for what, seconds in [("first", first), ("changed", statistics.median(changed)),
                                  ("unchanged", statistics.median(unchanged))]:
                print(f"{count:3} files, {what:9} {seconds:6.2f} s {seconds / compiler:6.2f}")


if __name__ == "__main__":
    main()
