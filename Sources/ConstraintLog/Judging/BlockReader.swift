import Findings

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
    /// The constraints with an address, without what tells where they are in the log.
    private var known: Set<LogConstraint> = []

    /// The maximum number of constraints that are read.
    static let most = 4_000

    /// Reads a block as the text that makes more sense of its lines.
    init(_ block: LogBlock) {
        self.init(block.text, of: block)
        guard let other = block.otherText.map({ BlockReader($0, of: block) }) else { return }
        // A name that was joined in the wrong way is that of another item.
        let isBetter =
            other.failureCount == failureCount
            ? other.itemCount < itemCount : other.failureCount < failureCount
        if isBetter { self = other }
    }

    private init(_ text: BlockText, of block: LogBlock) {
        isCut = block.isCut
        unreadable = block.unreadable
        let end = text.recoveryStart ?? text.bytes.count
        for entry in EntryScanner.entries(in: text.bytes[..<end]).prefix(Self.most) {
            read(entry, in: text)
        }
        if let start = text.recoveryStart { readBroken(text.bytes[start...], line: text.line(at: start)) }
        constraints = GuideOwners.namingMargins(in: constraints)
    }

    /// The number of descriptions that can't be read.
    private var failureCount: Int {
        unreadable.count + (isCut ? 1 : 0) + (broken == nil && brokenLabel != nil ? 1 : 0)
    }

    private var itemCount: Int {
        Set((constraints + [broken].compactMap(\.self)).flatMap(\.items).map(\.identity)).count
    }

    private mutating func read(_ entry: EntryScanner.Entry, in block: BlockText) {
        let text = block.bytes[entry.range]
        if !entry.isComplete { isCut = true }
        // Dots in place of the end of a description.
        if let constraint = DescriptionReader.read(text, line: block.line(at: entry.range.lowerBound)) {
            if isNew(constraint) { constraints.append(constraint) }
        } else {
            unreadable.append(DescriptionReader.onOneLine(text).string)
        }
    }

    /// Whether a constraint wasn't in the list before: UIKit prints some twice.
    private mutating func isNew(_ constraint: LogConstraint) -> Bool {
        guard constraint.address != nil else { return true }
        var key = constraint
        (key.text, key.line) = ("", 0)
        return known.insert(key).inserted
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
