import FileAccess
import Foundation

/// Merges the reports of several shards.
enum GoldenMerge {
    /// Merges the reports in some folders into one and copies their pictures.
    ///
    /// Names come from the reports, so symbolic links are followed neither in the folders nor in the target.
    static func reports(in folders: [String], copyingTo target: String) throws -> GoldenReport {
        var parts: [(folder: String, report: GoldenReport)] = []
        for folder in folders { parts.append((folder, try GoldenReport(folder: folder))) }
        var owners: [String: String] = [:]
        for (folder, report) in parts {
            for name in report.cases.flatMap(\.files).compactMap(RelativeName.init) {
                if let owner = owners.updateValue(folder, forKey: name.collisionKey), owner != folder {
                    throw GoldenReportError.sharedName(folders: [owner, folder], name: name.text)
                }
                try copy(name, from: folder, to: target)
            }
        }
        return GoldenReport(merging: parts.map(\.report))
    }

    private static func copy(
        _ name: RelativeName, from folder: String, to target: String
    ) throws(FileError) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.bytes(of: name, below: folder, limit: FileLimits.picture)
        } catch  where error.cause == .system(ENOENT) {
            // A report may have lost pictures on the way, and frames are only recorded for layouts.
            return
        }
        try AtomicFile.write(bytes, to: name, below: target)
    }
}
