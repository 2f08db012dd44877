import Foundation

/// Files of the project that tests read.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The path of an example.
    static func example(_ name: String) -> String {
        root.appendingPathComponent("Examples/\(name).json5").path
    }
}
