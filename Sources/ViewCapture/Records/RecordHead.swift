import ConstraintLog

/// The beginning of a view's description, `<UILabel: 0x7f…; frame = …` or without an address `<UILabel; frame = …`.
struct RecordHead {
    /// What a record stands for.
    enum Kind { case view, layer, element }

    /// The range of the class.
    var className: Range<Int>
    /// The range of the address; nil if there is none.
    var address: Range<Int>?
    /// The index after the address and the separator.
    var end: Int
    /// The number of angle brackets that it opens.
    var depth: Int
    var kind: Kind

    /// The maximum length of a class name: generics of SwiftUI are long.
    private static let longestName = 4096
    /// The maximum nesting of generics in a class name.
    private static let deepestName = 64
    /// The keys that a record begins with.
    private static let keys: [StaticString] = ["frame", "baseClass", "reactTag", "AX=", "AX ", "text"]

    /// Reads the head at a `<`; nil if there is none.
    init?(in text: ArraySlice<UInt8>, at start: Int) {
        guard let head = Self.read(text, at: start) else { return nil }
        self = head
    }

    private init(className: Range<Int>, address: Range<Int>?, end: Int, depth: Int, kind: Kind = .view) {
        self.className = className
        self.address = address
        self.end = end
        self.depth = depth
        self.kind = kind
    }

    private static func read(_ text: ArraySlice<UInt8>, at start: Int) -> RecordHead? {
        guard text.matches("<", at: start) else { return nil }
        var index = start + 1
        var depth = 1
        if text.matches("<", at: index) {
            index += 1
            depth = 2
        }
        guard index < text.endIndex,
            text[index].isLetter || text[index] == UInt8(ascii: "_") || text[index] >= 0x80
                || text[index] == UInt8(ascii: "$")
        else { return nil }
        let first = index
        var nesting = 0
        let limit = min(text.endIndex, index + longestName)
        while index < limit {
            switch text[index] {
            case UInt8(ascii: "<"), UInt8(ascii: "("):
                nesting += 1
                if nesting > deepestName { return nil }
            case UInt8(ascii: ")"): nesting -= 1
            case UInt8(ascii: ">"):
                if nesting == 0 { return nil }
                nesting -= 1
            case UInt8(ascii: ";") where nesting <= 0:
                guard let key = key(in: text, after: index + 1) else { return nil }
                return RecordHead(className: first..<index, address: nil, end: key, depth: depth)
            case UInt8(ascii: ":") where nesting <= 0:
                let start = text.skippingSpaces(from: index + 1)
                guard text.matches("0x", at: start) else { return nil }
                return addressed(text, className: first..<index, address: start, depth: depth)
            case 0x0A, UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "|"), UInt8(ascii: "\""): return nil
            case 0x20 where nesting == 0: return nil
            default: break
            }
            index += 1
        }
        return nil
    }

    private static func addressed(
        _ text: ArraySlice<UInt8>, className: Range<Int>, address start: Int, depth: Int
    ) -> RecordHead? {
        var end = start + 2
        while end < text.endIndex, text[end].isHexDigit { end += 1 }
        let address = start..<end
        let next = text.skippingSpaces(from: end)
        if text.matches(";", at: next) {
            guard let key = key(in: text, after: next + 1) else { return nil }
            return RecordHead(
                className: className, address: address, end: key, depth: depth,
                kind: text.matches("AX", at: key) ? .element : .view)
        }
        guard text.matches(">", at: next), text.matches("(layer)", at: text.skippingSpaces(from: next + 1))
        else {
            return nil
        }
        return RecordHead(className: className, address: address, end: end, depth: depth, kind: .layer)
    }

    /// Returns the index of the key after a separator, if it is one that records begin with.
    private static func key(in text: ArraySlice<UInt8>, after index: Int) -> Int? {
        let start = text.skippingSpaces(from: index)
        return keys.contains { text.matches($0, at: start) } ? start : nil
    }
}

/// Class names as the runtime prints them.
enum ClassName {
    /// Returns a class's name without what key-value observing adds.
    static func readable(_ name: String) -> String {
        let observed = "NSKVONotifying_"
        return name.hasPrefix(observed) ? String(name.dropFirst(observed.count)) : name
    }
}
