import FileAccess
import Findings
import Foundation

/// A file of known findings, which a command line or the project's settings name.
package enum BaselineFile {
    /// The command that writes and reads a file.
    package enum Kind: Sendable {
        case check, sweep, explain

        /// Finds out what a file is for; nil for one that no command wrote, and for one that can't be read.
        fileprivate init?(path: String) {
            guard let bytes = try? BaselineFile.bytes(at: path) else { return nil }
            if bytes.starts(with: markOfConflicts.utf8) {
                self = .explain
                return
            }
            guard let json = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
                return nil
            }
            if json["scenes"] != nil {
                self = .sweep
            } else if json["findings"] != nil {
                self = .check
            } else {
                return nil
            }
        }
    }

    /// What the first line of every version's files of known conflicts begins with.
    static let markOfConflicts = "# Known conflicts"

    /// Returns the files that a command reads. Settings are for every command, so that those of other commands are passed over;
    /// what is for none is left to the reader, which says so.
    package static func paths(_ paths: [String], for kind: Kind, areSettings: Bool) -> [String] {
        areSettings ? paths.filter { Kind(path: $0) ?? kind == kind } : paths
    }

    /// Returns the text in the file, as UTF-8.
    static func bytes(at path: String) throws -> [UInt8] {
        if FileKind(ofEntryAt: path) == nil {
            let message =
                "cannot be read: there is no such file; '--write-baseline' writes it with what a run finds"
            throw RunFailure([Finding(file: path, code: .unreadable, message: message)])
        }
        return TextBytes.utf8(try FileReader.bytes(at: path, limit: FileLimits.layout))
    }

    /// Returns what is said after findings were written.
    package static func words(for count: Int, in path: String) -> PrintedText {
        "Wrote \(path) with \(count == 1 ? "1 finding" : "\(count) findings")"
    }
}
