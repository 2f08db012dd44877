import Foundation
import Testing

/// A folder that is removed after use.
struct TemporaryFolder {
    let url: URL

    /// Calls the closure with a new, empty folder.
    static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "layout-render-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(TemporaryFolder(url: url.resolvingSymlinksInPath()))
    }

    /// Returns the URL of a file in the folder.
    func appending(_ path: String) -> URL { url.appendingPathComponent(path) }

    /// Returns the path of a file in the folder.
    func path(_ path: String) -> String { appending(path).path }

    /// Writes a file, creating its folders.
    @discardableResult
    func write(_ text: String, to path: String) throws -> String {
        try write(bytes: Array(text.utf8), to: path)
    }

    /// Writes a file, creating its folders.
    @discardableResult
    func write(bytes: [UInt8], to path: String) throws -> String {
        let file = appending(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    /// Writes a file whose name isn't UTF-8: an `é` in Latin-1 follows the beginning of its path.
    func writeMisnamed(_ text: String, to beginning: String, extension ending: String) throws {
        let bytes = Array(path(beginning).utf8) + [0xE9] + Array(".\(ending)".utf8)
        let file = try #require(
            bytes.map(CChar.init(bitPattern:)).withUnsafeBufferPointer { fopen(Array($0) + [0], "w") })
        fputs(text, file)
        fclose(file)
    }

    /// Returns the files in the folder and its subfolders, including hidden ones, sorted.
    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: self.path(path), isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    /// Returns the text of a file.
    func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: appending(path)), as: UTF8.self)
    }
}
