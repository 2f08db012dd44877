import Engine
import LayoutDocument
import Testing
import Findings

struct BrokenDocumentTests {
    @Test func thereAreManyThatCannotBeUsed() {
        #expect(brokenDocuments.count { !$0.isUsable } >= 100)
        #expect(brokenDocuments.allSatisfy { $0.marked.unicodeScalars.count { $0 == "▶" } == 1 })
    }

    @Test(arguments: brokenDocuments)
    func isFoundAtItsPlace(_ broken: BrokenDocument) {
        let result = LayoutDocumentReader.read(Array(broken.text.utf8), file: "broken.json5")
        #expect(result.scenes.isEmpty == !broken.isUsable, "\(result.findings)")
        #expect(
            result.findings.count == 1,
            "\(result.findings.map { "\($0.location?.column ?? 0) \($0.message)" })")
        guard let finding = result.findings.first else { return }
        let place = SourceLocation(file: "broken.json5", line: broken.place.line, column: broken.place.column)
        #expect(finding.location == place)
        #expect(finding.message.contains(broken.advice), "\(finding.message)")
        if !broken.isUsable { #expect(finding.severity == .error) }
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
        let findings = LayoutDocumentReader.read(Array(text.utf8), file: "f").findings
        let places = findings.compactMap(\.location).map { "\($0.line):\($0.column)" }
        #expect(places == ["3:20", "3:23", "4:32", "4:40", "4:51", "5:25", "5:34"])
    }

    /// Each document has one mistake, and four references to `gap` or `title`, which it hides.
    @Test(arguments: [
        "guide: [{ id: \"gap\" }, { id: \"title\" }]", "guides: { gap: {}, title: {} }",
        "guides: \"gap title\", subViews: [\"gap\", { id: \"x\", subviews: [{ id: \"title\" }] }]",
        "children: [{ id: \"gap\" }, { id: \"title\" }]", "subviews: { gap: {}, title: {} }",
    ])
    func whatRestsOnUnreadViewsIsCounted(members: String) throws {
        let text = """
            { layoutDocument: 1, root: { id: "view", \(members) },
              constraints: ["gap.top == view.top", "title.top == gap.bottom", "V:[title]-|"] }
            """
        let findings = LayoutDocumentReader.read(Array(text.utf8), file: "f").findings
        let counts = findings.filter { $0.message.contains("can't be checked") }
        #expect(counts.map(\.message).count == 1)
        #expect(counts.first?.message.contains("(4 references to what is in it can't") == true)
        #expect(!findings.contains { $0.message.contains("no view or guide") })
    }

    @Test(arguments: [
        "MyButton", "Label", "UIButtonBarView", "UITableViewLabel", "UIDimmingView", "MyApp.UILable",
    ])
    func classesOfAppsAreFree(name: String) {
        let text = "{ layoutDocument: 1, root: { subviews: [{ class: \"\(name)\", frame: [0, 0, 1, 1] }] } }"
        #expect(LayoutDocumentReader.read(Array(text.utf8), file: "f").findings.isEmpty)
    }

    /// Of two unknown ids, one duplicate can explain only one, and a misspelt id explains itself.
    @Test func aDuplicateHidesNoMoreMistakesThanItCanCause() {
        func messages(_ constraints: String) -> [String] {
            let text = """
                { layoutDocument: 1, root: { id: "view", subviews: [{ id: "title" }, { id: "title" }] },
                  constraints: [\(constraints)] }
                """
            return LayoutDocumentReader.read(Array(text.utf8), file: "f").findings.map(\.message)
        }
        let two = messages("\"button.top == view.top\", \"footer.top == view.top\"")
        #expect(two.count == 3)
        #expect(two[0].hasSuffix("choose another"))
        #expect(two[1].contains("'button'") && two[2].contains("'footer'"))
        let misspelt = messages("\"titel.top == view.top\"")
        #expect(misspelt.count == 2 && misspelt[1].contains("did you mean 'title'?"))
    }

    @Test(arguments: [
        ("import UIKit\n\nlet view = UIView()\n", "a.json5", "end its name in .swift"),
        ("bplist00\u{1}", "a.nib", "name the .xib or .storyboard that it was made from"),
        ("NIBArchive", "a.json5", "name the .xib or .storyboard that it was made from"),
        ("bplist00\u{1}", "a.json5", "a binary property list"),
    ])
    func filesOfOtherKindsAreNamed(text: String, file: String, advice: String) {
        let findings = LayoutDocumentReader.read(Array(text.utf8), file: file).findings
        #expect(findings.count == 1)
        #expect(findings.first?.message.contains(advice) == true)
    }

    @Test func moreThanAHundredAreCounted() {
        let text =
            "{ layoutDocument: 1, root: {}, constraints: [" + String(repeating: "5,", count: 250) + "] }"
        let findings = LayoutDocumentReader.read(Array(text.utf8), file: "f").findings
        #expect(findings.count == 101)
        #expect(findings.last?.message.hasPrefix("and 150 more") == true)
    }

    @Test func bytesThatAreNotUTF8HaveAPlace() {
        let bytes = Array("{ layoutDocument: 1,\n  title: \"é".utf8) + [0xC3, 0x28] + Array("\" }".utf8)
        let finding = LayoutDocumentReader.read(bytes, file: "f").findings.first
        #expect(finding?.location == SourceLocation(file: "f", line: 2, column: 12))
        #expect(finding?.message.contains("save the file as UTF-8") == true)
    }
}
