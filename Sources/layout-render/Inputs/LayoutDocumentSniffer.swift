import FileAccess
import LayoutDocument

/// Distinguishes layout documents from other JSON found in folders: settings, themes, schemas, reports.
enum LayoutDocumentSniffer {
    /// Keys of layout documents. Even an incorrect document has one of them.
    private static let keys: Set<String> = ["layoutDocument", "root"]

    /// Returns whether JSON is a layout document, perhaps an incorrect one.
    ///
    /// Text that can't be parsed counts as a document if it is JSON5; if it is JSON, only if it contains the key's
    /// name.
    static func isLayoutDocument(_ bytes: [UInt8], isJSON5: Bool) -> Bool {
        let bytes = TextBytes.utf8(bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        let hasKey = text.contains("layoutDocument")
        if isJSON5 ? hasKey : !hasKey { return isJSON5 }
        let document = JSON5Document(parsing: bytes)
        guard document.errors.isEmpty else { return true }
        guard case .object(let members)? = document.value?.content else { return isJSON5 }
        return members.contains { isJSON5 ? keys.contains($0.key) : $0.key == "layoutDocument" }
    }
}
