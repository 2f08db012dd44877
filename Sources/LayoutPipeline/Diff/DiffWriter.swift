import FileAccess
import Findings
import LayoutRender

/// Writes the pictures of differences, or a page of them.
package struct DiffWriter {
    private let output: String
    private let format: OutputFormat
    /// The title of the page.
    private let title: String
    private let console: any Console

    /// Creates a writer to a file or folder, or to standard output if its path is a hyphen.
    package init(_ output: String, format: OutputFormat, title: String, console: any Console) {
        self.output = output
        self.format = format
        self.title = title
        self.console = console
    }

    /// Writes what differs, and returns the errors in the names of pictures.
    package func write(_ results: [DiffResult], isSeveral: Bool) throws -> Report {
        if format == .html {
            if let page = try DiffPage.bytes(of: results, title: title) {
                try AtomicFile.write(page, to: output)
            }
            return Report()
        }
        if isSeveral, OutputFormat(ending: FilePath.pathExtension(of: output)) != nil, !Folder.exists(output)
        {
            throw RequestError(
                "'\(output)' is one file, but several pictures are compared: name a folder after '-o'")
        }
        let isFolder = isSeveral || FilePath.namesFolder(output) || Folder.exists(output)
        var clashes = Report()
        var taken: Set<String> = []
        for result in results {
            guard let bytes = result.picture else { continue }
            if output == "-" {
                try console.write(document: bytes)
            } else if isFolder {
                guard let name = RelativeName("\(result.name).diff.\(format.rawValue)"),
                    taken.insert(name.collisionKey).inserted
                else {
                    clashes.add(
                        Finding(
                            file: result.name, code: .nameTaken,
                            message: "another difference picture has the same name: compare it alone"))
                    continue
                }
                try AtomicFile.write(bytes, to: name, below: output)
            } else {
                try AtomicFile.write(bytes, to: output)
            }
        }
        return clashes
    }
}
