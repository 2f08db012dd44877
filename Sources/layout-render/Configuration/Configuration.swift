import FileAccess
import Foundation

/// A project's settings: its inputs, and values for options that a command line leaves out.
///
/// Every other key of the file is the long name of an option; its value is what would be given on the command line.
struct Configuration: Sendable, Equatable {
    /// One option with its values.
    struct Setting: Sendable, Equatable {
        var option: ArgumentOption
        /// The values as on a command line; empty for a flag, and for an empty list.
        var values: [String]
    }

    /// The name of the file, which is searched for in the current folder and its ancestors.
    static let fileName = ".layout-render.json5"

    /// The path of the file.
    var path: String
    /// The inputs of a command line that has none, relative to the file's folder.
    var inputs: [String] = []
    /// The settings in the order of the file.
    var settings: [Setting] = []

    /// The key of the inputs.
    static let inputsKey = "inputs"

    /// The options that a project can set: all except those that only make sense for a single run.
    static let options: [ArgumentOption] = {
        var known: Set<String> = [
            "allow-write", "help", "output", "open", "format", "git", "update", "accept",
            "merge", "shard", "item",
            "constraint",
            "expect",
            "focus", "force", "set", "measure", "state", "scene", "input-format", "baseline", "with", "watch",
            "root",
        ]
        return LayoutRenderCommand.descriptions.flatMap(\.options).filter { known.insert($0.name).inserted }
    }()

    /// Groups of options: any of them on the command line replaces all of them in the file.
    private static let alternatives: [Set<String>] = [["device", "all-devices", "size"]]

    /// Options whose values on the command line are added to those in the file.
    private static let accumulating: Set<String> = ["exclude", "silence", "show", "hide", "ignore-region"]

    /// Options that undo each other: a word given on the command line to one of them is dropped from the other in the
    /// file.
    private static let opposites: [(ArgumentOption, ArgumentOption)] = [(.show, .hide), (.hide, .show)]

    /// Returns the arguments that the file adds to a command line.
    ///
    /// - Parameter folder: The folder that the command line's paths are relative to.
    func arguments(
        for command: CommandDescription, besides arguments: ParsedArguments, in folder: String
    ) -> [String] {
        options(for: command, besides: arguments) + operands(for: command, besides: arguments, in: folder)
    }

    /// Returns the inputs if the command line has none.
    private func operands(
        for command: CommandDescription, besides arguments: ParsedArguments, in folder: String
    ) -> [String] {
        guard command.operand?.isConfigurable == true, arguments.operands.isEmpty else { return [] }
        let place = FilePath.parent(of: path)
        return inputs.map { place == folder || FilePath.isAbsolute($0) ? $0 : FilePath.join(place, $0) }
    }

    private func options(
        for command: CommandDescription, besides arguments: ParsedArguments
    ) -> [String] {
        settings.filter { setting in
            let name = setting.option.name
            guard command.options.contains(where: { $0.name == name }) else { return false }
            if Self.accumulating.contains(name) { return true }
            let names = Self.alternatives.first { $0.contains(name) } ?? [name]
            return !command.options.contains { names.contains($0.name) && arguments.contains($0) }
        }.flatMap { $0.dropping(Self.words(undoing: $0.option, in: arguments)).arguments }
    }

    /// Returns the words on the command line that undo words of an option in the file.
    private static func words(undoing option: ArgumentOption, in arguments: ParsedArguments) -> [String] {
        opposites.first { $0.0.name == option.name }.map { arguments.words($0.1) } ?? []
    }
}

extension Configuration.Setting {
    /// Returns the setting without some words of its lists.
    fileprivate func dropping(_ words: [String]) -> Configuration.Setting {
        if words.isEmpty { return self }
        var setting = self
        setting.values = values.map(ParsedArguments.list).map { $0.filter { !words.contains($0) } }
            .filter { !$0.isEmpty }.map { $0.joined(separator: ",") }
        return setting
    }

    /// The setting as command-line arguments.
    fileprivate var arguments: [String] {
        option.value == .none ? [option.spelling] : values.map { "\(option.spelling)=\($0)" }
    }
}
