import ContextServer
import ContextTools
import FileAccess
import Foundation
import LayoutPipeline

/// Serves layouts to coding assistants.
struct MCPCommand: Subcommand {
    static let description = CommandDescription(
        name: "mcp", abstract: "Serve layouts to coding assistants over the Model Context Protocol.",
        discussion: """
            Reads requests from standard input and writes answers to standard output, a line each; clients such as Claude \
            Code, Cursor or VS Code start it: see Documentation/Assistants.md. Reads only below the current folder and \
            what '--root' names, and writes nothing.
            """,
        options: [.root, .allowWrite, .allowCode])

    private let permissions: ToolPermissions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let roots = arguments.strings(.root)
        guard let folders = ReadableFolders([FileManager.default.currentDirectoryPath] + roots) else {
            throw .contradiction(
                "'--root' names a folder that can't be entered: \(roots.joined(separator: ", "))")
        }
        permissions = ToolPermissions(
            folders: folders, allowsWriting: arguments.contains(.allowWrite),
            allowsCode: arguments.contains(.allowCode))
    }

    /// The number of requests that are worked on at once.
    private static let threads = max(4, ProcessInfo.processInfo.activeProcessorCount)

    func run() throws -> ExitStatus {
        let provider = LayoutProvider(
            permissions, findings: { FindingReference.markdown() }, settings: settings)
        let output = LineOutput()
        let server = MessageServer(provider, threads: Self.threads) { output.write($0) }
        var reader = LineReader(limit: MessageServer.longestLine)
        let code = FileDescriptor.standardInput.readChunks(limit: .max) { chunk in
            for line in reader.lines(in: chunk) { server.receive(line) }
            return !output.isClosed
        }
        if let line = reader.end() { server.receive(line) }
        server.finish { output.isClosed || StandardOutput.isAbandoned }
        if code != 0 { throw FileError(path: "<standard input>", operation: .read, code: code) }
        return .success
    }

    /// Reads the settings of the project in the current folder, as `check` and `render` do.
    private var settings: @Sendable () throws -> ToolSettings {
        let folders = permissions.folders
        return {
            let (check, render) = (CheckCommand.description, RenderCommand.description)
            let configuration = try ConfigurationReader.nearest(
                in: ConfigurationSearch(in: folders.working),
                options: LayoutRenderCommand.configurableOptions)
            let isReadable = configuration.map { configuration in
                folders.folders.contains { FilePath.relative(configuration.path, to: $0) != nil }
            }
            func parsed(_ command: CommandDescription) throws(UsageError) -> ParsedArguments {
                let none = ParsedArguments()
                let settings =
                    isReadable == true
                    ? configuration?.arguments(for: command, besides: none, in: folders.working) ?? [] : []
                return try ArgumentParser.parse(settings, for: command, needsOperand: false)
            }
            do throws(UsageError) {
                let arguments = try parsed(check)
                var request = try LayoutRequest(arguments)
                request.operands = []
                if arguments.strings(.fonts).isEmpty { request.fonts = GivenFonts(readable: folders.folders) }
                let look = RequestedLooks(try parsed(render)).commandLine
                return ToolSettings(request: request, look: look)
            } catch {
                throw ToolFailure.other("the project's settings: \(error)")
            }
        }
    }
}

/// Writes lines to standard output, one after the other, until nobody reads them any more.
private final class LineOutput: @unchecked Sendable {
    private let lock = NSLock()
    private var hasFailed = false

    var isClosed: Bool { lock.withLock { hasFailed } }

    func write(_ line: [UInt8]) {
        lock.withLock {
            if hasFailed { return }
            do throws(FileError) {
                try StandardOutput.write(document: line)
                hasFailed = StandardOutput.isAbandoned
            } catch {
                hasFailed = true
            }
        }
    }
}

extension ArgumentOption {
    fileprivate static let root = ArgumentOption(
        "root", value: .path(placeholder: "folder"), isRepeatable: true,
        help: "Another folder that may be read, besides the current one")
    fileprivate static let allowWrite = ArgumentOption(
        "allow-write", help: "Let the tool 'render' write pictures below these folders")
    fileprivate static let allowCode = ArgumentOption(
        "allow-code", help: "Let Swift files be read, whose code is run to lay it out")
}
