import ConstraintLog

/// Reads `_printHierarchy` of view controllers.
enum ControllerTreeReader {
    /// Returns the controllers of a text; an empty capture if it has none.
    static func read(_ text: CaptureText) -> ViewCapture {
        var capture = ViewCapture()
        guard text.bytes[...].contains("state:") else { return capture }
        var depths = TreeDepths()
        let lines = WrappedLines.joined(text, isHead: { ControllerLine.start(in: $0) != nil }) { record, _ in
            isOpen(record)
        }
        for entry in lines {
            let (line, number) = (entry.text, entry.number)
            guard let start = ControllerLine.start(in: line) else { continue }
            let lead = line[..<start]
            let bars = lead.count { $0 == UInt8(ascii: "|") }
            let isPresented = lead.trimmed.last == UInt8(ascii: "+")
            guard var controller = ControllerLine.controller(line[start...], number: number) else { continue }
            let depth = bars + lead.count { $0 == UInt8(ascii: "+") }
            let parent = depths.parent(of: capture.controllers.count, at: depth)
            if depths.depth <= CaptureLimits.depth { controller.parent = parent }
            controller.isPresented = isPresented
            capture.controllers.append(controller)
            capture.recordCount += 1
        }
        if !capture.controllers.isEmpty { capture.formats = [.printHierarchy] }
        return capture
    }

    private static func isOpen(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.trimmed
        return text.last == UInt8(ascii: ",") || text.last == UInt8(ascii: ":") || !line.contains("view:")
            || line.count { $0 == UInt8(ascii: "<") } > line.count { $0 == UInt8(ascii: ">") }
    }
}
