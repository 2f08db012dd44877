/// Takes a log apart line by line: what is about constraints becomes blocks, everything else passes.
struct LogReader: Sendable {
    /// What became of a line.
    struct Step {
        /// Blocks that are complete.
        var blocks: [LogBlock] = []
        /// Lines that aren't part of a block, in their order.
        var passed: [[UInt8]] = []
    }

    private enum Place: Sendable {
        case outside
        /// Behind a header, before a list.
        case head
        case list
        /// Behind a list, where the sentence on recovery may follow.
        case behindList
        /// Behind that sentence, before the constraint it is about.
        case recovery
        case tail
        case trace
    }

    private var block: LogBlock?
    private var place = Place.outside
    /// Lines that are part of a block only if more of one follows.
    private var held: [[UInt8]] = []
    /// Lines of a block in a row that are none of its.
    private var strangers = 0
    private var number = 0
    /// Lines that a description which a line left open may still take.
    private var openLines = 0

    /// Other threads may print into a list; after more lines than this it is over.
    private static let mostStrangers = 40
    private static let mostOpenLines = 12

    /// Reads the next line, with its line break.
    mutating func read(_ bytes: [UInt8]) -> Step {
        number += 1
        var step = Step()
        guard place != .outside || Self.mayMatter(bytes) else {
            flushHeld(to: &step)
            step.passed.append(bytes)
            return step
        }
        let lines = EscapedLines.lines(of: bytes)
        if !lines.isEmpty { return read(message: lines) }
        read(LogLine(Self.withoutBreak(bytes)), bytes, &step)
        return step
    }

    /// Reads a message whose lines are one line of the log. What else that line has belongs to the message.
    private mutating func read(message lines: [ArraySlice<UInt8>]) -> Step {
        var step = Step()
        complete(&step)
        let passed = step.passed
        for line in lines { read(LogLine(line), [], &step) }
        complete(&step)
        step.passed = passed
        return step
    }

    private mutating func read(_ line: LogLine, _ bytes: [UInt8], _ step: inout Step) {
        switch place {
        case .outside: readOutside(line, bytes, &step)
        case .trace: readTrace(line, bytes, &step)
        default: readInside(line, bytes, &step)
        }
    }

    /// What is left at the end of the log.
    mutating func finish() -> Step {
        var step = Step()
        complete(&step)
        return step
    }

    /// Lines that aren't looked at: parts of one that is too long.
    mutating func pass(_ bytes: [UInt8]) -> Step {
        if bytes.last == 0x0A { number += 1 }
        return Step(passed: [bytes])
    }

    private static func mayMatter(_ bytes: [UInt8]) -> Bool {
        if bytes.count < 12, bytes.contains(UInt8(ascii: "(")) { return true }
        return bytes.indices.contains { index in
            switch bytes[index] {
            case UInt8(ascii: "o"): bytes.matches("onstraint", at: index)
            case UInt8(ascii: "A"): bytes.matches("AMBIGUOUS", at: index)
            case UInt8(ascii: "M"): bytes.matches("MISSING HOST", at: index)
            case UInt8(ascii: "'"): bytes.matches("'UISV-", at: index)
            case UInt8(ascii: "|"): bytes.matches("|   ", at: index)
            case UInt8(ascii: "U"): bytes.matches("UIWindow:0x", at: index)
            case UInt8(ascii: "*"): bytes.matches("*<UI", at: index)
            case 0xE2: bytes.matches("•UI", at: index)
            default: false
            }
        }
    }

    private static func withoutBreak(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        var line = bytes[...]
        while let last = line.last, last == 0x0A || last == 0x0D { line = line.dropLast() }
        return line
    }

    private mutating func readOutside(_ line: LogLine, _ bytes: [UInt8], _ step: inout Step) {
        switch line.kind {
        case .header, .advice, .recovery, .entry, .trace:
            // The parenthesis that its list begins with.
            dropHeld()
            begin(line)
        case .listStart:
            flushHeld(to: &step)
            held.append(bytes)
        default:
            flushHeld(to: &step)
            step.passed.append(bytes)
        }
    }

    private mutating func begin(_ line: LogLine) {
        strangers = 0
        openLines = 0
        switch line.kind {
        case .trace:
            block = LogBlock(kind: .trace, firstLine: number)
            place = .trace
            block?.append(line, number: number)
        case .entry:
            block = LogBlock(kind: .list, firstLine: number)
            place = .list
            appendEntry(line)
        case .recovery:
            block = LogBlock(kind: .conflict, firstLine: number)
            startRecovery(line)
        default:
            block = LogBlock(kind: .conflict, firstLine: number)
            place = .head
            // A list on the header's own line.
            if EntryScanner.firstStart(in: line.text[...]) != nil {
                place = .list
                appendEntry(line)
            } else if line.text.contains("<private>") {
                block?.isRedacted = true
            }
        }
    }

