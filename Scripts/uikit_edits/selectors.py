"""Selectors and key paths of Objective-C, which Swift on Linux doesn't compile."""
import re
from . import swift

DECLARED = re.compile(r"(?:@objc\(([\w:]+)\)[^\n{}]*?\n?[^\n{}]*?)?\bfunc (\w+)\s*(?:<[^>]*>)?\(")


def functions(text):
    """The methods that a text declares, with their labels and the names given to them, by their names."""
    found = {}
    code = swift.masked(text)
    for match in DECLARED.finditer(code):
        start = match.end() - 1
        labels = [label for label, _ in swift.parameters(code[start + 1:swift.closing(code, start)])]
        found.setdefault(match.group(2), (labels, match.group(1)))
    return found


def edited(text, known):
    """The text with selectors that have the methods they name, and key paths as strings."""
    text = _replaced(text, r"#selector\s*\(", lambda inside: _selector(inside, known))
    return _replaced(text, r"#keyPath\s*\(", _key_path)


def _replaced(text, pattern, change):
    code = swift.masked(text)
    result, last = [], 0
    for match in re.finditer(pattern, code):
        end = swift.closing(code, match.end() - 1)
        new = change(" ".join(text[match.end():end].split()))
        if new is not None:
            result += [text[last:match.start()], new]
            last = end + 1
    return "".join(result) + text[last:]


def _key_path(inside):
    """The names of properties, without the types before them."""
    names = re.sub(r"\s", "", inside).split(".")
    if not all(re.fullmatch(r"\w+", name) for name in names):
        return None
    while len(names) > 1 and (names[0][:1].isupper() or names[0] == "self"):
        names.pop(0)
    return '"%s"' % ".".join(names)


def _objective_c_name(base, labels):
    """The name that Objective-C has for a Swift method."""
    if not labels:
        return base
    first = "" if labels[0] == "_" else "With" + labels[0][:1].upper() + labels[0][1:]
    return base + first + ":" + "".join(("" if label == "_" else label) + ":" for label in labels[1:])


def _selector(inside, known):
    """What stands for a selector: its name with the method, or the name alone for a property's; nothing for an expression."""
    accessor = re.fullmatch(r"(getter|setter): ?(?:\w+\.)*(\w+)", inside)
    if accessor:
        name = accessor.group(2)
        return 'Selector("%s")' % (name if accessor.group(1) == "getter" else "set%s%s:" % (name[:1].upper(), name[1:]))
    plain = re.sub(r"\s+", "", re.sub(r"\sas\s.*", "", inside))
    method = re.fullmatch(r"((?:\w+\.)*)(\w+)(?:\(((?:\w+:)*)\))?", plain)
    if not method:
        return None
    owner, base, given = method.groups()
    labels, chosen = known.get(base, ([], None))
    labels = given.split(":")[:-1] if given else [] if given == "" else labels
    owner = {"": "Self.", "self.": "Self.", "super.": "Self."}.get(owner, owner)
    called = "(%s)" % given if given else ""
    return 'Selector("%s", %s%s%s)' % (chosen or _objective_c_name(base, labels), owner, base, called)
