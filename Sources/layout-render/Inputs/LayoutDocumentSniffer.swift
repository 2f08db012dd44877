import LayoutDocument

/// Tells layout documents from the other JSON that folders hold: settings, themes, schemas, reports.
enum LayoutDocumentSniffer {
    /// Keys one of which every layout document has, written right or not.
    private static let keys: Set<String> = ["layoutDocument", "root"]

    /// Whether JSON is a layout document, perhaps with mistakes.
    ///
    /// What can't be parsed counts as JSON5 wherever it comes from, and as JSON if it has the key's name in it.
    static func isLayoutDocument(_ bytes: [UInt8], isJSON5: Bool) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        let hasKey = text.contains("layoutDocument")
        if isJSON5 ? hasKey : !hasKey { return isJSON5 }
        let document = JSON5Document(parsing: bytes)
        guard document.errors.isEmpty else { return true }
        guard case .object(let members)? = document.value?.content else { return isJSON5 }
        return members.contains { isJSON5 ? keys.contains($0.key) : $0.key == "layoutDocument" }
    }
}
