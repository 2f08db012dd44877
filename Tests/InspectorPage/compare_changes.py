#!/usr/bin/env python3
"""Compares what inspector pages solve and draw after random changes with what the command does.

Run as `compare_changes.py PATH-OF-LAYOUT-RENDER FOLDER-OR-FILE… [--scenes N] [--changes N] [--seed N] [--minutes N] [--firefox]
[--pictures]`.
For each scene, random changes are made in Chromium, or in Firefox: constants, priorities, constraints switched off, texts,
contents, hidden views, and the device, the text size and the direction of the canvas. The frames and the lines of texts have to be those that `frames --set` prints, to 0.001 point. On other
canvases the frames have to be those of the ranges that the command computed.

With `--pictures`, constants, priorities, constraints and texts are changed, and the picture has to be the command's to the letter,
as well as what is said of conflicts and ambiguity; as the scene is written, too.
"""

import argparse
import collections
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import time

import pictures
from browser import Browser, find_chromium
from firefox import Firefox, find_firefox
from page_data import page_data

TEXTS = ["", "OK", "A longer title than before", "Overview of everything that you have bought in the last twelve months",
         "two\nlines", "日本語のテキスト、折り返し", "naïve café – “quoted” …", "👩‍👩‍👧 family 🎉", "W W W W W W W W W W W W W W"]
PRIORITIES = [1000, 999, 750.5, 750, 500, 251, 250, 1]
# The options of the command line for traits of the canvas.
TRAITS = {"device": lambda value: ["--device", value], "contentSizeCategory": lambda value: ["--text-size", value],
          "layoutDirection": lambda value: ["--direction", "rtl" if value == "rightToLeft" else "ltr"]}
# The findings that a page finds again.
FOUND = ["unsatisfiable", "ambiguous"]
FINDINGS = "document.querySelector('.picture').layout().findings.map(({ code, message }) => ({ code, message }))"
CONTENT_KINDS = ["intrinsicContentSize", "hugging", "compressionResistance"]
PROBE = """(() => {
  const scene = document.querySelector(".picture").layout();
  return { problems: [...document.querySelectorAll(".whatif li .badge")].map((badge) => badge.textContent), live: document.querySelector(".whatif .badge")?.textContent ?? "", solved: scene.record.isExplained === false,
    items: scene.items.map((item) => [item.id, item.canvas, item.text?.lines ?? null, item.guide ?? ""]) };
})()"""


def inputs(places):
    """The files to compare, in an order that doesn't depend on the folders'."""
    for place in places:
        if os.path.isfile(place):
            yield place
        for folder, _, files in sorted(os.walk(place)):
            for name in sorted(files):
                if name.endswith((".storyboard", ".xib", ".json5")):
                    yield os.path.join(folder, name)


