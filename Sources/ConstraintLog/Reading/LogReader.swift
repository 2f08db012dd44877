/// Splits a log line by line into blocks, which are about constraints, and everything else, which is passed on.
struct LogReader: Sendable {
    /// The result of reading a line.
    struct Step {
        /// Blocks that are complete.
        var blocks: [LogBlock] = []
        /// Lines that aren't part of a block, in order.
        var passed: [[UInt8]] = []
    }

    /// A block whose end wasn't read yet.
    private struct OpenBlock {
        var collector: BlockCollector
        /// The process and thread that print it, if logging says so.
        var source: [UInt8]?
        /// Lines that are part of the block only if more of it follows.
        var held: [[UInt8]] = []
        /// The number of the last line of its own.
        var lastLine: Int
    }

    /// The blocks that threads are printing at the same time.
    private var blocks: [OpenBlock] = []
    /// The index of the block that the last lines belong to; nil if they belong to none.
    private var current: Int?
    /// The parenthesis that a list may begin with.
    private var heldStart: [[UInt8]] = []
    /// The last line, if it ends inside a sentence.
    private var cut: CutSentence?
    private var number = 0

    /// The maximum number of blocks that are read at the same time, and of lines of others inside one.
    private static let mostBlocks = 8
    private static let mostOtherLines = 400

    /// Reads the next line, with its line break.
    mutating func read(_ bytes: [UInt8]) -> Step {
        var step = Step()
        if let cut {
            self.cut = nil
            if let joined = cut.joined(with: bytes) {
                let source = LineSource.read(in: cut.bytes[...])
                select(source, &step)
                if let current, begins(joined, source, besides: blocks[current]) { self.current = nil }
                read(joined, cut.bytes + bytes, source, &step)
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
        guard !blocks.isEmpty || LineFilter.mayMatter(bytes) else {
            flushStart(to: &step)
            step.passed.append(bytes)
            return
        }
        let lines = MessageLines.lines(of: bytes)
        if !lines.isEmpty { return read(message: lines, &step) }
        let text = LineFilter.withoutBreak(bytes)
        let source = LineSource.read(in: text)
        select(source, &step)
        let line = LogLine(text, continuing: current.flatMap { blocks[$0].collector.openLead })
        if let current, begins(line, source, besides: blocks[current]) { self.current = nil }
        read(line, bytes, source, &step)
    }

    /// Finds the block that a line belongs to by the thread that printed it.
    private mutating func select(_ source: [UInt8]?, _ step: inout Step) {
        if let stale = blocks.firstIndex(where: { number - $0.lastLine > Self.mostOtherLines }) {
            complete(stale, &step)
        }
        if current == nil { current = blocks.indices.last }
        guard let source, let own = blocks.firstIndex(where: { $0.source == source }) else { return }
        current = own
    }

    /// Whether a line begins another thread's message while a block isn't complete.
    private func begins(_ line: LogLine, _ source: [UInt8]?, besides block: OpenBlock) -> Bool {
        guard let source, let other = block.source, source != other, blocks.count < Self.mostBlocks else {
            return false
        }
        return line.kind == .header && !block.collector.isComplete
    }

    /// Reads a message whose lines are one line of the log. Anything else in that line belongs to the message.
    private mutating func read(message lines: [ArraySlice<UInt8>], _ step: inout Step) {
        completeAll(&step)
        let passed = step.passed
        for line in lines { read(LogLine(line), [], nil, &step) }
        completeAll(&step)
        step.passed = passed
    }

    private mutating func read(_ line: LogLine, _ bytes: [UInt8], _ source: [UInt8]?, _ step: inout Step) {
        guard let index = current else { return readOutside(line, bytes, source, &step) }
        let outcome = blocks[index].collector.take(line, number: number)
        if outcome != .passed { blocks[index].lastLine = number }
        switch outcome {
        case .taken: blocks[index].held = []
        case .kept: break
        case .held: blocks[index].held.append(bytes)
        case .passed:
            flushHeld(of: index, to: &step)
            step.passed.append(bytes)
        case .ends:
            complete(index, &step)
            readOutside(line, bytes, source, &step)
        }
    }

    private mutating func readOutside(
        _ line: LogLine, _ bytes: [UInt8], _ source: [UInt8]?, _ step: inout Step
    ) {
        switch line.kind {
        case .header, .advice, .recovery, .entry, .trace, .hierarchy:
            heldStart = []
            blocks.append(
                OpenBlock(
                    collector: BlockCollector(line, number: number), source: source, lastLine: number))
            current = blocks.indices.last
        case .listStart:
            flushStart(to: &step)
            heldStart.append(bytes)
        default:
            flushStart(to: &step)
            step.passed.append(bytes)
        }
    }

    /// Returns the rest at the end of the log.
    mutating func finish() -> Step {
        var step = Step()
        if let cut { read(whole: cut.bytes, &step) }
        cut = nil
        completeAll(&step)
        flushStart(to: &step)
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

    private mutating func completeAll(_ step: inout Step) {
        while !blocks.isEmpty { complete(0, &step) }
    }

    private mutating func complete(_ index: Int, _ step: inout Step) {
        flushHeld(of: index, to: &step)
        step.blocks.append(blocks.remove(at: index).collector.block)
        current = nil
    }

    private mutating func flushHeld(of index: Int, to step: inout Step) {
        step.passed += blocks[index].held
        blocks[index].held = []
    }

    private mutating func flushStart(to step: inout Step) {
        step.passed += heldStart
        heldStart = []
    }
}
