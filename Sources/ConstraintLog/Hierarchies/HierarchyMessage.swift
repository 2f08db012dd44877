/// Reads the messages that a constraint's items aren't in one hierarchy.
struct HierarchyMessage {
    private(set) var kind: HierarchyMistake.Kind
    /// The views and guides that the message names, the constraint's first.
    private(set) var items: [LogItem] = []
    private(set) var constraint: LogConstraint?
    /// The view that was to hold the constraint, if the message names it.
    private(set) var container: LogItem?
    /// The view that the message says isn't inside the container.
    private(set) var missing: LogItem?

    /// Reads a block; nil if it has none of the sentences.
    init?(_ block: LogBlock) {
        let text = block.text
        guard let sentence = HierarchySentence.first(in: text.bytes) else { return nil }
        kind = Self.kind(of: sentence)
        let bytes = text.bytes[...]
        if let entry = EntryScanner.entries(in: bytes).first {
            constraint = DescriptionReader.read(
                bytes[entry.range], line: text.line(at: entry.range.lowerBound))
        }
        container = Self.record(after: "view:<", in: bytes) ?? Self.record(after: "view: <", in: bytes)
        missing = Self.record(after: "not found in container hierarchy: <", in: bytes)
        if container == nil { container = Self.record(after: "Container hierarchy:", in: bytes) }
        let named = constraint?.items ?? Self.anchors(in: bytes)
        items = named.isEmpty ? Self.records(in: bytes) : named
    }

    private static func kind(of sentence: HierarchySentence) -> HierarchyMistake.Kind {
        switch sentence {
        case .notItems: .notItems
        case .noCommonAncestor: .noCommonAncestor
        case .notInstalled, .notPrepared, .unpreparedHierarchy: .notPrepared
        }
    }

    /// Returns the items of anchors, `<NSLayoutYAxisAnchor:0x… "UILabel:0x….top">`.
    private static func anchors(in text: ArraySlice<UInt8>) -> [LogItem] {
        var items: [LogItem] = []
        var index = text.startIndex
        while let mark = text.firstIndex(of: " \"", from: index),
            let end = text[(mark + 2)...].firstIndex(of: UInt8(ascii: "\""))
        {
            index = end + 1
            let words = text[(mark + 2)..<end]
            guard let dot = words.lastIndex(of: UInt8(ascii: ".")),
                LogAttribute.isName(in: words, at: dot + 1),
                let item = ItemReader(names: NameTable()).item(words[..<dot])
            else { continue }
            if !items.contains(where: { $0.identity == item.identity }) { items.append(item) }
        }
        return items
    }

    /// The number of items that a constraint has at most.
    private static let mostItems = 2

    /// Returns the views that a sentence describes with their frames, `items <UIView: 0x…; frame = …> and <…>`.
    private static func records(in text: ArraySlice<UInt8>) -> [LogItem] {
        var items: [LogItem] = []
        var index = text.startIndex
        while items.count < mostItems, let start = text[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start + 1
            // Layers in a description have nothing after their addresses.
            guard let found = PrintedHierarchy.item(in: text, at: start),
                text.matches(";", at: found.end) || found.item.isGuide,
                !items.contains(where: { $0.identity == found.item.identity })
            else { continue }
            items.append(found.item)
        }
        return items
    }

    /// Returns the first view described after some words, the last of which may be its bracket.
    private static func record(after words: StaticString, in text: ArraySlice<UInt8>) -> LogItem? {
        guard let mark = text.firstIndex(of: words) else { return nil }
        let end = mark + words.utf8CodeUnitCount
        let first =
            text[end - 1] == UInt8(ascii: "<") ? end - 1 : text[end...].firstIndex(of: UInt8(ascii: "<"))
        return first.flatMap { PrintedHierarchy.item(in: text, at: $0)?.item }
    }
}
