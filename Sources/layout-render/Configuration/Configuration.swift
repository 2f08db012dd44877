import Foundation

/// A project's settings: values for options that a command line leaves out.
///
/// Every key of the file is the long name of an option; its value is what would be given on the command line.
struct Configuration: Sendable, Equatable {
    /// One option with its values.
    struct Setting: Sendable, Equatable {
        var option: ArgumentOption
        /// The values as on a command line; empty for a flag.
        var values: [String]
    }

    /// The name of the file, which is searched for in the current folder and its ancestors.
    static let fileName = ".layout-render.json5"

    /// The path of the file.
    var path: String
    /// The settings in the order of the file.
    var settings: [Setting]

    /// The options that a project can set: all except those that only make sense for a single run.
    static let options: [ArgumentOption] = {
        var known: Set<String> = [
            "help", "output", "format", "git", "update", "merge", "shard", "item", "constraint", "expect",
            "focus", "measure", "state", "scene", "input-format", "baseline", "with", "watch",
        ]
        return LayoutRenderCommand.descriptions.flatMap(\.options).filter { known.insert($0.name).inserted }
    }()

    /// Groups of options: any of them on the command line replaces all of them in the file.
    private static let alternatives: [Set<String>] = [["device", "all-devices", "size"]]

    /// Returns the arguments that the settings add to a command line.
    func arguments(for command: CommandDescription, besides arguments: ParsedArguments) -> [String] {
        settings.filter { setting in
            let names = Self.alternatives.first { $0.contains(setting.option.name) } ?? [setting.option.name]
            return command.options.contains { $0.name == setting.option.name }
                && !command.options.contains { names.contains($0.name) && arguments.contains($0) }
        }.flatMap(\.arguments)
    }
}

extension Configuration.Setting {
    /// The setting as command-line arguments.
    fileprivate var arguments: [String] {
        option.value == .none ? [option.spelling] : values.map { "\(option.spelling)=\($0)" }
    }
}
