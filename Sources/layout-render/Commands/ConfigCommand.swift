import CodeInput
import Findings
import Foundation
import JSONWriting
import LayoutPipeline

/// Prints the project's settings.
struct ConfigCommand: Subcommand {
    static let description = CommandDescription(
        name: "config", abstract: "Print the current settings and the file they come from.",
        discussion: """
            Settings are read from \(SettingsFile.name) in the folder of the inputs or the nearest one above it, up to the \
            top of the repository; this command shows those of the current folder, or of '--config'. Each key is an \
            option's long name; the command line takes precedence. 'inputs' are the layouts to use where a command line \
            names none. Example: { inputs: ["Layouts"], device: "iPhone 16", strict: true }.
            """,
        options: [.listFormat, .config])

    private let format: ListFormat
    private let arguments: ParsedArguments

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        format = arguments.word(.listFormat, as: ListFormat.self) ?? .text
    }

    func run() throws -> ExitStatus {
        let configuration = try ConfigurationReader.settings(
            for: arguments, in: FileManager.default.currentDirectoryPath,
            options: LayoutRenderCommand.configurableOptions)
        if format == .json {
            try Self.printJSON(of: configuration)
            return .success
        }
        guard let configuration else {
            try StandardOutput.write(
                "No \(SettingsFile.name) in this folder or above; 'layout-render init' writes one\n")
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
            + configuration.silences.map { "\(ArgumentOption.silence.name): \($0.words)" }
            + configuration.shownCode.map { "\(Configuration.codeKey): \($0.expression.code)" }
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
                json.array("code") { json in
                    for shown in configuration?.shownCode ?? [] {
                        json.object(inline: true) { json in
                            json.member("show", shown.expression.code)
                            json.member("name", shown.expression.name)
                        }
                    }
                }
                json.array("silences") { json in
                    for silence in configuration?.silences ?? [] {
                        json.object(inline: true) { json in
                            json.member("code", silence.code.rawValue)
                            json.member("line", silence.line)
                        }
                    }
                }
            }
        }
    }
}

extension Silence {
    /// What it is about, in words.
    fileprivate var words: String {
        "\(code.rawValue) at one place, on line \(line)"
    }
}

extension Configuration.Setting {
    /// The value in words.
    fileprivate var words: String {
        if option.value == .none { return "true" }
        return values.isEmpty ? "[]" : values.joined(separator: ", ")
    }
}
