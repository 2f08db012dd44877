import Engine
import Findings

extension DocumentFinding {
    /// What is wrong and what to do, in one line.
    package var message: String {
        switch self {
        case .syntax(let finding): finding.message
        case .equation(let finding): finding.message
        case .visualFormat(let message): message
        case .furtherFindings(let count):
            "and \(count) more; fix those above and run again"
        default: valueMessage ?? referenceMessage ?? ""
        }
    }

    /// The message of a finding about a single key or value.
    private var valueMessage: String? {
        switch self {
        case .visualFormatStart:
            "begin a line of the Visual Format Language with H: or V:, as in H:|-16-[view]"
        case .severalConstraints:
            "a text has one constraint; write what follows here as a text of its own in the array"
        case .unknownMetric(let name):
            "documents have no metrics; write a number in the place of '\(name.abridged)'"
                + (PriorityWord.number(of: name).map { ", such as \(EquationSyntax.number($0))" } ?? "")
        case .attributeInVisualFormat(let name, let view):
            "a length names only the view whose length it takes; "
                + "write \(view.abridged) in place of \(name.abridged), or an equation"
        case .unknownLength(let name):
            "no view or guide is named '\(name.abridged)', and documents have no metrics; write a number in its place"
        case .keyOfDocument(let key, let object):
            "\(object) has no \(key); write \(key) beside root, as a key of the document"
        case .misspeltClass(let name, let suggestion):
            "\(name.abridged) is not a class of UIKit; did you mean \(suggestion)? It is laid out as one"
        case .classOfNoView("UILayoutGuide"):
            "a layout guide isn't a view; write it among the guides of its view, as in guides: [{ id: \"gap\" }]"
        case .classOfNoView(let name): "\(name.abridged) isn't a class of views; write the class of its view"
        case .wrongKind(let key, let expected, let found):
            "\(key) can't be \(found); write \(expected)"
        case .unknownWord(let word, let key, let suggestion, let expected):
            "invalid value \"\(word.abridged)\" for \(key); "
                + (suggestion.map { "did you mean \"\($0)\"?" } ?? "write \(expected)")
        case .outOfRange(let value, let key, let expected):
            "\(EquationSyntax.number(value)) is out of range for \(key); write \(expected)"
        case .reversedRange(let key, let least, let greatest):
            "\(key) begins with its maximum; write "
                + "[\(EquationSyntax.number(least)), \(EquationSyntax.number(greatest))]"
        case .notFinite(let key, let expected):
            "\(key) must be a finite number; write \(expected)"
        case .notColor(let text, let key, let suggestion, let expected):
            "invalid value \(text.abridged) for \(key); "
                + (suggestion.map { "did you mean \"\($0)\"?" } ?? "write \(expected)")
        case .priorityWords(let key, let numbers):
            "\(key) takes numbers, not words; write "
                + (numbers.count == 1
                    ? EquationSyntax.number(numbers[0])
                    : "[\(numbers.map(EquationSyntax.number).joined(separator: ", "))]")
        case .fontAsName(let size):
            "a font is a size, with a name if it isn't the system's; write it as in "
                + "font: \(EquationSyntax.number(size ?? 17)), or { name: \"FiraSans-Medium\", size: \(EquationSyntax.number(size ?? 17)) }"
        case .imageAsName:
            "an image is given by its size, and its file isn't read; write its width and height, such as [60, 40]"
        case .decimalComma(let key, let written):
            "\(key) has a number with a comma; write \(written.replacing(",", with: ".")) in place of \(written)"
        case .wrongCount(let count, let key, let expected):
            "\(key) has \(count) number\(count == 1 ? "" : "s"); write \(expected.count): "
                + "[\(expected.joined(separator: ", "))]"
        case .emptyName(let key): "\(key) is empty; write a name or remove the key"
        case .emptyConstraint: "a constraint is empty; write a constraint or remove it"
        case .unknownKey(let key, let object, let suggestion):
            "unknown key \(key.abridged) in \(object); "
                + (suggestion.map { "did you mean \($0)?" } ?? "remove it, or see `layout-render schema`")
        case .foreignKey(let key, let object, let advice):
            "\(object) has no key \(key.abridged); \(advice.sentence)"
        case .constraintAsKey(let key, let object, let example):
            "a \(object) has no key \(key); constrain it instead, as in constraints: [\"\(example)\"]"
        case .constraintInParts(let equation):
            "a constraint is written as a text; write \"\(equation)\", or { constraint: \"\(equation)\" }"
        case .lengthOfCanvas(let key): "a canvas has no key \(key); write size: [width, height]"
        case .duplicateKey(let key, let first):
            "duplicate key \(key.abridged), first written at \(first.line):\(first.column); remove one of the two"
        case .missingKey(let key, let object):
            "missing key \(key) in \(object); add \(key): \(key == "layoutDocument" ? "1" : "…")"
        case .missingRoot: "the document has no root; add root: { id: \"view\", subviews: [] }"
        case .viewAsDocument:
            "this is a view, not a document; write { layoutDocument: 1, root: { … } } with it as the root"
        case .unsupportedVersion(let version):
            "unknown format version \(EquationSyntax.number(version)); write layoutDocument: 1"
        case .unknownDevice(let name, let suggestion):
            "unknown device \"\(name.abridged)\"; "
                + (suggestion.map { "did you mean \"\($0)\"?" } ?? "`layout-render devices` lists them")
        case .deviceAndSize: "a canvas can't have both a device and a size; remove one of the two"
        case .mixedInsets: "insets can't mix left and right with leading and trailing; use one kind"
        case .keyboardHeightAndFrame:
            "a keyboard can't have both a height (docked) and a frame (floating); remove one of the two"
        case .undockedKeyboardOnPhone(let device):
            "only iPads have a floating keyboard, not \(device); write keyboard: \"docked\" or name an iPad"
        case .orientationOfDevice(let orientation, let device):
            "\(device) doesn't support \(orientation.rawValue); write another orientation or, in place of the "
                + "device, a size with safeAreaInsets"
        case .fontSizeAndStyle:
            "a text style takes its size from the canvas's contentSizeCategory; remove size or textStyle"
        case .frameOfRoot:
            "the root fills the canvas; remove its frame and set canvas: { size: [width, height] }"
        case .maskWithoutFrame:
            "autoresizingMask needs a frame to begin with; add frame: [x, y, width, height]"
        case .marginsTwice:
            "layoutMargins and directionalLayoutMargins set the same margins; remove one of the two"
        case .propertyWithoutEffect(let key, let className, let classes):
            "\(key) has no effect on a \(className); remove it or set class: "
                + classes.map { "\"\($0)\"" }.joined(separator: " or ")
        default: nil
        }
    }

