import Foundation
import Findings
import Solver

/// One layout of one hierarchy: lowers it to relations, solves them, and repeats while margins or content sizes
/// change.
struct LayoutPass {
    /// The maximum number of rounds. A wrapping label needs two, nested margins and safe areas a few more.
    static let rounds = 8

    var canvas: Canvas
    private(set) var solver: any ConstraintSolver
    var lowering: ConstraintLowering
    var system: LayoutSystem
    /// Each item's frame in its superview's or owner's coordinates, unrounded.
    var frames: [CGRect]
    /// The frames as last written to the views and guides.
    private(set) var placement: FramePlacement
    /// Whether each item's frame changed in the last round, and since frames were last written.
    private var isChanged: [Bool]
    private var isUnplaced: [Bool]
    /// Whether anything besides constraints changed since frames were last written.
    var isStale = true
    /// The indices of the views whose content adapted to their size.
    var adapted: [Int] = []
    /// The views whose content adapted in the last round, if the rounds ended before nothing changed any more. The
    /// relations are then still those that the frames were solved from, and are updated before the next round.
    var viewsToRemeasure: [Int]?

    /// The stack views whose shares follow the lines of texts.
    private var stacksOfLines: [StackView] = []

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
        system = try LayoutSystem(solver: solver, lowering: lowering, rootPriority: rootPriority)
        try followLines()
    }

    /// Resizes the canvas, keeping its other traits.
    mutating func resize(to newCanvas: Canvas) throws(SolverError) {
        canvas = newCanvas
        placement = FramePlacement(canvas: newCanvas, count: frames.count)
        isStale = true
        lowering.environment = lowering.environment.moved(to: newCanvas.size, of: hierarchy)
        try system.setCanvasSize(newCanvas.size)
        try system.updateConstraints(with: lowering, all: false)
    }

    /// Reads everything again that may have changed in any view: insets, scroll positions, content sizes.
    mutating func refresh() throws(SolverError) {
        isStale = true
        adapted = []
        lowering.environment.refresh(from: hierarchy)
        try system.updateConstraints(with: lowering, all: true)
        try system.updateContentSizes(with: lowering)
        try followLines()
    }

    /// Resets adapted content to its natural size, as in a new layout.
    mutating func forgetAdaptations() throws(SolverError) {
        for index in adapted { hierarchy.view(of: index)?.prepareForLayout(with: solver.budget) }
        try updateContentSizes(of: adapted)
        adapted = []
    }

    /// Reads the intrinsic sizes of some views again.
    mutating func updateContentSizes(of indices: [Int]) throws(SolverError) {
        for index in indices {
            guard let view = hierarchy.view(of: index) else { continue }
            try system.updateContentSize(
                of: index, to: view.usable(view.intrinsicContentSize), in: hierarchy)
        }
        if !indices.isEmpty { try updateShares() }
    }

    /// Finds the stack views whose shares follow the lines of texts, and updates the shares.
    private mutating func followLines() throws(SolverError) {
        stacksOfLines = []
        for index in hierarchy.indices where hierarchy.kinds[index] == .view {
            guard let stack = hierarchy.view(of: index) as? StackView, stack.sharesFollowLines else {
                continue
            }
            stacksOfLines.append(stack)
        }
        for stack in stacksOfLines { system.noteMultipliers(of: stack.shareConstraints) }
        try updateShares()
    }

    /// Updates the shares of stack views that share their height by the lines of texts.
    private mutating func updateShares() throws(SolverError) {
        for stack in stacksOfLines {
            stack.updateShares()
            for constraint in stack.shareConstraints {
                try system.updateMultiplier(of: constraint, lowering: lowering)
            }
        }
    }

    /// Applies changes of constraints.
    mutating func apply(_ changes: [LayoutSession.Change]) throws(SolverError) {
        for change in changes {
            switch change {
            case .activated(let constraint): try system.add(constraint, lowering: lowering)
            case .deactivated(let constraint): try system.remove(constraint)
            case .changed(let constraint): try system.update(constraint, lowering: lowering)
            }
        }
    }

    /// Sets every view's scale to the canvas's and lets views update the constraints they maintain
    /// themselves, inner views first.
    ///
    /// - Parameters:
    ///   - budget: The work that it may take.
    ///   - updatesGuides: Whether guides update theirs too; they don't adapt to a canvas that is only used for
    ///     measuring.
    static func prepare(
        _ root: View, for canvas: Canvas, with budget: WorkBudget, updatesGuides: Bool = true
    ) {
        var order = [root]
        var next = 0
        while next < order.count {
            order += order[next].laidOutSubviews
            next += 1
        }
        for view in order.reversed() {
            view.displayScale = canvas.scale
            view.prepareForLayout(with: budget)
            if updatesGuides { for guide in view.layoutGuides { guide.updateConstraints(on: canvas) } }
        }
    }

    /// Solves until nothing that depends on frames changes.
    ///
    /// - Parameter observe: Called in each round, after frames and what depends on them are computed and
    ///   before the relations are updated.
    mutating func settle(
        observe: (LayoutPass) throws(SolverError) -> Void = { _ in }
    ) throws(SolverError) {
        for _ in 0..<Self.rounds {
            try updateRelations()
            let isSettled = try solveRound()
            try observe(self)
            if isSettled { break }
        }
    }

    /// Updates the relations with what the last round changed.
    mutating func updateRelations() throws(SolverError) {
        guard let adapted = viewsToRemeasure else { return }
        viewsToRemeasure = nil
        try system.updateConstraints(with: lowering, all: false)
        try updateContentSizes(of: adapted)
    }

    /// Solves once and updates what depends on frames; returns whether another round would change nothing.
    mutating func solveRound() throws(SolverError) -> Bool {
        try solve()
        try readFrames()
        let (insetsChanged, sizesChanged) = lowering.environment.update(
            with: frames, of: hierarchy, changed: isChanged, all: isStale)
        if insetsChanged { isStale = true }
        let adapted = updateContentSizes()
        for index in isChanged.indices where isChanged[index] { isUnplaced[index] = true }
        let isSettled =
            adapted.isEmpty && !insetsChanged && !(sizesChanged && system.hasSizeDependentConstraints)
        viewsToRemeasure = isSettled ? nil : adapted
        return isSettled
    }

    func solve() throws(SolverError) {
        try solver.budget.spend(Self.workPerRound + Self.workPerItem * frames.count)
        try solver.solve()
    }

    /// The work of a round besides solving, and for each item: its frame is read, compared and passed on.
    private static let workPerRound = 5000
    private static let workPerItem = 400

    /// Reads the frames from the solution.
    ///
    /// - Throws: `SolverError` if a number is so large that pixels can't be distinguished.
    mutating func readFrames() throws(SolverError) {
        let values = solver.allValues
        for index in frames.indices {
            let (base, insets) = (index * 4, lowering.environment.metrics[index].alignmentInsets)
            // Each item has four consecutive variables in this order.
            let frame = CGRect(
                x: CGFloat(values[base]) - insets.left, y: CGFloat(values[base + 1]) - insets.top,
                width: CGFloat(values[base + 2]) + insets.left + insets.right,
                height: CGFloat(values[base + 3]) + insets.top + insets.bottom)
            guard NumberRange.solved.contains(frame) else { throw .notFinite }
            isChanged[index] = frame != frames[index]
            frames[index] = frame
        }
    }

    /// Passes the solved sizes to views; returns the indices of those whose content changes size in response.
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

    /// Whether the constraints agree with one another and leave nothing open.
    var isDetermined: Bool {
        get throws(SolverError) {
            guard solver.conflicts.isEmpty else { return false }
            return try solver.freeVariables().isEmpty
        }
    }

    /// Releases the solver, for a pass that is determined and whose frames are placed.
    mutating func replaceSolver(by empty: any ConstraintSolver) {
        empty.budget = solver.budget
        solver = empty
        system.solver = empty
    }

    /// Writes the frames to the views and guides.
    mutating func place() {
        // Taken out of the pass that it reads, so that none of it is copied.
        var moved = FramePlacement(canvas: canvas, count: 0)
        swap(&moved, &placement)
        moved.place(self, changed: isUnplaced, all: isStale)
        placement = moved
        for index in isUnplaced.indices { isUnplaced[index] = false }
        isStale = false
    }
}
