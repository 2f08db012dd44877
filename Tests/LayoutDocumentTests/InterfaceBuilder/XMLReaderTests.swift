import TestSupport
import Foundation
import Testing

@testable import LayoutDocument

struct XMLReaderTests {
    private func failure(_ text: String) -> XMLError? {
        failure(Data(text.utf8))
    }

    private func failure(_ data: Data, limits: XMLLimits = XMLLimits()) -> XMLError? {
        do throws(XMLError) {
            _ = try XMLReader.read(data, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        ("", 1, 1, XMLError.Kind.empty),
        ("  \n <!-- x -->\n", 3, 1, .noElement),
        ("plain", 1, 1, .textOutsideRoot),
        ("{ layoutDocument: 1 }", 1, 1, .otherFormat("JSON5", advice: "end its name in .json5")),
        ("<!DOCTYPE html><html/>", 1, 1, .otherFormat("an HTML page", advice: "download the file itself")),
        ("<a/>\n  b", 2, 3, .textOutsideRoot),
        ("<a/><b/>", 1, 5, .contentAfterRoot),
        ("<a>\n  <b>\n</a>", 3, 1, .mismatchedEndTag(found: "a", open: "b", line: 2)),
        ("<a>\n  <b/>", 2, 7, .unexpectedEnd(open: "a", line: 1)),
        ("</a>", 1, 1, .unexpectedEndTag("a")),
        ("<a b=\"1\" b=\"2\"/>", 1, 10, .duplicateAttribute("b")),
        ("<a b/>", 1, 4, .attributeWithoutValue("b")),
        ("<a b=1/>", 1, 4, .attributeWithoutValue("b")),
        ("<a b=\"<\"/>", 1, 7, .lessThanInAttribute("b")),
        ("<a b=\"1", 1, 6, .endsInTag("a")),
        ("<a><b c=\"1\" d", 1, 13, .endsInTag("b")),
        ("<a ;/>", 1, 4, .badTag("a")),
        ("<a>&nbsp;</a>", 1, 4, .unknownEntity("nbsp")),
        ("<a>x & y</a>", 1, 6, .unknownEntity("")),
        ("<a>\u{FC}&#0;</a>", 1, 5, .badCharacterReference("0")),
        ("<a>&#xD800;</a>", 1, 4, .badCharacterReference("xD800")),
        ("<a>\r\n\u{1}</a>", 2, 1, .controlCharacter(1)),
        ("<a><!-- </a>", 1, 4, .unclosed("the comment <!--")),
        ("<a><![CDATA[ </a>", 1, 4, .unclosed("<![CDATA[")),
        ("<?xml version=\"1.0\"", 1, 1, .unclosed("the processing instruction <?")),
        ("<1/>", 1, 1, .badName),
        ("<a>\r< b/></a>", 2, 1, .badName),
    ])
    func brokenDocumentsSayWhere(text: String, line: Int, column: Int, kind: XMLError.Kind) {
        #expect(failure(text) == XMLError(kind: kind, line: line, column: column))
    }

    @Test func entityDeclarationsAreRefused() {
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
            <lolz>&b;</lolz>
            """
        #expect(failure(bomb) == XMLError(kind: .documentType, line: 2, column: 1))
        let file = "<!DOCTYPE a [<!ENTITY f SYSTEM \"file:///etc/hostname\">]><a>&f;</a>"
        #expect(failure(file) == XMLError(kind: .documentType, line: 1, column: 1))
        #expect(failure("<a><!DOCTYPE b></a>") == XMLError(kind: .documentType, line: 1, column: 4))
    }

    /// Documents at the limits are accepted; one byte, level, element or attribute more is rejected.
    @Test(arguments: 0..<20) func everyLimitIsKeptToTheLast(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        var counts = XMLLimits(bytes: 0, depth: 0, elements: 0, attributes: 0)
        let text = Self.element(level: 1, counts: &counts, from: &generator)
        counts.bytes = text.utf8.count
        let data = Data(text.utf8)
        _ = try XMLReader.read(data, limits: counts)
        let limits: [(WritableKeyPath<XMLLimits, Int>, (Int) -> XMLError.Kind)] = [
            (\.bytes, XMLError.Kind.tooLarge), (\.depth, XMLError.Kind.tooDeep),
            (\.elements, XMLError.Kind.tooManyElements), (\.attributes, XMLError.Kind.tooManyAttributes),
        ]
        for (limit, kind) in limits where counts[keyPath: limit] > 0 {
            var tight = counts
            tight[keyPath: limit] -= 1
            #expect(failure(data, limits: tight)?.kind == kind(tight[keyPath: limit]))
        }
    }

    /// Returns an element with attributes and children that just meets the limits.
    private static func element(
        level: Int, counts: inout XMLLimits, from generator: inout SplitMix64
    ) -> String {
        counts.depth = max(counts.depth, level)
        counts.elements += 1
        let attributes = Int.random(in: 0...5, using: &generator)
        counts.attributes = max(counts.attributes, attributes)
        let written = (0..<attributes).map { " a\($0)=\"\"" }.joined()
        var content = ""
        for _ in 0..<(level < 5 ? Int.random(in: 0...3, using: &generator) : 0) {
            content += element(level: level + 1, counts: &counts, from: &generator)
        }
        return content.isEmpty ? "<e\(written)/>" : "<e\(written)>\(content)</e>"
    }

    @Test func whatGoesPastALimitIsPointedAt() {
        let deep = String(repeating: "<a>", count: 100_000)
        let depth = XMLLimits().depth
        #expect(failure(deep) == XMLError(kind: .tooDeep(limit: depth), line: 1, column: depth * 3 + 1))
        let many = "<a>\n" + String(repeating: "<b/>", count: 9)
        #expect(
            failure(Data(many.utf8), limits: XMLLimits(elements: 7))
                == XMLError(kind: .tooManyElements(limit: 7), line: 2, column: 25))
        let attributes = "<a " + (0..<100_000).map { "a\($0)=''" }.joined(separator: "\n") + "/>"
        let limit = XMLLimits().attributes
        #expect(
            failure(attributes)
                == XMLError(kind: .tooManyAttributes(limit: limit), line: limit + 1, column: 1))
        let huge = Data(count: XMLLimits().bytes + 1)
        #expect(failure(huge) == XMLError(kind: .tooLarge(limit: XMLLimits().bytes), line: 1, column: 1))
    }

    /// Each reference becomes one character, so that a document never grows by being read.
    @Test func referencesDontGrow() throws {
        let text = "<a>" + String(repeating: "&amp;", count: 10_000) + "</a>"
        #expect(try XMLReader.read(Data(text.utf8)).text.utf8.count == 10_000)
        #expect(failure("<a>&lol;</a>")?.kind == .unknownEntity("lol"))
    }

    @Test(arguments: ["\n", "\r\n", "\r"]) func everyLineEndCountsAsOne(end: String) throws {
        let text = ["<a>", "<b/>", "x", "<c/></a>"].joined(separator: end)
        let element = try XMLReader.read(Data(text.utf8))
        #expect(element.children.map(\.line) == [2, 4])
        #expect(element.text == "\n\nx\n")
    }

    /// A carriage return, a line feed and both together are each one line end; two of the same kind are two.
    @Test func mixedLineEndsAreReadApart() throws {
        let element = try XMLReader.read(
            Data("<a b=\"1\r\n2\r3\n\r4\t5\">\r\r\n\n<![CDATA[\r\n]]>&#13;</a>".utf8))
        #expect(element["b"] == "1 2 3  4 5")
        #expect(element.text == "\n\n\n\n\r")
    }

    @Test func textAttributesAndReferencesAreRead() throws {
        let element = try XMLReader.read(
            Data(
                "<a  b='&lt;1&#x41;&#10;' c = \"x\ty\nz\">\r\n\u{1F600}<!-- no --><d/>&amp;<![CDATA[<e>]]></a>"
                    .utf8))
        #expect(element["b"] == "<1A\n")
        #expect(element["c"] == "x y z")
        #expect(element.text == "\n\u{1F600}&<e>")
        #expect(element.children.map(\.name) == ["d"])
        // The attribute's value and the text each contain a line break; the emoji is one scalar and the comment
        // eleven.
        #expect(element.children.first?.line == 3)
        #expect(element.children.first?.column == 13)
    }

    @Test func encodingsAreDecoded() throws {
        let text = "<a b=\"\u{FC}\"/>"
        for (data, name) in [
            (Data(text.utf8), "UTF-8"), (Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), "UTF-8 with a mark"),
            (try #require(text.data(using: .utf16)), "UTF-16"),
            (
                try #require(
                    ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + text).data(using: .isoLatin1)),
                "Latin 1"
            ),
        ] {
            #expect(try XMLReader.read(data)["b"] == "\u{FC}", "\(name)")
        }
        #expect(
            failure(Data("<a>\n".utf8) + Data([0x20, 0xFF]))
                == XMLError(kind: .notText(encoding: "UTF-8"), line: 2, column: 2))
        #expect(failure("<?xml encoding=\"EBCDIC\"?><a/>")?.kind == .unknownEncoding("EBCDIC"))
    }

    @Test func everyMessageIsOneLineThatSaysWhatToDo() {
        let kinds: [XMLError.Kind] = [
            .tooLarge(limit: 1), .notText(encoding: "UTF-8"), .unknownEncoding("x"), .noElement, .empty,
            .documentType,
            .unknownEntity("x"), .badCharacterReference("0"), .controlCharacter(1), .tooDeep(limit: 1),
            .tooManyElements(limit: 1), .tooManyAttributes(limit: 1), .unexpectedEnd(open: "a", line: 1),
            .unexpectedEndTag("a"),
            .mismatchedEndTag(found: "a", open: "b", line: 1), .unclosed("x"), .badName, .badTag("a"),
            .attributeWithoutValue("a"), .duplicateAttribute("a"), .lessThanInAttribute("a"),
            .contentAfterRoot,
            .textOutsideRoot,
        ]
        let messages = kinds.map { XMLError(kind: $0, line: 1, column: 1).message }
        #expect(Set(messages).count == kinds.count)
        #expect(messages.allSatisfy { !$0.contains("\n") && $0.count > 15 })
    }
}
