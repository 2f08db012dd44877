import LayoutPipeline

/// The arguments that say which goldens a run has: its layouts, and options such as devices and states.
struct GoldenSelection {
    /// The arguments, as a report keeps them.
    let words: [String]

    /// The options that say which goldens there are, and where.
    private static let options: [ArgumentOption] = [
        .goldens, .goldensFolder, .device, .direction, .textSize, .state, .scene, .inputFormat, .exclude,
        .allDevices,
    ]

    /// Takes the arguments of a command line.
    init(_ arguments: ParsedArguments) {
        var words = arguments.operands.map(ShellWord.operand)
        for option in Self.options {
            for value in arguments.strings(option) {
                words += option.value == .none ? [option.spelling] : ShellWord.option(option.spelling, value)
            }
        }
        self.words = words
    }

    /// Takes the arguments that a report has; nil if there are others among them: a report can come from elsewhere.
    init?(of report: GoldenReport) {
        guard let words = report.selection else { return nil }
        let command = CommandDescription(name: "test", abstract: "", operand: .layouts, options: Self.options)
        guard
            let arguments = try? ArgumentParser.parse(words, for: command, needsOperand: false),
            GoldenSelection(arguments).words == words
        else { return nil }
        self.words = words
    }

    /// Returns the shell command that accepts what failed; nil if it can't be written.
    ///
    /// - Parameter folder: The report's folder; nil for the usual one.
    func updateCommand(of folder: String?) -> String? {
        let output = folder.map { ShellWord.option(ArgumentOption.reportFolder.spelling, $0) } ?? []
        return ShellWord.command(
            ["layout-render", "test"] + words + output + [ArgumentOption.update.spelling])
    }
}
