import ConstraintLog

/// Joins the lines of a record that was wrapped between words.
enum WrappedLines {
    /// The maximum number of lines that a record goes on over.
    private static let most = 64

    /// Returns the lines of a text, with those that go on with a record joined to it.
    ///
    /// - Parameters:
    ///   - isHead: Whether a line begins a record.
    ///   - goesOn: Whether a line, which begins no record, goes on with one.
    ///   - isOpen: Whether the next line goes on with a record even if it looks like the beginning of one.
    static func joined(
        _ text: CaptureText, isHead: (ArraySlice<UInt8>) -> Bool,
        goesOn: (_ record: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>) -> Bool,
        isOpen: (_ record: ArraySlice<UInt8>) -> Bool = { _ in false }
    ) -> [CaptureText.Line] {
        var lines: [CaptureText.Line] = []
        // The number of lines joined to the last record; nil if the last line belongs to none.
        var joined: Int?
        for index in text.starts.indices {
            let line = text.line(index)
            if isHead(line), joined == nil || !isOpen(lines[lines.count - 1].text) {
                joined = 0
            } else if let count = joined, count < most, !line.trimmed.isEmpty, let last = lines.last,
                last.text.count + line.count < CaptureLimits.record,
                isOpen(last.text) || goesOn(last.text, line)
            {
                lines[lines.count - 1].text = (Array(last.text) + [0x20] + Array(line.trimmed))[...]
                joined = count + 1
                continue
            } else {
                joined = nil
            }
            lines.append(CaptureText.Line(text: line, number: text.numbers[index]))
        }
        return lines
    }
}
