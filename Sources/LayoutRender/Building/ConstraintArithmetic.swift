import Engine
import Foundation

/// What a constraint that was given up asks for, and what the others make of it.
struct ConstraintArithmetic {
    private let layout: SolvedLayout

    init(_ layout: SolvedLayout) {
        self.layout = layout
    }

    /// The number that a constraint asks of its first attribute, and the one that the attribute has; nil where either isn't
    /// told by frames alone.
    func numbers(of constraint: SolvedConstraint) -> (asked: Double, actual: Double)? {
        guard let actual = value(of: constraint.first) else { return nil }
        guard let second = constraint.second else { return (constraint.constant, actual) }
        guard let other = value(of: second) else { return nil }
        let runsBackwards =
            layout.canvas.layoutDirection == .rightToLeft
            && [constraint.first.attribute, second.attribute].contains { $0 == .leading || $0 == .trailing }
        let constant = runsBackwards ? -constraint.constant : constraint.constant
        return (constraint.multiplier * other + constant, actual)
    }

    /// In the canvas's coordinates.
    private func value(of side: SolvedConstraint.Side) -> Double? {
        guard layout.items.indices.contains(side.item) else { return nil }
        let frame = layout.items[side.item].canvasFrame
        let isLeftToRight = layout.canvas.layoutDirection == .leftToRight
        switch side.attribute {
        case .left: return frame.minX
        case .right: return frame.maxX
        case .leading: return isLeftToRight ? frame.minX : frame.maxX
        case .trailing: return isLeftToRight ? frame.maxX : frame.minX
        case .top: return frame.minY
        case .bottom: return frame.maxY
        case .width: return frame.width
        case .height: return frame.height
        case .centerX: return frame.midX
        case .centerY: return frame.midY
        default: return nil
        }
    }
}
