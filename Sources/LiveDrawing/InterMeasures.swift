import TextMetrics

/// The widths of Inter's letters, which pictures are drawn with, in the fonts that the command contains.
struct InterMeasures: Sendable {
    /// Units per em.
    static let unitsPerEm = 2048.0
    /// The height of every font above the baseline and its depth below it, in em.
    static let (ascent, descent) = (1984 / unitsPerEm, 494 / unitsPerEm)

    /// The advances of the characters, in units.
    private let advances: [Int]
    /// The kerning between classes, at index left × number of right ones + right, in units.
    private let kernings: [Int]

    /// Creates the measures of a font by its index among those of the table.
    init(fontAt index: Int) {
        var digits = TableDigits(Self.advances[index])
        var advances: [Int] = []
        while let advance = digits.nextPair() { advances.append(advance) }
        self.advances = advances
        digits = TableDigits(Self.kernings[index])
        kernings = digits.packedNumbers(count: Self.leftCount * Self.rightCount)
    }

    /// Returns the index of the font that texts in a style are drawn with: of the upright ones that with the same weight, of the
    /// two slanted ones the nearest.
    static func fontIndex(weight: Int, isItalic: Bool) -> Int {
        isItalic ? (weight > 550 ? 10 : 9) : min(max(weight / 100 - 1, 0), 8)
    }

    /// Returns the width in em of characters, given by their indices.
    func width(of characters: [Int]) -> Double {
        var sum = 0
        for place in characters.indices {
            sum += advances[characters[place]]
            guard place > 0 else { continue }
            let left = CharacterIndex.shared.left[characters[place - 1]]
            sum += kernings[left * Self.rightCount + CharacterIndex.shared.right[characters[place]]]
        }
        return Double(sum) / Self.unitsPerEm
    }
}

/// Where the characters of the table are in it.
struct CharacterIndex: Sendable {
    static let shared = CharacterIndex()

    /// The index of each character below 0x180, -1 for one that isn't in the table.
    private let indices: [Int16]
    /// The other characters with their indices.
    private let others: [(scalar: UInt32, index: Int)]
    /// The class of each character as the left one of two.
    let left: [Int]
    /// The class of each character as the right one of two.
    let right: [Int]

    private init() {
        var indices = [Int16](repeating: -1, count: 0x180)
        var others: [(scalar: UInt32, index: Int)] = []
        for (index, scalar) in InterMeasures.characters.unicodeScalars.enumerated() {
            if scalar.value < 0x180 {
                indices[Int(scalar.value)] = Int16(index)
            } else {
                others.append((scalar.value, index))
            }
        }
        (self.indices, self.others) = (indices, others)
        var digits = TableDigits(InterMeasures.leftClasses)
        left = digits.rest()
        digits = TableDigits(InterMeasures.rightClasses)
        right = digits.rest()
    }

    /// Returns the index of a character; nil for one that isn't in the table. What only controls is drawn as a space.
    subscript(scalar: Unicode.Scalar) -> Int? {
        let value = scalar.value
        if value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0x2028 || value == 0x2029 { return 0 }
        if value < 0x180 { return indices[Int(value)] < 0 ? nil : Int(indices[Int(value)]) }
        return others.first { $0.scalar == value }?.index
    }
}

/// Reads numbers that the table has as digits: the visible characters of ASCII but for the quotation mark and the backslash.
private struct TableDigits {
    private static let count = 92
    /// What a digit of kerning is less than its number, and what introduces a longer number and zeros.
    private static let (middle, long, zeros) = (45, 90, 91)

    private let text: StaticString
    private var place = 0

    init(_ text: StaticString) { self.text = text }

    private mutating func next() -> Int? {
        guard place < text.utf8CodeUnitCount else { return nil }
        let code = Int(text.utf8Start[place])
        place += 1
        return code - 0x21 - (code > 0x22 ? 1 : 0) - (code > 0x5C ? 1 : 0)
    }

    mutating func rest() -> [Int] {
        var numbers: [Int] = []
        while let digit = next() { numbers.append(digit) }
        return numbers
    }

    mutating func nextPair() -> Int? {
        guard let high = next(), let low = next() else { return nil }
        return high * Self.count + low
    }

    /// Returns numbers most of which have one digit or are zeros; zeros if there are less than wanted.
    mutating func packedNumbers(count: Int) -> [Int] {
        var numbers: [Int] = []
        numbers.reserveCapacity(count)
        while let digit = next(), numbers.count < count {
            switch digit {
            case Self.zeros: for _ in 0...(next() ?? 0) { numbers.append(0) }
            case Self.long: numbers.append((nextPair() ?? 0) - Self.count * Self.count / 2)
            default: numbers.append(digit - Self.middle)
            }
        }
        while numbers.count < count { numbers.append(0) }
        return numbers
    }
}
