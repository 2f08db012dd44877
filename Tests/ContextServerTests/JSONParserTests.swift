import TestSupport
import Testing

@testable import ContextServer

/// The parser of what clients send, against RFC 8259.
@Suite struct JSONParserTests {
    private func parse(_ text: String) throws -> JSON { try JSONParser.parse(Array(text.utf8)) }

    @Test func valuesOfEveryKind() throws {
        let value = try parse(
            #" { "a" : [1, -2.5e1, true, false, null, "x\u00e9\ud83d\ude00\n"], "b": {} } "#)
        #expect(value["a"] == [1, .number(-25), true, false, .null, "x\u{E9}\u{1F600}\n"])
        #expect(value["b"] == .object([]))
        #expect(value["c"] == nil)
    }

    @Test(arguments: [
        "", "{", "[1,]", "{\"a\":1,}", "{a:1}", "'a'", "01", "1.", ".5", "+1", "1e", "nul", "truee", "\"\t\"",
        "\"\\x\"", "\"\\u12g4\"", "[1] 2", "NaN", "-", "\"a", "{\"a\" 1}", "1e999", "{\"a\":1,\"a\":2}",
    ])
    func whatIsNotJSON(_ text: String) {
        #expect(throws: JSONError.self) { try parse(text) }
    }

    @Test func halvesOfPairsBecomeTheReplacementCharacter() throws {
        #expect(try parse(#""\ud800""#) == "\u{FFFD}")
        #expect(try parse(#""\udc00\ud800x""#) == "\u{FFFD}\u{FFFD}x")
    }

    @Test func nestingIsLimited() throws {
        let deepest = JSONParser.greatestDepth
        let nested = { (depth: Int) in
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(throws: Never.self) { try parse(nested(deepest)) }
        #expect(throws: JSONError.tooDeep) { try parse(nested(deepest + 1)) }
        #expect(throws: JSONError.tooDeep) { try parse(String(repeating: "[", count: 1_000_000)) }
    }

    @Test func bytesThatAreNotUTF8() {
        #expect(throws: JSONError.notUTF8) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
    }

    /// What is written is read again as it was, on one line.
    @Test func writingAndReadingAgree() throws {
        var random = SplitMix64(seed: 61)
        for _ in 0..<500 {
            let value = Self.value(&random, depth: 4)
            #expect(!value.bytes.contains(UInt8(ascii: "\n")))
            #expect(try JSONParser.parse(value.bytes) == value)
        }
    }

    private static func value(_ random: inout SplitMix64, depth: Int) -> JSON {
        switch Int.random(in: 0..<(depth == 0 ? 5 : 7), using: &random) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &random))
        case 2: return .integer(Int.random(in: -1_000_000...1_000_000, using: &random))
        case 3: return .number(Double(Int.random(in: -999...999, using: &random)) / 8 + 0.0625)
        case 4:
            let scalars = (0..<6).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0...0x2100, using: &random))
            }
            return .string(String(String.UnicodeScalarView(scalars)))
        case 5: return .array((0..<3).map { _ in value(&random, depth: depth - 1) })
        default:
            return .object((0..<3).map { JSON.Member("k\($0)\"\n", value(&random, depth: depth - 1)) })
        }
    }
}
