import ConstraintLog

/// Whether a line begins a record of one of the formats.
enum LineHead {
    /// Whether a line begins a record.
    static func isHead(_ line: ArraySlice<UInt8>) -> Bool {
        var index = line.startIndex
        while index < line.endIndex, isLead(line[index]) { index += 1 }
        guard index < line.endIndex else { return true }
        if RecordHead(in: line, at: index) != nil { return true }
        if TraceLineReader.isHead(line) || ElementLine.isHead(line) || SubtreeLine.isHead(line) {
            return true
        }
        if line.matches("<", at: index) {
            return ControllerLine.isHead(line[index...]) || line.matches("</", at: index)
                || line.matches("<XCUI", at: index) || line.matches("<?xml", at: index)
                || EntryScanner.firstStart(in: line[index...]) == index
        }
        return line.matches("(lldb)", at: index) || line.matches("Legend:", at: index)
            || line.matches("Element subtree:", at: index) || line.matches("Path to element", at: index)
    }

    private static func isLead(_ byte: UInt8) -> Bool {
        byte.isSpace || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`")
    }
}

extension LineHead {
    /// The number of bytes of a line that are looked at.
    private static let longestHead = 4608

    /// Whether a line begins a record whose depth or kind follows from how its line begins.
    static func isTreeLine(_ line: ArraySlice<UInt8>) -> Bool {
        let line = line.prefix(longestHead)
        if TraceLineReader.isHead(line) || ElementLine.isHead(line) || SubtreeLine.isHead(line) {
            return true
        }
        var index = line.startIndex
        while index < line.endIndex, line[index].isSpace || line[index] == UInt8(ascii: "|") { index += 1 }
        if line.matches("+ ", at: index), index > line.startIndex { index += 2 }
        guard line.matches("<", at: index) else { return false }
        return RecordHead(in: line, at: index) != nil || ControllerLine.isHead(line[index...])
    }

    /// Whether a line has a word without which it isn't one of these records.
    static func mayBeTreeLine(_ line: ArraySlice<UInt8>) -> Bool {
        let start = line.prefix(512)
        // Views are named in the middle of constraints too.
        if start.contains("Constraint:") { return false }
        return start.contains(":0x") || start.contains(", 0x") || start.contains(": 0x")
            || start.contains(", {{") || start.contains(" h=") || start.contains("state:")
            || start.contains("; frame") || start.contains("traits:") || start.contains(", pid:")
    }

    /// Returns the index from which a line is such a record; nil if there is none.
    static func treeLineStart(in line: ArraySlice<UInt8>, limit: Int) -> Int? {
        if isTreeLine(line) { return line.startIndex }
        var index = line.startIndex
        let end = min(line.endIndex, line.startIndex + limit)
        while index < end {
            let byte = line[index]
            // What comes after a view's description begins belongs to it.
            if byte == UInt8(ascii: "<"), RecordHead(in: line.prefix(longestHead), at: index) != nil {
                return index
            }
            index += 1
            let isSeparator =
                byte.isSpace || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "\"")
                || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "]")
                || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            if isSeparator, index < line.endIndex, isTreeLine(line[index...]) { return index }
        }
        return nil
    }
}
