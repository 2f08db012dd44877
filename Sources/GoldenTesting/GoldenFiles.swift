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

    private static let endings = ["actual.png", "actual.json", "reference.png", "reference.json", "diff.png"]

    /// Returns the golden's bytes; nil if there is no golden.
    func goldenBytes() throws(GoldenError) -> Data? { try readGolden("png") }

    /// Returns the golden's record; nil if there is none.
    func goldenRecord() throws(GoldenError) -> Data? { try readGolden("json") }

    /// Writes a picture as the golden.
    func record(_ picture: Data, record: Data?) throws(GoldenError) {
        var files = [AtomicFile.Content(path: golden("png"), bytes: [UInt8](picture))]
        if let record { files.append(AtomicFile.Content(path: golden("json"), bytes: [UInt8](record))) }
        try write(to: golden("png")) { () throws(FileError) in
            try Folder.make(FilePath.parent(of: golden("png")))
            try AtomicFile.write(files)
        }
    }

    /// Makes the picture of a failure the golden, after decoding and encoding it again; returns false if there is none.
    ///
    /// - Parameter checked: Returns a record as it is to be written; nil if it isn't one.
    func accept(record checked: (Data) -> Data?) throws(GoldenError) -> Bool {
        guard let bytes = try readFailure("actual.png") else { return false }
        let picture: PixelImage
        do throws(PNGError) {
            picture = try PNGReader.read([UInt8](bytes))
        } catch {
            throw .unacceptable(path: failurePath("actual.png"), reason: "\(error)")
        }
        var record: Data?
        if let bytes = try readFailure("actual.json") {
            record = checked(bytes)
            if record == nil {
                throw .unacceptable(path: failurePath("actual.json"), reason: "it isn't a golden's record")
            }
        }
        try self.record(Data(picture.png), record: record)
        removeFailure()
        return true
    }

    /// Writes the files of a failure.
    func writeFailure(
        actual: Data, record: Data?, reference: Data?, difference: IndexedPicture?
    ) throws(GoldenError) -> GoldenVerdict.Files {
        var files = GoldenVerdict.Files(actual: try writeFailure("actual.png", [UInt8](actual)))
        if let record { _ = try writeFailure("actual.json", [UInt8](record)) }
        if let reference {
            files.reference = try writeFailure("reference.png", [UInt8](reference))
            if let record = try goldenRecord() { _ = try writeFailure("reference.json", [UInt8](record)) }
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

    /// Returns a golden that is text; nil if there is none.
    func golden(ending: String) throws(GoldenError) -> Data? { try readGolden(ending) }

    /// Records text as the golden.
    func record(_ text: Data, ending: String) throws(GoldenError) {
        let path = golden(ending)
        try write(to: path) { () throws(FileError) in
            try Folder.make(FilePath.parent(of: path))
            try AtomicFile.write([UInt8](text), to: path)
        }
    }

    /// Writes text that differs from its golden.
    func writeFailure(_ text: Data, ending: String) throws(GoldenError) {
        _ = try writeFailure("actual.\(ending)", [UInt8](text))
    }

    /// Makes the text of a failure the golden; returns false if there is none.
    ///
    /// - Parameter checked: Returns the text as it is to be written; nil if it isn't a golden's.
    func accept(ending: String, _ checked: (String) -> String?) throws(GoldenError) -> Bool {
        guard let bytes = try readFailure("actual.\(ending)") else { return false }
        guard let text = TextBytes.text([UInt8](bytes)).flatMap(checked) else {
            throw .unacceptable(path: failurePath("actual.\(ending)"), reason: "it isn't a golden's text")
        }
        try record(Data(text.utf8), ending: ending)
        removeFailure(ending: ending)
        return true
    }

    /// Removes the golden and a picture's record; returns false if there is none.
    ///
    /// - Parameter isGolden: Whether files with these contents are a golden and its record.
    func remove(ending: String, where isGolden: (Data, Data?) -> Bool) throws(GoldenError) -> Bool {
        let isPicture = ending == "png"
        guard let golden = try readGolden(ending),
            isGolden(golden, isPicture ? try readGolden("json") : nil)
        else { return false }
        for ending in isPicture ? [ending, "json"] : [ending] {
            if let file = RelativeName("\(name).\(ending)") { Folder.remove(file, below: goldens) }
        }
        return true
    }

    /// Removes the files of an earlier failure of text.
    func removeFailure(ending: String) {
        removeFailure()
        if let file = failure("actual.\(ending)") { Folder.remove(file, below: report) }
    }

    private func golden(_ ending: String) -> String { FilePath.join(goldens, "\(name).\(ending)") }

    private func failure(_ ending: String) -> RelativeName? { RelativeName("\(failures)/\(name).\(ending)") }

    private func failurePath(_ ending: String) -> String {
        FilePath.join(FilePath.join(report, failures), "\(name).\(ending)")
    }

    private func readGolden(_ ending: String) throws(GoldenError) -> Data? {
        try read { limit throws(FileError) in
            try FileReader.bytes(at: golden(ending), limit: limit, for: .ownUse)
        }
    }

    private func readFailure(_ ending: String) throws(GoldenError) -> Data? {
        guard let file = failure(ending) else { throw .invalidName(name) }
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
