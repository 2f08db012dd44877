import FileAccess
import Findings

/// What is said of a text file that is neither a layout nor a log nor a capture, instead of the mistakes that a reader of
/// documents finds in it.
struct UnrecognizedText {
    /// What is wrong, and what to do.
    let message: String

    /// Looks at a file's bytes; nil if its name or its beginning says that it is a layout.
    init?(_ bytes: [UInt8], path: String) {
        guard InputFormat(pathExtension: FilePath.pathExtension(of: path)) == nil,
            !CaptureInput.isLayout(bytes)
        else { return nil }
        let text = String(decoding: TextBytes.utf8(bytes), as: UTF8.self)
        guard let first = text.first(where: { !$0.isWhitespace }) else {
            message = "the file is empty: paste what the debugger or the app prints into it"
            return
        }
        if "{[/<".contains(first) { return nil }
        let said = text.split(whereSeparator: \.isNewline).first { $0.contains("error:") }
        let advice =
            "paste what 'po view.value(forKey: \"recursiveDescription\")!' prints, or the log of a conflict"
        message =
            said.map {
                "this is no layout, log or capture, but an error ('\(String($0).onOneLine.abridged)'): \(advice)"
            }
            ?? "this is no layout, log or capture: \(advice)"
    }
}
