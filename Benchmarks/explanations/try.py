#!/usr/bin/env python3
"""Tries what explanations say: changes copies of Interface Builder documents accordingly, solves them again and compares.

    Benchmarks/explanations/try.py CORPUS [--documents 300] [--seed 31] [--only KIND] [--file FILE] [--verbose]

Uses the release build, or the command named by `LAYOUT_RENDER`. Prints the number of trials and of wrong statements for
each kind of trial, and for each wrong one the document, what was said, and the commands that repeat it. Ends with 1 if
any statement was wrong.

    removed      a constraint that decides something is removed: something changes
    changed      a constant that decides something is changed: all numbers are as their sums say
    by-one       what a constraint says that it changes with a constant larger by 1 changes, and nothing else does
    slack        a constraint with slack is changed within it, or removed: nothing changes
    beyond       it is changed by more than its slack: something changes
    redundant    a redundant constraint is removed: nothing changes
    overridden   a constraint that isn't met gets a priority above those of the ones in its way: it comes closer
    wish         what an expectation's answer says is done: the equation holds
    cure         a conflict's cure is applied: the conflict is gone
    minimal      a member of a conflict is removed: the others no longer conflict
    open         the constraints proposed for what is open are added: it is determined
"""

import argparse
import collections
import concurrent.futures
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import traceback
import xml.etree.ElementTree as ET
from pathlib import Path

COMMAND = os.environ.get(
    "LAYOUT_RENDER", str(Path(__file__).resolve().parents[2] / ".build/release/layout-render"))
NUMBERS = ("x", "y", "width", "height")
# The differences that count: sums are exact, and frames of wishes are as exact as constants are written.
LEAST = 1e-4
LEAST_OF_WISH = 0.011
MOST = {"removed": 6, "changed": 6, "by-one": 4, "slack": 8, "beyond": 3, "redundant": 8, "overridden": 4, "wish": 8,
        "cure": 10, "minimal": 6, "open": 4}


class Failed(Exception):
    """A copy couldn't be explained."""


def run(path, *arguments, command="explain"):
    process = subprocess.run(
        [COMMAND, command, str(path), *arguments, *(["--reporter", "json"] if command == "explain" else [])],
        capture_output=True, text=True, timeout=900)
    try:
        return json.loads(process.stdout)["scenes"]
    except (ValueError, KeyError) as error:
        raise Failed(f"status {process.returncode}: {process.stderr[:300]}") from error


def expand(items):
    """Replaces the numbers that long sums refer to by the sums of these."""
    places = {item["id"]: item for item in items}
    pending = [item["numbers"][number] for item in items for number in NUMBERS if item["numbers"][number]]
    while pending:
        sum = pending[-1]
        references = [term for term in sum["terms"] if term.get("source") == "number"]
        sources = [places[term["item"]]["numbers"][term["number"]] for term in references]
        open = [source for source in sources if any(term.get("source") == "number" for term in source["terms"])]
        pending += open
        if open:
            continue
        pending.pop()
        terms = [term for term in sum["terms"] if term not in references]
        for reference, source in zip(references, sources):
            # A reference is to the alignment rectangle.
            terms += [{**term, "coefficient": term["coefficient"] * reference["coefficient"]}
                      for term in source["terms"] if term.get("source") != "alignment-rect"]
        coefficients = {}
        for term in terms:
            key = (term["constraint"], term.get("source"), term["constant"])
            coefficients[key] = coefficients.get(key, 0) + term["coefficient"]
        sum["terms"] = [{"constraint": constraint, "constant": constant, "coefficient": coefficient,
                         **({"source": source} if source else {})}
                        for (constraint, source, constant), coefficient in coefficients.items() if abs(coefficient) > 1e-9]


