import Engine
import LayoutDocument
import Testing

struct BrokenDocumentTests {
    @Test func thereAreManyThatCannotBeUsed() {
        #expect(brokenDocuments.count { !$0.isUsable } >= 100)
        #expect(brokenDocuments.allSatisfy { $0.marked.unicodeScalars.count { $0 == "▶" } == 1 })
    }

    @Test(arguments: brokenDocuments)
    func isFoundAtItsPlace(_ broken: BrokenDocument) {
        let result = LayoutDocumentReader.read(Array(broken.text.utf8), file: "broken.json5")
        #expect(result.scenes.isEmpty == !broken.isUsable, "\(result.issues)")
        #expect(
            result.issues.count == 1, "\(result.issues.map { "\($0.location?.column ?? 0) \($0.message)" })")
        guard let issue = result.issues.first else { return }
        let place = SourceLocation(file: "broken.json5", line: broken.place.line, column: broken.place.column)
        #expect(issue.location == place)
        #expect(issue.message.contains(broken.advice), "\(issue.message)")
        if !broken.isUsable { #expect(issue.severity == .error) }
    }

    @Test func allMistakesOfAFileAreFoundAtOnce() {
        let text = """
            {
              layoutDocument: 1,
              canvas: { scale: 0, devise: "x" },
              root: { subviews: [{ id: "a" hidden: 1 }, { id: 5 }] },
              constraints: ["a.left = 5", "a.lefft == 8"],
            }
            """
        let issues = LayoutDocumentReader.read(Array(text.utf8), file: "f").issues
        let places = issues.compactMap(\.location).map { "\($0.line):\($0.column)" }
        #expect(places == ["3:20", "3:23", "4:32", "4:40", "4:51", "5:25", "5:34"])
    }

    @Test func moreThanAHundredAreCounted() {
        let text =
            "{ layoutDocument: 1, root: {}, constraints: [" + String(repeating: "5,", count: 250) + "] }"
        let issues = LayoutDocumentReader.read(Array(text.utf8), file: "f").issues
        #expect(issues.count == 101)
        #expect(issues.last?.message.hasPrefix("and 150 more") == true)
    }

    @Test func bytesThatAreNotUTF8HaveAPlace() {
        let bytes = Array("{ layoutDocument: 1,\n  title: \"é".utf8) + [0xC3, 0x28] + Array("\" }".utf8)
        let issue = LayoutDocumentReader.read(bytes, file: "f").issues.first
        #expect(issue?.location == SourceLocation(file: "f", line: 2, column: 12))
        #expect(issue?.message.contains("save the file as UTF-8") == true)
    }
}
