import FileAccess
import Foundation
import LayoutPipeline

/// Writes the starter files of a project.
struct InitCommand: Subcommand {
    static let description = CommandDescription(
        name: "init", abstract: "Create a sample layout and a configuration file.",
        discussion:
            "Existing files aren't changed, except that .gitignore gets a line for the reports of 'test'. '--ci' also "
            + "writes a workflow for GitHub Actions that tests the layouts; Documentation/GoldenTesting.md has one for GitLab.",
        operand: .init(
            "folder", isRequired: false, help: "The folder to write to; the current folder by default"),
        options: [.continuousIntegration])

    private let folder: String
    private let writesWorkflow: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        folder = arguments.operands.first ?? ""
        writesWorkflow = arguments.contains(.continuousIntegration)
    }

    func run() throws -> ExitStatus {
        if !folder.isEmpty { try Folder.make(folder) }
        try StandardOutput.write(
            try write(StarterFiles.layout, to: "Layouts/login.json5")
                + write(StarterFiles.configuration, to: Configuration.fileName) + ignoreReports()
                + (writesWorkflow ? write(StarterFiles.workflow, to: StarterFiles.workflowPath) : ""))
        let way = folder.isEmpty ? nil : ShellWord.command(["cd", ShellWord.operand(folder)])
        let place: PrintedText = way.map { "\($0)\n  " } ?? ""
        try StandardOutput.write(
            """

            Next:
              \(place)layout-render render Layouts/login.json5 -o login.svg
              layout-render check
              layout-render test --record missing

            """)
        if writesWorkflow {
            try StandardOutput.write(
                """
                Replace OWNER in \(FilePath.join(folder, StarterFiles.workflowPath)) by the account of layout-render's \
                repository, and commit it with Layouts/Goldens.

                """)
        }
        return .success
    }

    /// Writes a file unless it exists, and returns a message that says whether it did.
    private func write(_ text: String, to name: String) throws(FileError) -> PrintedText {
        let path = FilePath.join(folder, name)
        guard FileKind(ofEntryAt: path) == nil else { return "Kept \(path)\n" }
        guard let file = RelativeName(name) else { return "" }
        try AtomicFile.write(Array(text.utf8), to: file, below: folder, over: .nothing)
        return "Wrote \(path)\n"
    }

    /// Adds the folder for reports to `.gitignore`, whose other bytes are kept: git reads names in any encoding.
    private func ignoreReports() throws(FileError) -> PrintedText {
        let path = FilePath.join(folder, ".gitignore")
        let line = Array(StarterFiles.ignored.utf8)
        guard let file = RelativeName(".gitignore") else { return "" }
        guard FileKind(ofEntryAt: path) != nil else {
            try AtomicFile.write(line + [UInt8(ascii: "\n")], to: file, below: folder, over: .nothing)
            return "Added \(StarterFiles.ignored) to \(path)\n"
        }
        let bytes = try FileReader.bytes(of: file, below: folder, limit: FileLimits.layout)
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        guard !lines.contains(line[...]) else { return "Kept \(path)\n" }
        if case .utf16 = TextBytes.encoding(of: bytes) {
            return
                "Kept \(path), which git can't read as UTF-16: save it as UTF-8, and add "
                + "\(StarterFiles.ignored)\n"
        }
        let last = bytes.lastIndex(of: UInt8(ascii: "\n"))
        let hasReturn = last.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
        let newline = Array((hasReturn ? "\r\n" : "\n").utf8)
        let isOpen = !bytes.isEmpty && last != bytes.count - 1
        try AtomicFile.write(
            bytes + (isOpen ? newline : []) + line + newline, to: file, below: folder, over: .bytes(bytes))
        return "Added \(StarterFiles.ignored) to \(path)\n"
    }
}
