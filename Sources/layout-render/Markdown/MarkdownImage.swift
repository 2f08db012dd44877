import Engine

/// The line that shows a picture in a Markdown page.
struct MarkdownImage: Equatable {
    /// The picture's file name.
    var file: String
    /// What it shows, in words.
    var altText: String

    /// As Markdown.
    var line: String { "![\(Self.escaped(altText))]\(target)" }

    private var target: String { "(\(file))" }

    /// Whether a line shows the picture and nothing else, whatever its words are.
    func isShown(by line: Substring) -> Bool {
        let text = line.drop { $0 == " " || $0 == "\t" }
        return text.hasPrefix("![")
            && text.reversed().drop { $0 == " " || $0 == "\t" }.reversed()
                .suffix(target.count + 1).elementsEqual("]" + target)
    }

    /// Words with what Markdown would take for marks escaped.
    private static func escaped(_ text: String) -> String {
        text.onOneLine.map { "\\`*_[]<>&!".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
