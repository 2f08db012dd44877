import Foundation

/// A new folder that is removed after its use.
struct ScratchFolder {
    let path: String

    /// Gives the closure an empty folder.
    static func with(_ body: (ScratchFolder) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.path + "/layout-render-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(ScratchFolder(path: path))
    }

    /// The path of a file in it.
    func path(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file, with the folders it is in.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let folder = URL(fileURLWithPath: path(name)).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    /// Makes a symbolic link.
    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    /// What a file says.
    func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    /// All that is in it and below, hidden files included, sorted.
    func entries() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() }
}
