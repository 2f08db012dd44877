/// Reads the words that describe a view or guide.
struct ItemReader {
    let names: NameTable

    /// Reads `UILabel:0x7f…'Hello'`, `UILabel:titleLabel`, `titleLabel`, `titleLabel[0x7f…]` or `|`; nil if there are
    /// no words.
    func item(_ words: ArraySlice<UInt8>) -> LogItem? {
        let words = words.trimmed
        guard !words.isEmpty else { return nil }
        if words.elementsEqual("|".utf8) || words.elementsEqual("'|'".utf8) { return names.edge }
        if let item = named(words) ?? addressedName(words) { return item }
        var end = words.startIndex
        while end < words.endIndex, words[end].isClassCharacter { end += 1 }
        guard words.matches(":", at: end) else { return spaced(words) }
        let className = Self.className(words[words.startIndex..<end])
        var rest = words[(end + 1)...]
        rest = rest[rest.skippingSpaces(from: rest.startIndex)...]
        if Self.isDamagedAddress(rest) { return nil }
        return addressed(rest, className: className)
            ?? keyed(rest, className: className)
    }

    /// Returns the item whose address is in the list of names.
    private func named(_ words: ArraySlice<UInt8>) -> LogItem? {
        let name = words.string
        return names.addresses[name].map { LogItem(className: "", address: $0, name: name) }
    }

    /// Returns the item of a name with its address, `card:v2:0x…`: a name of the list, or one with a colon, as no class has.
    private func addressedName(_ words: ArraySlice<UInt8>) -> LogItem? {
        guard let mark = words.lastIndex(of: ":0x"), mark > words.startIndex,
            words.count > mark + 3 - words.startIndex, words[(mark + 3)...].allSatisfy(\.isHexDigit)
        else { return nil }
        let (name, address) = (words[..<mark].string, words[(mark + 1)...].string)
        guard names.addresses[name] == address || name.contains(":") else { return nil }
        return LogItem(className: "", address: address, name: name)
    }

    /// Returns the item for a name with spaces, with its address if the log has it.
    private func spaced(_ words: ArraySlice<UInt8>) -> LogItem {
        guard let colon = words.lastIndex(of: ":0x"), words[(colon + 3)...].allSatisfy(\.isHexDigit) else {
            return LogItem(className: "", name: words.string)
        }
        return LogItem(
            className: "", address: words[(colon + 1)...].string, name: words[words.startIndex..<colon].string
        )
    }

    /// The minimum length of an address in which single letters count as damage; shorter words are placeholders.
    private static let shortestDamaged = 8

    /// Whether words begin with an address in which a few characters aren't hexadecimal digits: then the text was
    /// changed, and whatever follows may have been too.
    private static func isDamagedAddress(_ words: ArraySlice<UInt8>) -> Bool {
        guard words.matches("0x", at: words.startIndex) else { return false }
        let word = words.dropFirst(2).prefix { $0.isLetter || $0.isDigit }
        let wrong = word.count { !$0.isHexDigit }
        return wrong > 0 && word.count >= shortestDamaged && wrong * 4 <= word.count
            && word.contains(where: \.isDigit)
    }

    private func addressed(_ words: ArraySlice<UInt8>, className: String) -> LogItem? {
        guard words.matches("0x", at: words.startIndex) else { return nil }
        var end = words.startIndex + 2
        while end < words.endIndex, words[end].isHexDigit { end += 1 }
        // Dots in place of an elided address.
        if end == words.startIndex + 2 {
            while end < words.endIndex, words[end] != UInt8(ascii: "'"), !words[end].isSpace { end += 1 }
        }
        var item = LogItem(className: className, address: words[words.startIndex..<end].string)
        if names.addresses[className] == item.address {
            (item.className, item.name) = ("", className)
        }
        let quoted = words[end...].trimmed
        if quoted.count >= 2, quoted.first == UInt8(ascii: "'") {
            let inner = quoted.dropFirst()
            let text = (inner.last == UInt8(ascii: "'") ? inner.dropLast() : inner).string
            if item.isGuide { item.name = text } else { item.text = text }
        }
        return item
    }

    /// Returns the item for a key that a library prints instead of an address, sometimes with the address in brackets.
    private func keyed(_ words: ArraySlice<UInt8>, className: String) -> LogItem {
        if words.last == UInt8(ascii: "]"), let bracket = words.lastIndex(of: "[0x"),
            bracket > words.startIndex
        {
            return LogItem(
                className: className, address: words[(bracket + 1)..<(words.endIndex - 1)].string,
                name: words[words.startIndex..<bracket].string)
        }
        return LogItem(className: className, name: words.string)
    }

    /// Returns the runtime's name of a class, without the parts that Swift or key-value observing add.
    static func className(_ words: ArraySlice<UInt8>) -> String {
        let word = words.string
        let observed = "NSKVONotifying_"
        return word.hasPrefix(observed) ? String(word.dropFirst(observed.count)) : word
    }
}
