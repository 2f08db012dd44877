import Engine

/// A constraint as the page's script reads it, with leading and trailing replaced by left and right.
struct ConstraintRecord: Encodable {
    /// An attribute of an item, by its index; of a distance also where it begins. As `[item, attribute, item, attribute]`,
    /// which is what most of a large page is made of.
    struct Side: Encodable {
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

    /// On one line, by the names that readers know items by.
    var text: String
    /// What made it; nil for its author.
    var source: String?
    var first: Side
    var second: Side?
    /// Nil for `==`.
    var relation: String?
    /// Nil for 1.
    var multiplier: Double?
    /// In points; nil for 0.
    var constant: Double?
    /// Nil for required.
    var priority: Double?
    /// Nil where it holds, or where its effect says more.
    var outcome: String?
    /// How far it is from holding, in points; nil where it holds.
    var violation: Double?
    var line: Int?
    /// What it does, in `explain`'s words; nil where it decides, or where that isn't known.
    var effect: String?
    /// How many points are left until it doesn't hold; nil where that means nothing.
    var slack: Double?
    /// Of an overridden one: those in its way, by their places in the scene's list.
    var by: [Int]?

    init(_ constraint: SolvedConstraint, text: String) {
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
        line = constraint.location?.line
    }

    /// Takes in what the constraint does.
    mutating func take(_ effect: ConstraintEffect, shown: ShownConstraints) {
        self.effect = effect == .decides ? nil : effect.word
        outcome = nil
        switch effect {
        case .holds(let room): slack = PageNumber.of(room)
        case .overridden(_, let obstacles): by = obstacles.compactMap { shown.place(of: $0) }
        case .decides, .redundant, .broken, .inactive: break
        }
    }
}
