import ConstraintLog
import Engine
import FileAccess
import Foundation
import Findings

/// Known conflicts, which don't make a run fail: a file with one line for each, without addresses.
struct LogBaseline: Sendable {
    private let known: Set<String>

    private static let comment = "# Known conflicts, written by layout-render explain --write-baseline."

    /// Reads what several files know; nil if there are none.
    init?(paths: [String]) throws {
        if paths.isEmpty { return nil }
        known = try paths.reduce(into: []) { $0.formUnion(try LogBaseline(path: $1).known) }
    }

    private init(path: String) throws {
        let bytes = try BaselineFile.bytes(at: path)
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            .map { String(decoding: $0, as: UTF8.self) }
        // An empty file knows no conflicts.
        guard lines.first?.hasPrefix(BaselineFile.markOfConflicts) ?? true else {
            let message = "this isn't a list of known conflicts: write one with '--write-baseline'"
            throw RunFailure([Finding(file: path, code: .syntax, message: message)])
        }
        known = Set(lines.filter { !$0.hasPrefix("#") })
    }

    /// Whether a conflict with this key is known.
    func contains(_ key: String) -> Bool { known.contains(Self.line(of: key)) }

    /// Writes the conflicts of logs to the file of known conflicts.
    ///
    /// - Returns: How many there are.
    static func write(_ conflicts: [LogConflict], to path: String) throws(FileError) -> Int {
        let lines = conflicts.map { line(of: $0.key) }.uniqued().sorted()
        try AtomicFile.write(Array(([comment] + lines).joined(separator: "\n").utf8) + [0x0A], to: path)
        return lines.count
    }

    private static func line(of key: String) -> String { key.onOneLine }
}
