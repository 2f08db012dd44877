import FileAccess
import Foundation
import GoldenTesting

/// Why a report can't be used.
package enum GoldenReportError: Error, Equatable {
    /// The file can't be read.
    case unreadable(FileError)
    /// The file isn't a report, with the decoder's reason.
    case invalid(path: String, reason: String)
    /// The report names a file outside its folder, or uses a name that files can't have.
    case unsafeName(path: String, name: String)
    /// The report names a file that is neither a picture nor recorded frames.
    case notAPicture(path: String, name: String)
    /// The report has goldens of another kind than the command line, which is given.
    case otherKind(path: String, kind: GoldenKind)
    /// A file isn't an archive with a report, for the given reason.
    case notAnArchive(path: String, reason: String)
    /// Two reports contain a file with the same name.
    case sharedName(folders: [String], name: String)
    /// The first parts of a run that no report is from.
    case missingParts([Int], count: Int)
    /// Several reports are from the same part of a run; one folder if it was given several times.
    case repeatedPart(folders: [String], part: Int)
    /// A report isn't from the same run as the others, for the given reason.
    case foreignPart(folder: String, reason: String)
}

extension GoldenReportError: CustomStringConvertible {
    /// Where the report is, what is wrong and what to do, in one line.
    package var description: String {
        switch self {
        case .unreadable(let error):
            "\(error.path): error: \(error): run 'layout-render test' first, or name the folder it wrote"
        case .invalid(let path, let reason):
            "\(path): error: this isn't a report of 'layout-render test', \(reason): run it again"
        case .unsafeName(let path, let name):
            "\(path): error: the report names '\(name)', which isn't a file in its folder: don't use this report"
        case .notAPicture(let path, let name):
            "\(path): error: the report names '\(name)', which is neither a PNG picture nor recorded frames: don't use "
                + "this report"
        case .otherKind(let path, let kind):
            "\(path): error: the report's goldens are \(kind.rawValue): add '--goldens \(kind.rawValue)'"
        case .notAnArchive(let path, let reason):
            "\(path): error: this isn't an archive of a report, \(reason): download it again"
        case .sharedName(let folders, let name):
            "\(folders.joined(separator: " and ")): error: both reports have a file '\(name)': merge parts of "
                + "one run, each once"
        case .missingParts(let parts, let count):
            "layout-render: error: \(parts.count == 1 ? "part" : "parts") "
                + "\(parts.map(String.init).joined(separator: ", ")) of \(count) \(parts.count == 1 ? "is" : "are") missing: "
                + "merge the reports of all parts, and run those again that have none"
        case .repeatedPart(let folders, let part):
            folders.count == 1
                ? "\(folders[0]): error: part \(part) is given twice: name the report of each part once"
                : "\(folders.joined(separator: " and ")): error: both are reports of part \(part): merge each part once"
        case .foreignPart(let folder, let reason):
            "\(folder): error: this isn't a part of the same run, since \(reason): merge the parts of one run"
        }
    }
}

extension GoldenReport {
    /// Reads the report in a folder and checks every name in it.
    package init(folder: String) throws(GoldenReportError) {
        let path = FilePath.join(folder, Self.fileName)
        if FileKind(ofEntryAt: path) == .symbolicLink {
            throw .unreadable(FileError(path: path, operation: .read, cause: .unexpectedLink))
        }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.bytes(at: path, limit: FileLimits.layout)
        } catch {
            throw .unreadable(error)
        }
        try self.init(bytes: bytes, path: path)
    }

    /// Reads a report and checks every name in it.
    ///
    /// - Parameter path: Where it is from, for messages.
    init(bytes: [UInt8], path: String) throws(GoldenReportError) {
        let report: GoldenReport
        do {
            report = try JSONDecoder().decode(GoldenReport.self, from: Data(TextBytes.utf8(bytes)))
        } catch {
            throw .invalid(path: path, reason: Self.reason(error))
        }
        for name in report.cases.flatMap({ $0.files + [$0.name] }) where RelativeName(name) == nil {
            throw .unsafeName(path: path, name: name)
        }
        self = report
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
            DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
            return place.isEmpty
                ? "not JSON, or with a number that is too large"
                : "wrong at \(place.joined().drop { $0 == "." })"
        default: return "not JSON"
        }
    }
}
