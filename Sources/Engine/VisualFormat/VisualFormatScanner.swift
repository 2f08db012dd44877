/// Reads the tokens of a line of the Visual Format Language, skipping spaces before each.
struct VisualFormatScanner {
    /// The kinds of name, which differ in the characters they may contain.
    enum NameKind {
        /// A name in brackets, where a hyphen can't be a distance.
        case views
        case metrics
    }

    private let scalars: [Unicode.Scalar]
    /// The position of the next token, counting Unicode scalars from 0.
    private(set) var offset = 0

    init(_ line: String) {
        scalars = Array(line.unicodeScalars)
        skipSpaces()
    }

    var isAtEnd: Bool { offset == scalars.count }
    var peek: Unicode.Scalar? { isAtEnd ? nil : scalars[offset] }
    var isAtArithmetic: Bool { peek.map { "*/+".unicodeScalars.contains($0) } ?? false }

    /// Skips a character if it comes next.
    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        offset += 1
        skipSpaces()
        return true
    }

    /// Skips a word if it comes next.
    mutating func skip(_ word: String) -> Bool {
        let word = Array(word.unicodeScalars)
        guard scalars[offset...].starts(with: word) else { return false }
        offset += word.count
        skipSpaces()
        return true
    }

    /// Reads a name; nil if none comes next.
    mutating func scanName(_ kind: NameKind) -> VisualFormat.Name? {
        let end = endOfRun(from: offset) { Self.isNameScalar($0, kind) }
        guard end > offset else { return nil }
        let name = VisualFormat.Name(text(offset..<end), offset: offset)
        offset = end
        skipSpaces()
        return name
    }

    /// Reads a decimal number; nil if none comes next, or if it is the beginning of a name.
    mutating func scanNumber(before kind: NameKind) -> Double? {
        var end = offset
        if end < scalars.count, scalars[end] == "-" || scalars[end] == "+" { end += 1 }
        let digits = end
        end = endOfRun(from: end, where: Self.isDigit)
        if end < scalars.count, scalars[end] == "." { end = endOfRun(from: end + 1, where: Self.isDigit) }
        guard scalars[digits..<end].contains(where: Self.isDigit) else { return nil }
        end = endOfExponent(from: end)
        if end < scalars.count, Self.isNameScalar(scalars[end], kind), scalars[end] != "/" { return nil }
        guard let number = Double(text(offset..<end).withClosingDigit) else { return nil }
        offset = end
        skipSpaces()
        return number
    }

    private func endOfExponent(from start: Int) -> Int {
        guard start < scalars.count, scalars[start] == "e" || scalars[start] == "E" else { return start }
        var digits = start + 1
        if digits < scalars.count, scalars[digits] == "-" || scalars[digits] == "+" { digits += 1 }
        let end = endOfRun(from: digits, where: Self.isDigit)
        return end > digits ? end : start
    }

    private func endOfRun(from start: Int, where holds: (Unicode.Scalar) -> Bool) -> Int {
        var end = start
        while end < scalars.count, holds(scalars[end]) { end += 1 }
        return end
    }

    private func text(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return String(text)
    }

    private mutating func skipSpaces() {
        offset = endOfRun(from: offset) { $0.properties.isWhitespace }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func isNameScalar(_ scalar: Unicode.Scalar, _ kind: NameKind) -> Bool {
        if scalar.properties.isAlphabetic || isDigit(scalar) || scalar == "_" || scalar == "$" { return true }
        return kind == .views && "-./".unicodeScalars.contains(scalar)
    }
}

extension String {
    /// Turns `8.` into `8.0`, since Swift doesn't parse the former as `strtod` does.
    fileprivate var withClosingDigit: String { hasSuffix(".") ? self + "0" : self }
}
