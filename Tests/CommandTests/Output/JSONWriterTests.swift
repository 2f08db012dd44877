import Foundation
import JSONWriting
import Testing

@testable import layout_render

@Suite struct JSONWriterTests {
    private func text(_ write: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        write(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test(
        arguments: [
            (300, "300"), (0, "0"), (-0.0, "0"), (-7, "-7"), (0.1, "0.1"), (200.0 / 3, "66.66666666666667"),
            (-2.5, "-2.5"), (9_007_199_254_740_991, "9007199254740991"), (.infinity, "null"),
            (-.infinity, "null"),
            (.nan, "null"), (1e300, "1e+300"),
        ] as [(Double, String)])
    func numbersAreTheShortestThatReadBack(number: Double, expected: String) {
        #expect(text { $0.value(number) } == expected)
    }

    @Test func numbersReadBackTheSame() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let number = Double(bitPattern: generator.next())
            guard number.isFinite else { continue }
            #expect(Double(text { $0.value(number) }) == number)
        }
    }

    @Test(
        arguments: [
            "", "plain", "\"quoted\" \\ /", "tab\tline\nreturn\r", "\u{0}\u{1}\u{1F}\u{7F}",
            "é 漢字 🧩 e\u{301}",
            "\u{2028}\u{2029}",
        ])
    func stringsReadBackTheSame(string: String) throws {
        let written = text { json in json.array { $0.value(string) } }
        let read = try JSONDecoder().decode([String].self, from: Data(written.utf8))
        #expect(read.map { Array($0.unicodeScalars) } == [Array(string.unicodeScalars)])
    }

    @Test func containersAreLaidOutAsAsked() {
        let written = text { json in
            json.object { json in
                json.key("empty")
                json.array { _ in }
                json.key("line")
                json.array(inline: true) { json in
                    json.value(1)
                    json.object { json in
                        json.key("a")
                        json.value(true)
                    }
                    json.value(nil as String?)
                }
                json.key("lines")
                json.array { json in
                    json.value("x")
                    json.object { _ in }
                }
            }
        }
        #expect(
            written == """
                {
                  "empty": [],
                  "line": [1, {"a": true}, null],
                  "lines": [
                    "x",
                    {}
                  ]
                }
                """)
    }
}
