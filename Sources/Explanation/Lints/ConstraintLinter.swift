import Engine

/// Finds authors' constraints that should be written differently.
public struct ConstraintLinter {
    private let explanation: LayoutExplanation
    private let words: ConstraintWords

    private var layout: SolvedLayout { explanation.layout }

    /// Creates a linter for an explained layout.
    public init(_ explanation: LayoutExplanation, words: ConstraintWords) {
        self.explanation = explanation
        self.words = words
    }

    /// A note for each such constraint, in the order of constraints.
    public var findings: [LayoutFinding] {
        var findings: [LayoutFinding] = []
        var earlier: [Relation: Int] = [:]
        for index in layout.constraints.indices where layout.constraints[index].source == .document {
            let constraint = layout.constraints[index]
            let relation = Relation(constraint)
            if let first = earlier[relation] {
                let place = layout.constraints[first].location.map { " in line \($0.line)" } ?? ""
                let message = "says what \(words.line(of: first))\(place) says; remove one of them"
                findings.append(finding(.duplicateConstraint, message, index))
            } else {
                earlier[relation] = index
                if explanation.effects[index] == .redundant {
                    let message = "has no effect because others already say the same; try removing it"
                    findings.append(finding(.redundantConstraint, message, index))
                }
            }
            if isPhysical(constraint) {
                let message = "doesn't follow the reading direction; use leading and trailing"
                findings.append(finding(.physicalEdge, message, index))
            }
            if fixesText(constraint) {
                let message = "cuts the text off where it grows; use >= or a lower priority"
                findings.append(finding(.requiredTextSize, message, index))
            }
        }
        return findings
    }

    /// The properties by which two constraints are duplicates.
    private struct Relation: Hashable {
        let first: SolvedConstraint.Side
        let second: SolvedConstraint.Side?
        let relation: LayoutRelation
        let multiplier: Double
        let constant: Double

        init(_ constraint: SolvedConstraint) {
            first = constraint.first
            second = constraint.second
            relation = constraint.relation
            multiplier = constraint.multiplier
            constant = constraint.constant
        }
    }

    private func isPhysical(_ constraint: SolvedConstraint) -> Bool {
        let physical: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
        guard let second = constraint.second else { return false }
        return physical.contains(constraint.first.attribute) && physical.contains(second.attribute)
    }

    /// Whether a required constraint fixes the size of an item with text.
    private func fixesText(_ constraint: SolvedConstraint) -> Bool {
        guard constraint.second == nil, constraint.priority == 1000,
            constraint.relation != .greaterThanOrEqual, constraint.constant > 0
        else { return false }
        return layout.items[constraint.first.item].text != nil
    }

    private func finding(_ code: FindingCode, _ message: String, _ index: Int) -> LayoutFinding {
        let constraint = layout.constraints[index]
        let items = [constraint.first.item, constraint.second?.item].compactMap(\.self)
        return LayoutFinding(
            code: code, message: "\(words.line(of: index)) \(message)", location: constraint.location,
            items: items.map { layout.items[$0].id }, constraints: [constraint.text])
    }
}