class Comparison:
    """One browser, and what was found in it."""

    texts = TEXTS
    edit_kinds = ["constant", "constant", "priority", "active", "text", "text", "hidden", "intrinsicContentSize", "hugging", "compressionResistance"]

    def __init__(self, command, seed, browser):
        self.command, self.random = command, random.Random(seed)
        self.browser, self.folder = browser, tempfile.TemporaryDirectory()
        self.count, self.scenes, self.different = 0, 0, []
        self.skipped, self.kinds = collections.Counter(), collections.Counter()

    def run(self, *arguments):
        return subprocess.run([self.command, *arguments], capture_output=True, check=False, text=True, timeout=300)

    def compare(self, path, changes):
        """Compares a scene of a file after some changes."""
        listed = self.run("frames", "--list", path)
        try:
            scenes = json.loads(listed.stdout)["scenes"]
        except ValueError:
            return self.skip("unreadable")
        if not scenes:
            return self.skip("without scenes")
        scene = self.random.choice(scenes)["id"]
        page = os.path.join(self.folder.name, "page.html")
        if os.path.exists(page):
            os.remove(page)
        self.run("render", path, "--scene", scene, "-o", page)
        if not os.path.exists(page):
            return self.skip("without a page")
        with open(page, encoding="utf-8") as file:
            text = file.read()
        record = page_data(text)["scenes"][0]
        if "live" not in record:
            return self.skip(record.get("liveObstacle", "too large"))
        self.scenes += 1
        self.browser.open(page)
        self.browser.run("""new Promise((resolve) => {
          const look = () => performance.getEntriesByName("solver").length ? resolve() : setTimeout(look, 5);
          look();
          setTimeout(resolve, 5000);
        })""")
        for _ in range(changes):
            self.change(path, scene, record)

    def skip(self, reason):
        self.skipped[reason] += 1

    def change(self, path, scene, record):
        """Makes some changes in the page and by the command, and compares the layouts."""
        edits = list(dict(filter(None, (self.edit(record) for _ in range(self.random.randint(1, 3))))).items())
        traits = self.traits(record) if self.random.random() < 0.3 else []
        edits += [(f"canvas.{trait}", value) for trait, value in traits]
        texts = [f"{target} = {json.dumps(value, ensure_ascii=False)}" for target, value in edits]
        if not texts or self.random.random() < 0.2:
            return self.resize(path, scene, record)
        shown = self.shown(None, texts)
        if any("combined in the page" in problem for problem in shown["problems"]):
            return self.skip("combinations of traits")
        options = [option for text in texts[:len(texts) - len(traits)] for option in ("--set", text)]
        options += [option for trait, value in traits for option in TRAITS[trait](value)]
        done = self.run("frames", path, "--scene", scene, *options)
        name = f"{path} {scene} {' '.join(options)}"
        try:
            items = json.loads(done.stdout)["scenes"][0]["items"]
        except (ValueError, IndexError):
            self.different.append(f"{name}: the command fails: {done.stderr[:300]}")
            return
        self.count += 1
        if shown["live"] or not shown["solved"]:
            self.different.append(f"{name}: the page doesn't solve it: {shown['live']}")
            return
        problem = difference(shown["items"], items)
        if problem:
            self.different.append(f"{name}: {problem}")

    def traits(self, record):
        """Random traits of the canvas, at most one of each."""
        found = []
        for trait in self.random.sample(list(TRAITS), self.random.choice([1, 1, 2, 3])):
            values = [value for value in self.variants(record, trait) if value != record["live"]["traits"][trait]]
            if values:
                found.append((trait, self.random.choice(values)))
                self.kinds[trait] += 1
        return found

    def variants(self, record, trait):
        """The values of a trait that the page has, or the views that can be hidden in stack views."""
        variants = record["live"].get("variants", {"variants": []})["variants"]
        return [value for variant in variants if variant["trait"] == trait for value in variant["values"]]

    def shown(self, canvas, texts):
        self.browser.run(f"document.querySelector('.picture').change({{ canvas: {json.dumps(canvas)}, edits: {json.dumps(texts)} }})")
        return self.browser.run(PROBE)

    def resize(self, path, scene, record):
        """Resizes the canvas in the page, and compares with the ranges that the command computed."""
        canvas = self.canvas(record)
        if not canvas:
            return
        self.kinds[canvas["axis"]] += 1
        shown, expected = self.shown(canvas, []), frames_at(record, canvas)
        self.count += 1
        for (name, frame, _, _), wanted in zip(shown["items"], expected):
            if any(abs(page - command) > 0.001 for page, command in zip(frame, wanted)) or not shown["solved"]:
                self.different.append(f"{path} {scene} {canvas}: {name} is {frame}, not {wanted}")
                return

    def edit(self, record):
        """A random change as its target and value; None where the scene has nothing of the kind."""
        live, kind = record["live"], self.random.choice(self.edit_kinds)
        self.kinds[kind] += 1
        if kind in ("text", "hidden"):
            views = [view for view in live["views"] if (view[2] >= 0 if kind == "text" else view[1] & 1 or self.name(record, view) in self.variants(record, "hidden"))]
            if not views:
                return None
            arranged = [view for view in views if kind == "hidden" and not view[1] & 1]
            view = self.random.choice(arranged if arranged and self.random.random() < 0.5 else views)
            name = self.name(record, view)
            if kind == "hidden" and not view[1] & 1:
                self.kinds["hidden in a stack view"] += 1
            # One line in a control has no line breaks.
            texts = [text for text in self.texts if not view[1] & 8 or "\n" not in text]
            return f"{name}.{kind}", self.random.choice(texts) if kind == "text" else not view[1] & 2
        if kind in CONTENT_KINDS:
            return self.content(record, kind)
        if not live["constraints"]:
            return None
        constraint = self.random.choice(live["constraints"])
        name = constraint[4] if len(constraint) > 4 and constraint[4] is not None else record["constraints"][constraint[1]]["text"]
        value = {"constant": self.random.randint(-400, 800) / 4, "priority": self.random.choice(PRIORITIES), "active": False}[kind]
        return f"{name}.{kind}", value

    @staticmethod
    def name(record, view):
        return view[3] if len(view) > 3 else record["items"][view[0]]["id"]

    def content(self, record, kind):
        """A random change of a view's content; None where none can be changed."""
        views = [view for view in record["live"]["views"] if view[1] & 4]
        if not views:
            return None
        view = self.random.choice(views)
        item = record["items"][view[0]]
        has = [axis in item["content"] for axis in ("width", "height")]
        if kind == "intrinsicContentSize":
            value = [self.random.randint(0, 400) / 2 if exists else -1 for exists in has]
        else:
            value = [self.random.choice(PRIORITIES) for _ in has]
        return f"{view[3] if len(view) > 3 else item['id']}.{kind}", value

    def canvas(self, record):
        """A random size along one axis; None where the page solves none."""
        parts = [part for part in record["live"]["parts"] if part["axis"] + "s" in record]
        if not parts:
            return None
        part = self.random.choice(parts)
        axis, low, high = part["axis"], part["from"], part["to"]
        length = round(2 * self.random.uniform(low, high)) / 2
        length = min(max(length, low + 0.5), high - 0.5) // 0.5 * 0.5
        own = record["canvas"][0 if axis == "width" else 1]
        pieces = record[axis + "s"]["pieces"]
        isKnown = pieces[0]["from"] <= length <= pieces[-1]["to"]
        return {"axis": axis, "length": length} if high - low > 2 and length != own and isKnown else None

    def close(self):
        self.browser.close()
        self.folder.cleanup()


