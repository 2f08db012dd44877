/// The opening line of a fenced code block: three or more backticks or tildes and an info string, as in `CommonMark`.
struct MarkdownFence: Equatable {
    private var mark: Character
    private var length: Int
    /// The text after the marks, without surrounding spaces.
    var info: String

    /// Parses the fence that a line opens, without its indentation; nil for any other line.
    init?(opening content: Substring) {
        guard let mark = content.first, mark == "`" || mark == "~" else { return nil }
        let marks = content.prefix { $0 == mark }
        let info = content[marks.endIndex...].trimmed
        guard marks.count >= 3, mark != "`" || !info.contains("`") else { return nil }
        self.mark = mark
        length = marks.count
        self.info = info
    }

    /// Returns whether a line ends the block.
    func isClosed(by line: Substring) -> Bool {
        let text = line.trimmed
        return text.count >= length && text.allSatisfy { $0 == mark }
    }

    /// The info string's first word, which names the language.
    var language: Substring { info.prefix { $0 != " " && $0 != "\t" } }
}

extension StringProtocol {
    /// The text without surrounding spaces and tabs.
    fileprivate var trimmed: String {
        let start = drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
