import CaptureReconstruction
import LayoutDocument
import ViewCapture

/// A capture as a text or as an archive: the first byte tells which.
enum CaptureText {
    /// Reads a capture, matches it with itself, and solves the document that it becomes.
    static func read(_ bytes: [UInt8]) {
        let capture =
            bytes.first == UInt8(ascii: "A")
            ? ArchiveReader.read(
                ArchiveFiles(responses: [("Response_0", Array(bytes.dropFirst()))], metadata: nil))
            : CaptureReader.read(bytes)
        guard capture.items.count < 2000 else { return }
        let layout = CaptureLayout(capture, file: "fuzz.txt")
        let solved = layout.solved(id: "fuzz")
        if let match = SourceMatch.best(of: solved, with: solved) {
            _ = SourceComparison(match, captured: solved, source: solved, hasAllConstraints: true)
        }
        _ = LayoutDocumentReader.read(Array(layout.document.text().utf8), file: "fuzz.json5")
    }
}
