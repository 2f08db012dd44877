import FileAccess

/// The folder that a test run writes.
enum GoldenReportFolder {
    /// Writes the report in every file format.
    static func write(_ report: GoldenReport, page: [UInt8], to folder: String) throws {
        try Folder.make(folder)
        let files: [(String, [UInt8])] = [
            (GoldenReport.fileName, try report.json()),
            ("junit.xml", Array(GoldenJUnit.text(of: report).utf8)),
            ("index.html", page),
        ]
        try AtomicFile.write(
            files.map { name, bytes in AtomicFile.Content(path: FilePath.join(folder, name), bytes: bytes) })
    }
}
