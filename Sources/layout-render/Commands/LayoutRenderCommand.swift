import Engine
import FileAccess
import Foundation
import LayoutPipeline
import LayoutRender

/// The whole command: finds the subcommand, runs it and determines the exit status.
enum LayoutRenderCommand {
    /// The subcommands in the order of the help.
    static let groups = [
        CommandGroup(
            title: "Layouts",
            subcommands: [
                RenderCommand.self, CheckCommand.self, ExplainCommand.self, SweepCommand.self,
                FramesCommand.self, ConvertCommand.self,
            ]),
        CommandGroup(title: "Comparisons", subcommands: [DiffCommand.self, TestCommand.self]),
        CommandGroup(
            title: "Projects",
            subcommands: [
                InitCommand.self, ConfigCommand.self, MarkdownCommand.self, SwiftFlagsCommand.self,
                MCPCommand.self,
            ]),
        CommandGroup(
            title: "Reference",
            subcommands: [
                DevicesCommand.self, FindingsCommand.self, SchemaCommand.self, ValuesCommand.self,
                CompletionsCommand.self, ManualCommand.self,
            ]),
    ]

    /// All subcommands.
    static var subcommands: [any Subcommand.Type] { groups.flatMap(\.subcommands) }

    /// The descriptions of all subcommands.
    static var descriptions: [CommandDescription] { subcommands.map { $0.description } }

    /// The options that a project can set: all except those that only make sense for a single run.
    static let configurableOptions: [ArgumentOption] = {
        var known: Set<String> = []
        return descriptions.flatMap(\.options).filter { $0.isConfigurable && known.insert($0.name).inserted }
    }()

    /// Runs the command with the arguments after the program's name.
    static func run(_ arguments: [String]) -> ExitStatus {
        // Writing to a closed pipe or beyond a size limit then returns an error instead of ending the process.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        TerminationSignals.finishWritesFirst()
        do {
            return try dispatch(arguments)
        } catch {
            let failure = RunFailure(error)
            StandardConsole().print(failure)
            return failure.status
        }
    }

    private static func dispatch(_ arguments: [String]) throws -> ExitStatus {
        guard let first = arguments.first else {
            return reportUsage(.missingCommand, of: nil)
        }
        let others = Array(arguments.dropFirst())
        switch first {
        case "-h", "--help", "help":
            if others.count > 1 { return reportUsage(.unexpectedOperand(others[1]), of: nil) }
            return try printHelp(others.first)
        case "--version":
            if let other = others.first { return reportUsage(.unexpectedOperand(other), of: nil) }
            try StandardOutput.write("\(Version.current)\n")
            return .success
        default: break
        }
        guard let subcommand = subcommand(named: first) else {
            return reportUsage(
                first.hasPrefix("-") ? unknownOption(first, others) : unknownCommand(first), of: nil)
        }
        return try run(subcommand, with: others)
    }

    private static func run(_ type: any Subcommand.Type, with arguments: [String]) throws -> ExitStatus {
        var reporter = Reporter.text
        do {
            let parsed = try ArgumentParser.parse(arguments, for: type.description, needsOperand: false)
            if parsed.contains(.help) { return try printHelp(type.description.name) }
            reporter = parsed.word(.reporter, as: Reporter.self) ?? .text
            let whole = try withSettings(parsed, arguments, of: type.description)
            if parsed.contains(.watch), let watchable = type as? any Watchable.Type {
                try watch(watchable, arguments)
            }
            if let path = whole.string(.standardInputName) { StandardInput.setPath(path) }
            let command = try type.init(whole)
            if !whole.contains(.quiet) {
                for line in GenerationNote.lines(for: parsed) { StandardError.writeLine("\(line)") }
            }
            return try command.run()
        } catch UsageError.file(let error) {
            return report(RunFailure(error), as: reporter, of: type)
        } catch let error as UsageError {
            return reportUsage(error, of: type.description)
        } catch let error as RequestError {
            return reportUsage(.contradiction(error.description), of: type.description)
        } catch {
            return report(RunFailure(error), as: reporter, of: type)
        }
    }

