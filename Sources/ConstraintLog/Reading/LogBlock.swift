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
    private(set) var lineNumbers: [Int] = []
    /// Of each line of the text, where it begins.
    private var lineStarts: [Int] = []
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
        var (low, high) = (0, lineStarts.count)
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= index { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? lineNumbers[low - 1] : firstLine
    }

    mutating func append(_ line: LogLine, number: Int) {
        guard text.count + line.text.count < Self.longest else {
            isTooLong = true
            return
        }
        if line.text.contains("\"<") { isQuoted = true }
        let start = text.count
        text += line.text
        text.append(0x0A)
        lineNumbers.append(number)
        lineStarts.append(start)
    }
}
