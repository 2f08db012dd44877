import Foundation

/// Pictures of the examples, drawn by the built command with the pinned font alone.
enum ExamplePictures {
    /// Draws every state of the given examples, or of all, into a folder of its own; gives the pictures by name.
    static func draw(
        _ examples: [String], theme: String, in folder: URL, fonts: [URL]
    ) throws -> [(name: String, picture: URL)] {
        let output = folder.appendingPathComponent(theme)
        let process = Process()
        process.executableURL = command
        process.arguments =
            ["render"] + examples.map { root.appendingPathComponent("Examples/\($0).json5").path }
            + [
                "-o", output.path + "/", "--format", "png", "--scale", "1", "--state", "all", "--theme",
                theme,
            ]
        var environment = ProcessInfo.processInfo.environment
        environment["FONTCONFIG_FILE"] = try PinnedFont.configure(in: folder, fonts: fonts)
        process.environment = environment
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        // 1: some examples show what is found in them.
        guard process.terminationReason == .exit, [0, 1].contains(process.terminationStatus) else {
            throw DrawingFailure(status: process.terminationStatus)
        }
        return try FileManager.default.contentsOfDirectory(atPath: output.path).sorted().map { file in
            ((file as NSString).deletingPathExtension, output.appendingPathComponent(file))
        }
    }

    /// The paths of all examples in their folder, without ending, sorted.
    static func all() throws -> [String] {
        let folder = root.appendingPathComponent("Examples").path
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".json5") }.map { ($0 as NSString).deletingPathExtension }.sorted()
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

    /// The command ended otherwise than after drawing.
    struct DrawingFailure: Error {
        var status: Int32
    }
}
