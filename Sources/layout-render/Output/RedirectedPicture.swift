import Foundation
import FileAccess

/// Finds out whether standard output was redirected to a file named like a picture, as in `render a.json5 > a.svg`.
enum RedirectedPicture {
    /// The name of the file; nil for a terminal, a pipe or any other file, and where the system doesn't tell.
    static var file: String? {
        let link = "/proc/self/fd/\(FileDescriptor.standardOutput.number)"
        guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else { return nil }
        let name = FilePath.lastComponent(of: path)
        return ["svg", "png", "pdf", "html"].contains(FilePath.pathExtension(of: name).lowercased())
            ? name : nil
    }
}
