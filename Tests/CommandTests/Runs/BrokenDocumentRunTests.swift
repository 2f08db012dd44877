import Foundation
import Testing

@Suite struct BrokenDocumentRunTests {
    /// The broken documents of the reader's tests: unusable ones end with status 65 and leave no file behind.
    @Test(arguments: brokenDocuments.filter { !$0.isUsable })
    func aDocumentOfNoUseLeavesNoPicture(broken: BrokenDocument) throws {
        try TemporaryFolder.with { folder in
            try folder.write(broken.text, to: "broken.json5")
            let outcome = try BuiltCommand.run(["render", "broken.json5", "-o", "a.svg"], in: folder.url)
            #expect(outcome.status == 65)
            #expect(outcome.output.isEmpty)
            let place = "broken.json5:\(broken.place.line):\(broken.place.column): error: "
            #expect(outcome.errors.hasPrefix(place))
            #expect(try folder.files() == ["broken.json5"])
        }
    }

    @Test(arguments: brokenDocuments.filter { !$0.isUsable })
    func aCaretStandsBelowTheMistake(broken: BrokenDocument) throws {
        try TemporaryFolder.with { folder in
            try folder.write(broken.text, to: "broken.json5")
            let outcome = try BuiltCommand.run(["check", "broken.json5"], in: folder.url)
            let lines = outcome.errors.split(separator: "\n", omittingEmptySubsequences: false)
            let source = broken.text.split(separator: "\n", omittingEmptySubsequences: false)[
                broken.place.line - 1]
            let (line, column) = broken.place
            // Other lines have characters that take several columns, or end before the mistake.
            guard source.count < 50, column <= source.count, source.allSatisfy({ $0.isASCII && $0 != "\t" }),
                lines.first?.hasPrefix("broken.json5:\(line):\(column):") == true
            else { return }
            #expect(lines[1] == "    " + source)
            #expect(lines[2] == String(repeating: " ", count: 4 + column - 1) + "^")
        }
    }

    @Test func longLinesAreCutAroundTheMistake() throws {
        let text =
            "{ layoutDocument: 1, title: \"\(String(repeating: "a", count: 300))\", wrong: 1, root: {}, "
            + "constraints: [], states: [] }                                     // \(String(repeating: "b", count: 300))"
        try TemporaryFolder.with { folder in
            try folder.write(text, to: "long.json5")
            let lines = try BuiltCommand.run(["check", "long.json5"], in: folder.url).errors.split(
                separator: "\n")
            #expect(lines[1].count <= 106)
            #expect(lines[1].hasPrefix("    …a") && lines[1].hasSuffix("…"))
            let offset = lines[2].distance(
                from: lines[2].startIndex, to: try #require(lines[2].firstIndex(of: "^")))
            #expect(lines[1].dropFirst(offset).hasPrefix("wrong: 1"))
        }
    }

    @Test func standardInputHasNoLineToShow() throws {
        let outcome = try BuiltCommand.run(
            ["check", "-"], input: "{ layoutDocument: 1, wrong: 1, root: {} }")
        #expect(outcome.status == 65)
        #expect(!outcome.errors.contains("^"))
    }

    @Test(arguments: [
        ("{ layoutDocument: 1, view: {} }", "did you mean root?"),
        (#"{ layoutDocument: 1, root: { type: "UILabel" } }"#, "did you mean class?"),
        (#"{ layoutDocument: 1, root: { class: "UILabel", title: "a" } }"#, "did you mean text?"),
        ("{ layoutDocument: 1, root: { children: [] } }", "did you mean subviews?"),
        (
            #"{ layoutDocument: 1, root: { guides: [{ id: "g", width: 20 }] } }"#,
            "constraints: [\"g.width == 20\"]"
        ),
    ])
    func keysOfOtherToolsSuggestTheDocuments(document: String, advice: String) throws {
        let outcome = try BuiltCommand.run(["check", "-"], input: document)
        #expect(outcome.errors.contains(advice), "\(outcome.errors)")
    }

    @Test func theSchemaIsJSON() throws {
        let outcome = try BuiltCommand.run(["schema"])
        #expect(outcome.status == 0)
        let schema = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }
}
