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
        for (bytes, isComplete, line) in descriptions(in: text) {
            guard let read = DescriptionReader.read(bytes, line: line) else {
                if isComplete {
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

    private typealias Description = (text: ArraySlice<UInt8>, isComplete: Bool, line: Int)

    /// Returns the descriptions in a text in the order of its lines, with those whose angle brackets a page or a tool has removed.
    private static func descriptions(in text: CaptureText) -> [Description] {
        let entries = EntryScanner.entries(in: text.bytes[...])
        var result: [Description] = entries.map {
            (text.bytes[$0.range], $0.isComplete, text.number(at: $0.range.lowerBound))
        }
        var next = 0
        for index in text.starts.indices {
            let line = text.line(index)
            while next < entries.count, entries[next].range.upperBound <= line.startIndex { next += 1 }
            let isCovered = next < entries.count && entries[next].range.lowerBound < line.endIndex
            guard !isCovered, line.contains("Constraint:") else { continue }
            let plain = Array(line.trimmed)
            let restored = DroppedBrackets.restored(in: plain)
            guard restored.count > plain.count, let entry = EntryScanner.entries(in: restored[...]).first
            else {
                continue
            }
            result.append((restored[entry.range], entry.isComplete, text.numbers[index]))
        }
        return result.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
            .map(\.element)
    }
}
