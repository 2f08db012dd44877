import Foundation

/// The command built with the tests, run as a process.
struct BuiltCommand {
    /// The result of a run: its exit status and output.
    struct Outcome {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Runs the command in a folder, with the given standard input and additional environment variables.
    static func run(
        _ arguments: [String], input: String = "", in folder: URL? = nil, environment: [String: String] = [:]
    ) throws -> Outcome {
        try run(arguments, inputBytes: Array(input.utf8), in: folder, environment: environment)
    }

    /// Runs the command in a folder, with standard input that needn't be text.
    static func run(
        _ arguments: [String], inputBytes: [UInt8], in folder: URL? = nil, environment: [String: String] = [:]
    ) throws -> Outcome {
        try TemporaryFolder.with { files in
            try Data(inputBytes).write(to: files.appending("stdin"))
            let output = files.appending("stdout")
            let errors = files.appending("stderr")
            for file in [output, errors] { try Data().write(to: file) }
            let process = Process()
            process.executableURL = executable
            process.arguments = arguments
            process.currentDirectoryURL = folder ?? files.url
            process.environment = neutralEnvironment.merging(environment) { $1 }
            process.standardInput = try FileHandle(forReadingFrom: files.appending("stdin"))
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            process.waitUntilExit()
            return Outcome(
                status: process.terminationReason == .exit ? process.terminationStatus : -1,
                output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
                errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
        }
    }

    /// The environment of the tests without variables that say where they run, so that the tests pass both on a
    /// developer's machine and in continuous integration.
    private static let neutralEnvironment = ProcessInfo.processInfo.environment.filter { name, _ in
        name != "CI" && name != "NO_COLOR" && !name.hasPrefix("GITHUB_")
    }.merging(["XDG_CACHE_HOME": cache]) { $1 }

    /// The folder of caches, beside the user's own.
    static let cache = FileManager.default.temporaryDirectory
        .appendingPathComponent("layout-render-tests-\(ProcessInfo.processInfo.processIdentifier)").path

    /// The path of the command: the one that `LAYOUT_RENDER` names, such as an installed one, or else the one that SwiftPM
    /// builds into the folder of the test bundle.
    static var executable: URL {
        if let path = ProcessInfo.processInfo.environment["LAYOUT_RENDER"] {
            return URL(fileURLWithPath: path)
        }
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let tests = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent("layout-render")
    }
}
