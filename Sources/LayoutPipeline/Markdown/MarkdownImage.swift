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
        guard text.hasPrefix("![") else { return false }
        var depth = 1
        var isEscaped = false
        for index in text.indices.dropFirst(2) {
            let character = text[index]
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "[" {
                depth += 1
            } else if character == "]" {
                depth -= 1
                if depth == 0 { return isTarget(text[text.index(after: index)...]) }
            }
        }
        return false
    }

    /// Returns whether the text after a description is this picture's name, perhaps with spaces after it.
    private func isTarget(_ text: Substring) -> Bool {
        text.hasPrefix(target) && text.dropFirst(target.count).allSatisfy { $0 == " " || $0 == "\t" }
    }

    /// Escapes characters that Markdown would interpret.
    private static func escaped(_ text: String) -> String {
        text.onOneLine.map { "\\`*_[]<>&!".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
