import Engine
import FileAccess
import Foundation
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
            title: "Projects", subcommands: [InitCommand.self, ConfigCommand.self, MarkdownCommand.self]),
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

    /// Runs the command with the arguments after the program's name.
    static func run(_ arguments: [String]) -> ExitStatus {
        // Writing to a closed pipe or beyond a size limit then returns an error instead of ending the process.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        TerminationSignals.finishWritesFirst()
        do {
            return try dispatch(arguments)
        } catch let error as ConfigurationError {
            for finding in error.findings {
                StandardError.writeLine(TextReport.line(for: finding, isColored: false))
            }
            return .unusableInput
        } catch let error as FileError {
            StandardError.writeLine("\(error.path): error: \(error)")
            return .inputOutput
        } catch {
            StandardError.writeLine("layout-render: error: \(error); please report this")
            return .internalFault
        }
    }

    private static func dispatch(_ arguments: [String]) throws -> ExitStatus {
        guard let first = arguments.first else {
            return reportUsage(.missingCommand, of: nil)
        }
        switch first {
        case "-h", "--help": return try printHelp(nil)
        case "help": return try printHelp(arguments.dropFirst().first)
        case "--version":
            try StandardOutput.write("\(Version.current)\n")
            return .success
        default: break
        }
        guard let subcommand = subcommand(named: first) else {
            let error: UsageError =
                first.hasPrefix("-")
                ? .unknownOption(
                    first, suggestion: Suggestion.find(first, in: ["--help", "--version"]))
                : unknownCommand(first)
            return reportUsage(error, of: nil)
        }
        return try run(subcommand, with: Array(arguments.dropFirst()))
    }

    private static func run(_ type: any Subcommand.Type, with arguments: [String]) throws -> ExitStatus {
        do {
            let parsed = try ArgumentParser.parse(arguments, for: type.description, needsOperand: false)
            if parsed.contains(.help) { return try printHelp(type.description.name) }
            let whole = try withSettings(parsed, arguments, of: type.description)
            if parsed.contains(.watch), let watchable = type as? any Watchable.Type {
                try watch(watchable, whole, arguments)
            }
            return try type.init(whole).run()
        } catch let error as UsageError {
            return reportUsage(error, of: type.description)
        }
    }

    /// Runs a subcommand whenever something that it reads has changed.
    private static func watch(
        _ type: any Watchable.Type, _ parsed: ParsedArguments, _ arguments: [String]
    ) throws -> Never {
        let folder = FileManager.default.currentDirectoryPath
        var settings = [try ConfigurationReader.nearest(to: folder)?.path].compactMap(\.self)
        if let theme = parsed.string(.theme), Appearance(rawValue: theme) == nil { settings.append(theme) }
        var loop = try WatchLoop(settings: settings) {
            let parsed = try ArgumentParser.parse(arguments, for: type.description, needsOperand: false)
            return try type.init(try withSettings(parsed, arguments, of: type.description))
        }
        try loop.run()
    }

    /// Returns the arguments completed by the project's configuration.
    private static func withSettings(
        _ parsed: ParsedArguments, _ arguments: [String], of command: CommandDescription
    ) throws -> ParsedArguments {
        var whole = arguments
        let folder = FileManager.default.currentDirectoryPath
        if command.options.contains(where: { Configuration.options.contains($0) }),
            let configuration = try ConfigurationReader.nearest(to: folder)
        {
            whole = configuration.arguments(for: command, besides: parsed, in: folder) + arguments
        }
        return try ArgumentParser.parse(whole, for: command)
    }

    private static func printHelp(_ name: String?) throws -> ExitStatus {
        guard let name else {
            try StandardOutput.write(HelpText.overview(of: groups))
            return .success
        }
        guard let subcommand = subcommand(named: name) else {
            return reportUsage(unknownCommand(name), of: nil)
        }
        try StandardOutput.write(HelpText.text(of: subcommand.description))
        return .success
    }

    private static func subcommand(named name: String) -> (any Subcommand.Type)? {
        subcommands.first { $0.description.name == name }
    }

    /// Returns the error for an unknown subcommand. If it is the name of a file, the user probably wants to draw it.
    private static func unknownCommand(_ name: String) -> UsageError {
        let names = descriptions.map(\.name) + ["help"]
        let suggestion =
            FileManager.default.fileExists(atPath: name)
            ? "render \(name)" : Suggestion.find(name, in: names)
        return .unknownCommand(name, suggestion: suggestion)
    }

    private static func reportUsage(_ error: UsageError, of command: CommandDescription?) -> ExitStatus {
        let usage = command.map(HelpText.usage) ?? "USAGE: layout-render <subcommand> [<options>]"
        let help = ["layout-render", command?.name, "--help"].compactMap { $0 }.joined(separator: " ")
        for line in ["layout-render: error: \(error)", usage, "  See '\(help)' for more."] {
            StandardError.writeLine(line)
        }
        return .usage
    }
}
