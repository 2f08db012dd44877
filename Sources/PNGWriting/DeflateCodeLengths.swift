/// The header of a block with dynamic codes: the lengths of both codes, themselves compressed with a third
/// code ([RFC 1951, 3.2.7](https://www.rfc-editor.org/rfc/rfc1951#section-3.2.7)).
struct DeflateCodeLengths {
    /// A length, or the repetition of one with the bits of its count.
    private struct Token {
        var symbol: Int
        var extraBits = 0
        var extraCount = 0
    }

    /// The order in which the third code's lengths are written.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private let literals: ArraySlice<UInt8>
    private let distances: ArraySlice<UInt8>

    init(literals: HuffmanCode, distances: HuffmanCode) {
        self.literals = Self.withoutZeros(literals.lengths, atLeast: 257)
        self.distances = Self.withoutZeros(distances.lengths, atLeast: 1)
    }

    private static func withoutZeros(_ lengths: [UInt8], atLeast count: Int) -> ArraySlice<UInt8> {
        lengths.prefix(max(count, 1 + (lengths.lastIndex { $0 > 0 } ?? 0)))
    }

    func write(to writer: inout BitWriter) {
        let tokens = Self.tokens(of: Array(literals + distances))
        var frequencies = [UInt32](repeating: 0, count: Self.order.count)
        for token in tokens { frequencies[token.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, limit: 7)
        let written = max(4, 1 + (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0))
        writer.put(UInt64(literals.count - 257), count: 5)
        writer.put(UInt64(distances.count - 1), count: 5)
        writer.put(UInt64(written - 4), count: 4)
        for symbol in Self.order.prefix(written) { writer.put(UInt64(code.lengths[symbol]), count: 3) }
        for token in tokens {
            writer.put(code, token.symbol)
            writer.put(UInt64(token.extraBits), count: token.extraCount)
        }
    }

    private static func tokens(of lengths: [UInt8]) -> [Token] {
        var tokens: [Token] = []
        var position = 0
        while position < lengths.count {
            let length = lengths[position]
            let run = lengths[position...].prefix { $0 == length }.count
            position += run
            append(&tokens, length: Int(length), run: run)
        }
        return tokens
    }

    private static func append(_ tokens: inout [Token], length: Int, run: Int) {
        var rest = run
        if length > 0 {
            tokens.append(Token(symbol: length))
            rest -= 1
        }
        while rest >= 3 {
            let part: Int
            switch (length, rest) {
            case (0, 11...):
                part = min(rest, 138)
                tokens.append(Token(symbol: 18, extraBits: part - 11, extraCount: 7))
            case (0, _):
                part = rest
                tokens.append(Token(symbol: 17, extraBits: part - 3, extraCount: 3))
            default:
                part = min(rest, 6)
                tokens.append(Token(symbol: 16, extraBits: part - 3, extraCount: 2))
            }
            rest -= part
        }
        tokens += Array(repeating: Token(symbol: length), count: rest)
    }
}
