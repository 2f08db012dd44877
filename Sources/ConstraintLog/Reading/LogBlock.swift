/// A part of a log that belongs together: the message of a conflict, a list of constraints or a trace.
struct LogBlock: Sendable {
    /// The kind of a block, from its beginning.
    enum Kind: Sendable {
        case conflict, list, trace, hierarchy
    }

    /// A line of a block.
    struct Line: Sendable {
        /// The text without the prefixes added by quoting and logging.
        var text: [UInt8]
        /// The number of the line in the log.
        var number: Int
        /// The number of characters in the log.
        var length: Int
        var startsWithSpace: Bool
        var endsWithSpace: Bool
        /// Whether logging or quoting put something before the text.
        var hasPrefix: Bool
        /// Whether the line ends inside a description.
        var isOpen = false
    }

    var kind: Kind
    private(set) var lines: [Line] = []
    /// The index of the first line after the sentence on recovery, if it occurred.
    private(set) var recoveryLine: Int?
    /// Whether something is missing: elided by dots, or lines of a list in no known form.
    var isCut = false
    /// Whether the list has no end: a comma after its last member, or a parenthesis that nothing closes.
    var isUnclosed = false
    /// Whether the system redacted something.
    var isRedacted = false
    /// Members of the list that aren't descriptions of constraints.
    var unreadable: [String] = []
    /// Whether it is a list of quoted strings, which occurs only in messages of conflicts.
    private(set) var isQuoted = false
    /// Whether it exceeds the maximum length.
    private(set) var isTooLong = false
    /// The number of characters in the longest line.
    private(set) var longestLine = 0
    /// The length of all lines.
    private(set) var length = 0

    /// The maximum length of the text.
    static let longest = 4 << 20

    /// The line of the log where it begins.
    let firstLine: Int

    init(kind: Kind, firstLine: Int) {
        self.kind = kind
        self.firstLine = firstLine
    }

    /// Adds a line.
    ///
    /// - Parameter isOpen: Whether it ends inside a description.
    mutating func append(_ line: LogLine, number: Int, isOpen: Bool = false) {
        length += line.text.count
        guard length < Self.longest else {
            isTooLong = true
            return
        }
        if line.text.contains("\"<") { isQuoted = true }
        lines.append(
            Line(
                text: line.text, number: number, length: line.length, startsWithSpace: line.startsWithSpace,
                endsWithSpace: line.endsWithSpace, hasPrefix: line.hasPrefix, isOpen: isOpen))
        longestLine = max(longestLine, line.length)
    }

    /// Adds the rest of the last line, which something wrapped.
    mutating func continueLast(with line: LogLine) {
        guard var last = lines.popLast() else { return }
        length += line.text.count
        isTooLong = isTooLong || length >= Self.longest
        if !isTooLong {
            if last.endsWithSpace || line.startsWithSpace { last.text.append(0x20) }
            last.text += line.text
            last.endsWithSpace = line.endsWithSpace
            last.length = line.length
            longestLine = max(longestLine, line.length)
        }
        lines.append(last)
    }

    /// Notes that the sentence on recovery occurred.
    mutating func startRecovery() { recoveryLine = lines.count }

    /// The text that the lines likeliest were.
    var text: BlockText { BlockText(self, isHardWrapped: isHardWrapped) }

    /// The other text that the lines may have been; nil if nothing was wrapped.
    var otherText: BlockText? {
        lines.contains(where: \.isOpen) ? BlockText(self, isHardWrapped: !isHardWrapped) : nil
    }

    /// Whether several descriptions continue in another line, and all at the same column.
    private var isHardWrapped: Bool {
        let open = lines.filter(\.isOpen)
        let longest = lines.map(\.length).max() ?? 0
        return open.count > 1 && open.allSatisfy { $0.length >= longest - 1 }
    }
}
