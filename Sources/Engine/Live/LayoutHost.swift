import Foundation

/// Keeps one hierarchy laid out as it lives: the connection between its root and the session that solves for it.
package final class LayoutHost {
    /// How often views may ask for another layout from within a layout before it is left at that.
    private static let rounds = 8

    private unowned let root: View
    private let session: LayoutSession
    /// The traits of what the hierarchy is shown on; its size is always the root's.
    package var canvas: Canvas
    private var isLayingOut = false
    /// The traits that views in a window were last laid out with.
    private var traits: TraitCollection?
    /// The safe areas in a window that aren't zero, as views were told of them.
    private var safeAreas: [ObjectIdentifier: EdgeInsets] = [:]
    /// The errors that were logged.
    private var logged: Set<LayoutFinding> = []
    /// What the views noted, and what the last layout found where it had to give something up.
    private var findings: [LayoutFinding] = []

    /// Called after each change that the next layout has to take up.
    package var onChange: (() -> Void)? {
        get { session.onChange }
        set { session.onChange = newValue }
    }

    init(root: View) {
        self.root = root
        canvas = Canvas(size: root.bounds.size)
        session = LayoutSession(hosting: root, canvas: canvas)
    }

    /// Whether anything changed since the last layout.
    private var isDirty: Bool {
        !root.reference.pending.isEmpty || session.hasChanges || session.canvas != canvas
    }

    /// Brings every frame up to date, if anything changed.
    func layout() {
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        if root.isInWindow, isDirty { tellTraits() }
        for _ in 0..<Self.rounds {
            guard isDirty else { return }
            root.updateConstraintsBelow()
            let isShownAnew = root.isInWindow && (session.startsAnew || session.canvas != canvas)
            place()
            if isShownAnew { tellSafeAreas() }
            root.layoutSubviewsBelow()
        }
    }

    /// Tells views and their controllers of traits that aren't those of the layout before.
    private func tellTraits() {
        var shown = canvas
        shown.size = root.bounds.size
        let current = TraitCollection(canvas: shown)
        let before = traits
        traits = current
        guard let before, !before.agrees(with: current) else { return }
        root.tellBelow { view in
            view.layoutObserver?.traitCollectionDidChange(before)
            view.traitCollectionDidChange(before)
        }
    }

    /// Tells views of safe areas that aren't those after the last layout on another canvas or of another hierarchy.
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
            if view.insetsLayoutMarginsFromSafeArea { view.layoutMarginsDidChange() }
            view.layoutObserver?.viewSafeAreaInsetsDidChange()
        }
    }

    private func place() {
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

    /// What the views of the hierarchy noted, then what the last layout found.
    package var allFindings: [LayoutFinding] {
        (try? solvedLayout(id: "").findings) ?? findings
    }

    /// Lays out and returns the frames as a value.
    package func solvedLayout(id: String, title: String? = nil) throws(SolverError) -> SolvedLayout {
        layout()
        return try session.solvedLayout(id: id, title: title)
    }

    /// Lays out and returns what explains the layout; nil where the solver can't.
    package func explanation(id: String) throws(SolverError) -> LayoutExplanation? {
        layout()
        return try session.explainer(id: id)?.explanation()
    }

    /// Hands errors that weren't logged before to the root, where it takes them.
    private func log() {
        let new = findings.filter { $0.severity == .error && logged.insert($0).inserted }
        guard !new.isEmpty, let view = root as? any LayoutLogging else { return }
        for finding in new { view.log(finding) }
    }

    /// Gives the canvas the root's size, which constraints decide where the root doesn't keep its frame.
    private func fit() {
        if !root.translatesAutoresizingMaskIntoConstraints, !root.isInWindow {
            let size = root.fittingSize(nearest: root.bounds.size)
            if size != root.bounds.size { root.bounds.size = size }
        }
        canvas.size = root.bounds.size
        if session.canvas != canvas { session.canvas = canvas }
    }
}
