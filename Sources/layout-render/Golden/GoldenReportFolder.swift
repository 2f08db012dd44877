import Foundation

/// The folder that a test run leaves.
enum GoldenReportFolder {
    /// Writes the report in every form that is a file.
    static func write(_ report: GoldenReport, to folder: String) throws {
        try Folder.make(folder)
        let files: [(String, [UInt8])] = [
            (GoldenReport.fileName, try report.json()),
            ("junit.xml", Array(GoldenJUnit.text(of: report).utf8)),
            ("index.html", GoldenPage.bytes(of: report, folder: folder)),
        ]
        for (name, bytes) in files {
            try AtomicFile.write(bytes, to: (folder as NSString).appendingPathComponent(name))
        }
    }
}

/// Reports of several parts made one.
enum GoldenMerge {
    /// The reports in some folders as one, their pictures copied; nil, with a word about it, where one has none.
    static func reports(in folders: [String], copyingTo target: String) throws -> GoldenReport? {
        var parts: [GoldenReport] = []
        for folder in folders {
            guard let report = GoldenReport(folder: folder) else {
                StandardError.write(
                    "\(folder): error: there is no \(GoldenReport.fileName) of a run here that can be read: name a "
                        + "folder that 'layout-render test' wrote\n")
                return nil
            }
            parts.append(report)
            for path in report.cases.flatMap(\.files) { try copy(path, from: folder, to: target) }
        }
        return GoldenReport(merging: parts)
    }

    private static func copy(_ path: String, from folder: String, to target: String) throws(FileError) {
        let source = (folder as NSString).appendingPathComponent(path)
        guard !path.hasPrefix("/"), !path.split(separator: "/").contains(".."),
            FileManager.default.fileExists(atPath: source)
        else { return }
        let copy = (target as NSString).appendingPathComponent(path)
        try Folder.make((copy as NSString).deletingLastPathComponent)
        try AtomicFile.write(try PictureFile.bytes(source), to: copy)
    }
}
