/// Collects the lines of one message, list or trace in a log.
struct BlockCollector: Sendable {
    /// What became of a line.
    enum Outcome {
        /// It belongs to the block, and so do the lines held before it.
        case taken
        /// It belongs to the block.
        case kept
        /// It belongs to the block only if more of the block follows.
        case held
        /// It is none of the block's; another thread printed it.
        case passed
        /// The block ended before it.
        case ends
    }

    private enum Place: Sendable {
        /// After a header, before a list.
        case head
        case list
        /// After a list, where the sentence on recovery may follow.
        case afterList
        /// After that sentence, before the constraint it is about.
        case recovery
        case tail
        case trace
        /// In a message about views that aren't in one hierarchy.
        case hierarchy
    }

    private(set) var block: LogBlock
    private var place: Place
    private var description = OpenDescription()
    /// The number of lines in a row that are none of the block's.
    private var strangers = 0
    /// Whether the list's last line ends with a comma.
    private var endsWithComma = false

    /// Other threads can print into a list; after more lines than this, the list has ended.
    private static let mostStrangers = 40

    /// What precedes the line whose description the next line may continue; nil if none is open.
    var openLead: LineLead? { description.openLead }

    /// Whether the message's last sentence was read.
    var isComplete: Bool { place == .tail || place == .trace || place == .hierarchy }

    /// Begins a block with its first line.
    init(_ line: LogLine, number: Int) {
        (block, place) =
            switch line.kind {
            case .trace: (LogBlock(kind: .trace, firstLine: number), .trace)
            case .hierarchy: (LogBlock(kind: .hierarchy, firstLine: number), .hierarchy)
            case .entry: (LogBlock(kind: .list, firstLine: number), .list)
            default: (LogBlock(kind: .conflict, firstLine: number), .head)
            }
        switch line.kind {
        case .trace, .hierarchy: block.append(line, number: number)
        case .entry: append(entry: line, number: number)
        case .recovery: startRecovery(line, number: number)
        default:
            // A list on the header's own line.
            if EntryScanner.firstStart(in: line.text[...]) != nil {
                place = .list
                append(entry: line, number: number)
            } else if line.text.contains("<private>") {
                block.isRedacted = true
            } else if line.kind == .header, line.text.last == UInt8(ascii: "(") {
                block.isUnclosed = true
            }
        }
    }

    /// Takes the next line of the log.
    mutating func take(_ line: LogLine, number: Int) -> Outcome {
        if place == .trace { return takeInTrace(line, number: number) }
        if place == .hierarchy { return takeInHierarchy(line, number: number) }
        if description.isContinued(by: line) {
            description.continue(line.text)
            block.append(line, number: number, isOpen: description.isOpen)
            if place == .list { noteEnd(of: line) }
            return .kept
        }
        switch line.kind {
        case .header, .trace, .hierarchy: return .ends
        case .recovery:
            startRecovery(line, number: number)
            return .taken
        case .entry: return take(entry: line, number: number)
        case .advice, .closing, .elision, .redacted, .listStart, .listEnd, .blank: return take(frame: line)
        case .quoted, .other:
            if place != .tail, OpenDescription.endsInStart(line.text) {
                return take(entry: line, number: number)
            }
            return take(stranger: line, number: number)
        }
    }

    private mutating func takeInTrace(_ line: LogLine, number: Int) -> Outcome {
        if let last = block.lines.last, !line.hasPrefix || last.hasPrefix,
            TraceLine.isContinued(last.text, by: line.text, isFull: last.length == block.longestLine)
        {
            block.continueLast(with: line)
            return .kept
        }
        switch line.kind {
        case .trace:
            block.append(line, number: number)
            return .kept
        case .closing, .blank: return .held
        // The beginning of a line that was cut inside a class.
        case .other where line.text.matches("|   ", at: 0):
            block.append(line, number: number)
            return .kept
        default: return .ends
        }
    }

