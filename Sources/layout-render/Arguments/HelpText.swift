import LayoutPipeline

/// Formats the help of the command and its subcommands from their descriptions.
enum HelpText {
    /// The maximum line length in columns.
    private static let width = 100
    private static let indent = 26

    /// Returns the help of the whole command, which lists its subcommands.
    static func overview(of groups: [CommandGroup]) -> String {
        let tables = groups.map { group in
            "\(group.title.uppercased()):\n" + table(group.descriptions.map { ($0.name, $0.abstract) })
        }
        return """
            OVERVIEW: Solve, draw, explain and compare Auto Layout, including layout guides.

            USAGE: layout-render <subcommand> [<options>]

            OPTIONS:
            \(table([
                (head: "--version", text: "Show the version."),
                (head: "-h, --help", text: "Show help; 'layout-render help <subcommand>' shows a subcommand's."),
            ]))
            \(tables.joined(separator: "\n"))
            EXIT STATUS:
            \(table(ExitStatus.allCases.map { (head: "\($0.rawValue)", text: $0.meaning) }))
            """ + "\n"
    }

    /// Returns the help of one subcommand.
    static func text(of command: CommandDescription) -> String {
        var text = "OVERVIEW: \(command.abstract)\n"
        if !command.discussion.isEmpty {
            text += "\n" + wrapped(command.discussion, width: width).joined(separator: "\n") + "\n"
        }
        text += "\n\(usage(of: command))\n"
        if let operand = command.operand {
            text += "\nARGUMENTS:\n" + table([(head: operand.spelling, text: operand.help + ".")])
        }
        if !command.ownOptions.isEmpty { text += "\nOPTIONS:\n" + table(command.ownOptions.map(row)) }
        return text + "\nCOMMON OPTIONS:\n" + table(command.commonOptions.map(row))
    }

    /// Returns the usage line of a subcommand.
    static func usage(of command: CommandDescription) -> String {
        var parts = ["USAGE: layout-render", command.name]
        if let operand = command.operand { parts.append(operand.spelling) }
        if !command.options.isEmpty { parts.append("[<options>]") }
        return parts.joined(separator: " ")
    }

    /// Returns an option as listed in the help and the manual.
    static func row(for option: ArgumentOption) -> (head: String, text: String) {
        let value = option.valueSpelling.map { " \($0)" } ?? ""
        var text = option.help
        if let command = option.wordsListedBy {
            text += "; '\(command)' lists them"
        } else if option.listsItsWords {
            text += ": " + option.words.joined(separator: ", ")
        }
        if option.isRepeatable { text += "; may be repeated" }
        if let detail = option.detail { text += ". \(detail)" }
        return ("\(option.spellings.joined(separator: ", "))\(value)", text + ".")
    }

    private static func table(_ rows: [(head: String, text: String)]) -> String {
        var lines: [String] = []
        for row in rows {
            let texts = wrapped(row.text, width: width - indent)
            let head = "  \(row.head)"
            let margin = String(repeating: " ", count: indent)
            if head.count < indent - 1, let first = texts.first {
                lines.append(head + String(repeating: " ", count: indent - head.count) + first)
                lines += texts.dropFirst().map { margin + $0 }
            } else {
                lines.append(head)
                lines += texts.map { margin + $0 }
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Wraps text at spaces into lines of at most the given width, keeping existing line breaks.
    private static func wrapped(_ text: String, width: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            var lines = [""]
            for word in paragraph.split(separator: " ") {
                let line = lines[lines.count - 1]
                if !line.isEmpty, line.count + 1 + word.count > width {
                    lines.append(String(word))
                } else {
                    lines[lines.count - 1] = line.isEmpty ? String(word) : "\(line) \(word)"
                }
            }
            return lines
        }
    }
}
