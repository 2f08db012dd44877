/// Messages that are one line of a log: with their line breaks escaped, as in JSON and from syslog, written as
/// tags, as in web pages, or replaced by spaces.
enum MessageLines {
    private static let breaks: [StaticString] = [
        "\\n", "\\012", "#012", "<br>", "<br/>", "<br />", "<BR>", "</p>", "</div>",
    ]
    private static let sentences: [StaticString] = [
        "simultaneously satisfy constraints", "Conflicting constraints detected", "recover by breaking",
    ]
    /// The beginnings of the sentences that a message consists of.
    private static let beginnings: [StaticString] = [
        "Unable to simultaneously satisfy", "Conflicting constraints detected", "Will attempt to recover by",
        "Make a symbolic breakpoint", "Set the NSUserDefault",
    ]

    /// Returns the lines of a message about constraints; none if a line isn't a whole message.
    static func lines(of line: [UInt8]) -> [ArraySlice<UInt8>] {
        guard sentences.contains(where: { line.contains($0) }) else { return [] }
        for escape in breaks where line.contains(escape) {
            let parts = parts(of: line, separatedBy: escape)
            // A break that only ends the line separates nothing.
            if parts.dropFirst().contains(where: { !$0.allSatisfy(\.isSpace) }) { return parts }
        }
        let starts = beginnings.flatMap { Self.starts(of: $0, in: line) }.sorted()
        guard starts.count > 1 else { return [] }
        return zip([0] + starts.dropFirst(), starts.dropFirst() + [line.count]).map { line[$0..<$1] }
    }

    private static func parts(of line: [UInt8], separatedBy escape: StaticString) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while let end = line.firstIndex(of: escape, from: start) {
            lines.append(line[start..<end])
            start = end + escape.utf8CodeUnitCount
        }
        lines.append(line[start...])
        return lines
    }

    private static func starts(of word: StaticString, in line: [UInt8]) -> [Int] {
        var starts: [Int] = []
        var next = 0
        while let start = line.firstIndex(of: word, from: next) {
            starts.append(start)
            next = start + word.utf8CodeUnitCount
        }
        return starts
    }
}