    private mutating func append(entry line: LogLine, number: Int) {
        description.begin(line)
        block.append(line, number: number, isOpen: description.isOpen)
        guard place == .list else { return }
        noteEnd(of: line)
        if line.text.last == UInt8(ascii: ")") || line.text.suffix(3).contains("\")"), !description.isOpen {
            place = .afterList
            block.isUnclosed = false
        }
    }

    /// Notes whether a line of the list promises another member.
    private mutating func noteEnd(of line: LogLine) {
        endsWithComma = line.text.last == UInt8(ascii: ",")
        if endsWithComma { block.isUnclosed = true }
    }

    /// The lines that belong to messages about hierarchies, by their beginnings.
    private static let hierarchyLines: [StaticString] = [
        "self = ", "Constraint:", "constraint:", "Container hierarchy", "View not found",
        "That view's superview",
        "When added to a view", "Does the constraint", "Break on ", "<", "|",
    ]
    /// The number of lines that a terminal may have wrapped the message's first sentence into.
    private static let mostSentenceLines = 4

    private mutating func takeInHierarchy(_ line: LogLine, number: Int) -> Outcome {
        switch line.kind {
        case .header, .recovery, .hierarchy, .advice: return .ends
        case .blank: return .held
        default: break
        }
        let isKnown = Self.hierarchyLines.contains { line.text.matches($0, at: 0) }
        guard isKnown || block.lines.count < Self.mostSentenceLines && !line.hasPrefix && line.startsWithSpace
        else { return .ends }
        block.append(line, number: number)
        return .taken
    }

    private mutating func take(entry line: LogLine, number: Int) -> Outcome {
        // Another list begins.
        if place == .tail { return .ends }
        let isBroken = place == .recovery
        if !isBroken { place = .list }
        append(entry: line, number: number)
        if isBroken { place = .tail }
        strangers = 0
        return .taken
    }

    private mutating func startRecovery(_ line: LogLine, number: Int) {
        block.startRecovery()
        // A parenthesis can be lost; a comma promises another member.
        block.isUnclosed = endsWithComma
        place = .recovery
        if line.text.contains("<private>") { block.isRedacted = true }
        // What logging puts before a line has angle brackets too.
        let sentence = line.text.firstIndex(of: "recover by breaking") ?? 0
        if line.text[sentence...].contains("<") {
            append(entry: line, number: number)
            place = .tail
        }
    }

    private mutating func take(frame line: LogLine) -> Outcome {
        switch line.kind {
        case .elision:
            if place == .list || place == .head && !block.lines.isEmpty { block.isCut = true }
            return .kept
        case .redacted:
            block.isRedacted = true
            return .kept
        case .listEnd where place == .list:
            place = .afterList
            block.isUnclosed = false
            return .kept
        case .listStart where place == .head:
            block.isUnclosed = true
            return .taken
        case .blank where place == .afterList || place == .tail || place == .list: return .held
        default: return .taken
        }
    }

    private mutating func take(stranger line: LogLine, number: Int) -> Outcome {
        if line.kind == .quoted, place == .list || place == .head {
            block.unreadable.append(line.text.string.trimmedQuotes)
            place = .list
            return .kept
        }
        if place == .recovery {
            // The constraint, described in some other way.
            block.append(line, number: number)
            place = .tail
            return .kept
        }
        strangers += 1
        let isBare = place == .list && block.kind == .list
        let mayPass = place == .head || place == .list && !isBare || place == .afterList && strangers <= 3
        return mayPass && strangers <= Self.mostStrangers ? .passed : .ends
    }
}

extension String {
    /// The text without the quotes and the comma that a list puts around a description.
    fileprivate var trimmedQuotes: String {
        var text = self[...]
        if text.hasSuffix(",") { text = text.dropLast() }
        if text.hasPrefix("\"") { text = text.dropFirst() }
        if text.hasSuffix("\"") { text = text.dropLast() }
        return String(text)
    }
}
