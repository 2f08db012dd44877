import FileAccess
import Foundation
import ImageDiff
import LayoutComparison

/// Merges the reports of several shards.
package enum GoldenMerge {
    /// Merges the reports in some folders into one, and takes over their pictures and recorded frames.
    ///
    /// Names come from the reports, so symbolic links are followed neither in the folders nor in the target. Pictures and
    /// frames are decoded and written again, so that nothing else gets into the target.
    package static func reports(in folders: [String], copyingTo target: String) throws -> GoldenReport {
        var parts: [(folder: String, report: GoldenReport)] = []
        for folder in folders { parts.append((folder, try GoldenReport(folder: folder))) }
        try checkForSharedNames(parts)
        try GoldenParts(parts: parts).check()
        for (folder, report) in parts {
            for result in report.cases {
                for name in result.pictures { try copy(name, from: folder, to: target, "png", picture) }
                for name in result.frames { try copy(name, from: folder, to: target, "json", frames) }
                for name in result.texts { try copy(name, from: folder, to: target, "frames", text) }
            }
        }
        return GoldenReport(merging: parts.map(\.report))
    }

    private static func checkForSharedNames(
        _ parts: [(folder: String, report: GoldenReport)]
    ) throws(GoldenReportError) {
        var owners: [String: String] = [:]
        for (folder, report) in parts {
            for name in report.cases.flatMap(\.files).compactMap(RelativeName.init) {
                if let owner = owners.updateValue(folder, forKey: name.collisionKey), owner != folder {
                    throw .sharedName(folders: [owner, folder], name: name.text)
                }
            }
        }
    }

    /// Returns a picture encoded again; nil for anything else.
    private static func picture(_ bytes: [UInt8]) -> [UInt8]? { (try? PNGReader.read(bytes))?.png }

    /// Returns a golden's record encoded again; nil for anything else.
    private static func frames(_ bytes: [UInt8]) -> [UInt8]? { LayoutRecord(json: Data(bytes))?.json() }

    /// Returns the text of frames written again; nil for anything else.
    private static func text(_ bytes: [UInt8]) -> [UInt8]? {
        TextBytes.text(bytes).flatMap(FramesText.record).map { Array(FramesText.text(of: $0).utf8) }
    }

    private static func copy(
        _ text: String, from folder: String, to target: String, _ ending: String,
        _ checked: ([UInt8]) -> [UInt8]?
    ) throws {
        let path = FilePath.join(folder, GoldenReport.fileName)
        guard let name = RelativeName(text) else {
            throw GoldenReportError.unsafeName(path: path, name: text)
        }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.bytes(of: name, below: folder, limit: FileLimits.picture)
        } catch  where error.cause == .system(ENOENT) {
            // A report may have lost pictures on the way, and frames are only recorded for layouts.
            return
        }
        guard FilePath.pathExtension(of: name.text) == ending, let content = checked(bytes) else {
            throw GoldenReportError.notAPicture(path: path, name: name.text)
        }
        try AtomicFile.write(content, to: name, below: target)
    }
}
