import Deflate
import FileAccess
import Findings
import Foundation
import GoldenTesting

/// A report of a test run in a ZIP archive, as continuous integration offers it for download.
///
/// Nothing is unpacked to disk: names in the report say which files are read, each up to a limit.
package struct ReportArchive: ReviewedFiles {
    /// The report.
    package let report: GoldenReport
    /// The archive's path.
    package let path: String
    private let archive: ZipArchive
    /// The folder in the archive that the report is in, with a slash; empty for the top.
    private let folder: String

    /// The largest archive that is read, in bytes.
    package static let largest = FileLimits.picture

    /// Reads an archive and the report in it, and checks every name in the report.
    package init(path: String) throws(GoldenReportError) {
        self.path = path
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.bytes(at: path, limit: Self.largest)
        } catch {
            throw .unreadable(error)
        }
        do throws(ZipArchive.ZipError) {
            archive = try ZipArchive(bytes)
        } catch {
            throw .notAnArchive(path: path, reason: error.words)
        }
        let reports = archive.names.filter { FilePath.lastComponent(of: $0) == GoldenReport.fileName }
        guard let name = reports.min(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) else {
            throw .notAnArchive(path: path, reason: "it has no \(GoldenReport.fileName)")
        }
        folder = String(name.dropLast(GoldenReport.fileName.count))
        let place = "\(path)/\(name)"
        let text: [UInt8]
        do throws(ZipArchive.ZipError) {
            text = try archive.file(named: name, limit: FileLimits.layout) ?? []
        } catch {
            throw .notAnArchive(path: path, reason: error.words)
        }
        report = try GoldenReport(bytes: text, path: place)
    }

    /// Returns a file of the report; nil if the archive doesn't have it.
    package func file(_ name: RelativeName) throws(GoldenError) -> Data? {
        do throws(ZipArchive.ZipError) {
            return try archive.file(named: folder + name.text, limit: FileLimits.layout).map { Data($0) }
        } catch {
            throw .unacceptable(path: path(of: name), reason: error.words)
        }
    }

    /// Returns the path of a file, as if the archive were a folder.
    package func path(of name: RelativeName) -> String { "\(path)/\(folder)\(name.text)" }

    /// The path of the report.
    var reportPath: String { "\(path)/\(folder)\(GoldenReport.fileName)" }
}

extension ZipArchive.ZipError {
    /// What is wrong, in words.
    fileprivate var words: String {
        switch self {
        case .damaged: "it is damaged or not a whole ZIP archive"
        case .repeatedName(let name): "it has two files '\(name.onOneLine)'"
        case .unsupported(let name): "'\(name.onOneLine)' is encrypted or packed in an unknown way"
        case .tooLarge(let name): "'\(name.onOneLine)' is too large"
        }
    }
}
