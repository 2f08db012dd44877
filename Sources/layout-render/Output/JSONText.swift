import Engine
import Findings

/// JSON to be shown on terminals.
enum JSONText {
    /// Escapes hazardous characters, which JSON allows in strings, without changing the meaning.
    static func escaped(_ json: some Sequence<UInt8>) -> [UInt8] {
        let lines = String(decoding: Array(json), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        return Array(lines.map { String($0).escaped(escape) }.joined(separator: "\n").utf8)
    }

    /// Returns a character as `\uXXXX`, or as a pair of these beyond 16 bits.
    static func escape(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
