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

    /// Files of other formats are called what they are, instead of text in a wrong encoding.
    @Test(arguments: [
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG picture"),
        ([0x1F, 0x8B, 8, 0], "compressed by gzip"),
        (Array("NIBArchive\u{1}".utf8), "a compiled nib"),
        (Array("PK\u{3}\u{4}\u{14}".utf8), "a ZIP archive"),
    ])
    func otherFormatsAreNamed(bytes: [UInt8], words: String) throws {
        let told = try #require(LayoutDocumentReader.read(bytes, file: "a").findings.first?.message)
        #expect(told.hasPrefix("this is \(words), not a layout: name "))
    }

    /// Mistakes in a document keep their own messages.
    @Test(arguments: ["12", "root: {}", "true", "\"text\"", "[1]", "// nothing\n", "{ a: 1.2.3 }", ""])
    func brokenDocumentsStayDocuments(text: String) throws {
        let told = try #require(message(text))
        #expect(!told.contains("isn't a layout document"))
    }
}
