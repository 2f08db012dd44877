import Foundation
import ImageDiff

/// The files that belong to one golden.
struct GoldenFiles {
    private let golden: URL
    private let record: URL
    /// The failure's files, without their endings.
    private let failure: URL

    init(name: String, goldens: URL, failures: URL) throws(GoldenError) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }) else {
            throw .invalidName(name)
        }
        golden = goldens.appendingPathComponent("\(name).png")
        record = goldens.appendingPathComponent("\(name).json")
        failure = failures.appendingPathComponent(name)
    }

    /// The golden's bytes; nil where there is none.
    func goldenBytes() throws(GoldenError) -> Data? { try read(golden) }

    /// What was recorded along with it; nil where there is nothing.
    func goldenRecord() throws(GoldenError) -> Data? { try read(record) }

    /// Makes a picture the golden.
    func record(_ picture: Data, record: Data?) throws(GoldenError) {
        try write(picture, to: golden)
        if let record { try write(record, to: self.record) }
    }

    /// Makes the picture of a failure the golden; false where there is none.
    func accept() throws(GoldenError) -> Bool {
        guard let picture = try read(file("actual.png")) else { return false }
        try record(picture, record: try read(file("actual.json")))
        removeFailure()
        return true
    }

    /// Writes what is to be looked at.
    func writeFailure(
        actual: Data, record: Data?, reference: Data?, difference: IndexedPicture?
    ) throws(GoldenError) -> GoldenVerdict.Files {
        var files = GoldenVerdict.Files(actual: file("actual.png"))
        try write(actual, to: files.actual)
        if let record { try write(record, to: file("actual.json")) }
        if let reference {
            files.reference = file("reference.png")
            try write(reference, to: file("reference.png"))
        }
        if let difference {
            files.difference = file("diff.png")
            try write(Data(difference.png), to: file("diff.png"))
        }
        return files
    }

    /// Takes away what an earlier failure left.
    func removeFailure() {
        for ending in ["actual.png", "actual.json", "reference.png", "diff.png"] {
            // Most often there is nothing to take away.
            try? FileManager.default.removeItem(at: file(ending))
        }
    }

    private func file(_ ending: String) -> URL {
        failure.deletingLastPathComponent().appendingPathComponent("\(failure.lastPathComponent).\(ending)")
    }

    private func read(_ file: URL) throws(GoldenError) -> Data? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try Data(contentsOf: file)
        } catch {
            throw .unreadable(path: file.path, reason: Self.reason(error))
        }
    }

    private func write(_ data: Data, to file: URL) throws(GoldenError) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            throw .unwritable(path: file.path, reason: Self.reason(error))
        }
    }

    /// The system's words for an error, without the path.
    private static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        let code = underlying ?? (error as NSError)
        return code.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(code.code))) : code.localizedDescription
    }
}
