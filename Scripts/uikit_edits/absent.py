"""What needs SwiftUI or Combine, in the condition that they are there."""
import re
from . import swift

# Names by which a declaration needs one of them, in a file that imports it.
NAMES = (r"some\s+View\b|:\s*View\b|extension\s+View\b|\bAnyView\b|@?\bViewBuilder\b|\bUIHosting\w+|\bUIView(?:Controller)?Representable\w*|"
         r"\bObservableObject\b|@(?:Published|State|StateObject|ObservedObject|EnvironmentObject|Environment|Binding|Namespace|"
         r"FocusState|AppStorage)\b|\b(?:PreferenceKey|EnvironmentKey|EnvironmentValues|GeometryReader|PreviewProvider|"
         r"ViewModifier|PassthroughSubject|CurrentValueSubject|AnyCancellable|Cancellable|AnyPublisher|SwiftUI|Combine)\b")
CAUSE = re.compile(NAMES + r"|\b(?:Color|Edge|Text|Image|Font|LocalizedStringKey|Transaction)\b")
# Names of Combine's, which Foundation and UIKit bring along on Apple's systems.
COMBINE = re.compile(r"\bObservableObject\b|@Published\b|\b(?:PassthroughSubject|CurrentValueSubject|AnyCancellable|Cancellable|"
                     r"AnyPublisher|Publishers|Combine)\b")
IMPORT = re.compile(r"^#if canImport\((SwiftUI|Combine)\)\n[^\n]*\bimport[^\n]*\n#endif", re.M)


def edit(sources):
    """Puts conditions around the declarations that need SwiftUI or Combine, and around what uses those. Returns what was put
    into conditions, as sources, names and modules."""
    done, names = [], {}
    for source in sources:
        code = swift.masked(source.text)
        if any(found.group(1) == "SwiftUI" for found in IMPORT.finditer(code)):
            done += _edit(source, "SwiftUI", CAUSE, names, wholly=True)
        elif COMBINE.search(code):
            done += _edit(source, "Combine", COMBINE, names, wholly=False)
    # What is declared there can't be used elsewhere.
    known = set()
    while names.keys() - known:
        fresh = names.keys() - known
        known |= fresh
        for module in sorted(set(names[name] for name in fresh)):
            words = sorted(name for name in fresh if names[name] == module)
            pattern = re.compile(r"\b(?:%s)\b" % "|".join(map(re.escape, words)))
            for source in sources:
                if pattern.search(swift.masked(source.text)):
                    done += _edit(source, module, pattern, names, wholly=False)
    return done


def _is_needed(member):
    """Whether a type can't be made without a member: a stored property that isn't optional."""
    return member.keyword in ("let", "var") and member.brace is None and "?" not in member.header


def _branches(member, pattern):
    """The if statements of a function that ask for what isn't there, from the beginnings of their lines, with what they do
    otherwise; nothing if the function mentions it elsewhere too."""
    if member.function is None or member.brace is None or pattern.search(member.header):
        return None
    found, rest, place = [], "", member.brace
    for match in re.finditer(r"(?<!else )\bif\b", member.code[member.brace:member.end]):
        start = member.brace + match.start()
        brace = member.code.find("{", start)
        if start < place or brace < 0 or not pattern.search(member.code[start:brace]):
            continue
        end = swift.closing(member.code, brace) + 1
        other = None
        otherwise = re.compile(r"\s*else\s*").match(member.code, end)
        if otherwise:
            body = member.code.find("{", otherwise.end())
            other = (otherwise.end(), swift.closing(member.code, body) + 1)
            if body > otherwise.end():
                return None
            end = other[1]
        line = member.code.rfind("\n", 0, start) + 1
        if member.code[line:start].strip():
            return None
        found.append((line, end, other))
        rest, place = rest + member.code[place:start], end
    return found if found and not pattern.search(rest + member.code[place:member.end]) else None


def _edit(source, module, pattern, names, wholly):
    code = swift.masked(source.text)
    guarded, insertions = [], []
    for declaration in swift.declarations(code, 0, len(code)):
        if declaration.keyword == "import" or not pattern.search(declaration.text):
            continue
        members = [member for member in declaration.members() if pattern.search(member.text)]
        if (wholly or declaration.kind is None or pattern.search(declaration.header) or any(map(_is_needed, members))
                or len(members) == len(declaration.members())):
            guarded.append(declaration)
            if declaration.type:
                names[declaration.type] = module
        else:
            for member in members:
                branches = _branches(member, pattern)
                if branches is None:
                    guarded.append(member)
                for start, end, other in branches or []:
                    alternative = "do " + (source.text[slice(*other)] if other else "{}")
                    insertions += [(start, f"#if canImport({module})\n"), (end, f"\n#else\n{alternative}\n#endif")]
    guarded = [one for one in guarded if f"canImport({module})" not in swift.condition(code, one.start)]
    for one in guarded:
        start = code.rfind("\n", 0, one.start) + 1
        insertions += [(start, f"#if canImport({module})\n"), (one.end, "\n#endif")]
    source.text = swift.inserted(source.text, insertions)
    return [(source, one.label, module) for one in guarded]