class Scene:
    """An explained scene."""

    def __init__(self, record):
        self.id, self.record = record["id"], record
        self.constraints, self.items, self.open = record["constraints"], record["items"], record["open"]
        expand(self.items)

    def written(self, effect):
        return [c for c in self.constraints if c["source"] == "document" and c["effect"] == effect and c["line"]]

    @property
    def values(self):
        return {(place, number): item["numbers"][number] and item["numbers"][number]["value"]
                for place, item in enumerate(self.items) for number in NUMBERS}

    @property
    def constants(self):
        """The constants in the sums, by constraint."""
        return {term["constraint"]: term["constant"] for item in self.items for number in item["numbers"].values()
                if number for term in number["terms"] if term["constraint"] is not None}

    @property
    def broken(self):
        return [(c["text"], c["line"]) for c in self.constraints if c["effect"] == "broken"]

    @property
    def ranges(self):
        return sorted((n["item"], n["number"], rounded(n["least"]), rounded(n["greatest"]))
                      for opening in self.open for n in opening["numbers"])

    def can_be(self, id, number, value):
        """Whether an open number can have a value."""
        return any((n["least"] is None or n["least"] - 0.01 <= value) and (n["greatest"] is None or value <= n["greatest"] + 0.01)
                   for opening in self.open for n in opening["numbers"] if n["item"] == id and n["number"] == number)

    def name(self, place, number):
        return f"{self.items[place]['id']}.{number}"


def rounded(value):
    return None if value is None else round(value, 3) + 0.0


def differences(before, after, least=LEAST):
    """The numbers of which one is open and the other isn't, or that differ."""
    if before.keys() != after.keys():
        return ["other items"]
    return [key for key in before if (before[key] is None) != (after[key] is None)
            or before[key] is not None and abs(before[key] - after[key]) > least]


class Text:
    """A document as text, whose constraints are edited in place, so that no line changes its number."""

    def __init__(self, path):
        self.path = Path(path)
        self.text = self.path.read_text(encoding="utf-8")
        self.starts = [0] + [match.end() for match in re.finditer("\n", self.text)]

    def tag(self, line):
        """The start and end of the only constraint that begins in a line; None if it is edited in another way."""
        if line is None or line > len(self.starts):
            return None
        end = self.starts[line] if line < len(self.starts) else len(self.text)
        found = [m for m in re.finditer(r"<constraint\b[^>]*>", self.text[self.starts[line - 1]:])
                 if m.start() < end - self.starts[line - 1]]
        if len(found) != 1:
            return None
        return tuple(self.starts[line - 1] + place for place in found[0].span())

    def constant(self, line):
        """The constant of a constraint that has only one; None for others."""
        span = self.tag(line)
        if not span or not self.text[slice(*span)].endswith("/>"):
            return None
        found = re.search(r'\bconstant="([^"]*)"', self.text[slice(*span)])
        if "symbolic=" in self.text[slice(*span)]:
            return None
        return float(found[1]) if found else 0.0

    def edited(self, edits):
        """The text after edits: each a line, and the attributes that its constraint gets, or None to remove it."""
        text = self.text
        if any(line is None for line, _ in edits):
            return None
        for line, attributes in sorted(edits, key=lambda edit: -edit[0]):
            span = self.tag(line)
            if span is None:
                return None
            tag = text[slice(*span)]
            if attributes is None:
                end = span[1] if tag.endswith("/>") else text.index("</constraint>", span[1]) + len("</constraint>")
                text = text[:span[0]] + "\n" * text[span[0]:end].count("\n") + text[end:]
                continue
            for name, value in attributes.items():
                tag = re.sub(rf'\s{name}="[^"]*"', "", tag)
                tag = tag.replace("<constraint", f'<constraint {name}="{value}"', 1)
            text = text[:span[0]] + tag + text[span[1]:]
        return text


class Trial:
    def __init__(self, kind, statement, wrong=None, repeat=()):
        self.kind, self.statement, self.wrong, self.repeat = kind, statement, wrong, repeat


