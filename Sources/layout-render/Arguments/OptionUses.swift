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

    /// Returns a Markdown table of all options, by their names: a row for each name, whose meaning holds everywhere.
    static func markdown(of commands: [CommandDescription]) -> String {
        let groups = Dictionary(grouping: all(in: commands)) { $0.option.name }
        let rows = groups.keys.sorted().compactMap { groups[$0] }.map { row(for: $0, among: commands) }
        return (["| option | value | subcommands | meaning |", "| --- | --- | --- | --- |"] + rows)
            .map { $0 + "\n" }.joined()
    }

    /// Returns the row of an option, whose values and details may differ between subcommands.
    private static func row(for uses: [OptionUses], among commands: [CommandDescription]) -> String {
        guard let option = uses.first?.option else { return "" }
        let subcommands = uses.flatMap(\.subcommands)
        let names = subcommands.count == commands.count ? "all" : subcommands.joined(separator: ", ")
        let meaning = option.help + (option.isRepeatable ? "; may be repeated" : "") + "."
        let cells = [
            option.spellings.map { "`\($0)`" }.joined(separator: ", "),
            cell(uses.map { ($0.subcommands, value(of: $0.option)) }), names,
            ([meaning] + uses.compactMap(details(of:))).joined(separator: "<br>"),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    /// Returns one text if it is the same in all uses, otherwise each with its subcommands.
    private static func cell(_ texts: [(subcommands: [String], text: String)]) -> String {
        guard let first = texts.first, texts.contains(where: { $0.text != first.text }) else {
            return texts.first?.text ?? ""
        }
        return texts.map { "\($0.subcommands.joined(separator: ", ")): \($0.text)" }.joined(separator: "<br>")
    }

    private static func details(of use: OptionUses) -> String? {
        use.option.detail.map { "*\(use.subcommands.joined(separator: ", "))*: \($0)." }
    }

    private static func value(of option: ArgumentOption) -> String {
        if let command = option.wordsListedBy { return "words that `\(command)` lists" }
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