class PictureComparison(Comparison):
    """Compares pictures, and what is found in the layouts."""

    # Other letters are measured by the browser.
    texts = [text for text in TEXTS if text.isascii() and text]
    edit_kinds = ["constant", "constant", "priority", "active", "text"]
    latest = None
    findings = 0

    def change(self, path, scene, record):
        """Compares the scene as it is written, then with one or two changes."""
        isFirst = (path, scene) != self.latest
        self.latest = (path, scene)
        edits = {} if isFirst else dict(filter(None, (self.edit(record) for _ in range(self.random.randint(1, 2)))))
        if not edits and not isFirst:
            return self.skip("nothing to change")
        texts = [f"{target} = {json.dumps(value)}" for target, value in edits.items()]
        shown = self.shown(None, texts)
        if shown["problems"] or shown["live"]:
            return self.skip("changes that the page refuses")
        state = ["--state", record["state"]] if record.get("state") else []
        options = ["--scene", scene, *state, *(option for text in texts for option in ("--set", text))]
        name, picture = f"{path} {' '.join(options)}", os.path.join(self.folder.name, "picture.svg")
        if os.path.exists(picture):
            os.remove(picture)
        self.run("render", path, *options, "--hide", "caption,legend", "-o", picture)
        with open(picture, encoding="utf-8") as file:
            expected = [pictures.rounds(command) for command in pictures.read(file.read())["commands"]]
        if edits and any(is_measured_by_browser(letter) for command in expected for letter in command.get("text", "")):
            return self.skip("letters that the browser measures")
        self.count += 1
        own = [pictures.shown(command) for command in self.browser.run("layoutPage.displayList()")["commands"]]
        if not pictures.agree(own, expected):
            place = next((place for place, (one, other) in enumerate(zip(own, expected)) if not pictures.agree(one, other)), min(len(own), len(expected)))
            self.different.append(f"{name}: command {place} of {len(expected)}: {own[place:place + 1]}, not {expected[place:place + 1]}")
        checked = json.loads(self.run("check", path, *options, "--reporter", "json").stdout)["findings"]
        wanted = messages(finding for finding in checked if record.get("state") in finding["states"])
        found = messages(self.browser.run(FINDINGS))
        self.findings += len(wanted)
        if found != wanted:
            self.different.append(f"{name}: the page finds {found}, not {wanted}")


