import Foundation
import JSONWriting
import LayoutPipeline

/// Prints the project's settings.
struct ConfigCommand: Subcommand {
    static let description = CommandDescription(
        name: "config", abstract: "Print the current settings and the file they come from.",
        discussion: """
            Settings are read from \(Configuration.fileName) in the current folder or the nearest one above it. Each key is an \
            option's long name; the command line takes precedence. 'inputs' are the layouts to use where a command line \
            names none. Example: { inputs: ["Layouts"], device: "iPhone 16", strict: true }.
            """,
        options: [.listFormat])

    private let format: ListFormat

    init(_ arguments: ParsedArguments) throws(UsageError) {
        format = arguments.word(.listFormat, as: ListFormat.self) ?? .text
    }

    func run() throws -> ExitStatus {
        let configuration = try ConfigurationReader.nearest(to: FileManager.default.currentDirectoryPath)
        if format == .json {
            try Self.printJSON(of: configuration)
            return .success
        }
        guard let configuration else {
            try StandardOutput.write(
                "No \(Configuration.fileName) in this folder or above; 'layout-render init' writes one\n")
            return .success
        }
        let inputs =
            configuration.inputs.isEmpty
            ? [] : ["\(Configuration.inputsKey): \(configuration.inputs.joined(separator: ", "))"]
        let lines =
            inputs
            + configuration.settings.map { setting in
                "\(setting.option.name): \(setting.words)"
            }
        try StandardOutput.write("\(configuration.path)\n" + lines.map { "  \($0)\n" }.joined())
        return .success
    }

    /// Prints the file and its settings as an object; without a file, `file` is null.
    private static func printJSON(of configuration: Configuration?) throws {
        try ListFormat.printJSON { json in
            json.object { json in
                json.member("file", configuration?.path)
                json.member("inputs", configuration?.inputs ?? [])
                json.array("settings") { json in
                    for setting in configuration?.settings ?? [] {
                        json.object(inline: true) { json in
                            json.member("option", setting.option.name)
                            json.member("values", setting.values)
                        }
                    }
                }
            }
        }
    }
}

extension Configuration.Setting {
    /// The value in words.
    fileprivate var words: String {
        if option.value == .none { return "true" }
        return values.isEmpty ? "[]" : values.joined(separator: ", ")
    }
}
