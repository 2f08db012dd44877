import Foundation

@testable import layout_render

/// A folder of this process that contains only a report.
enum ReportFolder {
    static let path: String = {
        let folder = (NSTemporaryDirectory() as NSString).appendingPathComponent("fuzz-report-\(getpid())")
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }()

    /// Reads the bytes as a report from a file, as the command does.
    static func report(in bytes: [UInt8]) -> GoldenReport? {
        let file = (path as NSString).appendingPathComponent(GoldenReport.fileName)
        FileManager.default.createFile(atPath: file, contents: Data(bytes))
        return try? GoldenReport(folder: path)
    }
}
