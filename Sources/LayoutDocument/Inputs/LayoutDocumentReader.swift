import Engine
import Findings

/// Reads layout documents (`Documentation/DocumentFormat.md`).
package enum LayoutDocumentReader {
    /// Reads a document once; scenes can then be made for each of its states.
    ///
    /// `file` is the input as the user named it, for locations and for the scene's id.
    /// - Complexity: O(size of the document).
    package static func input(_ bytes: [UInt8], file: String) -> LayoutInput {
        if let finding = OtherText.finding(in: bytes, file: file) {
            return LayoutInput(content: .unusable([finding]), file: file)
        }
        var reader = DocumentReader(bytes: bytes, file: file)
        reader.read()
        return LayoutInput(content: .document(reader.description, reader.findings), file: file)
    }

    /// Reads a document and makes the requested scene: the document itself or one of its states.
    ///
    /// The result contains every finding with its line and column. If errors make a document unusable, there is no
    /// scene.
    package static func read(
        _ bytes: [UInt8], file: String, options: SceneOptions = SceneOptions()
    ) -> ReadResult {
        input(bytes, file: file).scenes(options)
    }
}
