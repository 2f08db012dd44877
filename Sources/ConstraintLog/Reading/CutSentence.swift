/// A line that ends inside one of the sentences that messages are recognized by, because a terminal or a mail program
/// wrapped it.
struct CutSentence: Sendable {
    /// The line with its line break.
    let bytes: [UInt8]

    private static let sentences: [StaticString] = [
        "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
        "Will attempt to recover by breaking constraint",
    ]

    /// The minimum length of the part of a sentence; shorter ones aren't looked for.
    private static let shortest = 6

    /// Creates the sentence that a line ends in; nil if it ends in none.
    init?(_ bytes: [UInt8]) {
        let line = LineFilter.withoutBreak(bytes).trimmed
        guard Self.sentences.contains(where: { Self.ends(line, inside: $0) }) else { return nil }
        self.bytes = bytes
    }

    private static func ends(_ line: ArraySlice<UInt8>, inside sentence: StaticString) -> Bool {
        guard let last = line.last else { return false }
        for length in shortest..<sentence.utf8CodeUnitCount
        where length <= line.count && sentence.utf8Start[length - 1] == last {
            let start = line.endIndex - length
            if (0..<length).allSatisfy({ line[start + $0] == sentence.utf8Start[$0] }) { return true }
        }
        return false
    }

    /// Returns the line together with the next one; nil if that doesn't complete the sentence.
    func joined(with next: [UInt8]) -> LogLine? {
        let (first, second) = (
            LogLine(LineFilter.withoutBreak(bytes)), LogLine(LineFilter.withoutBreak(next))
        )
        let separator: [UInt8] = first.endsWithSpace || second.startsWithSpace ? [0x20] : []
        let joined = LogLine(first.text + separator + second.text)
        return joined.kind == .header || joined.kind == .recovery ? joined : nil
    }
}
