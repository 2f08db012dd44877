/// Reads the constraints of a block: those listed, and the broken one.
struct BlockReader {
    private(set) var constraints: [LogConstraint] = []
    /// Descriptions that don't say what they relate.
    private(set) var unreadable: [String] = []
    private(set) var broken: LogConstraint?
    /// The name of the broken constraint in reports.
    private(set) var brokenLabel: String?
    /// Whether the last description of the list has no end.
    private(set) var isCut = false

    /// The maximum number of constraints that are read.
    static let most = 4_000

    init(_ block: LogBlock) {
        isCut = block.isCut
        unreadable = block.unreadable
        let end = block.recoveryStart ?? block.text.count
        for entry in EntryScanner.entries(in: block.text[..<end]).prefix(Self.most) {
            read(entry, in: block)
        }
        guard let start = block.recoveryStart else { return }
        readBroken(block.text[start...], line: block.line(at: start))
    }

    private mutating func read(_ entry: EntryScanner.Entry, in block: LogBlock) {
        let text = block.text[entry.range]
        if !entry.isComplete { isCut = true }
        // Dots in place of the end of a description.
        if let constraint = DescriptionReader.read(text, line: block.line(at: entry.range.lowerBound)) {
            constraints.append(constraint)
        } else {
            unreadable.append(DescriptionReader.onOneLine(text).string)
        }
    }

    private mutating func readBroken(_ text: ArraySlice<UInt8>, line: Int) {
        if let entry = EntryScanner.entries(in: text).first {
            let description = text[entry.range]
            broken = DescriptionReader.read(description, line: line)
            brokenLabel = broken?.label ?? DescriptionReader.onOneLine(description).string
        } else {
            let words = DescriptionReader.onOneLine(text.trimmed).string
            if !words.isEmpty { brokenLabel = words }
        }
    }
}
