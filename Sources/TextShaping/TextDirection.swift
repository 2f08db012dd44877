import CFriBidi

/// The directions of a line's characters by the Unicode Bidirectional Algorithm.
package enum TextDirection {
    /// Returns whether a paragraph runs from right to left, as its first strong character says; nil if it has none.
    package static func isRightToLeft(_ paragraph: String) -> Bool? {
        if paragraph.utf8.allSatisfy({ $0 < 0x80 }) {
            return paragraph.utf8.contains { (0x41...0x5A).contains($0 & 0xDF) } ? false : nil
        }
        let scalars = paragraph.unicodeScalars.map(\.value)
        guard let count = Int32(exactly: scalars.count) else { return nil }
        var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
        fribidi_get_bidi_types(scalars, count, &types)
        switch fribidi_get_par_direction(types, count) {
        case FRIBIDI_PAR_LTR: return false
        case FRIBIDI_PAR_RTL: return true
        default: return nil
        }
    }

    /// Returns the embedding level of each character: odd ones run from right to left. The first strong character
    /// gives the line's own direction.
    static func levels(of scalars: [UInt32]) -> [Int8] {
        let plain = [Int8](repeating: 0, count: scalars.count)
        guard scalars.contains(where: isRightToLeft), let count = Int32(exactly: scalars.count) else {
            return plain
        }
        var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        var levels = plain
        var direction = FRIBIDI_PAR_ON
        fribidi_get_bidi_types(scalars, count, &types)
        fribidi_get_bracket_types(scalars, count, types, &brackets)
        let isDone = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) != 0
        return isDone ? levels : plain
    }

    /// Returns the runs from left to right, given the level of each in the order of the text (rule L2).
    static func visualOrder(of levels: [Int8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else {
            return order
        }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }

    /// Whether a character can make a line run from right to left.
    private static func isRightToLeft(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
            0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}
