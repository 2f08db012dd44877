import Engine
import GoldenTesting
import LayoutComparison
import LayoutRender

/// Compares the frames of layouts with golden text.
struct FramesTester: Sendable {
    let folder: GoldenFolder
    let ignoredItems: Set<String>

    /// Compares a layout with the golden of its name, and stores the outcome.
    func verify(_ layout: SolvedLayout, result: inout GoldenCase) throws(GoldenError) {
        var record = LayoutRecord(layout)
        record.constraints = []
        record.items.removeAll { ignoredItems.contains($0.id) }
        let text = FramesText.text(of: record)
        let name = result.name
        switch try folder.verify(text, ending: GoldenKind.frames.ending, named: name) {
        case .equal:
            result.outcome = .equal
            result.message = "\(name) equals its golden"
        case .recorded:
            result.outcome = .recorded
            result.message = "\(name) was recorded as golden"
        case .missing:
            result.outcome = .missing
            result.message = "\(name) has no golden: look at the picture and record it"
        case .different(let golden):
            fill(&result, from: golden, to: text)
        }
    }

    private func fill(_ result: inout GoldenCase, from golden: String, to text: String) {
        guard let before = FramesText.record(golden), let after = FramesText.record(text) else {
            result.outcome = .unreadable
            result.message = "the golden of \(result.name) isn't frames: record it again"
            return
        }
        result.outcome = .different
        result.changes = LayoutChanges(from: before, to: after).items
        let count = result.changes.count
        let what =
            before.canvas != after.canvas
            ? "the canvas has another size" : "\(count) \(count == 1 ? "frame" : "frames") changed"
        result.message = "\(result.name) differs from its golden: \(what)"
    }
}
