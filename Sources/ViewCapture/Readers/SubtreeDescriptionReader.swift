import ConstraintLog
import LayoutValues
import Foundation

/// Reads AppKit's `_subtreeDescription`.
enum SubtreeDescriptionReader {
    /// Returns the views of a text; an empty capture if it has none.
    static func read(_ text: CaptureText) -> ViewCapture {
        var capture = ViewCapture()
        var depths = TreeDepths()
        let lines = WrappedLines.joined(text, isHead: SubtreeLine.isHead) { record, _ in
            !record.contains("b=(")
        }
        for line in lines {
            guard let read = SubtreeLine(line.text, number: line.number),
                capture.items.count < CaptureLimits.items
            else {
                continue
            }
            var item = read.item
            let parent = depths.parent(of: capture.items.count, at: read.column)
            if depths.depth <= CaptureLimits.depth { item.parent = parent }
            item.countsFromBottom = item.parent.map { !capture.items[$0].isFlipped } ?? false
            capture.items.append(item)
        }
        if !capture.items.isEmpty { capture.formats = [.subtreeDescription] }
        capture.recordCount = capture.items.count
        return capture
    }
}
