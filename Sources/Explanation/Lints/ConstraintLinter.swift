import Arithmetic
import Engine
import Findings
import Solver

/// Finds authors' constraints that should be written differently.
package struct ConstraintLinter {
    private let explainer: LayoutExplainer
    private let explanation: LayoutExplanation
    private let words: ConstraintFormatter
    /// The constraints that hug a content or keep it from being compressed.
    private let contentSizes: [Int]
    /// The first of them on each attribute.
    private var firstContentSizes: [SolvedConstraint.Side: Int] = [:]

    private var layout: SolvedLayout { explanation.layout }

    /// Creates a linter for an explained layout.
    package init(_ explainer: LayoutExplainer, _ explanation: LayoutExplanation, words: ConstraintFormatter) {
        self.explainer = explainer
        self.explanation = explanation
        self.words = words
        contentSizes = explanation.layout.constraints.indices.filter {
            explanation.layout.constraints[$0].source == .contentSize
        }
        for index in contentSizes.reversed() {
            let side = layout.constraints[index].first
            firstContentSizes[.init(item: side.item, attribute: side.attribute)] = index
        }
    }

    /// Returns a note for each such constraint, in the order of constraints.
    ///
    /// - Throws: `SolverError` if a trial exceeds the solver's limits.
    /// - Complexity: at most one trial for each redundant constraint.
    package func findings() throws(SolverError) -> [LayoutFinding] {
        var findings: [LayoutFinding] = []
        var first: [Relation: Int] = [:]
        let repeated = repeatedRelations
        let outside = OutsideEdges(layout).distances
        for index in layout.constraints.indices where layout.constraints[index].source == .document {
            try explainer.budget.spend(Self.workPerConstraint)
            let constraint = layout.constraints[index]
            let relation = Relation(constraint)
            if let first = first[relation] {
                let place = layout.constraints[first].location.map { " in line \($0.line)" } ?? ""
                let message = "says what \(words.line(of: first))\(place) says; remove one of them"
                findings.append(finding(.duplicateConstraint, message, index))
            } else {
                first[relation] = index
                if !repeated.contains(relation), try isImplied(index) {
                    let message =
                        constraint.second == constraint.first
                        ? "relates an attribute to itself, which is always so; name another item or remove it"
                        : "has no effect because others already say the same; try removing it"
                    findings.append(finding(.redundantConstraint, message, index))
                }
            }
            for (code, message) in style(of: constraint, outside: outside[index]) {
                findings.append(finding(code, message, index))
            }
        }
        return findings
    }

    /// What should be written differently in a constraint, whatever the others say.
    ///
    /// - Parameter outside: the distance by which it puts an edge outside the superview.
    private func style(of constraint: SolvedConstraint, outside: Double?) -> [(FindingCode, String)] {
        var found: [(FindingCode, String)] = []
        if let outside {
            let sign = constraint.constant < 0 ? "+" : "-"
            let message =
                "puts this edge \(outside.plain) outside the superview; did you mean \(sign) \(outside.plain)?"
            found.append((.outsideSuperview, message))
        }
        if let side = guideMargin(constraint), let edge = side.attribute.withoutMargins {
            let guide = layout.items[side.item].id
            let message =
                "uses a margin of \(guide), but guides have none: write \(guide).\(edge.rawValue), or a view's margin"
            found.append((.guideMargin, message))
        }
        if isPhysical(constraint) {
            found.append((.physicalEdge, "doesn't follow the reading direction; use leading and trailing"))
        }
        if fixesText(constraint) {
            let instead = constraint.relation == .equal ? ">=" : "a larger constant"
            found.append((.requiredTextSize, "truncates a longer text; use \(instead) or a lower priority"))
        }
        return found
    }

    private static let workPerConstraint = 10_000

    /// The relations that several constraints have.
    private var repeatedRelations: Set<Relation> {
        var known: Set<Relation> = []
        let written = layout.constraints.filter { $0.source == .document }.map(Relation.init)
        return Set(written.filter { !known.insert($0).inserted })
    }

    /// Whether other constraints imply an equation, without the sizes of contents: these are others as soon as a text or
    /// an image is, and then the equation has an effect. An inequality is there for other canvases.
    private func isImplied(_ index: Int) throws(SolverError) -> Bool {
        guard explanation.effects[index] == .redundant, layout.constraints[index].relation == .equal else {
            return false
        }
        return try explainer.isImplied(index, without: contentSizes)
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

    /// The side of a constraint that is a margin of a guide.
    private func guideMargin(_ constraint: SolvedConstraint) -> SolvedConstraint.Side? {
        [constraint.first, constraint.second].compactMap(\.self).first {
            layout.items[$0.item].kind == .guide && $0.attribute.withoutMargins != nil
        }
    }

    private func isPhysical(_ constraint: SolvedConstraint) -> Bool {
        let physical: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
        guard let second = constraint.second else { return false }
        return physical.contains(constraint.first.attribute) && physical.contains(second.attribute)
    }

    /// Whether a required constraint fixes the size of an item with text, without room for twice the text.
    private func fixesText(_ constraint: SolvedConstraint) -> Bool {
        guard constraint.second == nil, constraint.priority == 1000,
            constraint.relation != .greaterThanOrEqual, constraint.constant > 0,
            layout.items[constraint.first.item].text != nil
        else { return false }
        switch explainer.layoutItem(constraint.first.item) {
        case is Label: break
        // The height of a button is more than that of its line.
        case is Button: if constraint.first.attribute == .height { return false }
        // Other texts scroll.
        default: return false
        }
        let side = SolvedConstraint.Side(
            item: constraint.first.item, attribute: constraint.first.attribute)
        let content = firstContentSizes[side].map { layout.constraints[$0] }
        return content.map { constraint.constant < 2 * $0.constant } ?? true
    }

    private func finding(_ code: FindingCode, _ message: String, _ index: Int) -> LayoutFinding {
        let constraint = layout.constraints[index]
        let items = [constraint.first.item, constraint.second?.item].compactMap(\.self)
        return LayoutFinding(
            code: code, message: "\(words.line(of: index)) \(message)", location: constraint.location,
            items: items.map { layout.items[$0].id }, constraints: [constraint.text])
    }
}
