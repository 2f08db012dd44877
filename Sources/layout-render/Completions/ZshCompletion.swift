/// A completion script for zsh, stored in `$fpath` as `_layout-render`.
enum ZshCompletion {
    /// Returns a function that describes every subcommand's options to `_arguments`.
    static func script(for commands: [CommandDescription]) -> String {
        let names = commands.map { "        \(quoted("\($0.name):\($0.abstract)"))\n" }.joined()
        return """
            #compdef layout-render
            # The words of an option that depend on the inputs on the command line.
            _layout_render_values() {
                local -a inputs values
                inputs=(${^${(Q)words[2,-1]}}(N.))
                [[ $1 = device ]] || (( $#inputs )) || return 1
                values=("${(@f)$(layout-render values $1 $inputs 2>/dev/null)}")
                if [[ $2 = list ]]; then _sequence compadd - -a values; else compadd -a values; fi
            }
            _layout_render() {
                local -a subcommands
                subcommands=(
            \(names)    )
                if (( CURRENT == 2 )); then
                    _describe subcommand subcommands
                    _arguments '--help[Show help]' '--version[Show the version]'
                    return
                fi
                local subcommand="${words[2]}"
                shift words
                (( CURRENT-- ))
                case "$subcommand" in
            \(commands.map(branch).joined())    esac
            }
            _layout_render "$@"

            """
    }

    private static func branch(for command: CommandDescription) -> String {
        var specifications = command.allOptions.map(specification)
        if let operand = command.operand {
            let star = operand.isRepeatable ? "*" : "1"
            specifications.append("\(star):\(operand.name):\(action(words: operand.words, isPath: true))")
        }
        let lines = specifications.map { " \\\n            \(quoted($0))" }.joined()
        return "        \(command.name)) _arguments\(lines) ;;\n"
    }

    private static func specification(for option: ArgumentOption) -> String {
        let star = option.isRepeatable ? "*" : ""
        let help = option.help.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        switch option.value {
        case .none: return "\(star)\(option.spelling)[\(help)]"
        case .any where option.listedKind != nil:
            let kind = option.listedKind?.rawValue ?? ""
            let list = option.isList ? " list" : ""
            return "\(star)\(option.spelling)=[\(help)]:\(kind):{_layout_render_values \(kind)\(list)}"
        case .any(let placeholder):
            return "\(star)\(option.spelling)=[\(help)]:\(placeholder): "
        case .path(let placeholder):
            return "\(star)\(option.spelling)=[\(help)]:\(placeholder):_files"
        case .listOf(let words):
            return
                "\(star)\(option.spelling)=[\(help)]:list:{_values -s , word \(words.joined(separator: " "))}"
        case .oneOf(let words), .wordOrFile(let words):
            return "\(star)\(option.spelling)=[\(help)]:value:\(action(words: words, isPath: false))"
        }
    }

    private static func action(words: [String], isPath: Bool) -> String {
        words.isEmpty ? (isPath ? "_files" : " ") : "(\(words.joined(separator: " ")))"
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.map { $0 == "'" ? "'\\''" : "\($0)" }.joined() + "'"
    }
}
