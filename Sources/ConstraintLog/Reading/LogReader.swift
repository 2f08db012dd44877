/// Splits a log line by line into blocks, which are about constraints, and everything else, which is passed on.
struct LogReader: Sendable {
    /// The result of reading a line.
    struct Step {
        /// Blocks that are complete.
        var blocks: [LogBlock] = []
        /// Lines that aren't part of a block, in order.
        var passed: [[UInt8]] = []
    }

    /// The block that the last lines belong to.
    private var collector: BlockCollector?
    /// Lines that are part of a block only if more of one follows.
    private var held: [[UInt8]] = []
    /// The last line, if it ends inside a sentence.
    private var cut: CutSentence?
    private var number = 0

    /// Reads the next line, with its line break.
    mutating func read(_ bytes: [UInt8]) -> Step {
        var step = Step()
        if let cut {
            self.cut = nil
            if let joined = cut.joined(with: bytes) {
                read(joined, cut.bytes + bytes, &step)
                number += 1
                return step
            }
            read(whole: cut.bytes, &step)
        }
        number += 1
        cut = CutSentence(bytes)
        if cut == nil { read(whole: bytes, &step) }
        return step
    }

    private mutating func read(whole bytes: [UInt8], _ step: inout Step) {
        guard collector != nil || LineFilter.mayMatter(bytes) else {
            flushHeld(to: &step)
            step.passed.append(bytes)
            return
        }
        let lines = MessageLines.lines(of: bytes)
        if !lines.isEmpty { return read(message: lines, &step) }
        let line = LogLine(LineFilter.withoutBreak(bytes), continuing: collector?.openLead)
        read(line, bytes, &step)
    }

    /// Reads a message whose lines are one line of the log. Anything else in that line belongs to the message.
    private mutating func read(message lines: [ArraySlice<UInt8>], _ step: inout Step) {
        complete(&step)
        let passed = step.passed
        for line in lines { read(LogLine(line), [], &step) }
        complete(&step)
        step.passed = passed
    }

    private mutating func read(_ line: LogLine, _ bytes: [UInt8], _ step: inout Step) {
        guard let outcome = collector?.take(line, number: number) else {
            return readOutside(line, bytes, &step)
        }
        switch outcome {
        case .taken: held = []
        case .kept: break
        case .held: held.append(bytes)
        case .passed:
            flushHeld(to: &step)
            step.passed.append(bytes)
        case .ends:
            complete(&step)
            readOutside(line, bytes, &step)
        }
    }

    private mutating func readOutside(_ line: LogLine, _ bytes: [UInt8], _ step: inout Step) {
        switch line.kind {
        case .header, .advice, .recovery, .entry, .trace:
            // The parenthesis that its list begins with.
            held = []
            collector = BlockCollector(line, number: number)
        case .listStart:
            flushHeld(to: &step)
            held.append(bytes)
        default:
            flushHeld(to: &step)
            step.passed.append(bytes)
        }
    }

    /// Returns the rest at the end of the log.
    mutating func finish() -> Step {
        var step = Step()
        if let cut { read(whole: cut.bytes, &step) }
        cut = nil
        complete(&step)
        return step
    }

    /// Passes a part of a line that is too long to be read.
    mutating func pass(_ bytes: [UInt8]) -> Step {
        var step = Step()
        if let cut { read(whole: cut.bytes, &step) }
        cut = nil
        if bytes.last == 0x0A { number += 1 }
        step.passed.append(bytes)
        return step
    }

    private mutating func complete(_ step: inout Step) {
        if let collector { step.blocks.append(collector.block) }
        collector = nil
        flushHeld(to: &step)
    }

    private mutating func flushHeld(to step: inout Step) {
        step.passed += held
        held = []
    }
}
