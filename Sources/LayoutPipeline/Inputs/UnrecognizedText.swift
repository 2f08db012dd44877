import FileAccess
import Findings

/// What is said of a text file that is empty, or has an error of the debugger's in place of a capture, instead of the mistakes
/// that a reader of documents finds in it.
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
        let isSession = first == "(" || text.drop { $0.isWhitespace }.hasPrefix("error:")
        guard isSession,
            let said = text.split(whereSeparator: \.isNewline).first(where: { $0.contains("error:") })
        else { return nil }
        message =
            "this is no layout, log or capture, but an error ('\(String(said).onOneLine.abridged)'): "
            + "paste what 'po view.value(forKey: \"recursiveDescription\")!' prints"
    }
}
