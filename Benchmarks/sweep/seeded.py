#!/usr/bin/env python3
"""Seeds failures of every kind into correct layouts and counts how many a sweep finds, over the right range.

    seeded.py PATH-TO-LAYOUT-RENDER

Each layout has a correct form and one with a mistake, whose range of widths follows from the numbers in it.
Everything reported for the correct forms is a false positive and is listed.
"""
import json
import pathlib
import random
import subprocess
import sys
import tempfile

LOW, HIGH = 320.0, 1366.0


def box(name, width, height=40, extra=""):
    return f'{{ id: "{name}", class: "UIImageView", intrinsicContentSize: [{width}, {height}]{extra} }}'


def document(views, constraints):
    rows = ",\n    ".join(f'"{text}"' for text in constraints)
    return (
        "{ layoutDocument: 1, canvas: { size: [1000, 700], scale: 2 },\n"
        f'  root: {{ id: "root", subviews: [{", ".join(views)}] }},\n  constraints: [{rows}] }}\n'
    )


def tops(*names):
    return [f"{name}.top == root.top + 30" for name in names]


def collision(r):
    a, b, gap = r.randint(120, 260), r.randint(120, 260), r.randint(8, 24)
    views = [box("a", a, extra=", compressionResistance: [740, 750]"), box("b", b)]
    base = tops("a", "b") + [f"a.leading == root.leading + {gap}", f"b.trailing == root.trailing - {gap}"]
    return (views, base + ["b.leading >= a.trailing + 8"]), (views, base), ("collision", LOW, a + b + 2 * gap)


def protrusion(r):
    child, inset = r.randint(300, 500), r.randint(8, 30)
    views = [f'{{ id: "card", backgroundColor: "systemYellow", clipsToBounds: true, subviews: [{box("child", child, extra=", compressionResistance: [740, 750]")}] }}']
    base = tops("card") + [
        "card.leading == root.leading + 20", "card.trailing == root.trailing - 20", "card.height == 100",
        f"child.leading == card.leading + {inset}", "child.top == card.top + 10",
    ]
    return (views, base + ["child.trailing <= card.trailing"]), (views, base), ("protrusion", LOW, child + inset + 40)


def off_canvas(r):
    width, inset = r.randint(330, 600), r.randint(0, 40)
    views = [box("a", width, extra=", compressionResistance: [740, 750]")]
    base = tops("a") + [f"a.leading == root.leading + {inset}"]
    return (views, base + ["a.trailing <= root.trailing"]), (views, base), ("off-canvas", LOW, width + inset)


def truncated(r):
    natural, side = r.randint(150, 260), r.randint(150, 250)
    label = f'{{ id: "a", class: "UILabel", text: "Some text", intrinsicContentSize: [{natural}, 20], compressionResistance: [%s, 750] }}'
    base = tops("a", "b") + [
        "a.leading == root.leading + 16", "b.leading == a.trailing + 8", "b.trailing == root.trailing - 16",
    ]
    correct = ([label % 750, box("b", side, extra=", compressionResistance: [200, 750], hugging: [100, 250]")], base)
    wrong = ([label % 100, box("b", side, extra=", compressionResistance: [900, 750], hugging: [100, 250]")], base)
    return correct, wrong, ("truncated", LOW, natural + side + 40 - 1)


def collapsed(r):
    taken = r.randint(360, 600)
    views = [box("a", 10, extra=", hugging: [1, 250], compressionResistance: [1, 750]")]
    base = tops("a") + ["a.leading == root.leading", f"a.width == root.width - {taken} @500"]
    return (views, base + ["a.width >= 60 @600"]), (views, base), ("collapsed", LOW, taken + 0.5)


def small_target(r):
    share = r.choice([0.06, 0.07, 0.08, 0.09, 0.1, 0.11, 0.12])
    views = ['{ id: "a", class: "UIButton", text: "OK" }']
    base = tops("a") + ["a.leading == root.leading", "a.height == 48", f"a.width == root.width * {share} @760"]
    return (views, base + ["a.width >= 44 @800"]), (views, base), ("small-target", LOW, 44 / share)


def unsatisfiable(r):
    least, inset = r.randint(330, 600), r.randint(4, 40)
    views = [box("a", 50, extra=", hugging: [1, 250]")]
    base = tops("a") + [f"a.leading == root.leading + {inset}", f"a.trailing == root.trailing - {inset}"]
    return (views, base + [f"a.width >= {least} @700"]), (views, base + [f"a.width >= {least}"]), (
        "unsatisfiable", LOW, least + 2 * inset)


def ambiguous(r):
    wanted, inset = r.randint(400, 700), r.randint(4, 40)
    views = [box("a", 30, extra=", hugging: [1, 250], compressionResistance: [1, 750]")]
    base = tops("a") + [
        f"a.leading >= root.leading + {inset}", f"a.trailing <= root.trailing - {inset}", f"a.width == {wanted} @750",
    ]
    return (views, base + ["a.centerX == root.centerX"]), (views, base), ("ambiguous", wanted + 2 * inset, HIGH)


def small_range(r):
    most, more = r.randint(200, 500), r.choice([1, 2, 3])
    extra = ", hugging: [1, 250], compressionResistance: [1, 750]"
    views = [box("a", 30, extra=extra), box("b", 30, extra=extra)]

    def rows(second):
        return tops("a") + [
            "b.top == a.bottom + 10", "a.leading == root.leading", "b.leading == root.leading",
            "a.width == root.width * 0.5 @750", "b.width == root.width * 0.5 @750",
            f"a.width <= {most}", f"b.width <= {second}",
        ]

    return (views, rows(most)), (views, rows(most + more)), ("small-range", 2 * most, 2 * (most + more))


KINDS = [collision, protrusion, off_canvas, truncated, collapsed, small_target, unsatisfiable, ambiguous, small_range]


def sweep(command, path):
    run = subprocess.run([command, "sweep", path, "--reporter", "json"], capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"{path}: status {run.returncode}\n{run.stderr}")
    return [finding for scene in json.loads(run.stdout)["scenes"] for finding in scene["findings"]]


def main():
    command = sys.argv[1]
    found = missed = alarms = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(100):
            kind = KINDS[number % len(KINDS)]
            correct, wrong, (code, start, end) = kind(random.Random(number))
            paths = []
            for name, form in (("correct", correct), ("wrong", wrong)):
                path = pathlib.Path(folder) / f"{number}-{name}.json5"
                path.write_text(document(*form))
                paths.append(str(path))
            for finding in sweep(command, paths[0]):
                alarms += 1
                print(f"{number} {kind.__name__}, correct form: {finding}")
            reported = sweep(command, paths[1])
            isRight = any(
                f["code"] == code and abs(f["from"] - start) <= 1 and abs(f["to"] - end) <= 1 for f in reported)
            found += isRight
            if not isRight:
                missed += 1
                print(f"{number} {code} {start}…{end} missed; reported: {[(f['code'], f['from'], f['to']) for f in reported]}")
    print(f"{found} of {found + missed} seeded failures found over the right range; {alarms} reports on correct forms")


if __name__ == "__main__":
    main()
