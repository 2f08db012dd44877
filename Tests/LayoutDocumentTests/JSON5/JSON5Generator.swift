import TestSupport

/// Generates random JSON5 in all its forms, the same for the same seed.
struct JSON5Generator {
    private var random: SplitMix64

    init(seed: Int) {
        random = SplitMix64(seed: UInt64(seed))
    }

    mutating func value(depth: Int) -> String {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
        case 0: pick(["null", "true", "false"])
        case 1, 2: number()
        case 3, 4: string()
        case 5: list("[", "]", depth) { $0.value(depth: depth - 1) }
        default:
            list("{", "}", depth) { generator in
                generator.key() + generator.space() + ":" + generator.space()
                    + generator.value(depth: depth - 1)
            }
        }
    }

    private mutating func list(
        _ open: String, _ close: String, _ depth: Int, element: (inout JSON5Generator) -> String
    ) -> String {
        let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ in element(&self) }
        let comma = !elements.isEmpty && Bool.random(using: &random) ? "," : ""
        return open + space() + elements.joined(separator: space() + "," + space()) + space() + comma
            + space() + close
    }

    private mutating func number() -> String {
        let sign = pick(["", "", "-", "+"])
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return sign + "0x" + String(Int.random(in: 0...0xFFFF, using: &random), radix: 16)
        case 1: return sign + "." + String(Int.random(in: 0...999, using: &random))
        case 2: return sign + String(Int.random(in: 0...999, using: &random)) + "."
        case 3:
            return sign + String(Int.random(in: 0...99, using: &random)) + ".5e"
                + pick(["", "+", "-"]) + String(Int.random(in: 0...30, using: &random))
        case 4: return sign + String(Double.random(in: 0...1000, using: &random))
        default: return sign + String(Int.random(in: 0...1_000_000, using: &random))
        }
    }

    private mutating func string() -> String {
        let quote = pick(["\"", "'"])
        let parts = [
            "a", "Z", " ", "é", "日", "😀", "\\n", "\\\\", "\\\"", "\\'", "\\/", "\\u00e9", "\\uD83D\\uDE00",
            "/* no comment */", "//", "{", "]", ",", "0", "\\t",
        ]
        let body = (0..<Int.random(in: 0...8, using: &random)).map { _ in pick(parts) }.joined()
        return quote + body + quote
    }

    private mutating func key() -> String {
        Bool.random(using: &random) ? pick(["a", "b1", "$c", "_d", "été", "true", "null"]) : string()
    }

    private mutating func space() -> String {
        pick(["", "", " ", "\n", "\t", "\r\n", " // line\n", "/* block */", "/**/"])
    }

    private mutating func pick(_ choices: [String]) -> String {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }
}
