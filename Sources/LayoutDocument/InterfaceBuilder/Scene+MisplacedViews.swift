import Engine
import Foundation

extension Scene {
    /// Returns findings for views that constraints put elsewhere than recorded: warnings if the input marks them as
    /// misplaced, notes otherwise.
    ///
    /// A note needs evidence that content sizes can't explain: the scene is laid out again with all content at its
    /// recorded size, and the view must still be elsewhere; the note says where. Views that constraints don't determine
    /// aren't reported. The views of the scene keep the frames of the last layout.
    ///
    /// - Parameter layout: The solution of the scene.
    /// - Complexity: One layout of the scene, or none if every view is as recorded.
    ///
    /// - Throws: `SolverError` if solving the scene again exceeds the limits.
    public func misplacedViews(in layout: SolvedLayout) throws(SolverError) -> [LayoutFinding] {
        let found = differences(in: layout)
        guard found.contains(where: { $0.severity == .note }) else { return found }
        let confirmed = differences(in: try layoutWithRecordedContent())
        let confirmations = Dictionary(confirmed.map { ($0.items, $0) }) { first, _ in first }
        return found.compactMap { $0.severity == .note ? confirmations[$0.items] : $0 }
    }

    private func differences(in layout: SolvedLayout) -> [LayoutFinding] {
        let determined = layout.items.filter { $0.kind == .view && $0.undetermined.isEmpty }
        let frames = Dictionary(determined.map { ($0.id, $0.frame) }) { first, _ in first }
        return recordedFrames.compactMap { recorded in
            frames[recorded.view.identifier ?? ""].flatMap(recorded.finding)
        }
    }

    private func layoutWithRecordedContent() throws(SolverError) -> SolvedLayout {
        let contents = recordedFrames.map { RecordedContent($0) }
        for content in contents { content.apply() }
        defer { for content in contents { content.restore() } }
        return try LayoutSolver.solve(root: root, canvas: canvas, id: id, title: title, state: state)
    }
}
