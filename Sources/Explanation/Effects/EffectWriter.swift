import Arithmetic
import Findings
import Engine
import Solver

/// Describes the effects of constraints in words.
package struct EffectWriter: Sendable {
    /// A number of a frame that a constraint moves.
    package struct Influence: Sendable, Hashable {
        /// The index in the layout's `items`.
        package var item: Int
        /// The number of the item's frame that moves.
        package var number: FrameNumber
        /// The growth of the number when the constraint's constant grows by 1.
        package var rate: Double
    }

    private let explanation: LayoutExplanation
    private let words: ConstraintFormatter

    private var layout: SolvedLayout { explanation.layout }

    /// Creates a writer for the constraints of an explained layout.
    package init(_ explanation: LayoutExplanation, words: ConstraintFormatter) {
        self.explanation = explanation
        self.words = words
    }

    /// Returns the account of a constraint, by its index.
    ///
    /// - Parameter change: What a larger constant changes, if that was tried; otherwise the sums say it.
    /// - Complexity: O(shares of all numbers in the layout) for a constraint that decides something.
    package func account(of index: Int, change: ConstantChange? = nil) -> ConstraintAccount {
        let effect = explanation.effects[index]
        let isWritten = layout.constraints[index].source == .document
        return ConstraintAccount(
            constraint: index, line: words.line(of: index),
            sentence: sentence(for: effect, of: index, change: change),
            advice: isWritten ? advice(for: effect, of: index) : nil)
    }

    private func sentence(
        for effect: ConstraintEffect, of index: Int, change: ConstantChange?
    ) -> String {
        switch effect {
        case .decides: return change.map(decisionSentence) ?? decisionSentence(of: index)
        case .holds(let slack): return "holds with \(Amount.points(slack)) to spare"
        case .redundant: return "is redundant: it holds without room, but nothing changes without it"
        case .overridden(let shortfall, let obstacles):
            let names = obstacles.prefix(Self.mostNamed).map { words.line(of: $0) }
            let rest = obstacles.count - names.count
            let list = names.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
            let reason = list.isEmpty ? "the size that a view has while it is designed" : list
            return "is overridden, \(Amount.points(shortfall)) short, because of: \(reason)"
        case .broken: return "is broken, because it conflicts with others"
        case .inactive: return "is inactive"
        }
    }

    /// The maximum number of obstacles named in a sentence.
    private static let mostNamed = 6

    private func decisionSentence(_ change: ConstantChange) -> String {
        if change.isContradiction { return "decides: with a constant larger by 1 it contradicts others" }
        let opened = change.moves.filter { $0.distance == nil }.map { name(of: $0.number, of: $0.item) }
        let moved = change.moves.compactMap { move in
            move.distance.map { "\(name(of: move.number, of: move.item)) by \(Amount.text($0))" }
        }
        let effects = [
            moved.isEmpty ? nil : "changes \(list(moved))",
            opened.isEmpty ? nil : "leaves \(list(opened)) open",
        ].compactMap(\.self)
        guard !effects.isEmpty else { return "decides which values are possible" }
        return "decides: with a constant larger by 1 it \(effects.joined(separator: ", and "))"
    }

    private func decisionSentence(of index: Int) -> String {
        let influences = influences(of: index)
        guard !influences.isEmpty else { return "decides which values are possible" }
        let shown = influences.map { "\(name(of: $0.number, of: $0.item)) by \(Amount.text($0.rate))" }
        return "decides: with a constant larger by 1 it changes \(list(shown))"
    }

    private func name(of number: FrameNumber, of item: Int) -> String {
        "\(words.items[item]).\(number.attribute.rawValue)"
    }

    /// The first of some numbers, and how many more there are.
    private func list(_ numbers: [String]) -> String {
        let rest = numbers.count - Self.mostNamed
        return numbers.prefix(Self.mostNamed).joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more numbers" : "")
    }

    /// Returns the numbers that a constraint decides, in drawing order.
    package func influences(of index: Int) -> [Influence] {
        var found: [Influence] = []
        // From right to left, a distance from a leading edge is reversed.
        var probe = layout.constraints[index]
        probe.constant = 1
        let sign = probe.resolved.constant
        for item in layout.items.indices where layout.items[item].systemGuide == nil {
            for number in FrameNumber.allCases {
                guard let explained = explanation.number(number, of: item) else { continue }
                for term in explained.terms where term.origin == .constraint(index) {
                    found.append(Influence(item: item, number: number, rate: sign * term.coefficient))
                }
            }
        }
        return found
    }

    private func advice(for effect: ConstraintEffect, of index: Int) -> String? {
        let constraint = layout.constraints[index]
        switch effect {
        case .redundant:
            return
                "has no effect because other constraints already say the same; try removing it or one of those"
        case .holds(let slack):
            let bound = constraint.relation == .lessThanOrEqual ? "smaller" : "larger"
            return
                "has no effect here because there are \(Amount.points(slack)) to spare; try a constant more than "
                + "\(Amount.text(slack)) \(bound) if it is meant to have one"
        case .overridden(_, let obstacles):
            let others = obstacles.map { layout.constraints[$0] }
            // In the app, the view has another size.
            if others.contains(where: \.isDesignSize) { return nil }
            // One of them has to give way, and of those that can, a priority above the strongest outweighs all.
            if let strongest = others.filter({ $0.priority < 1000 }).max(by: { $0.priority < $1.priority }) {
                return advice(on: constraint, outweighedBy: strongest)
            }
            guard others.contains(where: { $0.source == .document }) else { return nil }
            return "isn't met because of required constraints; try lowering one of them"
        case .decides, .broken, .inactive: return nil
        }
    }

    /// Returns a suggestion for a constraint that an optional one keeps from being met; nil if no priority helps.
    private func advice(
        on constraint: SolvedConstraint, outweighedBy obstacle: SolvedConstraint
    ) -> String? {
        // What is outside a list counts more than what is in its rows, whatever the priorities.
        if obstacle.priority < constraint.priority { return nil }
        let isNearlyRequired = obstacle.priority > 999
        // What a stack view holds that firmly, such as the length of a hidden view, is meant.
        if isNearlyRequired, obstacle.source != .document { return nil }
        let strength =
            obstacle.priority == constraint.priority
            ? "constraints that are as strong" : "stronger constraints"
        let cure =
            isNearlyRequired ? "making it required" : "a priority above \(Amount.text(obstacle.priority))"
        return "isn't met because of \(strength); try \(cure)"
    }
}
