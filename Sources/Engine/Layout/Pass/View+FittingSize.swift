import Foundation

extension View {
    /// As a target for `systemLayoutSizeFitting`: as small as the content allows.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// As a target for `systemLayoutSizeFitting`: as large as the content allows.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size nearest to a target once the view and what it holds have made their constraints.
    func preparedFittingSize(nearest targetSize: CGSize) -> CGSize {
        updateConstraintsBelow()
        LayoutPass.prepare(
            self, for: Canvas(size: targetSize, scale: displayScale), updatesGuides: false)
        return fittingSize(nearest: targetSize)
    }

    /// The same where each dimension is wished as strongly as its priority says.
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

    /// The same for a view whose hierarchy has its constraints up to date.
    func fittingSize(nearest targetSize: CGSize) -> CGSize {
        let indices = LoweredIndices(below: self)
        defer { indices.restore() }
        do throws(SolverError) {
            var pass = try LayoutPass(
                root: self, canvas: Canvas(size: targetSize, scale: displayScale),
                solver: Solvers.make(limits: .standard),
                rootPriority: LayoutPriority.fittingSizeLevel.solverPriority)
            try pass.settle()
            return pass.frames.first?.size ?? .zero
        } catch {
            return .zero
        }
    }
}
