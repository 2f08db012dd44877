/// A completion script for bash 3.2 and later.
enum BashCompletion {
    /// Returns the functions and their registration.
    static func script(for commands: [CommandDescription]) -> String {
        let names = commands.map(\.name).joined(separator: " ")
        return """
            # The words that begin like the current one, a line each, as the shell needs them quoted. In a list, the current
            # one is what follows the last comma.
            _layout_render_lines() {
                local line words="$1" start="${current//\\\\/}" list=""
                if [ "$2" = list ] && [ "${start%,*}" != "$start" ]; then
                    list="${start%,*},"
                    start="${start##*,}"
                fi
                while IFS= read -r line; do
                    case "$line" in
                        "") ;;
                        "$start"*) COMPREPLY+=("$(printf '%q' "$list$line")") ;;
                    esac
                done <<< "$words"
            }
            # The inputs on the command line.
            _layout_render_values() {
                local word inputs=()
                for word in "${COMP_WORDS[@]:2}"; do
                    if [ -f "$word" ]; then inputs+=("$word"); fi
                done
                if [ "$1" != device ] && [ "${#inputs[@]}" -eq 0 ]; then return; fi
                "${COMP_WORDS[0]}" values "$1" "${inputs[@]}" 2>/dev/null
            }
            _layout_render() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
                local options="" words="" list=""
                COMPREPLY=()
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W "\(names) help --help --version" -- "$current"))
                    return
                fi
                case "${COMP_WORDS[1]}" in
                    help) words="\(names)" ;;
            \(commands.map(branch).joined())    esac
                case "$previous" in
                    --device|--scene|--state|--item)
                        _layout_render_lines "$(_layout_render_values "${previous#--}")"
                        return ;;
                    --focus)
                        _layout_render_lines "$(_layout_render_values item)" list
                        return ;;
                esac
                if [ -n "$list" ]; then
                    _layout_render_lines "${words// /$'\n'}" list
                elif [ -n "$words" ]; then
                    COMPREPLY=($(compgen -W "$words" -- "$current"))
                elif [ "${current#-}" != "$current" ]; then
                    COMPREPLY=($(compgen -W "$options" -- "$current"))
                else
                    COMPREPLY=($(compgen -f -- "$current"))
                fi
            }
            complete -o filenames -F _layout_render layout-render

            """
    }

    private static func branch(for command: CommandDescription) -> String {
        let options = command.allOptions.map(\.spelling).joined(separator: " ")
        let withWords = command.options.filter { !$0.words.isEmpty }
        var text = "        \(command.name)) options=\"\(options)\""
        if let words = command.operand?.words, !words.isEmpty {
            text += "; words=\"\(words.joined(separator: " "))\""
        }
        guard !withWords.isEmpty else { return text + " ;;\n" }
        text += "\n            case \"$previous\" in\n"
        for option in withWords {
            text +=
                "                \(option.spelling)) words=\"\(option.words.joined(separator: " "))\""
                + (option.isList ? "; list=1" : "") + " ;;\n"
        }
        return text + "            esac ;;\n"
    }
}
