import Foundation
import Testing

/// `layout-render test` as it was built beside the tests, with the pinned font alone.
enum GoldenCommand {
    /// Runs it in the project's folder, at one pixel a point; gives its exit status and what it printed.
    static func test(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let fonts = try #require(PinnedFont.files, "DejaVu Sans is missing: install fonts-dejavu-core")
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("layout-render-fonts-\(UUID().uuidString)").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = command
        process.arguments = ["test", "--scale", "1", "--reporter", "text"] + arguments
        process.currentDirectoryURL = root
        var environment = ProcessInfo.processInfo.environment
        // The tests record goldens of their own, which the command refuses to do in continuous integration.
        environment["CI"] = nil
        environment["FONTCONFIG_FILE"] = try PinnedFont.configure(in: folder, fonts: fonts)
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (
            process.terminationReason == .exit ? process.terminationStatus : -1,
            String(decoding: bytes, as: UTF8.self)
        )
    }

    /// The project's folder.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// SwiftPM builds the command into the folder of the test bundle.
    private static var command: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let tests = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent("layout-render")
    }
}
