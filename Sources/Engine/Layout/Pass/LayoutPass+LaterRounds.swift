import Foundation
import Solver

/// Layouts on one canvas after another, in two passes: one for the first round, one for all others.
///
/// From one canvas to the next, hardly anything changes in the first rounds, nor in the later ones, while much
/// does from the first round to the second. So two passes have less to solve than one.
extension LayoutPass {
    /// Settles like `settle`, with all rounds but the first in another pass if there is one; returns the pass that
    /// has the result.
    ///
    /// - Parameter adaptingViews: The indices of the views whose content may adapt to their size.
    mutating func settle(
        continuingIn later: inout LayoutPass?, adaptingViews: [Int],
        observe: (LayoutPass) throws(SolverError) -> Void
    ) throws(SolverError) -> LayoutPass {
        guard var current = later else {
            try settle(observe: observe)
            return self
        }
        try updateRelations()
        let isSettled = try solveRound()
        try observe(self)
        // Content may adapt further where this round isn't repeated.
        adapted = adaptingViews
        if isSettled { return self }
        later = nil
        viewsToRemeasure = nil
        try current.takeOver(from: self, adaptingViews: adaptingViews)
        for _ in 1..<Self.rounds {
            try current.updateRelations()
            let isSettled = try current.solveRound()
            try observe(current)
            if isSettled { break }
        }
        current.adapted = []
        later = current
        return current
    }

    /// Whether another pass has the same items and constraints in the same order.
    func hasSameConstraints(as other: LayoutPass) -> Bool {
        hierarchy.references.elementsEqual(other.hierarchy.references, by: ===)
            && system.constraints.elementsEqual(other.system.constraints, by: ===)
    }

    /// Begins the round after another pass's, of the same hierarchy.
    private mutating func takeOver(
        from other: LayoutPass, adaptingViews: [Int]
    ) throws(SolverError) {
        canvas = other.canvas
        isStale = true
        viewsToRemeasure = nil
        lowering.environment = other.lowering.environment
        // With these, the frames of this round are compared.
        frames = other.frames
        try system.setCanvasSize(canvas.size)
        try system.updateConstraints(with: lowering, all: false)
        try updateContentSizes(of: adaptingViews)
    }

    /// Moves to a canvas of another size, for a layout in which insets depend on the canvas alone.
    ///
    /// - Parameter constants: The constants of the constraints that follow insets, with the constraints' indices.
    mutating func follow(
        to size: CGSize, constants: [(index: Int, constant: Double)]
    ) throws(SolverError) {
        canvas.size = size
        lowering.environment = lowering.environment.moved(to: size, frames: nil, at: [0], of: hierarchy)
        try system.setCanvasSize(size)
        for (index, constant) in constants { try system.setConstant(constant, at: index) }
    }

    /// Solves once and reads the frames; what depends on frames is left to the caller.
    mutating func solveFrames() throws(SolverError) {
        try solve()
        try readFrames()
    }
}