    private mutating func appendEntry(_ line: LogLine) {
        block?.append(line, number: number)
        let last = EntryScanner.entries(in: line.text[...]).last
        openLines = last?.isComplete == false ? Self.mostOpenLines : 0
        if line.text.last == UInt8(ascii: ")") || line.text.suffix(3).contains("\")"), place == .list,
            openLines == 0
        {
            place = .behindList
        }
    }

    private mutating func startRecovery(_ line: LogLine) {
        let end = block?.text.count ?? 0
        block?.recoveryStart = end
        place = .recovery
        if line.text.contains("<private>") { block?.isRedacted = true }
        // What logging puts before a line has angle brackets too.
        let sentence = line.text.firstIndex(of: "recover by breaking") ?? 0
        if line.text[sentence...].contains("<") {
            block?.append(line, number: number)
            place = .tail
            let last = EntryScanner.entries(in: line.text[...]).last
            openLines = last?.isComplete == false ? Self.mostOpenLines : 0
        }
    }

    private mutating func readInside(_ line: LogLine, _ bytes: [UInt8], _ step: inout Step) {
        if openLines > 0, continues(line) {
            openLines -= 1
            block?.append(line, number: number)
            if line.text.last == UInt8(ascii: ">") || line.text.contains(">,") || line.text.contains(">\"") {
                openLines = 0
            }
            return
        }
        switch line.kind {
        case .header:
            complete(&step)
            begin(line)
        case .trace:
            complete(&step)
            begin(line)
        case .recovery:
            dropHeld()
            startRecovery(line)
        case .entry: readEntry(line, &step)
        case .advice, .closing, .elision, .redacted, .listStart, .listEnd, .blank: readFrame(line, bytes)
        case .quoted, .other: readStranger(line, bytes, &step)
        }
    }

    private func continues(_ line: LogLine) -> Bool {
        switch line.kind {
        case .other, .quoted, .blank: true
        default: false
        }
    }

    private mutating func readEntry(_ line: LogLine, _ step: inout Step) {
        switch place {
        case .recovery:
            dropHeld()
            appendEntry(line)
            place = .tail
        case .tail:
            // Another list begins.
            complete(&step)
            begin(line)
        default:
            dropHeld()
            place = .list
            appendEntry(line)
        }
        strangers = 0
    }

    private mutating func readFrame(_ line: LogLine, _ bytes: [UInt8]) {
        switch line.kind {
        case .elision:
            if place == .list || place == .head && block?.lineNumbers.isEmpty == false { block?.isCut = true }
        case .redacted: block?.isRedacted = true
        case .listEnd where place == .list: place = .behindList
        case .blank where place == .behindList || place == .tail || place == .list: held.append(bytes)
        default: dropHeld()
        }
    }

    private mutating func readStranger(_ line: LogLine, _ bytes: [UInt8], _ step: inout Step) {
        if line.kind == .quoted, place == .list || place == .head {
            block?.unreadable.append(line.text.string.trimmedQuotes)
            place = .list
            return
        }
        if place == .recovery {
            // The constraint, described in some other way.
            block?.append(line, number: number)
            place = .tail
            return
        }
        strangers += 1
        let isBare = place == .list && block?.kind == .list
        guard place == .head || place == .list && !isBare || place == .behindList && strangers <= 3,
            strangers <= Self.mostStrangers
        else {
            complete(&step)
            readOutside(line, bytes, &step)
            return
        }
        flushHeld(to: &step)
        step.passed.append(bytes)
    }

    private mutating func readTrace(_ line: LogLine, _ bytes: [UInt8], _ step: inout Step) {
        switch line.kind {
        case .trace: block?.append(line, number: number)
        case .closing, .blank: held.append(bytes)
        default:
            complete(&step)
            readOutside(line, bytes, &step)
        }
    }

    private mutating func complete(_ step: inout Step) {
        if let block { step.blocks.append(block) }
        block = nil
        place = .outside
        openLines = 0
        flushHeld(to: &step)
    }

    private mutating func dropHeld() { held = [] }

    private mutating func flushHeld(to step: inout Step) {
        step.passed += held
        held = []
    }
}

extension String {
    /// Without the quotes and the comma that a list puts around a description.
    var trimmedQuotes: String {
        var text = self[...]
        if text.hasSuffix(",") { text = text.dropLast() }
        if text.hasPrefix("\"") { text = text.dropFirst() }
        if text.hasSuffix("\"") { text = text.dropLast() }
        return String(text)
    }
}
