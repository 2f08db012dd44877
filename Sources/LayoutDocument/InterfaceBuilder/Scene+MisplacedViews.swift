import Engine
import Foundation

extension Scene {
    /// The views that constraints put elsewhere than the input recorded them: warnings where the input says so itself,
    /// notes elsewhere.
    ///
    /// A note needs evidence that no measure of content explains: the scene is laid out once more with every content as
    /// large as it was recorded, and the view has to be elsewhere still; the note says where. Views that constraints leave
    /// open aren't reported. The views of the scene are left with the frames of the last layout.
    ///
    /// - Parameter layout: What the scene was solved to.
    /// - Complexity: That of one layout of the scene, or none where every view is as recorded.
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
