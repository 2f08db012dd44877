"""Tests of XCTest that are bound to the main actor, which stop the program on Linux."""
import re
from . import swift

CALLED = {"setUp", "tearDown", "setUpWithError", "tearDownWithError"}


def edit(sources):
    """Lets the methods that XCTest calls be called from anywhere; they assume the main actor, on which XCTest calls them."""
    classes = {}
    for source in sources:
        code = swift.masked(source.text)
        for declaration in swift.declarations(code, 0, len(code)):
            if declaration.kind == "class":
                classes[declaration.name] = declaration
    tests = {name for name in classes if _inherits(name, classes, lambda one: "XCTestCase" in one.bases)}
    isolated = {name for name in tests if _inherits(name, classes, lambda one: one.has("@MainActor") or "@MainActor" in one.header)}
    for source in sources:
        code = swift.masked(source.text)
        changes = []
        for declaration in swift.declarations(code, 0, len(code)):
            if declaration.name in tests:
                if declaration.name in isolated and "XCTestCase" in declaration.bases:
                    changes += _sendable(declaration)
                for member in declaration.members():
                    changes += _changes(member, declaration.name in isolated)
        for start, end, text in sorted(changes, reverse=True):
            source.text = source.text[:start] + text + source.text[end:]


def _sendable(declaration):
    """The changes by which a class's object can go from one actor to another, as Swift 6 mode asks: its conformance, and no calls
    of XCTest's own asynchronous methods, which do nothing and would send it away from the main actor."""
    changes = []
    if "Sendable" not in declaration.bases:
        end = declaration.start + re.search(r"\bXCTestCase\b", declaration.header).end()
        changes.append((end, end, ", @unchecked Sendable"))
    for member in declaration.members():
        if member.function in CALLED and re.search(r"\basync\b", member.header):
            for call in re.finditer(r"[ \t]*try await super\.(?:%s)\(\)[ \t]*\n?" % "|".join(sorted(CALLED)), member.text):
                changes.append((member.start + call.start(), member.start + call.end(), ""))
    return changes


def _inherits(name, classes, holds):
    seen = set()
    while name in classes and name not in seen:
        seen.add(name)
        if holds(classes[name]):
            return True
        name = next((base for base in classes[name].bases if base in classes), None)
    return False


def _changes(member, is_isolated):
    """The replacements in a method: its modifier, and the call around its body."""
    name = member.function
    if name is None or member.brace is None or not (name.startswith("test") or name in CALLED):
        return []
    after = member.header[member.header.index("("):]
    attribute = re.search(r"@MainActor\s*", member.header)
    if re.search(r"\basync\b", after) or member.has("nonisolated") or member.has("static") or not (is_isolated or attribute):
        return []
    call = ("try " if re.search(r"\bthrows\b", after) else "") + "MainActor.assumeIsolated { () -> Void in"
    close = swift.closing(member.code, member.brace)
    first = member.start + re.search(rf"(?:{swift.MODIFIERS}\s+)*func\b", member.header).start()
    changes = [(first, first, "nonisolated "), (member.brace + 1, member.brace + 1, " " + call), (close, close, "} ")]
    if attribute:
        start = member.start + attribute.start()
        changes.append((start, start + len(attribute.group()), ""))
    return changes
