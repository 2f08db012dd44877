import Foundation

extension RandomAccessCollection<UInt8> where Index == Int {
    /// Whether the bytes at an index are those of an ASCII word.
    @inlinable
    package func matches(_ word: StaticString, at index: Int) -> Bool {
        guard index >= startIndex, index + word.utf8CodeUnitCount <= endIndex else { return false }
        for offset in 0..<word.utf8CodeUnitCount where self[index + offset] != word.utf8Start[offset] {
            return false
        }
        return true
    }

    /// Returns the index of the first occurrence of an ASCII word at or after an index.
    @inlinable
    package func firstIndex(of word: StaticString, from start: Int? = nil) -> Int? {
        var index = start ?? startIndex
        let first = word.utf8Start[0]
        while index + word.utf8CodeUnitCount <= endIndex {
            if self[index] == first, matches(word, at: index) { return index }
            index += 1
        }
        return nil
    }

    /// Returns the index of the last occurrence of an ASCII word.
    @inlinable
    package func lastIndex(of word: StaticString) -> Int? {
        var index = endIndex - word.utf8CodeUnitCount
        while index >= startIndex {
            if matches(word, at: index) { return index }
            index -= 1
        }
        return nil
    }

    /// Whether the bytes end with an ASCII word.
    @inlinable
    package func hasSuffix(_ word: StaticString) -> Bool {
        matches(word, at: endIndex - word.utf8CodeUnitCount)
    }

    /// Whether an ASCII word occurs.
    @inlinable
    package func contains(_ word: StaticString) -> Bool { firstIndex(of: word) != nil }

    /// Returns the first index at or after another whose byte isn't white space.
    @inlinable
    package func skippingSpaces(from start: Int) -> Int {
        var index = start
        while index < endIndex, self[index].isSpace { index += 1 }
        return index
    }
}

extension RandomAccessCollection<UInt8>
where Index == Int, SubSequence: RandomAccessCollection<UInt8>, SubSequence.Index == Int {
    /// The bytes without white space at both ends.
    @inlinable
    package var trimmed: SubSequence {
        var (lower, upper) = (startIndex, endIndex)
        while lower < upper, self[lower].isSpace { lower += 1 }
        while upper > lower, self[upper - 1].isSpace { upper -= 1 }
        return self[lower..<upper]
    }
}

extension Collection<UInt8> {
    /// The bytes as text; invalid UTF-8 is replaced by replacement characters.
    @inlinable
    package var string: String { String(decoding: self, as: UTF8.self) }
}

extension UInt8 {
    /// Whether it is a space, a tab or a line break.
    @inlinable
    package var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    /// Whether it is a decimal digit.
    @inlinable
    package var isDigit: Bool { (0x30...0x39).contains(self) }

    /// Whether it is a hexadecimal digit.
    @inlinable
    package var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }

    /// Whether it is an ASCII letter.
    @inlinable
    package var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    /// Whether it can be part of a class name as the runtime prints it.
    @inlinable
    package var isClassCharacter: Bool {
        isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
            || self == UInt8(ascii: "$")
            || self == UInt8(ascii: "*")
    }
}
