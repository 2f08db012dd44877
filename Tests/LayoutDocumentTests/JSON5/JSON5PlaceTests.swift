import Foundation
import LayoutDocument
import Testing

struct JSON5PlaceTests {
    @Test func countsScalarsAndEveryLineEnd() {
        let text = "\u{FEFF}{ a: 1,\r\n'é😀': 2,\r\"e\u{301}\": /* x\n */ 3 }"
        let document = JSON5Document(parsing: Array(text.utf8))
        guard case .object(let members) = document.value?.content else {
            Issue.record("no object")
            return
        }
        #expect(document.errors.isEmpty)
        let keys = members.map { "\($0.keyPosition.line):\($0.keyPosition.column)" }
        let values = members.map { "\($0.value.position.line):\($0.value.position.column)" }
        #expect(keys == ["1:3", "2:1", "3:1"])
        #expect(values == ["1:6", "2:7", "4:5"])
    }

    @Test func longKeysAreToldApart() {
        let keys = ["backgroundColour", "backgroundColor1", "é234567890123456", "backgroundColour", "a-b"]
        let text = "{ " + keys.map { "\($0): 1" }.joined(separator: ", ") + " }"
        guard case .object(let members) = JSON5Document(parsing: Array(text.utf8)).value?.content else {
            Issue.record("no object")
            return
        }
        // A key with a hyphen is read as one word.
        #expect(members.map(\.key) == keys.dropLast() + ["aB"])
    }

    @Test func aSeparatorCharacterEndsALineCommentButNoLine() {
        let document = JSON5Document(parsing: Array("[ // x\u{2028} 1, @ ]".utf8))
        #expect(document.errors.map(\.position) == [SourcePosition(line: 1, column: 12)])
    }

    @Test func findsCharactersInsideStrings() {
        let text = "  'a\\n\\u0062\\\n\\uD83D\\uDE00é!'"
        let document = JSON5Document(parsing: Array(text.utf8))
        guard let value = document.value else {
            Issue.record("no value")
            return
        }
        let places = (0...6).map { document.position(ofScalar: $0, in: value) }.map {
            "\($0.line):\($0.column)"
        }
        // a, \n, \u0062, the pair, é, ! and the closing quote.
        #expect(places == ["1:4", "1:5", "1:7", "2:1", "2:13", "2:14", "2:15"])
    }

    @Test func nestingIsLimited() {
        let deepest = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
        #expect(JSON5Document(parsing: Array(deepest.utf8)).errors.isEmpty)
        for open in ["[", "{a:"] {
            let text = String(repeating: open, count: 100_000)
            let document = JSON5Document(parsing: Array(text.utf8))
            let column = 256 * open.count + 1
            #expect(document.errors.map(\.value) == [.tooDeep(limit: 256)])
            #expect(document.errors.map(\.position) == [SourcePosition(line: 1, column: column)])
        }
    }

    @Test func sizeIsLimited() {
        let document = JSON5Document(parsing: Array("[1, 2]".utf8), limits: JSON5Limits(size: 5))
        #expect(document.errors.map(\.value) == [.tooLarge(bytes: 6, limit: 5)])
    }

    @Test func infinityAndNaNAreNumbers() {
        let document = JSON5Document(parsing: Array("[Infinity, -Infinity, +NaN]".utf8))
        guard case .array(let values) = document.value?.content else {
            Issue.record("no array")
            return
        }
        let numbers = values.map { if case .number(let number) = $0.content { number } else { 0.0 } }
        #expect(numbers[0] == .infinity && numbers[1] == -.infinity && numbers[2].isNaN)
    }

    @Test(arguments: ["<?xml version=\"1.0\"?>\n<document/>", "\n <document/>"])
    func xmlIsOneErrorThatSaysSo(text: String) {
        let document = JSON5Document(parsing: Array(text.utf8))
        #expect(document.errors.map(\.value) == [.xml])
        #expect(JSON5Error.xml.message.contains(".storyboard"))
    }

    @Test func aVeryLongKeyIsNotQuotedInFull() {
        let key = String(repeating: "k", count: 1 << 20)
        let message = DocumentFinding.unknownKey(key, object: "a view", suggestion: nil).message
        #expect(message.count < 300)
        #expect(message.contains(key.prefix(80) + "…"))
    }
}
