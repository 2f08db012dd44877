import Engine
import Findings
import LayoutRender

/// The line that shows a picture in a Markdown page.
struct MarkdownImage: Equatable {
    /// The picture's file name.
    var file: String
    /// A description of the picture.
    var altText: String

    /// The file for dark mode; nil if the line is Markdown's own image.
    var darkFile: String?

    /// The image in Markdown, or as an element that chooses the file by the reader's settings.
    var line: String {
        guard let darkFile else { return "![\(Self.escaped(altText))]\(target)" }
        return "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(darkFile)\">"
            + "<img src=\"\(file)\" alt=\"\(XMLValue.escaped(altText.onOneLine))\"></picture>"
    }

    private var target: String { "(\(file))" }

    /// Returns whether a line contains this picture and nothing else, in either form and with any description.
    func isShown(by line: Substring) -> Bool {
        let text = line.drop { $0 == " " || $0 == "\t" }
        if text.hasPrefix("<picture>") {
            let end = text.lastIndex { $0 != " " && $0 != "\t" } ?? text.startIndex
            return text[...end].hasSuffix("</picture>") && text.contains("<img src=\"\(file)\" ")
        }
        return isMarkdown(text)
    }

    /// Returns whether a line is this picture as Markdown's own image.
    private func isMarkdown(_ text: Substring) -> Bool {
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
