import FileAccess
import Foundation
import GoldenTesting
import LayoutPipeline

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

    /// The path of the file.
    var path: String
    /// The inputs of a command line that has none, relative to the file's folder.
    var inputs: [String] = []
    /// The settings in the order of the file.
    var settings: [Setting] = []
    /// The findings of certain files, or of items in them, that aren't reported.
    var silences: [Silence] = []
    /// What is shown of files of code.
    var shownCode: [ShownCode] = []

    /// The key of the inputs.
    static let inputsKey = "inputs"
    /// The key of what is shown of files of code.
    static let codeKey = "code"

    /// Groups of options: any of them on the command line replaces all of them in the file.
    private static let alternatives: [Set<String>] = [
        ["device", "all-devices", "size"], ["baseline", "write-baseline"],
    ]

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
        options(for: command, besides: arguments, in: folder)
            + operands(for: command, besides: arguments, in: folder)
    }

    /// Returns the inputs if the command line has none.
    private func operands(
        for command: CommandDescription, besides arguments: ParsedArguments, in folder: String
    ) -> [String] {
        guard command.operand?.isConfigurable == true, arguments.operands.isEmpty else { return [] }
        return inputs.map { FilePath.standing($0, in: FilePath.parent(of: path), from: folder) }
    }

    private func options(
        for command: CommandDescription, besides arguments: ParsedArguments, in folder: String
    ) -> [String] {
        let place = FilePath.parent(of: path)
        return settings.filter { setting in
            let name = setting.option.name
            guard command.options.contains(where: { $0.name == name }) else { return false }
            if Self.accumulating.contains(name) { return true }
            let names = Self.alternatives.first { $0.contains(name) } ?? [name]
            return !command.options.contains { names.contains($0.name) && arguments.contains($0) }
        }.flatMap {
            $0.dropping(Self.words(undoing: $0.option, in: arguments)).standing(in: place, from: folder)
                .arguments
        }
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

    /// Returns the setting with its paths, which begin at the settings' folder, as another folder has them.
    fileprivate func standing(in place: String, from folder: String) -> Configuration.Setting {
        var setting = self
        setting.values = values.map { value in
            option.isPath(value) ? FilePath.standing(value, in: place, from: folder) : value
        }
        return setting
    }

    /// The setting as command-line arguments.
    fileprivate var arguments: [String] {
        option.value == .none ? [option.spelling] : values.map { "\(option.spelling)=\($0)" }
    }
}

extension ArgumentOption {
    /// Returns whether a value of the option names a file or a folder.
    func isPath(_ value: String) -> Bool {
        switch self.value {
        // '--goldens' once took the name of a folder too.
        case .path: name != ArgumentOption.goldens.name || GoldenKind(word: value) == nil
        case .wordOrFile(let words): !words.contains(value)
        case .none, .any, .oneOf, .listOf: false
        }
    }
}

extension FilePath {
    /// Returns a path that begins at a folder unless it is absolute.
    static func joined(_ path: String, to folder: String) -> String {
        isAbsolute(path) ? path : join(folder, path)
    }

    /// Returns a path that begins at a folder, as another folder has it.
    static func standing(_ path: String, in place: String, from folder: String) -> String {
        place == folder || isAbsolute(path) ? path : join(place, path)
    }
}
