/// An option with the subcommands that have it.
struct OptionUses {
    var option: ArgumentOption
    var subcommands: [String]

    /// Whether it is described once for all its subcommands.
    var isShared: Bool { subcommands.count > 2 }

    /// Returns the options of subcommands in the order of their first use; options of the same name that differ in their
    /// values or meanings are different ones.
    static func all(in commands: [CommandDescription]) -> [OptionUses] {
        var uses: [OptionUses] = []
        var places: [ArgumentOption: Int] = [:]
        for command in commands {
            for option in command.allOptions {
                if let place = places[option] {
                    uses[place].subcommands.append(command.name)
                } else {
                    places[option] = uses.count
                    uses.append(OptionUses(option: option, subcommands: [command.name]))
                }
            }
        }
        return uses
    }

    /// Returns a Markdown table of all options, by their names.
    static func markdown(of commands: [CommandDescription]) -> String {
        let rows = all(in: commands).enumerated().sorted {
            ($0.element.option.name, $0.offset) < ($1.element.option.name, $1.offset)
        }.map { row(for: $0.element, among: commands) }
        return (["| option | value | subcommands | meaning |", "| --- | --- | --- | --- |"] + rows)
            .map { $0 + "\n" }.joined()
    }

    private static func row(for use: OptionUses, among commands: [CommandDescription]) -> String {
        let option = use.option
        let value = option.wordsListedBy.map { "words that `\($0)` lists" } ?? Self.value(of: option)
        let names = use.subcommands.count == commands.count ? "all" : use.subcommands.joined(separator: ", ")
        let meaning = option.help + (option.isRepeatable ? "; may be repeated" : "")
        let cells = [option.spellings.map { "`\($0)`" }.joined(separator: ", "), value, names, meaning + "."]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private static func value(of option: ArgumentOption) -> String {
        let words: [String]
        switch option.value {
        case .none: return ""
        case .any(let placeholder), .path(let placeholder):
            return "`\(placeholder.replacing("|", with: "\\|"))`"
        case .oneOf(let known), .listOf(let known): words = known
        case .wordOrFile(let known): words = known + ["file"]
        }
        let list = words.map { "`\($0)`" }.joined(separator: ", ")
        if case .listOf = option.value { return "a list of \(list)" }
        return list
    }
}
