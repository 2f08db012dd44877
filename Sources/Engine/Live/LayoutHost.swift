import Findings
import Foundation
import Solver

/// Keeps a live hierarchy laid out: the connection between its root and the session that solves for it.
package final class LayoutHost {
    /// The maximum number of rounds in which views may request another layout during a layout.
    static let rounds = 8

    private unowned let root: View
    let session: LayoutSession
    /// The canvas's traits; its size is always the root's.
    package var canvas: Canvas
    private(set) var isLayingOut = false
    /// How many computations are in progress that read views and place them, in which none can begin another layout.
    private var solving = 0
    /// The views whose `layoutSubviews` are running, outermost first.
    var layingOut: [View] = []
    /// The traits of the last layout in a window.
    private var traits: TraitCollection?
    /// Whether the canvas or the hierarchy changed since safe areas were last set.
    private var mayHaveNewSafeAreas = false
    /// The non-zero safe areas in a window, as last reported to views.
    private var safeAreas: [ObjectIdentifier: EdgeInsets] = [:]
    /// The errors that have been logged already.
    private var logged: Set<LayoutFinding> = []
    /// The findings that views recorded, and those of the last layout with conflicts.
    private var findings: [LayoutFinding] = []

    /// Called after each change that affects the next layout.
    package var onChange: (() -> Void)? {
        get { session.onChange }
        set { session.onChange = newValue }
    }

    init(root: View) {
        self.root = root
        canvas = Canvas(size: root.bounds.size, scale: Window.screenScale)
        session = LayoutSession(hosting: root, canvas: canvas)
    }

    /// Whether anything changed since the last layout.
    private var isDirty: Bool {
        !root.reference.pending.isEmpty || session.hasChanges || session.canvas != canvas
    }

    /// Calls a function once, after the next layout or the one in progress.
    package func afterLayout(_ body: @escaping () -> Void) { waiting.append(body) }
    private var waiting: [() -> Void] = []

    /// Updates every frame if anything changed.
    func layout() {
        guard !isLayingOut, !isSolving else { return }
        updateFrames()
        let due = waiting
        waiting = []
        for body in due { body() }
    }

    private func updateFrames() {
        isLayingOut = true
        defer { isLayingOut = false }
        if root.isInWindow, isDirty { tellTraits() }
        for _ in 0..<Self.rounds {
            guard isDirty || mayHaveNewSafeAreas else { return }
            root.updateConstraintsBelow()
            place()
            if mayHaveNewSafeAreas {
                mayHaveNewSafeAreas = false
                tellSafeAreas()
            }
            layOutSubviews(below: root)
        }
    }

    /// Notifies views and their controllers if traits have changed since the previous layout.
    private func tellTraits() {
        var shown = canvas
        shown.size = root.bounds.size
        let current = TraitCollection(canvas: shown)
        let before = traits
        traits = current
        guard let before, !before.agrees(with: current) else { return }
        root.tellBelow { view in
            view.layoutObserver?.traitCollectionDidChange(before)
            (view.layoutObserver as? Responder)?.runTraitHandlers(from: before, to: current)
            view.traitCollectionDidChange(before)
            view.runTraitHandlers(from: before, to: current)
        }
    }

    /// Notifies views if safe areas have changed since the last layout, provided that the canvas or the hierarchy
    /// changed.
    private func tellSafeAreas() {
        var current: [ObjectIdentifier: EdgeInsets] = [:]
        var changed: [View] = []
        root.tellBelow { view in
            let insets = view.safeAreaInsets
            if insets != .zero { current[ObjectIdentifier(view)] = insets }
            if insets != safeAreas[ObjectIdentifier(view)] ?? .zero { changed.append(view) }
        }
        safeAreas = current
        for view in changed {
            view.safeAreaInsetsDidChange()
            if view.insetsLayoutMarginsFromSafeArea {
                view.layoutMarginsDidChange()
                view.layoutObserver?.viewLayoutMarginsDidChange()
            }
            view.layoutObserver?.viewSafeAreaInsetsDidChange()
        }
    }

    /// Whether views are being read or placed.
    var isSolving: Bool { solving > 0 }
    /// Begins a computation that reads views and in which none can begin a layout.
    func beginSolving() { solving += 1 }
    /// Ends it.
    func endSolving() { solving -= 1 }

    /// Solves and writes the frames.
    func place() {
        beginSolving()
        defer { endSolving() }
        if root.isInWindow, session.startsAnew || session.canvas != canvas { mayHaveNewSafeAreas = true }
        if session.startsAnew { root.noteAutoresizingSizes() }
        fit()
        do throws(SolverError) {
            try session.layout()
            findings = session.errors
        } catch {
            findings = [session.finding(for: error)]
        }
        log()
    }

    /// The findings that views recorded, then those of the last layout.
    package var allFindings: [LayoutFinding] {
        (try? solvedLayout(id: "").findings) ?? findings
    }

    /// Lays out and returns the frames as a value.
    package func solvedLayout(id: String, title: String? = nil) throws(SolverError) -> SolvedLayout {
        layout()
        return try session.solvedLayout(id: id, title: title)
    }

    /// Lays out and returns an explanation of the layout; nil if the solver can't explain.
    package func explanation(id: String) throws(SolverError) -> LayoutExplanation? {
        layout()
        return try session.explainer(id: id)?.explanation()
    }

    /// Lays out, and afterwards again on the hierarchy's own canvas, so that `body` may change the session's.
    package func withSession<Result>(
        _ body: (LayoutSession) throws(SolverError) -> Result
    ) throws(SolverError) -> Result {
        layout()
        let original = session.canvas
        let result: Result
        do throws(SolverError) {
            result = try body(session)
        } catch {
            session.canvas = original
            throw error
        }
        session.canvas = original
        try session.layout()
        return result
    }

    /// Passes new errors to the root, if it conforms to `LayoutLogging`.
    private func log() {
        let new = findings.filter { $0.severity == .error && logged.insert($0).inserted }
        guard !new.isEmpty, let view = root as? any LayoutLogging else { return }
        for finding in new { view.log(finding) }
    }

    /// Sets the canvas to the root's size, which constraints determine unless the root is autoresizing.
    private func fit() {
        if !root.translatesAutoresizingMaskIntoConstraints, !root.isInWindow {
            let size = root.fittingSize(nearest: root.bounds.size, budget: session.budget)
            if size != root.bounds.size { root.bounds.size = size }
        }
        canvas.size = root.bounds.size
        if session.canvas != canvas { session.canvas = canvas }
    }
}