class Trier:
    """Tries statements about one document."""

    def __init__(self, path, seed, only, folder):
        self.source, self.only = path, only
        self.random = random.Random(f"{seed} {path.name}")
        self.path = Path(folder) / path.name
        shutil.copy(path, self.path)
        self.copy = Path(folder) / "copy" / path.name
        self.copy.parent.mkdir()
        self.text = Text(self.path)
        self.scenes = [Scene(record) for record in run(self.path)]
        self.trials = []

    def choose(self, kind, candidates):
        """Some of the candidates of a kind, the same ones in each run."""
        if self.only and kind not in self.only:
            return []
        candidates = list(candidates)
        self.random.shuffle(candidates)
        return candidates[:MOST[kind]]

    def explained(self, scene, edits):
        """The scene after edits; None if the text can't be edited so."""
        text = self.text.edited(edits)
        return None if text is None else self.written(scene, text)

    def written(self, scene, text):
        self.copy.write_text(text, encoding="utf-8")
        for record in run(self.copy, "--scene", scene.id):
            if record["id"] == scene.id:
                return Scene(record)
        raise Failed(f"{scene.id} is gone")

    def note(self, kind, scene, statement, wrong, edits=(), question=()):
        repeat = [f"explain '{self.source}' " + " ".join(question) if question else "", describe(edits)]
        self.trials.append(Trial(kind, f"{scene.id}: {statement}", wrong, [part for part in repeat if part]))

    # Constraints

    def removed(self):
        for scene, constraint in self.choose("removed", self.of("decides")):
            edits = [(constraint["line"], None)]
            after = self.explained(scene, edits)
            if after is None:
                continue
            same = (not differences(scene.values, after.values, 1e-7) and scene.ranges == after.ranges
                    and scene.broken == after.broken)
            self.note("removed", scene, f"{constraint['text']} decides",
                      "nothing changes without it" if same else None, edits)

    def of(self, *effects):
        return [(scene, c) for scene in self.scenes for effect in effects for c in scene.written(effect)
                if self.text.tag(c["line"])]

    def changed(self):
        candidates = [(scene, c) for scene, c in self.of("decides")
                      if self.text.constant(c["line"]) is not None and c["index"] in scene.constants]
        for scene, constraint in self.choose("changed", candidates):
            constant, line = self.text.constant(constraint["line"]), constraint["line"]
            wrong = None
            # A bound that is met exactly stops a change in one direction.
            for step in (1 / 64, -1 / 64):
                edits = [(line, {"constant": repr(constant + step)})]
                after = self.explained(scene, edits)
                wrong = self.unlike_sums(scene, after, constraint["index"], step)
                if not wrong:
                    break
            self.note("changed", scene, f"sums with {constraint['text']}", wrong, edits)

    def unlike_sums(self, scene, after, index, step):
        """What doesn't come out as the sums say after a step of a constraint's constant."""
        if len(after.constraints) != len(scene.constraints):
            return "other constraints"
        constants, values = after.constants, after.values
        # Shares of stack views are said to be measured: where they change, sums are others.
        shares = {place for place, (c, now) in enumerate(zip(scene.constraints, after.constraints))
                  if c.get("measured") and c["text"] != now["text"]}
        for place, item in enumerate(scene.items):
            for number in NUMBERS:
                explained = item["numbers"][number]
                if not explained or all(term["constraint"] != index for term in explained["terms"]) or any(
                        term.get("source") == "guide" or term["constraint"] in shares for term in explained["terms"]):
                    continue
                sum = 0.0
                for term in explained["terms"]:
                    constant = constants.get(term["constraint"], term["constant"])
                    if term["constraint"] == index and constant == term["constant"]:
                        constant += step
                    sum += term["coefficient"] * constant
                value = values.get((place, number))
                if value is None and after.can_be(item["id"], number, sum):
                    continue
                if value is None or abs(value - sum) > LEAST:
                    return f"{scene.name(place, number)} is {value}, its sum {sum}"
        return None

    def by_one(self):
        candidates = [(scene, c) for scene, c in self.of("decides") if self.text.constant(c["line"]) is not None]
        for scene, constraint in self.choose("by-one", candidates):
            question = ["--scene", scene.id, "--constraint", str(constraint["index"])]
            record = next((r for r in run(self.path, *question) if r["id"] == scene.id), None)
            said = record and record["constraints"][constraint["index"]].get("change")
            if said is None:
                continue
            edits = [(constraint["line"], {"constant": repr(self.text.constant(constraint["line"]) + said["by"])})]
            after = self.explained(scene, edits)
            was, values = scene.values, after.values
            moves = {(m["item"], m["number"]): m["by"] for m in said["moves"]}
            wrong = None
            for key in was:
                name = (scene.items[key[0]]["id"], key[1])
                if was[key] is None or is_guide(scene.items[key[0]]):
                    continue
                now, expected = values.get(key), moves.get(name, 0)
                if (now is None) != (expected is None) or now is not None and abs(now - was[key] - expected) > LEAST:
                    wrong = f"{'.'.join(name)} becomes {now} from {was[key]}, which isn't {expected} more"
                    break
            if not wrong and said["contradiction"] != (len(after.broken) > len(scene.broken)):
                wrong = f"broken are {after.broken}"
            self.note("by-one", scene, f"{constraint['text']} with a constant larger by {said['by']}", wrong, edits,
                      question)

    def unchanged(self, kind, scene, statement, edits):
        after = self.explained(scene, edits)
        if after is None:
            return
        changed = differences(scene.values, after.values)
        wrong = None
        if changed:
            key = changed[0]
            wrong = key if isinstance(key, str) else (
                f"{scene.name(*key)}: {scene.values[key]} becomes {after.values[key]}, with {len(changed) - 1} more")
        self.note(kind, scene, statement, wrong, edits)

    def slack(self):
        for scene, constraint in self.choose("slack", self.of("holds")):
            said = f"{constraint['text']} holds with {constraint['slack']}"
            constant, line = self.text.constant(constraint["line"]), constraint["line"]
            self.unchanged("slack", scene, f"{said}, removed", [(line, None)])
            if constant is not None and (sign := tightening(constraint)):
                value = constant + sign * 0.9 * constraint["slack"]
                self.unchanged("slack", scene, f"{said}, within", [(line, {"constant": repr(value)})])

    def beyond(self):
        candidates = [(s, c) for s, c in self.of("holds") if self.text.constant(c["line"]) is not None and tightening(c)]
        for scene, constraint in self.choose("beyond", candidates):
            value = self.text.constant(constraint["line"]) + tightening(constraint) * (constraint["slack"] + 1)
            edits = [(constraint["line"], {"constant": repr(value)})]
            after = self.explained(scene, edits)
            has_room = after.constraints[constraint["index"]]["effect"] == "holds"
            same = has_room and not differences(scene.values, after.values) and scene.ranges == after.ranges
            self.note("beyond", scene, f"{constraint['text']} holds with {constraint['slack']}",
                      "nothing changes" if same else None, edits)

    def redundant(self):
        for scene, constraint in self.choose("redundant", self.of("redundant")):
            self.unchanged(
                "redundant", scene, f"{constraint['text']} is redundant", [(constraint["line"], None)])

    def overridden(self):
        for scene, constraint in self.choose("overridden", self.of("overridden")):
            edits = [(constraint["line"], {"priority": "1000"})]
            after = self.explained(scene, edits)
            if after is None:
                continue
            now = after.constraints
            worse = [index for index in constraint["by"]
                     if now[index]["effect"] == "broken" or (now[index]["slack"] or 0) < (scene.constraints[index]["slack"] or 0) - 1e-6]
            closer = now[constraint["index"]]["effect"] == "broken" or now[constraint["index"]]["slack"] > constraint["slack"] + 1e-6
            # A text gives way to a narrower width by breaking into more lines, which it then needs no more than.
            worse += [index for index in constraint["by"] if self.shrinks(scene, after, scene.constraints[index])]
            wrong = None
            if not closer:
                wrong = "it comes no closer with priority 1000"
            elif not worse and not (now[constraint["index"]]["effect"] == "broken"):
                wrong = "none of those in its way gives way"
            self.note("overridden", scene, f"{constraint['text']} is overridden by {constraint['by']}", wrong, edits)

    @staticmethod
    def shrinks(scene, after, constraint):
        """Returns whether a constraint is about the size of a content that has become smaller, or is open no longer."""
        size = re.fullmatch(r"(.*)\.(width|height) fits its content", constraint["text"])
        places = [place for place, item in enumerate(scene.items) if size and item["id"] == size[1]]
        keys = [(place, size[2]) for place in places]
        # Between equal priorities, a length is open before.
        return any(after.values.get(key) is not None
                   and (scene.values.get(key) is None or after.values[key] < scene.values[key] - LEAST) for key in keys)

    # Conflicts

    def cure(self):
        candidates = [(scene, account, cure) for scene in self.scenes for account in scene.record["conflicts"]
                      for cure in account["cures"]]
        for scene, account, cure in self.choose("cure", candidates):
            edits = []
            for edit in cure["edits"]:
                constraint = scene.constraints[edit["remove"] if "remove" in edit else edit["lower"]]
                edits.append((constraint["line"], None if "remove" in edit else {"priority": str(edit["priority"])}))
            after = self.explained(scene, edits)
            if after is None:
                continue
            own = {scene.constraints[s["broken"]]["text"] for s in account["sets"]}
            others = {text for text, _ in scene.broken} - own
            left = [text for text, _ in after.broken if text not in others]
            wrong = f"still broken: {left[0]}" if left else self.unlike_moves(scene, after, cure)
            self.note("cure", scene, f"{account['summary']}: {cure['edits']}", wrong, edits)

    def unlike_moves(self, scene, after, said, least=LEAST):
        """How what moved differs from what was said to move."""
        before, now = scene.values, after.values
        moves = collections.defaultdict(float)
        for key in differences(before, now, least):
            if key == "other items":
                return key
            if before[key] is not None and now[key] is not None:
                id = scene.items[key[0]]["id"]
                moves[id] = max(moves[id], abs(before[key] - now[key]))
        uncertain = {item["id"] for item in scene.items + after.items
                     if is_guide(item) or None in item["numbers"].values()}
        unlike = (set(moves) ^ set(said["moved"])) - uncertain
        if unlike:
            return f"{sorted(unlike)[0]} {'moves' if unlike & set(moves) else 'stays'}, with {len(unlike) - 1} more such"
        return None

    def minimal(self):
        candidates = [(scene, conflict, member) for scene in self.scenes for account in scene.record["conflicts"]
                      for conflict in account["sets"] for member in conflict["members"]
                      if scene.constraints[member]["source"] == "document"]
        for scene, conflict, member in self.choose("minimal", candidates):
            edits = [(scene.constraints[member]["line"], None)]
            after = self.explained(scene, edits)
            if after is None:
                continue
            others = {scene.constraints[index]["text"] for index in conflict["members"] if index != member}
            left = [s for account in after.record["conflicts"] for s in account["sets"]
                    if {after.constraints[index]["text"] for index in s["members"]} <= others]
            self.note("minimal", scene, f"{sorted(others)} can hold", "they can't" if left else None, edits)

    # Wishes and openings

    def wish(self):
        frames = {item["id"]: item for record in run(self.path, command="frames") for item in record["items"]}
        candidates = [(scene, place, number) for scene in self.scenes for place, item in enumerate(scene.items)
                      for number in NUMBERS if (frames.get(item["id"]) or {}).get("superview")]
        for scene, place, number in self.choose("wish", candidates):
            item = scene.items[place]
            explained = item["numbers"][number]
            inset = sum(t["constant"] for t in (explained or {"terms": []})["terms"] if t.get("source") == "alignment-rect")
            value = (explained or {"value": 10.0})["value"] - inset
            goal = round(value + self.random.choice((0, 1, -1, 5, -5, 20, -20, 60)), 3)
            attribute = {"x": "left", "y": "top"}.get(number, number)
            wish = f"{item['id']}.{attribute} == {goal}"
            question = ["--scene", scene.id, "--expect", wish]
            record = next((r for r in run(self.path, *question) if r["id"] == scene.id), None)
            answer = record and record.get("expectation")
            if not answer:
                continue
            self.try_answer(scene, (place, number, attribute, goal, inset), answer, question, frames)

    def try_answer(self, scene, wish, answer, question, frames):
        place, number, attribute, goal, inset = wish
        statement = f"{scene.items[place]['id']}.{attribute} == {goal}: {answer['answer']}"
        question = [*question[:-1], f"'{question[-1]}'"]
        was = scene.values[(place, number)]
        if answer["answer"] == "holds":
            wrong = None if was is None or abs(was - inset - goal) <= LEAST_OF_WISH else f"it is {was - inset}"
            self.note("wish", scene, statement, wrong, question=question)
        elif answer["answer"] == "open":
            after = self.added(scene, [(scene.items[place]["id"], attribute, goal)], frames)
            if after is not None:
                self.note("wish", scene, statement, self.unlike_goal(scene, after, wish), [("add", statement)], question)
        for change in answer.get("changes", []):
            edits = [(scene.constraints[c["constraint"]]["line"], {"constant": repr(c["value"]), "symbolic": "NO"})
                     for c in change["constants"]]
            if change["constants"]:
                after = self.explained(scene, edits)
            else:
                after = self.added(scene, [(scene.items[place]["id"], attribute, goal)], frames)
            if after is None:
                continue
            wrong = self.unlike_goal(scene, after, wish)
            self.note("wish", scene, f"{statement}, {change}", wrong, edits, question)

    def unlike_goal(self, scene, after, wish):
        place, number, attribute, goal, inset = wish
        value = after.values.get((place, number))
        if len(after.broken) > len(scene.broken):
            return f"a conflict arises: {after.broken[0]}"
        if value is None:
            # Where it stays open, it must be possible.
            return None
        return None if abs(value - inset - goal) <= LEAST_OF_WISH else f"it is {value - inset}"

    def added(self, scene, constraints, frames, priority=1000):
        """The scene with more constraints, each an item, an attribute and a position in the superview, or a size."""
        parser = ET.XMLParser(target=ET.TreeBuilder(insert_comments=True))
        tree = ET.parse(self.path, parser)
        elements = {element.get("id"): element for element in tree.iter() if element.get("id")}
        for count, (id, attribute, value) in enumerate(constraints):
            is_size = attribute in ("width", "height")
            owner = elements.get(id if is_size else (frames.get(id) or {}).get("superview"))
            if owner is None or id not in elements:
                return None
            holder = owner.find("constraints")
            if holder is None:
                holder = ET.SubElement(owner, "constraints")
            attributes = {"firstItem": id, "firstAttribute": attribute, "constant": repr(value),
                          "priority": str(priority), "id": f"new-00-{count:03}"}
            if not is_size:
                attributes |= {"secondItem": owner.get("id"), "secondAttribute":
                               {"left": "left", "top": "top"}.get(attribute, attribute)}
            ET.SubElement(holder, "constraint", attributes)
        return self.written(scene, ET.tostring(tree.getroot(), encoding="unicode"))

    def openings(self):
        candidates = [(scene, opening, remedy) for scene in self.scenes for opening in scene.open
                      for remedy in opening["determinedBy"]]
        chosen = self.choose("open", candidates)
        if not chosen:
            return
        frames = {item["id"]: item for record in run(self.path, command="frames") for item in record["items"]}
        for scene, opening, remedy in chosen:
            constraints = [position(frames, *part.rsplit(".", 1)) for part in remedy]
            after = None if None in constraints else self.added(scene, constraints, frames, priority=999)
            if after is None:
                continue
            wanted = {(n["item"], n["number"]) for n in opening["numbers"]}
            left = [n for o in after.open for n in o["numbers"] if (n["item"], n["number"]) in wanted]
            self.note("open", scene, f"{remedy} determine {sorted(wanted)[:4]}",
                      f"{left[0]['item']}.{left[0]['number']} is still open" if left else None, [("add", remedy)])

    def all(self):
        steps = (self.removed, self.changed, self.by_one, self.slack, self.beyond, self.redundant, self.overridden,
                 self.cure, self.minimal, self.wish, self.openings)
        for step in steps:
            step()
        return self.trials


