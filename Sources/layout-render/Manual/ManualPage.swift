/// The manual page in roff's man macros, generated from the descriptions of the subcommands.
enum ManualPage {
    /// Returns the page of the command with all its subcommands.
    static func text(of commands: [CommandDescription]) -> String {
        """
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
        \(commands.map(section).joined(separator: "\n"))
        .SH EXIT STATUS
        \(ExitStatus.allCases.map { item("\($0.rawValue)", text: $0.meaning) }.joined(separator: "\n"))

        """
    }

    private static func section(of command: CommandDescription) -> String {
        var lines = [".SS \(escaped(command.name))", escaped(command.abstract)]
        lines += command.discussion.split(separator: "\n").flatMap { [".PP", escaped(String($0))] }
        lines += [".PP", ".B \(escaped(HelpText.usage(of: command)))"]
        if let operand = command.operand { lines.append(item(operand.spelling, text: operand.help + ".")) }
        lines += command.allOptions.map { option in
            let row = HelpText.row(for: option)
            return item(row.head, text: row.text)
        }
        return lines.joined(separator: "\n")
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
