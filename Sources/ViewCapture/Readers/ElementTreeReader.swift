import ConstraintLog
import LayoutValues
import Foundation

/// Reads the element tree of a UI test.
enum ElementTreeReader {
    /// Returns the elements of a text; an empty capture if it has none.
    static func read(_ text: CaptureText) -> ViewCapture {
        var capture = ViewCapture()
        var depths = TreeDepths()
        var isOver = false
        var prints = 1
        let lines = WrappedLines.joined(text, isHead: ElementLine.isHead) {
            isOpen($0) && !LineHead.isHead($1)
        }
        for entry in lines {
            let (line, number) = (entry.text, entry.number)
            let start = line.skippingSpaces(from: line.startIndex)
            if line.contains("Element subtree:") {
                isOver = false
                depths.reset()
                if !capture.items.isEmpty {
                    capture.items = []
                    prints += 1
                }
                continue
            }
            if line.matches("Path to element", at: start) || line.matches("Query chain", at: start) {
                isOver = true
            }
            guard !isOver, capture.items.count < CaptureLimits.items,
                let element = ElementLine(line, number: number)
            else { continue }
            var item = element.item
            let parent = depths.parent(of: capture.items.count, at: element.column)
            if depths.depth <= CaptureLimits.depth { item.parent = parent }
            capture.items.append(item)
        }
        guard !capture.items.isEmpty else { return capture }
        capture.formats = [.xcuitest]
        capture.isInDrawingOrder = false
        if prints > 1 { capture.note(.printedAgain(count: prints)) }
        capture.recordCount = capture.items.count
        return capture
    }

    /// Whether an element's line isn't complete: a comma, a brace or a quote is open.
    private static func isOpen(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.trimmed
        if text.last == UInt8(ascii: ",") || text.last == UInt8(ascii: ":") { return true }
        if text.count(where: { $0 == UInt8(ascii: "{") }) > text.count(where: { $0 == UInt8(ascii: "}") }) {
            return true
        }
        guard let quote = text.lastIndex(of: ": '") else { return false }
        return text.last != UInt8(ascii: "'") && !text[(quote + 3)...].contains("',")
    }
}
