import FileAccess
import Foundation
import ImageDiff

/// The files that belong to one golden.
///
/// Goldens are the author's, so links there are followed; a failure's files may come from elsewhere, so none is.
struct GoldenFiles {
    private let name: String
    private let goldens: String
    private let failures: String

    init(name: String, goldens: URL, failures: URL) throws(GoldenError) {
        guard Self.endings.allSatisfy({ RelativeName("\(name).\($0)") != nil }), RelativeName(name) != nil
        else { throw .invalidName(name) }
        self.name = name
        self.goldens = goldens.path
        self.failures = failures.path
    }

    private static let endings = ["actual.png", "actual.json", "reference.png", "diff.png"]

    /// The golden's bytes; nil where there is none.
    func goldenBytes() throws(GoldenError) -> Data? { try readGolden("png") }

    /// What was recorded along with it; nil where there is nothing.
    func goldenRecord() throws(GoldenError) -> Data? { try readGolden("json") }

    /// Makes a picture the golden.
    func record(_ picture: Data, record: Data?) throws(GoldenError) {
        var files = [AtomicFile.Content(path: golden("png"), bytes: [UInt8](picture))]
        if let record { files.append(AtomicFile.Content(path: golden("json"), bytes: [UInt8](record))) }
        try write(to: golden("png")) { () throws(FileError) in
            try Folder.make(FilePath.parent(of: golden("png")))
            try AtomicFile.write(files)
        }
    }

    /// Makes the picture of a failure the golden; false where there is none.
    func accept() throws(GoldenError) -> Bool {
        guard let picture = try readFailure("actual.png") else { return false }
        try record(picture, record: try readFailure("actual.json"))
        removeFailure()
        return true
    }

    /// Writes what is to be looked at.
    func writeFailure(
        actual: Data, record: Data?, reference: Data?, difference: IndexedPicture?
    ) throws(GoldenError) -> GoldenVerdict.Files {
        var files = GoldenVerdict.Files(actual: try writeFailure("actual.png", [UInt8](actual)))
        if let record { _ = try writeFailure("actual.json", [UInt8](record)) }
        if let reference { files.reference = try writeFailure("reference.png", [UInt8](reference)) }
        if let difference { files.difference = try writeFailure("diff.png", difference.png) }
        return files
    }

    /// Removes what an earlier failure left.
    func removeFailure() {
        for ending in Self.endings {
            if let file = failure(ending) { Folder.remove(file, below: failures) }
        }
    }

    private func golden(_ ending: String) -> String { FilePath.join(goldens, "\(name).\(ending)") }

    private func failure(_ ending: String) -> RelativeName? { RelativeName("\(name).\(ending)") }

    private func readGolden(_ ending: String) throws(GoldenError) -> Data? {
        try read { limit throws(FileError) in try FileReader.bytes(at: golden(ending), limit: limit) }
    }

    private func readFailure(_ ending: String) throws(GoldenError) -> Data? {
        guard let file = failure(ending) else { throw .invalidName(name) }
        return try read { limit throws(FileError) in
            try FileReader.bytes(of: file, below: failures, limit: limit)
        }
    }

    private func writeFailure(_ ending: String, _ bytes: [UInt8]) throws(GoldenError) -> URL {
        guard let file = failure(ending) else { throw .invalidName(name) }
        let path = FilePath.join(failures, file.text)
        try write(to: path) { () throws(FileError) in try AtomicFile.write(bytes, to: file, below: failures) }
        return URL(fileURLWithPath: path)
    }

    private func read(_ bytes: (Int) throws(FileError) -> [UInt8]) throws(GoldenError) -> Data? {
        do throws(FileError) {
            return Data(try bytes(FileLimits.picture))
        } catch {
            if error.cause == .system(ENOENT) || error.cause == .system(ENOTDIR) { return nil }
            throw .unreadable(path: error.path, reason: error.reason)
        }
    }

    private func write(
        to path: String, _ files: () throws(FileError) -> Void
    ) throws(GoldenError) {
        do throws(FileError) {
            try files()
        } catch {
            throw .unwritable(path: path, reason: error.reason)
        }
    }
}
