import Foundation
import Testing

@testable import layout_render

/// Folders whose files nobody can list. The system refuses nothing to root, so the command runs as another user then.
@Suite struct UnreadableFolderTests {
    private static let setpriv = "/usr/bin/setpriv"
    private static var canBeRefused: Bool {
        geteuid() != 0 || FileManager.default.isExecutableFile(atPath: setpriv)
    }

    /// Runs the command in a folder as a user to whom permissions apply.
    private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> (Int32, String) {
        let process = Process()
        let command = BuiltCommand.executable.path
        if geteuid() == 0 {
            process.executableURL = URL(fileURLWithPath: Self.setpriv)
            process.arguments =
                ["--reuid", "65534", "--regid", "65534", "--clear-groups", command] + arguments
        } else {
            process.executableURL = URL(fileURLWithPath: command)
            process.arguments = arguments
        }
        process.currentDirectoryURL = folder.url
        let output = try folder.write("", to: "output")
        let handle = FileHandle(forWritingAtPath: output)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try folder.text("output"))
    }

    @Test(.enabled(if: canBeRefused), arguments: [["check"], ["frames"], ["explain"], ["sweep"]])
    func aFolderInAFolderIsNotSkipped(command: [String]) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "in/a.json5")
            try folder.write(Documents.conflict, to: "in/secret/b.json5")
            let manager = FileManager.default
            defer {
                try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("in/secret"))
            }
            for permissions in [0, 0o444] {
                try manager.setAttributes(
                    [.posixPermissions: permissions], ofItemAtPath: folder.path("in/secret"))
                for input in ["in", "in/**/*.json5"] {
                    let (status, said) = try run(command + [input], in: folder)
                    #expect(status == 74, "\(input) \(permissions)")
                    #expect(said.contains("in/secret"), "\(input) \(permissions)")
                    #expect(said.contains("Permission denied"), "\(input) \(permissions)")
                }
                let (status, _) = try run(command + ["in", "--exclude", "secret"], in: folder)
                #expect(status == 0, "\(permissions)")
            }
        }
    }

    @Test(
        .enabled(if: canBeRefused),
        arguments: [
            ["diff", "in", "in"], ["markdown", "in"], ["test", "in", "-o", "/dev/null/x"], ["check", "in"],
        ])
    func aFolderThatIsNamedIsNotEmpty(command: [String]) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "in/a.json5")
            let manager = FileManager.default
            try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("in"))
            defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("in")) }
            let (status, said) = try run(command, in: folder)
            #expect(status == 74)
            #expect(said.contains("in: error: cannot be read: Permission denied; check its permissions"))
            #expect(!said.contains("there are no"))
        }
    }
}
