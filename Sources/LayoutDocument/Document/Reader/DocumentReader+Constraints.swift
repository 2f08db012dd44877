import Engine
import Findings

extension DocumentReader {
    /// Reads a constraint in any of its forms.
    mutating func readConstraint(_ value: JSON5Value) {
        if let text = value.string {
            guard !text.isEmpty else { return }
            append(ConstraintDescription(text: text, position: value.position), from: value)
            return
        }
        guard value.members != nil else { return }
        var text: JSON5Value?
        var settings = ConstraintDescription.Settings()
        var constantPosition: SourcePosition?
        if ConstraintParts.areIn(value) {
            findings.add(.constraintInParts(equation: ConstraintParts(value).equation), at: value.position)
            return
        }
        for member in members(of: value, as: .constraint, named: "a constraint") {
            guard let key = ConstraintKey(rawValue: member.key) else { continue }
            switch key {
            case .id: settings.id = takeConstraintID(member.value)
            case .constraint: text = member.value
            case .identifier: settings.identifier = member.value.string
            case .priority: settings.change.priority = member.value.number
            case .active: settings.change.isActive = member.value.bool
            case .when: settings.condition = readCondition(member.value)
            case .source: settings.source = member.value.string.flatMap(SourceLocation.init(place:))
            case .constant:
                settings.change.constant = member.value.number
                constantPosition = member.keyPosition
            }
        }
        guard let text, let words = text.string else { return }
        if Self.isVisualFormat(words) {
            if let constantPosition { findings.add(.constantOfVisualFormat, at: constantPosition) }
            if let id = settings.id { constraintIDs[id]?.isVisualFormat = true }
        }
        var constraint = ConstraintDescription(text: words, position: text.position)
        constraint.settings = settings
        append(constraint, from: text)
    }

    private mutating func readCondition(_ value: JSON5Value) -> CanvasCondition {
        var condition = CanvasCondition()
        for member in members(of: value, as: .condition, named: "when") {
            let value = member.value
            switch ConditionKey(rawValue: member.key) {
            case .orientation:
                condition.orientations = value.array?.compactMap(\.string) ?? value.string.map { [$0] }
            case .horizontalSizeClass: condition.horizontalSizeClass = value.word()
            case .verticalSizeClass: condition.verticalSizeClass = value.word()
            case .layoutDirection:
                condition.layoutDirection = value.string.flatMap(LayoutDirection.init(name:))
            case .keyboard: condition.keyboard = value.word()
            case nil: break
            }
        }
        return condition
    }

    private mutating func takeConstraintID(_ value: JSON5Value) -> String? {
        guard let id = value.string else { return nil }
        if let first = constraintIDs[id]?.position {
            findings.add(.duplicateID(id, first: first), at: value.position)
            return nil
        }
        constraintIDs[id] = (value.position, isVisualFormat: false)
        return id
    }

    private mutating func append(_ constraint: consuming ConstraintDescription, from value: JSON5Value) {
        guard let form = readForm(constraint.text, from: value) else { return }
        constraint.form = form
        description.constraints.append(constraint)
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

    /// Returns whether a text is a line of the Visual Format Language except for its first characters, such as `h:|`,
    /// `V|` or `Z:|`.
    private static func beginsLikeVisualFormat(_ text: String) -> Bool {
        let words = text.utf8.drop { $0 <= UInt8(ascii: " ") }
        guard let first = words.first else { return false }
        let isOtherAxis =
            words.dropFirst().first == UInt8(ascii: ":") && Unicode.Scalar(first).properties.isAlphabetic
        guard isOtherAxis || "hHvV".utf8.contains(first) else { return false }
        let next = words.dropFirst().drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }.first
        return next == UInt8(ascii: "|") || next == UInt8(ascii: "[")
    }