def is_measured_by_browser(letter):
    """Whether a letter is neither Latin nor a sign that Latin texts have: the page has no width of it."""
    return ord(letter) > 0x24F and not 0x2000 <= ord(letter) < 0x2300


def messages(findings):
    """The messages of findings that a page finds again, without the name of the scene."""
    return sorted(re.sub("^in '.*?', ", "", finding["message"]) for finding in findings if finding["code"] in FOUND)


def frames_at(record, canvas):
    """The frames on a canvas by the ranges over which they are affine."""
    length, scale = canvas["length"], record.get("scale", 1)
    numbers = {}
    for piece in record[canvas["axis"] + "s"]["pieces"]:
        numbers.update((item, values) for item, values in piece["changes"])
        if length <= piece["to"]:
            break
    frames = []
    for item in range(len(record["items"])):
        values = numbers[item]
        first, second = [values[2 * number] + values[2 * number + 1] * length for number in (0, 1)], []
        for axis in (0, 1):
            end = first[axis] + values[4 + 2 * axis] + values[5 + 2 * axis] * length
            start, end = (math.floor(place * scale + 0.5 + 1e-4) / scale for place in sorted((first[axis], end)))
            first[axis] = start
            second.append(end - start)
        frames.append(first + second)
    return frames


def difference(shown, items):
    """The first difference between the items of the page and those of the command; None if they are the same. Guides that stack
    views make for themselves come and go with the views that they arrange."""
    shown = [item for item in shown if item[3] != "stack"]
    items = [item for item in items if "UISV-" not in item["id"]]
    if [item[0] for item in shown] != [item["id"] for item in items]:
        return "other items"
    for (name, frame, lines, _), item in zip(shown, items):
        for page, command in zip(frame, item["canvasFrame"]):
            if command is not None and abs(page - command) > 0.001:
                return f"{name} is {frame}, not {item['canvasFrame']}"
        if (lines or []) != item.get("lines", []):
            return f"{name} has the lines {lines}, not {item.get('lines')}"
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    parser.add_argument("inputs", nargs="+")
    parser.add_argument("--scenes", type=int, default=20)
    parser.add_argument("--changes", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--firefox", action="store_true")
    parser.add_argument("--pictures", action="store_true")
    arguments = parser.parse_args()
    if (find_firefox if arguments.firefox else find_chromium)() is None:
        sys.exit(f"error: there is no {'Firefox' if arguments.firefox else 'Chromium'}")
    kind = PictureComparison if arguments.pictures else Comparison
    comparison = kind(os.path.abspath(arguments.command), arguments.seed, Firefox() if arguments.firefox else Browser())
    files, start = list(inputs(arguments.inputs)), time.monotonic()
    comparison.random.shuffle(files)
    try:
        for path in files:
            if comparison.scenes >= arguments.scenes or time.monotonic() - start > 60 * arguments.minutes:
                break
            comparison.compare(path, arguments.changes)
    finally:
        comparison.close()
    for line in comparison.different[:40]:
        print(line)
    print(f"{comparison.count} changes of {comparison.scenes} scenes, {len(comparison.different)} different, "
          f"changes tried: {dict(comparison.kinds)}, scenes left out: {dict(comparison.skipped)}")
    if arguments.pictures:
        print(f"{comparison.findings} conflicts and ambiguities")
    sys.exit(1 if comparison.different else 0)


main()
