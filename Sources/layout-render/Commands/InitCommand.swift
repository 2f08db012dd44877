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
        let found = Self.layoutFolders(in: folder)
        var sample: PrintedText = ""
        if found.isEmpty { sample = try write(StarterFiles.layout, to: "Layouts/login.json5", in: folder) }
        let inputs = found.isEmpty ? ["Layouts"] : found
        try StandardOutput.write(
            try sample
                + write(
                    StarterFiles.configuration(inputs: inputs, hasXcodeProject: hasXcodeProject),
                    to: SettingsFile.name, in: folder)
                + ignoreReports())
        if writesWorkflow { try writeWorkflow() }
        let way = folder.isEmpty ? nil : ShellWord.command(["cd", ShellWord.operand(folder)])
        let place: PrintedText = way.map { "\($0)\n  " } ?? ""
        let first: PrintedText =
            found.isEmpty ? "layout-render render Layouts/login.json5 -o login.svg\n  " : ""
        try StandardOutput.write(
            """

            Next:
              \(place)\(first)layout-render check
              layout-render test --record missing

            """)
        if writesWorkflow {
            let path = FilePath.join(Self.repository(of: folder).top, StarterFiles.workflowPath)
            try StandardOutput.write(
                """
                Replace OWNER in \(path) by the account of layout-render's repository, and commit it with the goldens.

                """)
        }
        return .success
    }

    /// Whether the folder has a project of Xcode.
    private var hasXcodeProject: Bool {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
        return names?.contains { FilePath.pathExtension(of: $0) == "xcodeproj" } ?? false
    }

    /// Returns the folders that have Interface Builder files, below the project's folder; they are then its inputs.
    private static func layoutFolders(in folder: String) -> [String] {
        let place = folder.isEmpty ? "." : folder
        let files = InputList(operands: [place], registers: false).files.filter {
            ["xib", "storyboard"].contains(FilePath.pathExtension(of: $0.path).lowercased())
        }
        let below = files.map { FilePath.relative($0.path, to: place) ?? $0.path }
        let folders = below.map { path in
            let names = FilePath.components(of: path).drop { $0 == "." }
            return names.count > 1 ? String(names.first ?? ".") : "."
        }
        return folders.contains(".") ? ["."] : Set(folders).sorted()
    }

    /// Returns the top of the repository that a folder is in, and the folder's path from there; the folder itself if it is in
    /// none.
    private static func repository(of folder: String) -> (top: String, place: String) {
        let start = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL.path
        var top = start
        while FileKind(ofEntryAt: FilePath.join(top, ".git")) == nil {
            let parent = FilePath.parent(of: top)
            guard !parent.isEmpty, parent != top else { return (folder, ".") }
            top = parent
        }
        return top == start ? (folder, ".") : (top, FilePath.relative(start, to: top) ?? ".")
    }

    /// Writes the workflow to the top of the repository: GitHub runs none from elsewhere.
    private func writeWorkflow() throws {
        let (top, place) = Self.repository(of: folder)
        try StandardOutput.write(
            try write(StarterFiles.workflow(folder: place), to: StarterFiles.workflowPath, in: top))
    }

    /// Writes a file unless it exists, and returns a message that says whether it did.
    private func write(_ text: String, to name: String, in folder: String) throws(FileError) -> PrintedText {
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
