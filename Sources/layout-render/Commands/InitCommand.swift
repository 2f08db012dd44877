import FileAccess
import Foundation

/// Writes the starter files of a project.
struct InitCommand: Subcommand {
    static let description = CommandDescription(
        name: "init", abstract: "Create a sample layout and a configuration file.",
        discussion:
            "Existing files aren't changed, except that .gitignore gets a line for the reports of 'test'.",
        operand: .init(
            "folder", isRequired: false, help: "The folder to write to; the current folder by default"),
        options: [])

    private let folder: String

    init(_ arguments: ParsedArguments) throws(UsageError) { folder = arguments.operands.first ?? "" }

    func run() throws -> ExitStatus {
        if !folder.isEmpty { try Folder.make(folder) }
        try StandardOutput.write(
            try write(StarterFiles.layout, to: "Layouts/login.json5")
                + write(StarterFiles.configuration, to: Configuration.fileName) + ignoreReports())
        let place: PrintedText = folder.isEmpty ? "" : "cd \(ShellWord.quoted(folder))\n  "
        try StandardOutput.write(
            """

            Next:
              \(place)layout-render render Layouts/login.json5 -o login.svg
              layout-render check
              layout-render test --record missing

            """)
        return .success
    }

    /// Writes a file unless it exists, and returns a message that says whether it did.
    private func write(_ text: String, to name: String) throws(FileError) -> PrintedText {
        let path = FilePath.join(folder, name)
        guard !FileManager.default.fileExists(atPath: path) else { return "Kept \(path)\n" }
        try Folder.make(FilePath.parent(of: path))
        try AtomicFile.write(Array(text.utf8), to: path)
        return "Wrote \(path)\n"
    }

    /// Adds the folder for reports to `.gitignore`.
    private func ignoreReports() throws(FileError) -> PrintedText {
        let path = FilePath.join(folder, ".gitignore")
        var text = ""
        if FileManager.default.fileExists(atPath: path) {
            text = String(decoding: try FileReader.bytes(at: path, limit: FileLimits.layout), as: UTF8.self)
        }
        guard !text.split(separator: "\n").contains(Substring(StarterFiles.ignored)) else {
            return "Kept \(path)\n"
        }
        if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
        try AtomicFile.write(Array((text + StarterFiles.ignored + "\n").utf8), to: path)
        return "Added \(StarterFiles.ignored) to \(path)\n"
    }
}
