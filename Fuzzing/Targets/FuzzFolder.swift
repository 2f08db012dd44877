import FileAccess
import Foundation

/// A folder of this process, whose files are those of one input.
enum FuzzFolder {
    static let path: String = {
        let folder = FilePath.join(NSTemporaryDirectory(), "fuzz-\(getpid())")
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }()

    /// Removes what earlier inputs left, and writes files.
    static func fill(with files: [(name: String, bytes: [UInt8])]) {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: path)) ?? [] {
            try? manager.removeItem(atPath: file(name))
        }
        for (name, bytes) in files { _ = manager.createFile(atPath: file(name), contents: Data(bytes)) }
    }

    /// Returns the path of a file in the folder.
    static func file(_ name: String) -> String { FilePath.join(path, name) }
}
