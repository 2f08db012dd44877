import FileAccess
import Foundation
import ImageDiff

/// The files that belong to one golden.
///
/// Symbolic links among goldens are followed, since goldens belong to the author. Links among a failure's
/// files aren't, and neither is one in place of their folder, since those can come from elsewhere.
struct GoldenFiles {
    private let name: String
    private let goldens: String
    /// The folder that contains the failures' folder.
    private let report: String
    /// The name of the failures' folder.
    private let failures: String

    init(name: String, goldens: URL, failures: URL) throws(GoldenError) {
        guard Self.endings.allSatisfy({ RelativeName("\(name).\($0)") != nil }), RelativeName(name) != nil
        else { throw .invalidName(name) }
        self.name = name
        self.goldens = goldens.path
        report = FilePath.parent(of: failures.path)
        self.failures = FilePath.lastComponent(of: failures.path)
    }

    /// The endings of goldens' names.
    static let picture = "png"
    static let record = "json"
    static let frames = "frames"

    private static let endings = [
        "actual.png", "actual.json", "actual.frames", "reference.png", "reference.json", "diff.png",
    ]

    /// Returns the bytes of the golden's file with an ending; nil if there is none.
    func golden(ending: String) throws(GoldenError) -> Data? {
        try read { limit throws(FileError) in
            try FileReader.bytes(at: golden(ending), limit: limit, for: .ownUse)
        }
    }

    /// Writes files of the golden, by their endings, all or none.
    func record(_ files: [(ending: String, bytes: Data)]) throws(GoldenError) {
        guard let first = files.first else { return }
        let contents = files.map { AtomicFile.Content(path: golden($0.ending), bytes: [UInt8]($0.bytes)) }
        try write(to: golden(first.ending)) { () throws(FileError) in
            try Folder.make(FilePath.parent(of: golden(first.ending)))
            try AtomicFile.write(contents)
        }
    }

    /// Makes a failure's files the golden, all or none; returns false if there are none.
    ///
    /// The picture is decoded and encoded again.
    ///
    /// - Parameters:
    ///   - kind: The kind of the golden.
    ///   - reviewed: Reads a failure's file, if it isn't in the folder of failures.
    ///   - checks: Return a record and frames as they are to be written.
    func accept(
        _ kind: GoldenKind, from reviewed: (any ReviewedFiles)?, checks: GoldenChecks
    ) throws(GoldenError) -> Bool {
        var files: [(ending: String, bytes: Data)] = []
        if kind.keepsPictures, let bytes = try readFailure("actual.png", from: reviewed) {
            files.append((Self.picture, try picture(bytes, from: reviewed)))
            if let bytes = try readFailure("actual.json", from: reviewed) {
                guard let record = checks.record(bytes) else {
                    throw .unacceptable(
                        path: path(of: "actual.json", in: reviewed), reason: "it isn't a golden's record")
                }
                files.append((Self.record, record))
            }
        }
        if kind.keepsFrames, let bytes = try readFailure("actual.frames", from: reviewed) {
            guard let text = TextBytes.text([UInt8](bytes)).flatMap(checks.frames) else {
                throw .unacceptable(
                    path: path(of: "actual.frames", in: reviewed), reason: "it isn't a golden's text")
            }
            files.append((Self.frames, Data(text.utf8)))
        }
        guard !files.isEmpty else { return false }
        try record(files)
        if reviewed == nil { removeFailure() }
        return true
    }

    private func picture(
        _ bytes: Data, from reviewed: (any ReviewedFiles)?
    ) throws(GoldenError) -> Data {
        do throws(PNGError) {
            return Data(try PNGReader.read([UInt8](bytes)).png)
        } catch {
            throw .unacceptable(path: path(of: "actual.png", in: reviewed), reason: "\(error)")
        }
    }

    /// Returns the path of a failure's file for messages.
    private func path(of ending: String, in reviewed: (any ReviewedFiles)?) -> String {
        guard let reviewed, let file = failure(ending) else { return failurePath(ending) }
        return reviewed.path(of: file)
    }

