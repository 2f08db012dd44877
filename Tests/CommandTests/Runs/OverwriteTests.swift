import Foundation
import Testing

/// No command overwrites what it reads, whatever its output is called.
@Suite struct OverwriteTests {
    private static let log = """
        Unable to simultaneously satisfy constraints.
        (
        "<NSLayoutConstraint:0x1 UIView:0x2.width == 200>",
        "<NSLayoutConstraint:0x3 UIView:0x2.width == 10>"
        )

        """

    /// Runs a command in a folder with inputs of every kind, and expects that it reports a lost input and that all
    /// files are as before.
    private func expectKept(
        _ arguments: [String], input: String? = nil, _ prepare: (TemporaryFolder) throws -> Void = { _ in }
    ) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a.json5")
            try folder.write(Documents.conflict, to: "b.json5")
            for name in ["a", "b"] {
                _ = try BuiltCommand.run(["render", "\(name).json5", "-o", "\(name).png"], in: folder.url)
            }
            try folder.write(Self.log, to: "build.html")
            try folder.write(Documents.plain, to: "in/a.json")
            try prepare(folder)
            let before = try contents(of: folder)
            let outcome = try BuiltCommand.run(
                arguments, input: try input.map(folder.text) ?? "", in: folder.url)
            #expect(outcome.status == 64, "\(arguments): \(outcome.errors)")
            #expect(outcome.errors.contains("input"), "\(arguments): \(outcome.errors)")
            #expect(try contents(of: folder) == before, "\(arguments)")
        }
    }

    private func contents(of folder: TemporaryFolder) throws -> [String: Data] {
        try folder.files().reduce(into: [:]) { $0[$1] = try Data(contentsOf: folder.appending($1)) }
    }

    @Test(arguments: [
        ["diff", "a.png", "b.png", "-o", "b.png"], ["diff", "a.png", "b.png", "-o", "./in/../a.png"],
        ["explain", "build.html", "-o", "build.html"],
        ["render", "in", "--format", "json", "-o", "in"],
        ["render", "a.json5", "in/a.json", "--format", "json", "-o", "in"],
        ["test", "in", "--goldens", "in", "--record", "all"],
    ])
    func inputsAreKept(arguments: [String]) throws {
        if arguments[0] == "test" {
            // A report is written all the same.
            try TemporaryFolder.with { folder in
                try folder.write(Documents.plain, to: "in/a.json")
                let outcome = try BuiltCommand.run(arguments, in: folder.url)
                #expect(outcome.status != 0)
                #expect(try folder.text("in/a.json") == Documents.plain)
            }
        } else {
            try expectKept(arguments)
        }
    }

    @Test func linksToInputsAreNotWrittenThrough() throws {
        try expectKept(["diff", "a.png", "b.png", "-o", "soft.png"]) { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("soft.png"), withDestinationPath: "b.png")
        }
        try expectKept(["diff", "a.png", "b.png", "-o", "hard.png"]) { folder in
            try FileManager.default.linkItem(
                atPath: folder.path("b.png"), toPath: folder.path("hard.png"))
        }
        try expectKept(["render", "a.json5", "-o", "out.svg"]) { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("out.svg"), withDestinationPath: "a.json5")
        }
    }

    /// A font is an input as a layout is.
    @Test func fontsAreKept() throws {
        let font = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/EmbeddedFonts/Inter/Inter-Thin.otf").standardizedFileURL
        try expectKept(["render", "a.json5", "--fonts", "thin.otf", "-o", "out.svg"]) { folder in
            try FileManager.default.copyItem(atPath: font.path, toPath: folder.path("thin.otf"))
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("out.svg"), withDestinationPath: "thin.otf")
        }
    }

    /// Standard input is redirected from the file that is named as output.
    @Test func standardInputIsKept() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(Documents.plain, to: "a.svg")
            let process = Process()
            process.executableURL = BuiltCommand.executable
            process.arguments = ["render", "-", "-o", path]
            process.standardInput = try FileHandle(forReadingFrom: folder.appending("a.svg"))
            process.standardError = Pipe()
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 64)
            #expect(try folder.text("a.svg") == Documents.plain)
        }
    }

    /// Goldens' records are JSON in a folder of layouts, but no layouts.
    @Test func goldensBesideInputsMayBeReplaced() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "in/a.json5")
            for _ in 0..<2 {
                let outcome = try BuiltCommand.run(["test", "in", "--record", "all"], in: folder.url)
                #expect(
                    outcome.output == "2 pictures: 2 recorded\n" || outcome.output == "2 pictures: 2 equal\n")
                #expect(outcome.status == 0)
            }
        }
    }

    @Test func reportIsNotMergedIntoItself() throws {
        try TemporaryFolder.with { folder in
            try folder.write(#"{"cases":[],"goldens":[]}"#, to: "golden-report/report.json")
            let outcome = try BuiltCommand.run(["test", "--merge", "golden-report"], in: folder.url)
            #expect(outcome.status == 64)
            #expect(try folder.files() == ["golden-report/report.json"])
        }
    }

    @Test func readOnlyFileIsKept() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a.json5")
            let path = try folder.write("kept", to: "a.svg")
            try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
            let outcome = try BuiltCommand.run(["render", "a.json5"], in: folder.url)
            #expect(outcome.status == 74)
            #expect(outcome.errors.hasPrefix("a.svg: error: cannot be written: it is read-only; "))
            #expect(try folder.text("a.svg") == "kept")
        }
    }
}
