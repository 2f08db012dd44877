import Findings
import Foundation
import Solver

/// Lays out one hierarchy repeatedly, solving only for what changed since the last time.
///
/// Changes of constants, priorities, activations and the canvas's size are passed on to the solver. A change
/// of the hierarchy itself (views, guides, content priorities) makes the next layout start from scratch.
package final class LayoutSession {
    /// A change of a constraint since the last layout.
    enum Change {
        case activated(LayoutConstraint)
        case deactivated(LayoutConstraint)
        case changed(LayoutConstraint)
    }

    /// The root of the hierarchy. Unowned, because the root may own the session.
    package unowned let root: View
    private let keptRoot: View?
    /// The canvas that the root fills.
    package var canvas: Canvas
    /// The work that layouts may still do.
    package var budget: WorkBudget
    private let limits: SolverLimits
    private let makeSolver: (SolverLimits) -> any ConstraintSolver
    private var pass: LayoutPass?
    /// The pass of the last layout if the solver failed.
    private var unsolvedPass: LayoutPass?
    private var changes: [Change] = []
    /// Whether the hierarchy changed during its layout.
    private var isOutdated = false
    /// Whether a view reported a change since the last layout.
    private var hasToldViews = false
    /// Whether a constraint changed since the last layout that a stack view's shares may depend on.
    private var changesShares = false
    /// Called after each change that affects the next layout.
    var onChange: (() -> Void)?
    private let reference = SessionReference()

    /// Creates a session for the hierarchy of `root`, which fills the canvas.
    ///
    /// `makeSolver` is called for an empty solver with the limits whenever a layout starts from scratch.
    package init(
        root: View, canvas: Canvas, budget: WorkBudget = WorkBudget(), limits: SolverLimits = .standard,
        makeSolver: @escaping (SolverLimits) -> any ConstraintSolver = Solvers.make
    ) {
        self.makeSolver = makeSolver
        self.root = root
        keptRoot = root
        self.canvas = canvas
        self.budget = budget
        self.limits = limits
        reference.session = self
    }

    /// Creates a session that the root itself owns.
    init(hosting root: View, canvas: Canvas) {
        makeSolver = Solvers.make
        self.root = root
        keptRoot = nil
        self.canvas = canvas
        budget = WorkBudget()
        limits = .standard
        reference.session = self
    }

    deinit { reference.session = nil }

    /// Whether the next layout starts from scratch.
    var startsAnew: Bool { pass == nil }
    /// Whether there are changes since the last layout.
    var hasChanges: Bool { pass == nil || !changes.isEmpty }

    /// Whether there are changes since the last layout, or a view reported one.
    var isOutOfDate: Bool { hasChanges || hasToldViews }

    /// Solves for all changes and writes the frames to the views and guides.
    ///
    /// - Complexity: After changes of constraints alone, O(number of items that move), with little work for
    ///   every other item.
    ///
    /// - Throws: `SolverError` if the hierarchy exceeds the solver's limits.
    package func layout() throws(SolverError) { _ = try laidOutPass() }

    /// Lays out and returns the pass, even if a view that it placed has made it out of date.
    ///
    /// - Parameter startsOver: Whether margins and sizes of contents start as in a new layout, and not as in the last.
    func laidOutPass(startingOver startsOver: Bool = false) throws(SolverError) -> LayoutPass {
        reference.isPlacing = true
        defer { reference.isPlacing = false }
        let isNewlySized = startsOver || pass.map { $0.canvas != canvas } ?? true
        if isNewlySized || hasToldViews || changesShares {
            LayoutPass.prepare(root, for: canvas, with: budget)
        }
        unsolvedPass = nil
        var current = try updatedPass(isNewlySized: isNewlySized)
        (hasToldViews, changesShares) = (false, false)
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

    /// Calls `body` with a pass updated for a canvas of another size, neither solved nor placed there.
    ///
    /// - Parameter preparesViews: Whether views and guides may change their constraints for that canvas.
    func withPass<Result>(
        sized size: CGSize, preparesViews: Bool,
        _ body: (inout LayoutPass) throws(SolverError) -> Result
    ) throws(SolverError) -> Result {
        canvas.size = size
        reference.isPlacing = true
        defer { reference.isPlacing = false }
        if preparesViews { LayoutPass.prepare(root, for: canvas, with: budget) }
        var current = try updatedPass(isNewlySized: true)
        let result = try body(&current)
        pass = current
        return result
    }

    /// Returns the pass updated for all changes. It is moved out of the session, so that changing it doesn't copy
    /// anything.
    private func updatedPass(isNewlySized: Bool) throws(SolverError) -> LayoutPass {
        let noted = changes
        changes = []
        guard var current = pass, current.canvas.differsInSizeOnly(from: canvas) else {
            let current = try newPass()
            join(current.hierarchy)
            return current
        }
        pass = nil
        current.solver.budget = budget
        if isNewlySized { try current.resize(to: canvas) }
        try current.apply(noted)
        if hasToldViews { try current.refresh() } else { try current.forgetAdaptations() }
        return current
    }

    /// A second pass over the same hierarchy, neither solved nor placed; nil if the session has laid out already.
    ///
    /// Only passes made one right after the other agree: placing frames and activating constraints later change what
    /// a new one begins with.
    func secondPass() throws(SolverError) -> LayoutPass? {
        guard pass == nil else { return nil }
        LayoutPass.prepare(root, for: canvas, with: budget)
        return try newPass()
    }

    private func newPass() throws(SolverError) -> LayoutPass {
        let solver = makeSolver(limits)
        solver.budget = budget
        return try LayoutPass(root: root, canvas: canvas, solver: solver)
    }

    /// The frame that the last layout gives a guide created since then; nil if the layout is out of date.
    func frame(of guide: SystemLayoutGuide, ownedBy owner: ItemReference) -> CGRect? {
        guard let pass, let index = pass.hierarchy.index(of: owner) else { return nil }
        return pass.placement.frame(of: guide, at: index, in: pass).own
    }

    /// The errors that views recorded while the hierarchy was built, and the conflicts of the last layout.
    var errors: [LayoutFinding] { pass?.errors ?? [] }

    /// Makes every view report changes to this session.
    private func join(_ hierarchy: LoweredHierarchy) {
        for index in hierarchy.indices where !hierarchy.isGuide(index) {
            hierarchy.references[index].sessionReference = reference
        }
    }

    /// Solves for all changes and returns the layout as a value; also writes frames back to the views and
    /// guides.
    ///
    /// - Throws: `SolverError` if the hierarchy exceeds the solver's limits.
    /// - Complexity: O(*n*) in items and constraints, besides laying out where the layout isn't up to date.
    package func solvedLayout(
        id: String = "", title: String? = nil, state: String? = nil, detail: SolvedDetail = .standard
    ) throws(SolverError) -> SolvedLayout {
        try laidOutPass().solvedLayout(id: id, title: title, state: state, detail: detail)
    }

    /// Returns the frames of the layout as a value, for which nothing is laid out again.
    ///
    /// The solver takes more memory than the views, and goes before the result is made, unless that has conflicts or open
    /// numbers, about which it is asked.
    ///
    /// - Throws: `SolverError` if the hierarchy exceeds the solver's limits.
    package func lastFrames(
        id: String = "", title: String? = nil, state: String? = nil
    ) throws(SolverError) -> SolvedLayout {
        var last = try laidOutPass()
        if try last.isDetermined {
            pass = nil
            last.replaceSolver(by: makeSolver(limits))
        }
        return try last.solvedLayout(id: id, title: title, state: state, detail: .frames)
    }

    /// Returns a finding that describes an error thrown by a layout of this session.
    package func finding(for error: SolverError) -> LayoutFinding {
        if let pass = unsolvedPass ?? pass { return pass.finding(for: error) }
        return LayoutFinding(
            code: .notSolved, severity: .error, message: "the layout can't be solved: \(error.message)")
    }

    /// Records that a view changed in a way that affects layout.
    func viewChanged() {
        hasToldViews = true
        onChange?()
    }

    func activated(_ constraint: LayoutConstraint) { note(.activated(constraint), of: constraint) }
    func deactivated(_ constraint: LayoutConstraint) { note(.deactivated(constraint), of: constraint) }
    func changed(_ constraint: LayoutConstraint) { note(.changed(constraint), of: constraint) }

    private func note(_ change: Change, of constraint: LayoutConstraint) {
        // While views are placed, stack views replace their own constraints.
        if pass != nil, !reference.isPlacing, !changesShares {
            changesShares = constraint.firstItem?.layoutView?.isInProportionalStack ?? false
        }
        if pass != nil || reference.isPlacing { changes.append(change) }
        onChange?()
    }

    /// Makes the next layout start from scratch.
    func hierarchyChanged() {
        isOutdated = true
        pass = nil
        changes = []
        onChange?()
    }
}

/// A reference from views to the session that lays them out, which may be deallocated; see `ItemReference`.
final class SessionReference {
    /// The session; nil once it is deallocated.
    unowned var session: LayoutSession?
    /// Whether the session is currently writing frames, which views then don't report as changes.
    var isPlacing = false
}
