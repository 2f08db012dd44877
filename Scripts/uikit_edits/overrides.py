"""Overrides in extensions, which need Objective-C: their classes forward to them."""
import re
from . import swift


def edit(sources):
    """Gives overrides in extensions names of their own, which the class or the overridden method calls. Returns those for
    which neither is in the sources, as sources, lines and what they are."""
    left, calls = [], {}
    declared = [(source, swift.masked(source.text)) for source in sources]
    found = [(source, code, one) for source, code in declared for one in swift.declarations(code, 0, len(code)) if one.kind]
    for source, code, extension in found:
        if extension.kind != "extension":
            continue
        for member in extension.members():
            if not member.has("override") or member.brace is None:
                continue
            name = member.function or _property(member)
            place = name and (_class(extension.name, found) or _base(member, extension, found))
            if not place or re.search(rf"\bsuper\s*\.\s*{name}\b", member.text) and not _is_class(place):
                left.append((source, swift.line(code, member.start), name))
                continue
            renamed = f"{name}Of{extension.name.replace('.', '')}"
            calls.setdefault(id(source), []).append(_renaming(member, name, renamed))
            target, other = calls.setdefault(id(place[0]), []), place[2]
            if _is_class(place):
                at = swift.closing(other.code, other.brace)
                target.append((at, at, _forwarding(member, name, renamed, other)))
            else:
                target.append((other.brace + 1, other.brace + 1, _dispatch(member, renamed, extension.name)))
                target += [change for change in _returning(other) if change not in target]
    for source, _ in declared:
        for start, end, text in sorted(calls.get(id(source), []), reverse=True):
            source.text = source.text[:start] + text + source.text[end:]
    return left


def _property(member):
    found = re.search(r"\bvar\s+(\w+)", member.header)
    return found.group(1) if found else None


def _is_class(place):
    return place[2].kind == "class"


def _class(name, found):
    return next((one for one in found if one[2].kind == "class" and one[2].name == name), None)


def _base(member, extension, found):
    """The method of another extension that a method overrides."""
    if not member.function:
        return None
    given = re.sub(r"\s+", "", member.parameters())
    for source, code, other in found:
        if other.kind != "extension" or other.name == extension.name:
            continue
        for candidate in other.members():
            if (candidate.function == member.function and not candidate.has("override") and candidate.brace is not None
                    and re.sub(r"\s+", "", candidate.parameters()) == given):
                return source, code, candidate
    return None


def _available(header):
    """A header without conditions of availability: what it declares is called."""
    return re.sub(r"@available\([^()]*\)\s*", "", header)


def _renaming(member, name, renamed):
    header = re.sub(r"(?<![\w@.])override\s+", "", _available(member.header))
    header = re.sub(rf"\b(func|var)(\s+){name}\b", rf"\1\g<2>{renamed}", header)
    return member.start, member.start + len(member.header), header


def _arguments(member):
    if not member.function:
        return ""
    return "(" + ", ".join(inner if label == "_" else f"{label}: {inner}"
                           for label, inner in swift.parameters(member.parameters())) + ")"


def _forwarding(member, name, renamed, owner):
    """An override in the class that calls the renamed member."""
    access = "public " if owner.has("public") or owner.has("open") else ""
    header = re.sub(r"(?<![\w@.])(?:override|public|open|internal|fileprivate|private)\s+", "", _available(member.header)).strip()
    attempt = "try " if re.search(r"\bthrows\b", header) else ""
    call = f"{attempt}{renamed}{_arguments(member)}"
    body = member.code[member.brace + 1:swift.closing(member.code, member.brace)]
    if not member.function and re.search(r"\bset\b\s*(?:\(\w+\)\s*)?\{", body):
        call = f"get {{ {call} }} set {{ {renamed} = newValue }}"
    return f"\n    override {access}{header} {{ {call} }}\n"


def _dispatch(member, renamed, owner):
    """A line for the overridden method that calls the renamed one of a subclass."""
    return f" if let subclassed = self as? {owner} {{ return subclassed.{renamed}{_arguments(member)} }};"


def _returning(base):
    """The return before a body's only expression, which is the body's value no longer."""
    body = base.code[base.brace + 1:swift.closing(base.code, base.brace)]
    if "->" not in base.header or re.search(r"\breturn\b", body):
        return []
    at = base.brace + 1 + len(body) - len(body.lstrip())
    return [(at, at, "return ")]
