import Engine

/// A constraint in a reader's words: names instead of ids.
struct ConstraintWords {
    let scene: Scene

    /// `save.trailing = space1.leading + 8`; of what has no items' names, such as implicit constraints, its own text.
    func text(of constraint: SolvedConstraint) -> String {
        guard !constraint.source.isImplicit, let first = name(of: constraint.first) else {
            return DisplayName.oneLine(constraint.text)
        }
        let constant = constraint.constant
        guard let other = constraint.second else {
            return "\(first) \(Self.sign(constraint.relation)) \(XMLText.number(constant))"
        }
        guard let second = name(of: other) else { return DisplayName.oneLine(constraint.text) }
        var words = "\(first) \(Self.sign(constraint.relation)) "
        if constraint.multiplier != 1 { words += "\(XMLText.number(constraint.multiplier)) × " }
        words += second
        if constant != 0 { words += " \(constant < 0 ? "−" : "+") \(XMLText.number(abs(constant)))" }
        return words
    }

    /// The relation as a sign.
    static func sign(_ relation: LayoutRelation) -> String {
        switch relation {
        case .equal: "="
        case .lessThanOrEqual: "≤"
        case .greaterThanOrEqual: "≥"
        }
    }

    private func name(of side: SolvedConstraint.Side) -> String? {
        guard let place = name(of: side.item, side.attribute) else { return nil }
        guard let origin = side.origin else { return place }
        return name(of: origin.item, origin.attribute).map { "\(place) − \($0)" }
    }

    private func name(of item: Int, _ attribute: LayoutAttribute) -> String? {
        guard scene.layout.items.indices.contains(item) else { return nil }
        return "\(scene.name(of: item)).\(attribute.rawValue)"
    }
}
