import Engine
import Foundation
import Solver

/// What changes in a layout when the constant of a constraint grows, found by laying out again, texts included.
package struct ConstantChange: Sendable, Hashable {
    /// The growth of the constant, in points.
    package static let step = 1.0

    /// A number of a frame that changes.
    package struct Move: Sendable, Hashable {
        /// The index in the layout's `items`.
        package var item: Int
        /// The number of the item's frame.
        package var number: FrameNumber
        /// The change in points; nil if nothing determines the number any more.
        package var distance: Double?
    }

    /// The numbers that change, in drawing order.
    package var moves: [Move] = []
    /// Whether a conflict arises.
    package var isContradiction = false

    /// Lays out with a larger constant, and restores the constraint.
    ///
    /// - Parameters:
    ///   - index: The constraint's index in the explained layout.
    ///   - explainer: The explainer of the layout.
    ///   - explanation: The explanation of the layout.
    ///   - session: Another session of the same hierarchy.
    /// - Returns: The change; nil for an implicit constraint.
    /// - Throws: `SolverError` if the layout exceeds the solver's limits.
    package static func trying(
        _ index: Int, of explainer: LayoutExplainer, _ explanation: LayoutExplanation,
        in session: LayoutSession
    ) throws(SolverError) -> ConstantChange? {
        guard let constraint = explainer.constraint(index) else { return nil }
        let constant = constraint.constant
        constraint.constant = constant + CGFloat(step)
        defer { constraint.constant = constant }
        guard let changed = try session.explainer() else { return nil }
        return ConstantChange(from: explanation, to: try changed.explanation(of: .items([])))
    }

    private init(from old: LayoutExplanation, to new: LayoutExplanation) {
        isContradiction = new.layout.conflicts.count > old.layout.conflicts.count
        for item in old.layout.items.indices where old.layout.items[item].systemGuide == nil {
            for number in FrameNumber.allCases {
                guard let before = old.value(of: number, ofItem: item) else { continue }
                let distance = new.value(of: number, ofItem: item).map { $0 - before }
                if let distance, abs(distance) < Self.leastMove { continue }
                moves.append(Move(item: item, number: number, distance: distance))
            }
        }
    }

    private static let leastMove = 1e-4
}
