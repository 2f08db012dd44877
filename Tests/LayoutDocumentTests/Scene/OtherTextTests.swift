import Findings
import Testing

@testable import LayoutDocument

/// Text that isn't a layout document is called that, instead of a broken one.
@Suite struct OtherTextTests {
    private func message(_ text: String) -> String? {
        LayoutDocumentReader.read(Array(text.utf8), file: "a").findings.first?.message
    }

    @Test(arguments: [
        "2026-03-02 10:00:00.123 App[1:2] hello\n", "Unable to simultaneously satisfy constraints.\n",
        "\u{FEFF}  Test Case passed\n",
    ])
    func otherTextIsNoDocument(text: String) throws {
        let told = try #require(message(text))
        #expect(told.hasPrefix("this isn't a layout document: it begins with '"))
        #expect(told.contains("layout-render explain"))
    }

    /// Mistakes in a document keep their own messages.
    @Test(arguments: ["12", "root: {}", "true", "\"text\"", "[1]", "// nothing\n", "{ a: 1.2.3 }", ""])
    func brokenDocumentsStayDocuments(text: String) throws {
        let told = try #require(message(text))
        #expect(!told.contains("isn't a layout document"))
    }
}
