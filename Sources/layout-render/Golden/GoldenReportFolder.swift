import FileAccess

/// The folder that a test run writes.
enum GoldenReportFolder {
    /// Writes the report in every file format; links in the folder aren't followed.
    static func write(_ report: GoldenReport, page: [UInt8], to folder: String) throws {
        let files: [(String, [UInt8])] = [
            (GoldenReport.fileName, try report.json()),
            ("junit.xml", Array(GoldenJUnit.text(of: report).utf8)),
            ("index.html", page),
        ]
        try AtomicFile.write(
            files.compactMap { name, bytes in RelativeName(name).map { ($0, bytes) } }, below: folder)
    }
}
