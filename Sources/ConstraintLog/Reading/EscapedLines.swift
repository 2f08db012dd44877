/// Messages on one line of a log, with their line breaks escaped: in JSON, and as syslog writes them.
enum EscapedLines {
    private static let breaks: [StaticString] = ["\\n", "\\012", "#012"]
    private static let sentences: [StaticString] = [
        "simultaneously satisfy constraints", "Conflicting constraints detected", "recover by breaking",
    ]

    /// The lines of a message about constraints whose line breaks are escaped; none where a line is no such message.
    static func lines(of line: [UInt8]) -> [ArraySlice<UInt8>] {
        guard sentences.contains(where: { line.contains($0) }),
            let escape = breaks.first(where: { line.contains($0) })
        else { return [] }
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while let end = line.firstIndex(of: escape, from: start) {
            lines.append(line[start..<end])
            start = end + escape.utf8CodeUnitCount
        }
        lines.append(line[start...])
        return lines
    }
}
