import Engine

extension DocumentReader {
    /// Reads a constraint in any of its forms.
    mutating func readConstraint(_ value: JSON5Value) {
        if let text = value.string {
            guard !text.isEmpty else { return }
            append(text, from: value, id: nil, identifier: nil, change: ConstraintChange())
            return
        }
        guard value.members != nil else { return }
        var text: JSON5Value?
        var id: String?
        var identifier: String?
        var change = ConstraintChange()
        var constantPosition: SourcePosition?
        for member in members(of: value, as: .constraint, named: "a constraint") {
            guard let key = ConstraintKey(rawValue: member.key) else { continue }
            switch key {
            case .id: id = takeConstraintID(member.value)
            case .constraint: text = member.value
            case .identifier: identifier = member.value.string
            case .priority: change.priority = member.value.number
            case .active: change.isActive = member.value.bool
            case .constant:
                change.constant = member.value.number
                constantPosition = member.keyPosition
            }
        }
        guard let text, let words = text.string else { return }
        if Self.isVisualFormat(words) {
            if let constantPosition { mistakes.add(.constantOfVisualFormat, at: constantPosition) }
            if let id { constraintIDs[id]?.isVisualFormat = true }
        }
        append(words, from: text, id: id, identifier: identifier, change: change)
    }

    private mutating func takeConstraintID(_ value: JSON5Value) -> String? {
        guard let id = value.string else { return nil }
        if let first = constraintIDs[id]?.position {
            mistakes.add(.duplicateID(id, first: first), at: value.position)
            return nil
        }
        constraintIDs[id] = (value.position, isVisualFormat: false)
        return id
    }

    private mutating func append(
        _ text: String, from value: JSON5Value, id: String?, identifier: String?, change: ConstraintChange
    ) {
        guard let form = readForm(text, from: value) else { return }
        description.constraints.append(
            ConstraintDescription(
                id: id, identifier: identifier, text: text, form: form, change: change,
                position: value.position))
    }

    private static func isVisualFormat(_ text: String) -> Bool {
        let words = text.utf8.drop { $0 <= UInt8(ascii: " ") }
        switch words.first {
        case UInt8(ascii: "|"), UInt8(ascii: "["): return true
        case UInt8(ascii: "H"), UInt8(ascii: "V"):
            let next = words.dropFirst().first
            return next == UInt8(ascii: ":") || next == UInt8(ascii: "[")
        default: return false
        }
    }

    private mutating func readForm(_ text: String, from value: JSON5Value) -> ConstraintDescription.Form? {
        if Self.isVisualFormat(text) { return readVisualFormat(text, from: value) }
        do {
            let equation = try EquationParser.parse(text, idsBreakWords: idsBreakWords) { itemIndices[$0] }
            guard checkEquation(equation, text, from: value) else { return nil }
            return .equation(equation.syntax, items: places(of: equation))
        } catch {
            note(.equation(error.mistake), atByte: error.offset, of: text, in: value)
            return nil
        }
    }

    private mutating func readVisualFormat(
        _ text: String, from value: JSON5Value
    ) -> ConstraintDescription.Form? {
        do {
            let format = try VisualFormat.parse(text)
            var isSound = true
            for name in format.viewNames where place(of: name.text) == nil {
                let suggestion = self.suggestion(for: name.text, in: sortedIDs)
                mistakes.add(
                    .unknownItem(name.text, suggestion: suggestion),
                    at: source.position(ofScalar: name.offset, in: value))
                isSound = false
            }
            return isSound ? .visualFormat : nil
        } catch {
            mistakes.add(
                .visualFormat(error.description), at: source.position(ofScalar: error.offset, in: value))
            return nil
        }
    }

    /// Notes a mistake at a byte of a string's text.
    mutating func note(
        _ mistake: DocumentMistake, atByte offset: Int, of text: String, in value: JSON5Value
    ) {
        let scalar = text.utf8.prefix(offset).reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        mistakes.add(mistake, at: source.position(ofScalar: scalar, in: value))
    }

    /// The ids that can be suggested, in an order that doesn't change.
    var sortedIDs: [String] {
        description.views.flatMap { [$0.id] + $0.guides.compactMap(\.id) }.filter { !$0.isEmpty }
    }
}

extension VisualFormat {
    /// The names of the views in line.
    fileprivate var viewNames: [Name] { [firstView.name] + followingViews.map(\.view.name) }
}
