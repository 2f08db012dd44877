import Foundation
import Testing

/// `layout-render` as it was built beside the tests.
enum GoldenCommand {
    /// Runs the tests of pictures, at one pixel a point; gives the exit status and what was printed.
    static func test(_ arguments: [String]) throws -> (status: Int32, output: String) {
        try run(["test", "--scale", "1", "--reporter", "text"] + arguments)
    }

    /// Runs the command in the project's folder; gives its exit status and what it printed.
    static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = command
        process.arguments = arguments
        process.currentDirectoryURL = root
        var environment = ProcessInfo.processInfo.environment
        // The tests record goldens of their own, which the command refuses to do in continuous integration.
        environment["CI"] = nil
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

    /// The command that `LAYOUT_RENDER` names, or else the one that SwiftPM builds into the folder of the test bundle.
    private static var command: URL {
        if let path = ProcessInfo.processInfo.environment["LAYOUT_RENDER"] {
            return URL(fileURLWithPath: path)
        }
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let tests = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent("layout-render")
    }
}
