/// The line breaking classes of Unicode Standard Annex #14 that matter for text in user interfaces.
///
/// Hangul is treated as alphabetic, so that Korean breaks at spaces as in UILabel since iOS 14. Thai and
/// other scripts that need a dictionary are treated as alphabetic too.
enum LineBreakClass {
    case terminator
    case space, zeroWidthSpace, glue, quotation
    case opening, closingParenthesis, closing, exclamation, infix, slash, nonstarter, inseparable
    case hyphen, breakAfter, breakBothSides
    case numeric, alphabetic, ideograph

    /// Determines the class of a cluster from its first scalar and its glyph.
    init(_ first: Unicode.Scalar, glyph: TextGlyph) {
        self = first.isASCII ? Self.ofASCII(first) : Self.ofOther(first, glyph: glyph)
    }

    private static func ofASCII(_ scalar: Unicode.Scalar) -> LineBreakClass {
        switch scalar {
        case "\n", "\r", "\u{0B}", "\u{0C}": .terminator
        case " ": .space
        case "\t", "|": .breakAfter
        case "\"", "'": .quotation
        case "(", "[", "{": .opening
        case ")", "]": .closingParenthesis
        case "}": .closing
        case "!", "?": .exclamation
        case ",", ".", ":", ";": .infix
        case "/": .slash
        case "-": .hyphen
        case "0"..."9": .numeric
        default: .alphabetic
        }
    }

    private static func ofOther(_ scalar: Unicode.Scalar, glyph: TextGlyph) -> LineBreakClass {
        switch scalar.value {
        case 0x85, 0x2028, 0x2029: return .terminator
        case 0x200B: return .zeroWidthSpace
        case 0xA0, 0x202F, 0x2007, 0x2011, 0x2060, 0xFEFF: return .glue
        case 0x2000...0x200A, 0x3000, 0xAD, 0x2010, 0x2012, 0x2013: return .breakAfter
        case 0x2014: return .breakBothSides
        case 0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D, 0x2039, 0x203A: return .quotation
        case 0x2024...0x2026: return .inseparable
        default: break
        }
        guard scalar.value >= 0x2E80 else {
            return glyph == .emoji ? .ideograph : .alphabetic
        }
        return ofEastAsian(scalar, glyph: glyph)
    }

    private static func ofEastAsian(_ scalar: Unicode.Scalar, glyph: TextGlyph) -> LineBreakClass {
        switch scalar {
        case "。", "、", "，", "．": return .closing
        case "！", "？": return .exclamation
        // Small kana, marks of length and repetition, the middle dot and colons never begin a line.
        case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ",
            "ョ", "ヮ", "ヵ", "ヶ", "ー", "々", "ゝ", "ゞ", "ヽ", "ヾ", "・", "：", "；", "〜":
            return .nonstarter
        default: break
        }
        let properties = ScalarProperties(scalar)
        if properties.contains(.openPunctuation) { return .opening }
        if properties.contains(.closePunctuation) { return .closing }
        if case 0xAC00...0xD7A3 = scalar.value { return .alphabetic }
        switch glyph {
        case .em(1), .emoji: return .ideograph
        default: return .alphabetic
        }
    }
}

extension LineBreakClass {
    /// Returns whether a line may break between two neighbours.
    ///
    /// A simplification of Unicode Standard Annex #14; the comments name its rules.
    static func allowsBreak(between previous: LineBreakClass, and next: LineBreakClass) -> Bool {
        switch (previous, next) {
        case (_, .space), (_, .zeroWidthSpace): false  // LB7
        case (.zeroWidthSpace, _): true  // LB8
        case (_, .closing), (_, .closingParenthesis), (_, .exclamation), (_, .slash): false  // LB13
        case (.opening, _): false  // LB14
        case (.space, _): true  // LB18
        case (.glue, _), (_, .glue): false  // LB11, LB12
        case (.quotation, _), (_, .quotation): false  // LB19
        case (.breakBothSides, .breakBothSides): false  // LB17
        case (.breakBothSides, _), (_, .breakBothSides): true  // the class B2 itself
        case (_, .infix): false  // LB13
        case (_, .breakAfter), (_, .hyphen), (_, .nonstarter): false  // LB21
        case (_, .inseparable): false  // LB22
        case (.hyphen, .numeric), (.slash, .numeric): false  // LB25
        case (.infix, .numeric), (.infix, .alphabetic): false  // LB25, LB29
        case (.alphabetic, .opening), (.numeric, .opening): false  // LB30
        case (.closingParenthesis, .alphabetic), (.closingParenthesis, .numeric): false  // LB30
        case (.alphabetic, .alphabetic), (.alphabetic, .numeric): false  // LB23, LB28
        case (.numeric, .alphabetic), (.numeric, .numeric): false  // LB23, LB25
        default: true  // LB31
        }
    }

    /// Whether it may extend beyond the end of a line without counting towards the line's width.
    var hangs: Bool { self == .space || self == .zeroWidthSpace }
}
