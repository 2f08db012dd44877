import Foundation
import Solver

extension View {
    /// A target for `systemLayoutSizeFitting` that requests the smallest size the content allows.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// A target for `systemLayoutSizeFitting` that requests the largest size the content allows.
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the size closest to a target, after the view and its descendants have updated their constraints.
    func preparedFittingSize(nearest targetSize: CGSize) -> CGSize {
        updateConstraintsBelow()
        let budget = session?.budget ?? WorkBudget()
        LayoutPass.prepare(
            self, for: Canvas(size: targetSize, scale: displayScale), with: budget, updatesGuides: false)
        return fittingSize(nearest: targetSize, budget: budget)
    }

    /// Returns the size closest to a target, with a priority for each dimension.
    func fittingSize(
        nearest targetSize: CGSize, horizontalPriority: LayoutPriority, verticalPriority: LayoutPriority
    ) -> CGSize {
        let wishes = [
            (widthAnchor.constraint(equalToConstant: targetSize.width), horizontalPriority),
            (heightAnchor.constraint(equalToConstant: targetSize.height), verticalPriority),
        ]
        for (constraint, priority) in wishes where priority > .fittingSizeLevel {
            constraint.priority = priority
            constraint.isActive = true
        }
        defer { LayoutConstraint.deactivate(wishes.map(\.0)) }
        return preparedFittingSize(nearest: targetSize)
    }

    /// Returns the size closest to a target, for a hierarchy whose constraints are up to date.
    ///
    /// - Parameter budget: The work that it may take. The size is zero where that isn't enough.
    func fittingSize(nearest targetSize: CGSize, budget: WorkBudget) -> CGSize {
        let (indices, host) = (LoweredIndices(below: self), rootView.host)
        host?.beginSolving()
        defer {
            indices.restore()
            host?.endSolving()
        }
        let solver = Solvers.make(limits: .standard)
        solver.budget = budget
        do throws(SolverError) {
            var pass = try LayoutPass(
                root: self, canvas: Canvas(size: targetSize, scale: displayScale), solver: solver,
                rootPriority: LayoutPriority.fittingSizeLevel.solverPriority)
            try pass.settle()
            return pass.frames.first?.size ?? .zero
        } catch {
            return .zero
        }
    }
}
