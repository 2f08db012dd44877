import LayoutValues
import Findings
import Solver

/// A constraint as the page's script reads it, with leading and trailing replaced by left and right.
struct ConstraintRecord: Encodable, Sendable, Hashable {
    /// An attribute of an item, by the item's index; for a distance also the attribute where it begins. Encoded as
    /// `[item, attribute, item, attribute]` to save space, since sides are the largest part of a big page.
    struct Side: Encodable, Sendable, Hashable {
        var side: SolvedConstraint.Side

        func encode(to encoder: any Encoder) throws {
            var array = encoder.unkeyedContainer()
            try array.encode(side.item)
            try array.encode(side.attribute.rawValue)
            guard let origin = side.origin else { return }
            try array.encode(origin.item)
            try array.encode(origin.attribute.rawValue)
        }
    }

    /// The constraint on one line, with readable names.
    var text: String
    /// The origin; nil for the author.
    var source: String?
    var first: Side
    var second: Side?
    /// The relation; nil for `==`.
    var relation: String?
    /// The multiplier; nil for 1.
    var multiplier: Double?
    /// The constant in points; nil for 0.
    var constant: Double?
    /// The priority; nil for required.
    var priority: Double?
    /// The outcome; nil if the constraint holds, or if its effect says more.
    var outcome: String?
    /// The distance by which it is violated, in points; nil if it holds.
    var violation: Double?
    /// Where it is written; nil for what isn't.
    var place: PlaceRecord?
    /// Its effect, in the words of `explain`; nil if it determines something or the effect isn't known.
    var effect: String?
    /// The distance in points until it is violated; nil if that has no meaning.
    var slack: Double?
    /// For an overridden constraint, the indices of the first of those that override it in the scene's list.
    var by: [Int]?

    /// The page shows their texts on two lines.
    private static let greatestObstacleCount = 40

    /// - Parameter input: The scene's input, as the user named it.
    init(_ constraint: SolvedConstraint, text: String, input: String? = nil) {
        let resolved = constraint.resolved
        self.text = text
        source = constraint.source == .document ? nil : constraint.source.rawValue
        first = Side(side: resolved.first)
        second = resolved.second.map { Side(side: $0) }
        relation = resolved.relation == .equal ? nil : resolved.relation.symbol
        multiplier = resolved.multiplier == 1 ? nil : PageNumber.of(resolved.multiplier)
        constant = resolved.constant == 0 ? nil : PageNumber.of(resolved.constant)
        priority = constraint.priority == 1000 ? nil : PageNumber.of(constraint.priority)
        outcome = constraint.outcome == .satisfied ? nil : constraint.outcome.rawValue
        violation = constraint.violation > 0.0005 ? PageNumber.of(constraint.violation) : nil
        place = constraint.location.map { PlaceRecord($0, input: input) }
    }

    /// Sets the effect of the constraint.
    mutating func take(_ effect: ConstraintEffect, shown: ShownConstraints) {
        self.effect = effect == .decides ? nil : effect.word
        outcome = nil
        switch effect {
        case .holds(let room): slack = PageNumber.of(room)
        case .overridden(_, let obstacles):
            by = Array(obstacles.lazy.compactMap { shown.place(of: $0) }.prefix(Self.greatestObstacleCount))
        case .decides, .redundant, .broken, .inactive: break
        }
    }
}