def position(frames, id, attribute):
    """An item's attribute as a constraint in its superview with the present value; None if it has no superview."""
    item = frames.get(id)
    parent = frames.get((item or {}).get("superview"))
    if not parent:
        return None
    (x, y, width, height), (_, _, parent_width, parent_height) = item["frame"], parent["frame"]
    values = {"width": width, "height": height, "left": x, "leading": x, "top": y,
              "right": x + width - parent_width, "trailing": x + width - parent_width,
              "bottom": y + height - parent_height, "centerX": x + width / 2 - parent_width / 2,
              "centerY": y + height / 2 - parent_height / 2}
    return (id, attribute, float(values[attribute])) if attribute in values else None


def is_guide(item):
    """Whether an item is a guide of UIKit's, whose insets follow from its owner's place."""
    return item["id"].endswith("Guide") and "." in item["id"]


def tightening(constraint):
    """The sign of a constant that leaves an inequality less room."""
    return -1 if " <= " in constraint["text"] else 1 if " >= " in constraint["text"] else 0


def describe(edits):
    return "; ".join(f"line {line}: {'removed' if attributes is None else attributes}" for line, attributes in edits)


def tried(arguments):
    path, seed, only = arguments
    with tempfile.TemporaryDirectory() as folder:
        try:
            return path, Trier(path, seed, only, folder).all(), None
        except Exception as error:
            return path, [], "".join(traceback.format_exception(error)[-3:])


