"""What needs SwiftUI or Combine, in the condition that they are there."""
import re
from . import swift

# Names by which a declaration needs one of them, in a file that imports it.
NAMES = (r"some\s+View\b|:\s*View\b|extension\s+View\b|\bAnyView\b|@?\bViewBuilder\b|\bUIHosting\w+|\bUIView(?:Controller)?Representable\w*|"
         r"\bObservableObject\b|@(?:Published|State|StateObject|ObservedObject|EnvironmentObject|Environment|Binding|Namespace|"
         r"FocusState|AppStorage)\b|\b(?:PreferenceKey|EnvironmentKey|EnvironmentValues|GeometryReader|PreviewProvider|"
         r"ViewModifier|PassthroughSubject|CurrentValueSubject|AnyCancellable|Cancellable|AnyPublisher|SwiftUI|Combine)\b")
CAUSE = re.compile(NAMES)
IMPORT = re.compile(r"^#if canImport\((SwiftUI|Combine)\)\n[^\n]*\bimport[^\n]*\n#endif", re.M)


def edit(sources):
    """Puts conditions around the declarations that need SwiftUI or Combine, and around what uses those. Returns what was put
    into conditions, as sources, names and modules."""
    done, names = [], {}
    for source in sources:
        found = IMPORT.search(swift.masked(source.text))
        if found:
            done += _edit(source, found.group(1), CAUSE, names, wholly=True)
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


def _edit(source, module, pattern, names, wholly):
    code = swift.masked(source.text)
    guarded = []
    for declaration in swift.declarations(code, 0, len(code)):
        if declaration.keyword == "import" or not pattern.search(declaration.text):
            continue
        members = [member for member in declaration.members() if pattern.search(member.text)]
        if wholly or declaration.kind is None or pattern.search(declaration.header) or any(map(_is_needed, members)):
            guarded.append(declaration)
            if declaration.kind not in (None, "extension"):
                names[declaration.name] = module
        else:
            guarded += members
    guarded = [one for one in guarded if f"canImport({module})" not in swift.condition(code, one.start)]
    insertions = []
    for one in guarded:
        start = code.rfind("\n", 0, one.start) + 1
        insertions += [(start, f"#if canImport({module})\n"), (one.end, "\n#endif")]
    source.text = swift.inserted(source.text, insertions)
    return [(source, one.label, module) for one in guarded]
