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
    private(set) var frames: [CGRect]
    /// The frames as they were last written to the views and guides.
    private(set) var placement: FramePlacement
    /// By item: whether its frame changed in the last round, and since frames were last written.
    private var isChanged: [Bool]
    private var isUnplaced: [Bool]
    /// Whether more than constraints changed since frames were last written.
    private var isStale = true
    /// The places of the views whose content adapted to the size they got.
    private var adapted: [Int] = []

    var hierarchy: LoweredHierarchy { lowering.hierarchy }

    init(
        root: View, canvas: Canvas, solver: any ConstraintSolver, rootPriority: SolverPriority = .system
    ) throws(SolverError) {
        self.canvas = canvas
        self.solver = solver
        let hierarchy = try LoweredHierarchy(root: root, solver: solver)
        let count = hierarchy.indices.count
        frames = Array(repeating: .null, count: count)
        placement = FramePlacement(canvas: canvas, count: count)
        isChanged = Array(repeating: true, count: count)
        isUnplaced = isChanged
        let environment = LayoutEnvironment(canvas: canvas, hierarchy: hierarchy)
        lowering = ConstraintLowering(hierarchy: hierarchy, environment: environment)
        rows = try LayoutRows(solver: solver, lowering: lowering, rootPriority: rootPriority)
    }

    /// Resizes the canvas, whose other traits must be the same.
    mutating func resize(to newCanvas: Canvas) throws(SolverError) {
        canvas = newCanvas
        placement = FramePlacement(canvas: newCanvas, count: frames.count)
        isStale = true
        lowering.environment = lowering.environment.moved(to: newCanvas.size, of: hierarchy)
        try rows.setCanvasSize(newCanvas.size)
        try rows.updateConstraints(with: lowering, all: false)
    }

    /// Takes up what may have changed in any view: insets, scroll positions, the sizes of their contents.
    mutating func refresh() throws(SolverError) {
        isStale = true
        adapted = []
        lowering.environment.refresh(from: hierarchy)
        try rows.updateConstraints(with: lowering, all: true)
        try rows.updateContentSizes(with: lowering)
    }

    /// Lets content that adapted to a size start from its own again, as in a new layout.
    mutating func forgetAdaptations() throws(SolverError) {
        for index in adapted { hierarchy.view(of: index)?.prepareForLayout() }
        try updateContentRows(of: adapted)
        adapted = []
    }

    /// Asks some views for their intrinsic sizes again.
    private mutating func updateContentRows(of indices: [Int]) throws(SolverError) {
        for index in indices {
            guard let view = hierarchy.view(of: index) else { continue }
            try rows.updateContentSize(
                of: index, to: view.usable(view.intrinsicContentSize), in: hierarchy)
        }
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
            view.prepareForLayout()
            if updatesGuides { for guide in view.layoutGuides { guide.updateConstraints(on: canvas) } }
        }
    }

    /// Solves until nothing that depends on frames changes any more.
    ///
    /// - Parameter observe: Called in each round, when frames and what follows from them are known and nothing of it is in
    ///   the rows yet.
    mutating func settle(
        observe: (LayoutPass) throws(SolverError) -> Void = { _ in }
    ) throws(SolverError) {
        for _ in 0..<Self.rounds {
            try solver.solve()
            try readFrames()
            let (insetsChanged, sizesChanged) = lowering.environment.update(
                with: frames, of: hierarchy, changed: isChanged, all: isStale)
            if insetsChanged { isStale = true }
            let adapted = updateContentSizes()
            for index in isChanged.indices where isChanged[index] { isUnplaced[index] = true }
            try observe(self)
            guard !adapted.isEmpty || insetsChanged || (sizesChanged && rows.dependOnSizes) else { break }
            try rows.updateConstraints(with: lowering, all: false)
            try updateContentRows(of: adapted)
        }
    }

    /// Reads the solution; one so large that pixels no longer differ is none.
    private mutating func readFrames() throws(SolverError) {
        let values = solver.allValues
        for index in frames.indices {
            let (base, insets) = (index * 4, lowering.environment.metrics[index].alignmentInsets)
            // Each item made its four variables in a row, in this order.
            let frame = CGRect(
                x: CGFloat(values[base]) - insets.left, y: CGFloat(values[base + 1]) - insets.top,
                width: CGFloat(values[base + 2]) + insets.left + insets.right,
                height: CGFloat(values[base + 3]) + insets.top + insets.bottom)
            guard NumberRange.solved.contains(frame) else { throw .notFinite }
            isChanged[index] = frame != frames[index]
            frames[index] = frame
        }
    }

    /// Tells views what size they got; returns the places of those whose content has another size because of it.
    private mutating func updateContentSizes() -> [Int] {
        var changed: [Int] = []
        let hierarchy = hierarchy
        for index in frames.indices where isStale || isChanged[index] {
            guard hierarchy.kinds[index] != .plainView, let view = hierarchy.view(of: index) else { continue }
            let size = lowering.environment.alignmentSize(of: index)
            if view.updateIntrinsicContentSize(for: size) { changed.append(index) }
        }
        adapted += changed
        return changed
    }

    /// Writes the frames to the views and guides.
    mutating func place() {
        placement.place(self, changed: isUnplaced, all: isStale)
        for index in isUnplaced.indices { isUnplaced[index] = false }
        isStale = false
    }
}
