/// A part of a log that belongs together: a conflict's message, a list of constraints or a trace.
struct LogBlock: Sendable {
    /// What a block began as.
    enum Kind: Sendable {
        case conflict, list, trace
    }

    var kind: Kind
    /// The lines without their prefixes, each ended by a line break.
    var text: [UInt8] = []
    /// Of each line of the text, its number in the log.
    var lineNumbers: [Int] = []
    /// Where in the text the sentence on recovery ends, if it was there.
    var recoveryStart: Int?
    /// Whether something was left out: dots, or lines of a list in no known form.
    var isCut = false
    /// Whether the system kept something to itself.
    var isRedacted = false
    /// Members of the list that aren't descriptions of constraints.
    var unreadable: [String] = []
    /// Whether its list is one of strings in quotes, as only messages of conflicts have.
    var isQuoted = false
    /// Whether it was longer than is read.
    var isTooLong = false

    /// The longest text that is kept.
    static let longest = 4 << 20

    /// The log's line where it begins.
    let firstLine: Int

    init(kind: Kind, firstLine: Int) {
        self.kind = kind
        self.firstLine = firstLine
    }

    /// The log's line that a place in the text comes from.
    func line(at index: Int) -> Int {
        let breaks = text[..<min(index, text.count)].count { $0 == 0x0A }
        return lineNumbers.indices.contains(breaks) ? lineNumbers[breaks] : lineNumbers.last ?? 1
    }

    mutating func append(_ line: LogLine, number: Int) {
        guard text.count + line.text.count < Self.longest else {
            isTooLong = true
            return
        }
        if line.text.contains("\"<") { isQuoted = true }
        text += line.text
        text.append(0x0A)
        lineNumbers.append(number)
    }
}
