/// A part of a log that belongs together: the message of a conflict, a list of constraints or a trace.
struct LogBlock: Sendable {
    /// The kind of a block, from its beginning.
    enum Kind: Sendable {
        case conflict, list, trace
    }

    var kind: Kind
    /// The lines without their prefixes, each ended by a line break.
    var text: [UInt8] = []
    /// The number in the log of each line of the text.
    private(set) var lineNumbers: [Int] = []
    /// The start of each line in the text.
    private var lineStarts: [Int] = []
    /// The index in the text after the sentence on recovery, if it occurred.
    var recoveryStart: Int?
    /// Whether something is missing: elided by dots, or lines of a list in no known form.
    var isCut = false
    /// Whether the system redacted something.
    var isRedacted = false
    /// Members of the list that aren't descriptions of constraints.
    var unreadable: [String] = []
    /// Whether it is a list of quoted strings, which occurs only in messages of conflicts.
    var isQuoted = false
    /// Whether it exceeds the maximum length.
    var isTooLong = false

    /// The maximum length of the text.
    static let longest = 4 << 20

    /// The line of the log where it begins.
    let firstLine: Int

    init(kind: Kind, firstLine: Int) {
        self.kind = kind
        self.firstLine = firstLine
    }

    /// Returns the line in the log of an index in the text.
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