    /// Writes a failure's content and its golden.
    ///
    /// - Returns: The files of the pictures; nil if there is none.
    func writeFailure(
        _ content: GoldenContent, difference: IndexedPicture?
    ) throws(GoldenError) -> GoldenVerdict.Files? {
        if let frames = content.frames { _ = try writeFailure("actual.frames", Array(frames.utf8)) }
        guard let picture = content.picture else { return nil }
        var files = GoldenVerdict.Files(actual: try writeFailure("actual.png", [UInt8](picture.png)))
        if let record = picture.record { _ = try writeFailure("actual.json", [UInt8](record)) }
        if let golden = try golden(ending: Self.picture) {
            files.reference = try writeFailure("reference.png", [UInt8](golden))
            if let record = try self.golden(ending: Self.record) {
                _ = try writeFailure("reference.json", [UInt8](record))
            }
        }
        if let difference { files.difference = try writeFailure("diff.png", difference.png) }
        return files
    }

    /// Removes the files of an earlier failure.
    func removeFailure() {
        for ending in Self.endings {
            if let file = failure(ending) { Folder.remove(file, below: report) }
        }
    }

    /// Removes the golden's files with some endings, and a picture's record; returns false if there are none.
    ///
    /// - Parameter checks: Files that don't pass aren't a golden's, and are kept.
    func remove(endings: [String], checks: GoldenChecks) throws(GoldenError) -> Bool {
        var removed: [String] = []
        for ending in endings {
            guard let bytes = try golden(ending: ending) else { continue }
            if ending == Self.frames {
                guard TextBytes.text([UInt8](bytes)).flatMap(checks.frames) != nil else { continue }
                removed.append(ending)
            } else if let record = try golden(ending: Self.record), checks.record(record) != nil {
                removed += [ending, Self.record]
            }
        }
        for ending in removed {
            if let file = RelativeName("\(name).\(ending)") { Folder.remove(file, below: goldens) }
        }
        return !removed.isEmpty
    }

    private func golden(_ ending: String) -> String { FilePath.join(goldens, "\(name).\(ending)") }

    private func failure(_ ending: String) -> RelativeName? { RelativeName("\(failures)/\(name).\(ending)") }

    private func failurePath(_ ending: String) -> String {
        FilePath.join(FilePath.join(report, failures), "\(name).\(ending)")
    }

    private func readFailure(
        _ ending: String, from reviewed: (any ReviewedFiles)?
    ) throws(GoldenError) -> Data? {
        guard let file = failure(ending) else { throw .invalidName(name) }
        if let reviewed { return try reviewed.file(file) }
        return try read { limit throws(FileError) in
            try FileReader.bytes(of: file, below: report, limit: limit, for: .ownUse)
        }
    }

    private func writeFailure(_ ending: String, _ bytes: [UInt8]) throws(GoldenError) -> URL {
        guard let file = failure(ending) else { throw .invalidName(name) }
        let path = failurePath(ending)
        try write(to: path) { () throws(FileError) in try AtomicFile.write(bytes, to: file, below: report) }
        return URL(fileURLWithPath: path)
    }

    private func read(_ bytes: (Int) throws(FileError) -> [UInt8]) throws(GoldenError) -> Data? {
        do throws(FileError) {
            return Data(try bytes(FileLimits.picture))
        } catch {
            if error.cause == .system(ENOENT) || error.cause == .system(ENOTDIR) { return nil }
            throw .unreadable(path: error.path, reason: error.goldenReason)
        }
    }

    private func write(
        to path: String, _ files: () throws(FileError) -> Void
    ) throws(GoldenError) {
        do throws(FileError) {
            try files()
        } catch {
            throw .unwritable(path: path, reason: error.goldenReason)
        }
    }
}

/// The files of failures, where they aren't in a folder.
package protocol ReviewedFiles: Sendable {
    /// Returns a file by its name below the report's folder; nil if there is none.
    func file(_ name: RelativeName) throws(GoldenError) -> Data?
    /// Returns the path of a file for messages.
    func path(of name: RelativeName) -> String
}

/// Decodes parts of a golden and encodes them again, so that nothing else in their files is taken over; nil for what
/// isn't such a part.
package struct GoldenChecks: Sendable {
    /// Checks a picture's record.
    var record: @Sendable (Data) -> Data?
    /// Checks the text of frames.
    var frames: @Sendable (String) -> String?

    /// Creates checks; by default everything passes as it is.
    package init(
        record: @escaping @Sendable (Data) -> Data? = { $0 },
        frames: @escaping @Sendable (String) -> String? = { $0 }
    ) {
        self.record = record
        self.frames = frames
    }
}

extension FileError {
    /// What is wrong, and what to do about a file in a folder of goldens.
    fileprivate var goldenReason: String {
        switch cause {
        case .notRegular, .system(EISDIR), .system(ENOTDIR):
            "\(reason); move what is in its place elsewhere, since goldens are files in folders"
        default: "\(reason); \(advice)"
        }
    }
}
