import Solver

/// The size and the priorities of a view's content as a change has them; nil where they stay as they are.
package struct ContentChange: Sendable, Hashable {
    /// The width in points; -1 for a content without one.
    package var width: Double?
    /// The height in points; -1 for a content without one.
    package var height: Double?
    package var horizontalHugging: Double?
    package var verticalHugging: Double?
    package var horizontalResistance: Double?
    package var verticalResistance: Double?

    /// Creates a change that leaves everything as it is.
    package init() {}

    /// Whether the view has this size rather than that of its text.
    var givesSize: Bool { width != nil || height != nil }

    fileprivate func hugging(isHorizontal: Bool) -> Double? {
        isHorizontal ? horizontalHugging : verticalHugging
    }

    fileprivate func resistance(isHorizontal: Bool) -> Double? {
        isHorizontal ? horizontalResistance : verticalResistance
    }
}

/// The relations of a view's content in place of those that the layout was written with.
struct ChangedContent {
    let change: ContentChange
    var width: [SolverConstraint] = []
    var height: [SolverConstraint] = []
    /// The solver's relations, the width's first; empty before they are added.
    var ids: [SolverConstraint.ID] = []

    /// Makes the relations as the engine does: hugging, then compression resistance, each followed by its fallback if it is
    /// required.
    init(_ change: ContentChange, of item: PlannedItem, in layout: LayoutPlan) {
        self.change = change
        for isHorizontal in [true, false] {
            let written = layout.relations[isHorizontal ? item.widthRelations : item.heightRelations]
            guard let first = written.first else { continue }
            var made: [SolverConstraint] = []
            for relation in [LayoutRelation.lessThanOrEqual, .greaterThanOrEqual] {
                let priority =
                    relation == .lessThanOrEqual
                    ? change.hugging(isHorizontal: isHorizontal)
                    : change.resistance(isHorizontal: isHorizontal)
                guard let priority else {
                    made += written.filter { $0.relation == relation }
                    continue
                }
                for level in Self.priorities(of: priority) {
                    made.append(
                        SolverConstraint(
                            first.terms, constant: first.constant, relation: relation,
                            priority: item.isInRow ? level.inRow : level))
                }
            }
            if isHorizontal { width = made } else { height = made }
        }
    }

    /// The priorities of a content's relations: a required one yields to required constraints, and then keeps the length as
    /// close to the content's as possible.
    private static func priorities(of priority: Double) -> [SolverPriority] {
        guard priority >= 1000 else { return [SolverPriority(asUIKitHas: priority)] }
        return [.automatic, .optional(Double(Float(1000).nextDown))]
    }

    /// Gives the relations the length of the content.
    mutating func setLengths(width: Double, height: Double) {
        for index in self.width.indices { self.width[index].constant = -width }
        for index in self.height.indices { self.height[index].constant = -height }
    }
}

extension SolverPriority {
    /// An optional priority, rounded as UIKit stores it.
    package init(asUIKitHas priority: Double) {
        self = .optional(Double(Float(priority)))
    }
}
