import Findings

/// A change to a layout that isn't written in its input, such as `title.text = 'longer'` or `gap.constant = 20`.
package struct LayoutEdit: Sendable, Hashable {
    /// What is changed.
    enum Target: Sendable {
        case constraint, item
    }

    /// The edit as it was written.
    package let text: String
    /// The id, name or text of what is changed.
    let name: String
    /// The key that a state of a document has for it.
    let key: String
    /// The value as JSON5.
    private let value: String
    let target: Target

    /// Reads an edit: a name, a dot, a key that a state of a document can have, an equals sign and a value. The quotes of a
    /// text can be left out.
    package init(_ text: String) throws(LayoutEditError) {
        guard let parts = text.firstMatch(of: /\.([A-Za-z]+)\s*=(?!=)/),
            parts.range.lowerBound > text.startIndex
        else { throw .form(text) }
        self.text = text
        name = text[..<parts.range.lowerBound].trimmingSpaces
        key = String(parts.1)
        let keys = [ObjectShape.constraintOverride, .itemOverride].flatMap { $0.keys.map(\.name) }
        if ConstraintOverrideKey(rawValue: key) != nil {
            target = .constraint
        } else if keys.contains(key) {
            target = .item
        } else {
            throw .unknownKey(
                key, suggestion: KeyNames.known(meaning: key, in: keys) ?? NearestName.find(key, in: keys))
        }
        let written = text[parts.range.upperBound...].trimmingSpaces
        if written.isEmpty { throw .form(text) }
        let isValue = JSON5Document(parsing: Array(written.utf8)).errors.isEmpty
        value = isValue ? written : "'\(written.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
        if let problem = constraintChange().problem ?? itemChange(className: nil).problem {
            throw .value(text, reason: problem)
        }
    }

    /// Returns the change to a constraint, or the reason why it can't be made.
    func constraintChange() -> (change: ConstraintChange?, problem: String?) {
        guard target == .constraint else { return (nil, nil) }
        return read { value, reader in
            reader.constraintChange(value, isVisualFormat: false)
        }
    }

    /// Returns the change to an item, or the reason why it can't be made.
    ///
    /// - Parameter className: UIKit's name of the view's class; nil if it isn't known yet.
    func itemChange(className: String?) -> (change: ItemChange?, problem: String?) {
        guard target == .item else { return (nil, nil) }
        return read { value, reader in
            let members = reader.members(of: value, as: .itemOverride, named: "a view")
            let classes = ViewProperty.named(key)?.classes
            return ItemChange(
                isRemoved: members.first { $0.key == ItemOverrideKey.removed.rawValue }?.value.bool ?? false,
                properties: reader.properties(members, className: className ?? classes?.first ?? "UIView"))
        }
    }

    private func read<Change>(
        _ body: (JSON5Value, inout DocumentReader) -> Change
    ) -> (change: Change?, problem: String?) {
        var reader = DocumentReader(bytes: Array("{ \(key): \(value) }".utf8), file: "")
        guard let object = reader.source.value else { return (nil, "it isn't a value") }
        let change = body(object, &reader)
        if let finding = reader.findings.layoutFindings.first { return (nil, finding.message) }
        return (change, nil)
    }
}

/// The reason why a text isn't an edit.
package enum LayoutEditError: Error, Sendable, Hashable {
    case form(String)
    case unknownKey(String, suggestion: String?)
    case value(String, reason: String)

    /// The problem and the fix.
    package var message: String {
        switch self {
        case .form(let text):
            "'\(text)' isn't a change: write it as 'title.hidden = true', 'title.text = \"longer\"' or "
                + "'gap.constant = 20'"
        case .unknownKey(let key, let suggestion):
            "'\(key)' can't be changed"
                + (suggestion.map { "; did you mean '\($0)'?" }
                    ?? ": use constant, priority or active of a constraint, or a property of a view")
        case .value(let text, let reason): "'\(text)': \(reason)"
        }
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        var rest = self
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
