import ConstraintLog

/// Reads lists of constraints: `constraints`, `constraintsAffectingLayoutForAxis:`, a conflict's list, a log's lines.
enum ConstraintListReader {
    /// Returns the constraints of a text, each once; an empty capture if it has none.
    static func read(_ text: CaptureText) -> ViewCapture {
        var capture = ViewCapture()
        guard text.bytes[...].contains("Constraint") || text.bytes[...].contains("'UI") else {
            return capture
        }
        var known: Set<String> = []
        for entry in EntryScanner.entries(in: text.bytes[...]) {
            let line = text.number(at: entry.range.lowerBound)
            let bytes = text.bytes[entry.range]
            guard let read = DescriptionReader.read(bytes, line: line) else {
                if entry.isComplete {
                    capture.note(
                        .unreadConstraint(text: DescriptionReader.onOneLine(bytes)[...].string), line: line)
                }
                continue
            }
            capture.recordCount += 1
            guard known.insert(read.address?.lowercased() ?? read.text).inserted else { continue }
            capture.constraints.append(CapturedConstraint(read))
            if capture.constraints.count >= CaptureLimits.items {
                capture.note(.tooLarge(what: "constraints", limit: CaptureLimits.items), line: line)
                break
            }
        }
        if !capture.constraints.isEmpty { capture.formats = [.constraints] }
        return capture
    }
}
