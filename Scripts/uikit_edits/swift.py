"""Swift source as far as the edits need it: code without comments, brackets, declarations."""
import re

MODIFIERS = (r"(?:(?:public|private|fileprivate|internal|open|package)(?:\(set\))?|final|static|class|override|mutating|"
             r"nonmutating|convenience|required|lazy|weak|unowned(?:\(\w+\))?|indirect|nonisolated(?:\(unsafe\))?|dynamic|"
             r"prefix|postfix|infix|distributed|consuming|borrowing)")
KEYWORDS = (r"(?:class|struct|enum|protocol|extension|actor|func|var|let|init|deinit|subscript|case|typealias|"
            r"associatedtype|operator|precedencegroup|import|macro)")
ATTRIBUTE = r"@\w+(?:\.\w+)*(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?"
DECLARATION = re.compile(
    rf"^[ \t]*(?:{ATTRIBUTE}\s*)*(?:{MODIFIERS}[ \t]+)*{KEYWORDS}\b", re.M)
TYPE = re.compile(rf"(?:{MODIFIERS}\s+)*(class|struct|enum|protocol|extension|actor)\s+([\w.]+)")
FUNCTION = re.compile(r"\bfunc\s+(\w+)\s*(?:<[^>]*>)?\s*\(")


def masked(text):
    """The text with comments and the texts of strings replaced by spaces, so that places stay the same."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match.group())
    return re.sub(r'//[^\n]*|/\*.*?\*/|"""(?:.*?)"""|"(?:\\.|[^"\\\n])*"', blank, text, flags=re.S)


def closing(text, start):
    """The place of the bracket that closes the one at a place."""
    depth, (opening, closing) = 0, "{}" if text[start] == "{" else "()"
    for place in range(start, len(text)):
        depth += (text[place] == opening) - (text[place] == closing)
        if depth == 0:
            return place
    return len(text) - 1


def line(text, place):
    """The number of the line of a place."""
    return text.count("\n", 0, place) + 1


class Declaration:
    """A declaration in masked code, with its attributes."""

    def __init__(self, code, start, keyword, end):
        self.code, self.start, self.keyword, self.end = code, start, keyword, end
        brace, parentheses = None, 0
        for place in range(start, end):
            parentheses += (code[place] in "([") - (code[place] in ")]")
            if code[place] == "{" and parentheses == 0:
                brace = place
                break
        self.brace = brace
        self.header = code[start:end if brace is None else brace]
        found = TYPE.search(self.header)
        self.kind, self.name = (found.group(1), found.group(2)) if found and not FUNCTION.search(self.header) else (None, None)
        function = FUNCTION.search(self.header)
        self.function = function.group(1) if function else None
        value = re.search(r"\b(?:var|let|case)\s+(\w+)", self.header)
        alias = re.search(r"\btypealias\s+(\w+)", self.header)
        # A name by which other declarations use it as a type.
        self.type = self.name if self.kind != "extension" else None
        if alias and not self.kind:
            self.type = alias.group(1)
        # What the declaration is called in messages.
        self.label = self.name or self.function or self.type or (value.group(1) if value else keyword)

    def has(self, modifier):
        return re.search(rf"(?<![\w@.]){re.escape(modifier)}\b", self.header) is not None

    @property
    def text(self):
        return self.code[self.start:self.end]

    @property
    def bases(self):
        """The names after the colon of a type's header."""
        found = re.search(rf"\b{self.kind}\s+[\w.]+\s*(?:<[^{{]*?>)?\s*:\s*([^{{]*)", self.header) if self.kind else None
        return re.findall(r"[\w.]+", found.group(1)) if found else []

    def members(self):
        return declarations(self.code, self.brace + 1, closing(self.code, self.brace)) if self.brace is not None else []

    def parameters(self):
        """The text between a function's parentheses."""
        start = self.start + FUNCTION.search(self.header).end() - 1
        return self.code[start + 1:closing(self.code, start)]


def declarations(code, start, end):
    """The declarations of a region that aren't inside others. They end before the next one or a condition begins."""
    starts, depth, place = [], 0, start
    edges = []
    for row in code[start:end].splitlines(keepends=True):
        if depth == 0:
            if re.match(r"[ \t]*#(?:if|else|elseif|endif)\b", row):
                edges.append(place)
            elif DECLARATION.match(row) or re.match(rf"[ \t]*(?:{ATTRIBUTE}|@\w+\([^()]*)[ \t]*$", row.rstrip("\n")):
                starts.append(place)
        depth += sum((letter in "{([") - (letter in "})]") for letter in row)
        place += len(row)
    found, begun = [], None
    for index, at in enumerate(starts):
        row = code[at:code.find("\n", at) if code.find("\n", at) >= 0 else end]
        match = DECLARATION.match(row)
        if begun is None:
            begun = at
        if not match:
            continue
        bound = min([other for other in starts[index + 1:index + 2] + edges if other > at] + [end])
        text = code[begun:bound].rstrip()
        keyword = re.search(rf"\b{KEYWORDS}$", match.group()).group()
        found.append(Declaration(code, begun, keyword, begun + len(text)))
        begun = None
    return found


def condition(code, place):
    """The text of the conditions around a place."""
    open_conditions = []
    for row in code[:place].splitlines():
        row = row.strip()
        if row.startswith("#if"):
            open_conditions.append(row)
        elif row.startswith(("#else", "#elseif")) and open_conditions:
            open_conditions[-1] += " " + row
        elif row.startswith("#endif") and open_conditions:
            open_conditions.pop()
    return " ".join(open_conditions)


def parameters(text):
    """The labels and the names of a function's parameters, in the text between its parentheses."""
    found, depth, part = [], 0, ""
    for character in text + ",":
        if character == "," and depth == 0:
            name = re.match(rf"\s*(?:{ATTRIBUTE}\s+)*(\w+)(?:\s+(\w+))?\s*:", part)
            if name:
                found.append((name.group(1), name.group(2) or name.group(1)))
            part = ""
            continue
        depth += (character in "([<{") - (character in ")]>}")
        part += character
    return found


def inserted(text, insertions):
    """The text with other texts inserted at places of it."""
    for place, addition in sorted(insertions, key=lambda item: item[0], reverse=True):
        text = text[:place] + addition + text[place:]
    return text
