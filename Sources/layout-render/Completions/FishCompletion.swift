/// A completion script for fish.
enum FishCompletion {
    /// Returns a `complete` line for each subcommand and each of its options.
    static func script(for commands: [CommandDescription]) -> String {
        var lines = [
            values, "complete -c layout-render -n __fish_use_subcommand -l version -d 'Show the version'",
        ]
        for command in commands {
            lines.append(
                "complete -c layout-render -n __fish_use_subcommand -f -a \(command.name) "
                    + "-d \(quoted(command.abstract))")
            let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
            if let words = command.operand?.words, !words.isEmpty {
                lines.append(
                    "complete -c layout-render \(condition) -f -a \(quoted(words.joined(separator: " ")))")
            }
            for option in command.allOptions {
                lines.append("complete -c layout-render \(condition) \(arguments(for: option))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The words of an option that depend on the inputs on the command line.
    private static let values = """
        function __layout_render_values
            set -l inputs
            for word in (commandline -opc)[3..]
                test -f $word; and set -a inputs $word
            end
            test $argv[1] = device; or test (count $inputs) -gt 0; or return
            layout-render values $argv[1] $inputs 2>/dev/null
        end
        function __layout_render_list
            set -l before (string replace -r '[^,]*$' '' -- (commandline -ct))
            for word in $argv
                echo $before$word
            end
        end
        """

    private static func arguments(for option: ArgumentOption) -> String {
        var text = "-l \(option.name)"
        if let letter = option.letter { text += " -s \(letter)" }
        switch option.value {
        case .none: break
        case .any where option.listedKind != nil:
            let values = "(__layout_render_values \(option.listedKind?.rawValue ?? ""))"
            text += " -x -a '\(option.isList ? "(__layout_render_list \(values))" : values)'"
        case .any: text += " -x"
        case .path: text += " -r -F"
        case .wordOrFile(let words): text += " -r -F -a \(quoted(words.joined(separator: " ")))"
        case .listOf(let words):
            text += " -x -a '(__layout_render_list \(words.joined(separator: " ")))'"
        case .oneOf(let words): text += " -x -a \(quoted(words.joined(separator: " ")))"
        }
        return text + " -d \(quoted(option.help))"
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
    }
}
