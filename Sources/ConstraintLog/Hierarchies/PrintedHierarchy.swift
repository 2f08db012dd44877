/// The views in views and the owners of guides, as far as a log prints them: `recursiveDescription`, printed guides.
struct PrintedHierarchy: Sendable {
    /// The superview of each view.
    private var superviews: [String: LogItem] = [:]
    /// The owning view of each guide.
    private var owners: [String: LogItem] = [:]
    /// The views of the tree whose lines were read last, from its root, with their depths.
    private var open: [(depth: Int, item: LogItem)] = []

    /// The maximum number of views and guides that are remembered.
    private static let most = 50_000
    /// The maximum depth at which superviews are followed.
    private static let deepest = 1_000

    /// Creates an empty hierarchy.
    init() {}

    /// Takes a line of the log; most say nothing about hierarchies.
    mutating func read(_ line: [UInt8]) {
        guard line.contains("0x"), line.contains("frame = (") || line.contains("owningView"),
            superviews.count + owners.count < Self.most
        else { return }
        readOwners(in: line[...])
        let text = LogLine(LineFilter.withoutBreak(line)).text
        let bars = text.prefix { $0 == UInt8(ascii: "|") || $0.isSpace }
        guard let found = Self.item(in: text[...], at: bars.endIndex), !found.item.isGuide else { return }
        let depth = bars.count { $0 == UInt8(ascii: "|") }
        while let last = open.last, last.depth >= depth { open.removeLast() }
        if let outer = open.last?.item { superviews[found.item.identity] = outer }
        open.append((depth, found.item))
    }

    private mutating func readOwners(in line: ArraySlice<UInt8>) {
        var index = line.startIndex
        while let mark = line.firstIndex(of: "owningView = <", from: index) {
            let start = line[index..<mark].lastIndex(of: UInt8(ascii: "<"))
            index = mark + 1
            guard let start, let guide = Self.item(in: line, at: start)?.item,
                let owner = Self.item(in: line, at: mark + 13)?.item
            else { continue }
            owners[guide.identity] = owner
        }
    }

    /// Reads a view or guide described as `<Class: 0x…`, with the index after it.
    static func item(in text: ArraySlice<UInt8>, at start: Int) -> (item: LogItem, end: Int)? {
        guard text.matches("<", at: start) else { return nil }
        var end = start + 1
        while end < text.endIndex, text[end].isClassCharacter { end += 1 }
        guard end > start + 1, text.matches(":", at: end) else { return nil }
        let address = text.skippingSpaces(from: end + 1)
        guard text.matches("0x", at: address) else { return nil }
        let digits = text[(address + 2)...].prefix(while: \.isHexDigit)
        guard !digits.isEmpty else { return nil }
        var item = LogItem(
            className: ItemReader.className(text[(start + 1)..<end]),
            address: text[address..<digits.endIndex].string)
        // A guide's identifier follows in quotes.
        if item.isGuide, text.matches(" - \"", at: digits.endIndex) {
            let name = text[(digits.endIndex + 4)...].prefix { $0 != UInt8(ascii: "\"") }
            item.name = name.isEmpty ? nil : name.string
        }
        return (item, digits.endIndex)
    }

    /// Returns the owning view of a guide; nil if the log doesn't print it.
    func owner(of guide: LogItem) -> LogItem? { owners[guide.identity] }

    /// Returns a view, its superview and so on, as far as the log prints them.
    func chain(from view: LogItem) -> [LogItem] {
        var chain = [view]
        while let last = chain.last, chain.count < Self.deepest, let outer = superviews[last.identity] {
            chain.append(outer)
        }
        return chain
    }
}
