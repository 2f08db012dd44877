import Engine
import Findings

/// The line that shows a picture in a Markdown page.
struct MarkdownImage: Equatable {
    /// The picture's file name.
    var file: String
    /// A description of the picture.
    var altText: String

    /// The image in Markdown.
    var line: String { "![\(Self.escaped(altText))]\(target)" }

    private var target: String { "(\(file))" }

    /// Returns whether a line contains this picture and nothing else, with any description.
    func isShown(by line: Substring) -> Bool {
        let text = line.drop { $0 == " " || $0 == "\t" }
        return text.hasPrefix("![")
            && text.reversed().drop { $0 == " " || $0 == "\t" }.reversed()
                .suffix(target.count + 1).elementsEqual("]" + target)
    }

    /// Escapes characters that Markdown would interpret.
    private static func escaped(_ text: String) -> String {
        text.onOneLine.map { "\\`*_[]<>&!".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