    private static func report(
        _ failure: RunFailure, as reporter: Reporter, of type: any Subcommand.Type
    ) -> ExitStatus {
        StandardConsole().print(failure, as: reporter, to: type.reportPlace(in: reporter))
        return failure.status
    }

    /// Runs a subcommand whenever something that it reads has changed.
    private static func watch(_ type: any Watchable.Type, _ arguments: [String]) throws -> Never {
        var loop = try WatchLoop {
            let parsed = try ArgumentParser.parse(arguments, for: type.description, needsOperand: false)
            return try withSettings(parsed, arguments, of: type.description)
        } make: {
            try type.init($0)
        }
        try loop.run()
    }

    /// Returns the arguments completed by the project's configuration.
    private static func withSettings(
        _ parsed: ParsedArguments, _ arguments: [String], of command: CommandDescription
    ) throws -> ParsedArguments {
        let folder = FileManager.default.currentDirectoryPath
        if command.readsSettings,
            let configuration = try ConfigurationReader.settings(
                for: parsed, in: folder, options: configurableOptions)
        {
            let settings = configuration.arguments(for: command, besides: parsed, in: folder)
            var completed = try ArgumentParser.parse(settings + arguments, for: command)
            completed.distinguish(from: parsed)
            completed.silences = configuration.silences
            completed.shownCode = configuration.shownCode
            return completed
        }
        return try ArgumentParser.parse(arguments, for: command)
    }

    private static func printHelp(_ name: String?) throws -> ExitStatus {
        guard let name, !["help", "-h", "--help"].contains(name) else {
            try StandardOutput.write(PrintedText(ofProgram: HelpText.overview(of: groups)))
            return .success
        }
        guard let subcommand = subcommand(named: name) else {
            return reportUsage(unknownCommand(name), of: nil)
        }
        try StandardOutput.write(PrintedText(ofProgram: HelpText.text(of: subcommand.description)))
        return .success
    }

    private static func subcommand(named name: String) -> (any Subcommand.Type)? {
        subcommands.first { $0.description.name == name }
    }

    /// Returns the error for an unknown subcommand. If it is the name of a file, the user probably wants to draw it.
    private static func unknownCommand(_ name: String) -> UsageError {
        let names = descriptions.map(\.name) + ["help"]
        // A file can have any name, which a shell pattern puts here.
        let isFile = FileManager.default.fileExists(atPath: name)
        let suggestion =
            isFile
            ? (ShellWord.isPlain(name) ? "render \(name)" : "render") : Suggestion.find(name, in: names)
        return .unknownCommand(name, suggestion: suggestion)
    }

    /// Returns the error for an option in the place of the subcommand, which may be among the other arguments.
    private static func unknownOption(_ option: String, _ others: [String]) -> UsageError {
        if let command = others.first(where: { subcommand(named: $0) != nil }) {
            return .optionBeforeCommand(option, command: command)
        }
        return .unknownOption(option, suggestion: Suggestion.find(option, in: ["--help", "--version"]))
    }

    /// Returns the error for an option that only other subcommands have as one that says so.
    private static func explained(_ error: UsageError, of command: CommandDescription?) -> UsageError {
        guard case .unknownOption(let name, let suggestion) = error, let command else { return error }
        // 'frames' prints its result, and a report only besides.
        if ["-o", "--output"].contains(name), command.name != "frames",
            command.options.contains(where: { $0.name == ArgumentOption.reporter.name })
        {
            return .outputOfReport(name, command: command.name)
        }
        let others = descriptions.filter {
            $0.options.contains { $0.isTyped(name) || "-\($0.letter ?? "-")" == name }
        }
        // A suggestion with a value is one by its meaning, not by its spelling.
        if others.isEmpty || suggestion?.contains(" ") == true { return error }
        return .optionOfOthers(name, command: command.name, others: others.map(\.name))
    }

    private static func reportUsage(_ error: UsageError, of command: CommandDescription?) -> ExitStatus {
        let error = explained(error, of: command)
        let usage = command.map(HelpText.usage) ?? "USAGE: layout-render <subcommand> [<options>]"
        let help = ["layout-render", command?.name, "--help"].compactMap { $0 }.joined(separator: " ")
        StandardError.write("layout-render: error: \(error)\n\(usage)\n  See '\(help)' for more.\n")
        return .usage
    }
}
