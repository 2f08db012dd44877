import Foundation

/// Lays one hierarchy out again and again, solving only for what changed since the last time.
///
/// Constants, priorities, activations and the canvas's size are taken up by the solver as they are; a change of the
/// hierarchy itself (views, guides, content priorities) makes the next layout start anew.
public final class LayoutSession {
    /// A change of a constraint since the last layout.
    enum Change {
        case activated(LayoutConstraint)
        case deactivated(LayoutConstraint)
        case changed(LayoutConstraint)
    }

    /// Not kept alive by a session that the root itself holds.
    public unowned let root: View
    private let keptRoot: View?
    /// What the hierarchy is laid out on.
    public var canvas: Canvas
    private let limits: SolverLimits
    private let makeSolver: (SolverLimits) -> any ConstraintSolver
    private var pass: LayoutPass?
    /// The pass of the last layout that the solver didn't finish.
    private var unsolvedPass: LayoutPass?
    private var changes: [Change] = []
    /// Whether the hierarchy changed while it was laid out.
    private var isOutdated = false
    /// Whether a view told of a change since the last layout.
    private var hasToldViews = false
    /// Called after each change that the next layout has to take up.
    var onChange: (() -> Void)?
    private let reference = SessionReference()

    /// A session for everything in `root`, which fills the canvas.
    ///
    /// - Parameter makeSolver: Called for an empty solver whenever a layout starts anew.
    public init(
        root: View, canvas: Canvas, limits: SolverLimits = .standard,
        makeSolver: @escaping (SolverLimits) -> any ConstraintSolver = Solvers.make
    ) {
        self.makeSolver = makeSolver
        self.root = root
        keptRoot = root
        self.canvas = canvas
        self.limits = limits
        reference.session = self
    }

    /// A session that the root holds.
    init(hosting root: View, canvas: Canvas) {
        makeSolver = Solvers.make
        self.root = root
        keptRoot = nil
        self.canvas = canvas
        limits = .standard
        reference.session = self
    }

    deinit { reference.session = nil }

    /// Whether the next layout lowers the hierarchy anew.
    var startsAnew: Bool { pass == nil }
    /// Whether anything was told that no layout has taken up yet.
    var hasChanges: Bool { pass == nil || !changes.isEmpty }

    /// Solves for all changes and writes the frames to the views and guides.
    ///
    /// - Complexity: After changes of constraints alone, O(what they move) and little work for each other item.
    public func layout() throws(SolverError) { _ = try laidOutPass() }

    /// Lays out and returns the pass that did, even where a view that it placed made it out of date.
    func laidOutPass() throws(SolverError) -> LayoutPass {
        reference.isPlacing = true
        defer { reference.isPlacing = false }
        let isNewlySized = pass.map { $0.canvas != canvas } ?? true
        if isNewlySized || hasToldViews { LayoutPass.prepare(root, for: canvas) }
        unsolvedPass = nil
        var current = try updatedPass(isNewlySized: isNewlySized)
        hasToldViews = false
        isOutdated = false
        do throws(SolverError) {
            try current.settle()
        } catch {
            unsolvedPass = current
            throw error
        }
        current.place()
        if !isOutdated { pass = current }
        return current
    }

    /// Hands on a pass that is brought in line with a canvas of another size and neither solved nor placed there.
    ///
    /// - Parameter preparesViews: Whether views and guides may make other constraints there.
    func withPass<Result>(
        sized size: CGSize, preparesViews: Bool,
        _ body: (inout LayoutPass) throws(SolverError) -> Result
    ) throws(SolverError) -> Result {
        canvas.size = size
        reference.isPlacing = true
        defer { reference.isPlacing = false }
        if preparesViews { LayoutPass.prepare(root, for: canvas) }
        var current = try updatedPass(isNewlySized: true)
        let result = try body(&current)
        pass = current
        return result
    }

    /// The pass brought in line with all changes, and taken from the session, so that nothing of it is copied while it
    /// changes.
    private func updatedPass(isNewlySized: Bool) throws(SolverError) -> LayoutPass {
        let noted = changes
        changes = []
        guard var current = pass, current.canvas.differsInSizeOnly(from: canvas) else {
            let current = try LayoutPass(root: root, canvas: canvas, solver: makeSolver(limits))
            join(current.hierarchy)
            return current
        }
        pass = nil
        if isNewlySized { try current.resize(to: canvas) }
        try current.apply(noted)
        if hasToldViews { try current.refresh() } else { try current.forgetAdaptations() }
        return current
    }

    /// The frame that the last layout gives a guide which is asked for only now; nil where it is out of date.
    func frame(of guide: SystemLayoutGuide, ownedBy owner: ItemReference) -> CGRect? {
        guard let pass, let index = pass.hierarchy.index(of: owner) else { return nil }
        return pass.placement.frame(of: guide, at: index, in: pass).own
    }

    /// What the views noted while the hierarchy was made, and the conflicts of the last layout.
    var errors: [LayoutFinding] { pass?.errors ?? [] }

    /// Makes every view tell this session of changes.
    private func join(_ hierarchy: LoweredHierarchy) {
        for index in hierarchy.indices where !hierarchy.isGuide(index) {
            hierarchy.references[index].sessionReference = reference
        }
    }

    /// Solves for all changes and returns the frames as a value; also writes them back to the views and guides.
    public func solvedLayout(
        id: String = "", title: String? = nil, state: String? = nil, detail: SolvedDetail = .standard
    ) throws(SolverError) -> SolvedLayout {
        try laidOutPass().solvedLayout(id: id, title: title, state: state, detail: detail)
    }

    /// What to tell an author of an error that a layout of this session threw.
    public func finding(for error: SolverError) -> LayoutFinding {
        if let pass = unsolvedPass ?? pass { return pass.finding(for: error) }
        return LayoutFinding(
            code: .notSolved, severity: .error, message: "the layout can't be solved: \(error.message)")
    }

    /// Takes note that something of a view changed that bears on layout.
    func viewChanged() {
        hasToldViews = true
        onChange?()
    }

    func activated(_ constraint: LayoutConstraint) { note(.activated(constraint)) }
    func deactivated(_ constraint: LayoutConstraint) { note(.deactivated(constraint)) }
    func changed(_ constraint: LayoutConstraint) { note(.changed(constraint)) }

    private func note(_ change: Change) {
        if pass != nil || reference.isPlacing { changes.append(change) }
        onChange?()
    }

    /// Makes the next layout start anew.
    func hierarchyChanged() {
        isOutdated = true
        pass = nil
        changes = []
        onChange?()
    }
}
