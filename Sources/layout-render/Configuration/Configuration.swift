import Foundation

/// A project's settings: values for options that a command line leaves out.
///
/// Every key of the file is an option's long name, and its value what the command line would say.
struct Configuration: Sendable, Equatable {
    /// One option with its values.
    struct Setting: Sendable, Equatable {
        var option: ArgumentOption
        /// As a command line would give them; empty for a flag.
        var values: [String]
    }

    /// The name of the file, which is looked for in the current folder and those above it.
    static let fileName = ".layout-render.json5"

    /// Where the file is.
    var path: String
    /// In the order of the file.
    var settings: [Setting]

    /// The options that a project may set: all but those that name what a single run is about.
    static let options: [ArgumentOption] = {
        var known: Set<String> = [
            "help", "output", "format", "git", "update", "merge", "shard", "item", "constraint", "expect",
            "focus", "measure", "state", "scene", "input-format", "baseline", "with", "watch",
        ]
        return LayoutRenderCommand.descriptions.flatMap(\.options).filter { known.insert($0.name).inserted }
    }()

    /// Options of which a command line's one replaces all that the file sets.
    private static let alternatives: [Set<String>] = [["device", "all-devices", "size"]]

    /// The arguments that the settings add to a command line that says `arguments` already.
    func arguments(for command: CommandDescription, besides arguments: ParsedArguments) -> [String] {
        settings.filter { setting in
            let names = Self.alternatives.first { $0.contains(setting.option.name) } ?? [setting.option.name]
            return command.options.contains { $0.name == setting.option.name }
                && !command.options.contains { names.contains($0.name) && arguments.contains($0) }
        }.flatMap(\.arguments)
    }
}

extension Configuration.Setting {
    /// It as a command line would say it.
    fileprivate var arguments: [String] {
        option.value == .none ? [option.spelling] : values.map { "\(option.spelling)=\($0)" }
    }
}
