import Foundation

/// Files of the project that tests read.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Returns the path of an example in any folder of examples.
    static func example(_ name: String) -> String {
        let folder = root.appendingPathComponent("Examples").path
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let path = paths.first { ($0 as NSString).lastPathComponent == "\(name).json5" }
        return "\(folder)/\(path ?? "\(name).json5")"
    }
}