    private mutating func readForm(_ text: String, from value: JSON5Value) -> ConstraintDescription.Form? {
        if Self.isVisualFormat(text) { return readVisualFormat(text, from: value) }
        if Self.beginsLikeVisualFormat(text) {
            findings.add(.visualFormatStart, at: source.position(ofScalar: 0, in: value))
            return nil
        }
        do {
            let equation = try EquationParser.parse(text, idsBreakWords: idsBreakWords) { itemIndices[$0] }
            guard checkEquation(equation, text, from: value) else { return nil }
            return .equation(resolved(equation))
        } catch {
            note(.equation(error.kind.namingProperties), atByte: error.offset, of: text, in: value)
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
                add(unknownItem(name.text), at: source.position(ofScalar: name.offset, in: value))
                isSound = false
            }
            for name in format.lengthNames where place(of: name.text) == nil {
                add(unknownLength(name.text), at: source.position(ofScalar: name.offset, in: value))
                isSound = false
            }
            for name in format.metricNames {
                findings.add(
                    .unknownMetric(name.text), at: source.position(ofScalar: name.offset, in: value))
                isSound = false
            }
            return isSound ? .visualFormat : nil
        } catch .unexpectedText(let offset) where Self.isSeparator(ofConstraintsAt: offset, in: text) {
            findings.add(.severalConstraints, at: source.position(ofScalar: offset, in: value))
            return nil
        } catch {
            let advice = Self.advice(on: error, in: text).map { "; write \($0)" } ?? ""
            // The error's own advice has an example, which the line itself replaces.
            let problem = advice.isEmpty ? error.description[...] : error.description.prefix { $0 != ";" }
            findings.add(
                .visualFormat(problem + advice), at: source.position(ofScalar: error.offset, in: value))
            return nil
        }
    }

    /// Returns what to write where a bracket or a hyphen is missing in a line of the Visual Format Language.
    private static func advice(on error: VisualFormatError, in text: String) -> String? {
        let scalars = text.unicodeScalars
        let read = scalars.prefix(error.offset)
        switch error {
        case .unclosedView:
            guard let start = read.lastIndex(of: "[") else { return nil }
            let view = String(read[start...]).reversed().drop { "- |".contains($0) }.reversed()
            return String(view) + "]"
        case .priorityOutsideLength:
            guard let start = read.lastIndex(of: "["), read.last == ")" else { return nil }
            let priority = scalars.dropFirst(error.offset).prefix {
                $0 == "@" || $0 == "." || $0.properties.numericType != nil
            }
            return String(read[start...].dropLast()) + String(priority) + ")]"
        case .unclosedGap:
            guard let start = read.lastIndex(of: "-") else { return nil }
            let rest = scalars.dropFirst(error.offset)
            let view = rest.first == "[" ? rest.prefix { $0 != "]" && $0 != "(" } : rest.prefix(0)
            return String(read[start...]) + "-" + (view.isEmpty ? "" : String(view) + "]")
        default: return nil
        }
    }

    /// Returns the finding about a length in a line of the Visual Format Language that isn't a view's.
    private func unknownLength(_ name: String) -> DocumentFinding {
        if let dot = name.lastIndex(of: "."),
            LayoutAttribute(rawValue: String(name[name.index(after: dot)...])) != nil,
            place(of: String(name[..<dot])) != nil
        {
            return .attributeInVisualFormat(name, view: String(name[..<dot]))
        }
        let finding = unknownItem(name)
        if case .unknownItem(_, nil) = finding { return .unknownLength(name) }
        return finding
    }

    private static func isSeparator(ofConstraintsAt offset: Int, in text: String) -> Bool {
        let rest = text.unicodeScalars.dropFirst(offset)
        guard let first = rest.first, ",;".unicodeScalars.contains(first) else { return false }
        return rest.dropFirst().contains { !$0.properties.isWhitespace }
    }

    /// Reports a finding at a byte of a string's text.
    mutating func note(
        _ finding: DocumentFinding, atByte offset: Int, of text: String, in value: JSON5Value
    ) {
        let scalar = text.utf8.prefix(offset).reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        add(finding, at: source.position(ofScalar: scalar, in: value))
    }

    /// The ids that can be suggested, in a stable order.
    var sortedIDs: [String] {
        description.views.flatMap { [$0.id] + $0.guides.compactMap(\.id) }.filter { !$0.isEmpty }
    }
}

extension VisualFormat {
    /// The names of the line's views.
    fileprivate var viewNames: [Name] { elements.map(\.name) }

    /// The names of views whose lengths are used.
    fileprivate var lengthNames: [Name] {
        elements.flatMap(\.lengths).compactMap(\.object.name)
    }

    /// The names in the place of distances and priorities.
    fileprivate var metricNames: [Name] {
        let gaps = [leadingGap] + followingViews.map(\.gap) + [trailingGap]
        let distances = gaps.flatMap { gap -> [Predicate] in
            if case .predicates(let predicates) = gap { predicates } else { [] }
        }
        return distances.compactMap(\.object.name)
            + (distances + elements.flatMap(\.lengths)).compactMap { $0.priority?.name }
    }

    private var elements: [Element] { [firstView] + followingViews.map(\.view) }
}

extension VisualFormat.Quantity {
    /// The name; nil for a number.
    fileprivate var name: VisualFormat.Name? {
        if case .name(let name) = self { name } else { nil }
    }
}

extension SourceLocation {
    /// Reads a place as `FILE:LINE`; nil for other texts.
    init?(place: String) {
        guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...]),
            line > 0,
            colon != place.startIndex
        else { return nil }
        self.init(file: String(place[..<colon]), line: line, column: 1)
    }
}