    /// The message of a finding about a reference.
    private var referenceMessage: String? {
        switch self {
        case .duplicateID(let id, let first):
            "duplicate id '\(id.abridged)', first used at \(first.line):\(first.column); choose another"
        case .idOfEveryState(let id):
            "'--state \(id)' selects every state, so no state can be selected by this id; choose another"
        case .unknownItem(let id, let suggestion):
            "no view or guide is named '\(id.abridged)'; "
                + Self.hint(suggestion, or: "add one or fix the id")
        case .superviewByRole(let id):
            "an item is named by its id; write "
                + (id.map { "'\($0.abridged)', the superview's id" } ?? "the superview's id")
        case .idOfSelf(let written, let id):
            "an item is named by its id alone; write '\(id.abridged)' in place of '\(written.abridged)'"
        case .unknownGuideName(let name, let item, let suggestion):
            "\(item) has no guide '\(name)'; "
                + Self.hint(suggestion, or: "use one such as safeAreaLayoutGuide")
        case .guideOfGuide(let guide, let item):
            "'\(item)' is a guide and has no \(guide.rawValue); use the \(guide.rawValue) of a view"
        case .guideOfOtherClass(let guide, let item, let className):
            "'\(item)' is a \(className) and has no \(guide.rawValue); leave it out, as in '\(item).top', or set class: "
                + "\"\(guide == .textContainer ? "UITextView" : "UIScrollView")\" if it is one"
        case .unknownConstraint(let id, let suggestion):
            "no constraint has the id '\(id.abridged)'; "
                + Self.hint(suggestion, or: "write it as { id: \"\(id)\", constraint: \"…\" }")
        case .constantOfVisualFormat:
            "the constant of a Visual Format Language line is ambiguous; write the constraint as an equation"
        case .removalOfRoot: "the root can't be removed; remove views in it instead"
        case .propertyOfGuide(let key, let item):
            "'\(item)' is a guide, and only views have \(key); a guide can only be removed"
        case .constraintOfRemoved(let id, let item):
            "the state removes '\(item)', and the constraint '\(id)' with it; remove this key or keep '\(item)'"
        case .notInStack(let id, let stack):
            "'\(id)' is not a subview of '\(stack)'; name one of its subviews"
        case .incompatibleAttributes(let first, let second):
            "\(first.rawValue) is \(first.kind.name) and \(second.rawValue) is \(second.kind.name); "
                + "relate attributes of one kind"
        case .mixedDirectionality(let first, let second):
            "\(first.rawValue) and \(second.rawValue) can't be mixed, as only one of them follows the layout "
                + "direction; use leading and trailing on both sides, or left and right"
        case .positionWithoutSecondItem(let attribute, let example):
            "\(attribute.rawValue) is \(attribute.kind.name) and needs a second item to be measured from; "
                + (example.map { "write \($0)" } ?? "write one, such as the superview's \(attribute.rawValue)")
        case .unknownState(let id, let known):
            "no state has the id '\(id.abridged)'; "
                + (known.isEmpty ? "the document has none" : NearestName.advice(for: id, among: known))
        default: nil
        }
    }

    private static func hint(_ suggestion: String?, or otherwise: String) -> String {
        suggestion.map { "did you mean '\($0)'?" } ?? otherwise
    }
}
