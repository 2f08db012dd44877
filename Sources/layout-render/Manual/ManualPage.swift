import LayoutPipeline

/// The manual page in roff's man macros, generated from the descriptions of the subcommands.
enum ManualPage {
    /// Returns the page of the command with all its subcommands.
    static func text(of commands: [CommandDescription]) -> String {
        let shared = OptionUses.all(in: commands).filter(\.isShared)
        return """
            .TH LAYOUT-RENDER 1 "" "layout-render \(escaped(Version.current))"
            .SH NAME
            layout-render \\- solve, draw, explain and compare Auto Layout
            .SH SYNOPSIS
            .B layout-render
            .I subcommand
            .RI [ options ]
            .SH DESCRIPTION
            Reads layouts (JSON5 documents, Interface Builder files, conflict logs), solves their constraints and draws them, layout guides
            included.
            .SH SUBCOMMANDS
            \(commands.map { section(of: $0, without: shared) }.joined(separator: "\n"))
            .SH COMMON OPTIONS
            Options with the same meaning for several subcommands.
            \(shared.map { item(of: $0.option) }.joined(separator: "\n"))
            .SH EXAMPLES
            \(items(ManualNotes.examples))
            .SH FILES
            \(items(ManualNotes.files))
            .SH ENVIRONMENT
            \(items(ManualNotes.environment))
            .SH EXIT STATUS
            \(items(ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }))

            """
    }

    private static func section(of command: CommandDescription, without shared: [OptionUses]) -> String {
        var lines = [".SS \(escaped(command.name))", escaped(command.abstract)]
        lines += command.discussion.split(separator: "\n").flatMap { [".PP", escaped(String($0))] }
        lines += [".PP", ".B \(escaped(HelpText.usage(of: command)))"]
        if let operand = command.operand { lines.append(item(operand.spelling, text: operand.help + ".")) }
        let common = command.allOptions.filter { option in shared.contains { $0.option == option } }
        lines += command.allOptions.filter { !common.contains($0) }.map { item(of: $0) }
        if !common.isEmpty {
            lines += [
                ".PP", escaped("Common options: " + common.map(\.spelling).joined(separator: ", ") + "."),
            ]
        }
        return lines.joined(separator: "\n")
    }

    private static func item(of option: ArgumentOption) -> String {
        let row = HelpText.row(for: option)
        return item(row.head, text: row.text)
    }

    private static func items(_ rows: [(head: String, text: String)]) -> String {
        rows.map { item($0.head, text: $0.text) }.joined(separator: "\n")
    }

    private static func item(_ head: String, text: String) -> String {
        ".TP\n.B \(escaped(head))\n\(escaped(text))"
    }

    /// Escapes text for roff: hyphens remain hyphens, and no line begins with a request.
    private static func escaped(_ text: String) -> String {
        let literal = text.map { character in
            switch character {
            case "\\": "\\e"
            case "-": "\\-"
            default: String(character)
            }
        }.joined()
        return literal.hasPrefix(".") || literal.hasPrefix("'") ? "\\&" + literal : literal
    }
}