def results(pool, tasks):
    futures = [pool.submit(tried, task) for task in tasks]
    for count, future in enumerate(concurrent.futures.as_completed(futures), 1):
        if sys.stderr.isatty():
            print(f"{count} of {len(tasks)}", end="\r", file=sys.stderr)
        yield future.result()


def has_constraints(path):
    return b"<constraint " in path.read_bytes()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--documents", type=int, default=300)
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--only", action="append")
    parser.add_argument("--file")
    parser.add_argument("--verbose", action="store_true", help="print each trial")
    options = parser.parse_args()
    paths = sorted(path for path in options.corpus.rglob("*")
                   if path.suffix in (".xib", ".storyboard") and has_constraints(path))
    if options.file:
        paths = [path for path in paths if options.file in str(path)]
    else:
        paths = random.Random(options.seed).sample(paths, min(options.documents, len(paths)))
    counts, wrong = collections.Counter(), collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, trials, error in results(pool, [(path, options.seed, options.only) for path in paths]):
            if error:
                print(f"not tried: {path}: {error}")
            for trial in trials:
                counts[trial.kind] += 1
                wrong[trial.kind] += trial.wrong is not None
                if trial.wrong or options.verbose:
                    print(f"{path}\n  {trial.kind}: {trial.statement}\n  {trial.wrong or 'right'}")
                    for line in trial.repeat:
                        print(f"    {line}", flush=True)
    print(f"\n| kind | trials | wrong |\n|---|---|---|")
    for kind in MOST:
        print(f"| {kind} | {counts[kind]} | {wrong[kind]} |")
    print(f"{sum(counts.values())} trials on {len(paths)} documents, {sum(wrong.values())} wrong")
    sys.exit(1 if sum(wrong.values()) else 0)


if __name__ == "__main__":
    main()
