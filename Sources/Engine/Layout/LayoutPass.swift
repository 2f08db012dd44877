import Foundation

/// One layout of one hierarchy: lowers it to rows, solves them, and repeats while margins or content sizes change.
struct LayoutPass {
    /// Solves at the most; a wrapping label needs two, margins and safe areas inside one another a few more.
    private static let rounds = 8

    private(set) var canvas: Canvas
    let solver: any ConstraintSolver
    private(set) var lowering: ConstraintLowering
    private(set) var rows: LayoutRows
    /// Each item's frame in its superview's or owner's coordinates, unrounded.
    private(set) var frames: [CGRect] = []

    var hierarchy: LoweredHierarchy { lowering.hierarchy }

    init(
        root: View, canvas: Canvas, solver: any ConstraintSolver, rootPriority: SolverPriority = .system
    ) throws(SolverError) {
        self.canvas = canvas
        self.solver = solver
        let hierarchy = try LoweredHierarchy(root: root, solver: solver)
        let environment = LayoutEnvironment(canvas: canvas, hierarchy: hierarchy)
        lowering = ConstraintLowering(hierarchy: hierarchy, environment: environment)
        rows = try LayoutRows(solver: solver, lowering: lowering, rootPriority: rootPriority)
    }

    /// Resizes the canvas, whose other traits must be the same.
    mutating func resize(to newCanvas: Canvas) throws(SolverError) {
        canvas = newCanvas
        lowering.environment = LayoutEnvironment(canvas: newCanvas, hierarchy: hierarchy)
        try rows.setCanvasSize(newCanvas.size)
    }

    /// Takes up what views don't tell of: insets, scroll positions, the sizes of their contents.
    mutating func refresh() throws(SolverError) {
        try rows.update(with: lowering, all: true)
    }

    /// Takes up changes of constraints.
    mutating func apply(_ changes: [LayoutSession.Change]) throws(SolverError) {
        for change in changes {
            switch change {
            case .activated(let constraint): try rows.add(constraint, lowering: lowering)
            case .deactivated(let constraint): try rows.remove(constraint)
            case .changed(let constraint): try rows.update(constraint, lowering: lowering)
            }
        }
    }

    /// Gives every view the canvas's scale and lets views make the constraints they keep themselves, inner views first.
    ///
    /// - Parameter updatesGuides: Whether guides do so too; a canvas that only asks for a size is none to adapt to.
    static func prepare(_ root: View, for canvas: Canvas, updatesGuides: Bool = true) {
        var order = [root]
        var next = 0
        while next < order.count {
            order += order[next].subviews
            next += 1
        }
        for view in order.reversed() {
            view.displayScale = canvas.scale
            view.updateConstraints()
            if updatesGuides { for guide in view.layoutGuides { guide.updateConstraints(on: canvas) } }
        }
    }

    /// Solves until nothing that depends on frames changes any more.
    mutating func settle() throws(SolverError) {
        for _ in 0..<Self.rounds {
            try solver.solve()
            readFrames()
            let (insetsChanged, sizesChanged) = lowering.environment.update(with: frames, of: hierarchy)
            let contentChanged = updateContentSizes()
            guard contentChanged || insetsChanged || (sizesChanged && rows.dependOnSizes) else { return }
            try rows.update(with: lowering, all: false)
        }
    }

    private mutating func readFrames() {
        frames = hierarchy.items.map { item in
            let insets = item.guide == nil ? item.view.alignmentRectInsets : .zero
            let width = solver.value(of: item.width) + insets.left + insets.right
            let height = solver.value(of: item.height) + insets.top + insets.bottom
            return CGRect(
                x: solver.value(of: item.x) - insets.left, y: solver.value(of: item.y) - insets.top,
                width: width, height: height)
        }
    }

    private func updateContentSizes() -> Bool {
        let environment = lowering.environment
        var changed = false
        for item in hierarchy.items where item.guide == nil {
            let size = environment.alignmentSize(of: item.view)
            if item.view.updateIntrinsicContentSize(for: size) { changed = true }
        }
        return changed
    }
}
