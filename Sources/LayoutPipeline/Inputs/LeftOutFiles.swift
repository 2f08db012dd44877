import FileAccess
import Findings
import LayoutDocument

/// Files in a folder that aren't layouts of its project: other people's code, and files for other platforms. They are left
/// out unless they are named, and counted.
struct LeftOutFiles {
    /// The folders of tools that hold other people's code, and what is built.
    static let folders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "checkouts", ".build", "SourcePackages",
    ]

    /// The number of files for each reason.
    private var counts: [String: Int] = [:]

    /// Returns whether a file is left out, and counts it.
    ///
    /// - Parameters:
    ///   - name: Its path below the folder that was named.
    ///   - path: Its path.
    mutating func leavesOut(_ name: String, at path: String) -> Bool {
        guard let reason = Self.reason(toLeaveOut: name, at: path) else { return false }
        counts[reason, default: 0] += 1
        return true
    }

    private static func reason(toLeaveOut name: String, at path: String) -> String? {
        if let folder = FilePath.components(of: name).dropLast().first(where: { folders.contains(String($0)) }
        ) {
            return "in \(folder)"
        }
        guard ["xib", "storyboard"].contains(FilePath.pathExtension(of: path).lowercased()) else {
            return nil
        }
        var beginning: [UInt8] = []
        try? FileReader.forEachChunk(at: path, limit: FileLimits.layout) { chunk in
            beginning += chunk.prefix(longestBeginning)
            return false
        }
        return ForeignDocument.words(
            ofFileBeginning: String(decoding: TextBytes.utf8(beginning), as: UTF8.self))
    }

    /// The number of bytes in which a file says what it is for.
    private static let longestBeginning = 2048

    /// Returns what was left out of a folder, in a line; nil if nothing was.
    func finding(in folder: String) -> Finding? {
        if counts.isEmpty { return nil }
        let parts = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        let count = counts.values.reduce(0, +)
        return Finding(
            file: folder, code: .leftOut,
            message:
                "\(count == 1 ? "1 file is" : "\(count) files are") left out, \(parts.joined(separator: ", ")): "
                + "name \(count == 1 ? "it" : "them") to use \(count == 1 ? "it" : "them")")
    }
}
