import Foundation
import Testing

@testable import layout_render

/// `--watch` in the built command.
@Suite(.serialized) struct WatchTests {
    /// A command that runs until it is interrupted.
    private final class Watching {
        let folder: TemporaryFolder
        private let process = Process()

        init(
            _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
        ) throws {
            self.folder = folder
            for name in ["stdout", "stderr"] { try folder.write("", to: name) }
            process.executableURL = BuiltCommand.executable
            process.arguments = arguments
            process.currentDirectoryURL = folder.url
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            process.standardOutput = FileHandle(forWritingAtPath: folder.path("stdout"))
            process.standardError = FileHandle(forWritingAtPath: folder.path("stderr"))
            try process.run()
        }

        deinit { if process.isRunning { process.terminate() } }

        var errors: String { (try? folder.text("stderr")) ?? "" }

        /// Waits until a condition is met, long enough for a busy machine.
        func waits(until condition: () -> Bool) -> Bool {
            for _ in 0..<600 where !condition() { usleep(100_000) }
            return condition()
        }

        /// Interrupts the command, and returns whether the interrupt ended it.
        func endsByInterrupt() -> Bool {
            process.interrupt()
            process.waitUntilExit()
            return process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT
        }
    }

    /// Replaces a file as editors do, by renaming a new one.
    private func replace(_ name: String, with text: String, in folder: TemporaryFolder) throws {
        let other = try folder.write(text, to: "\(name).tmp")
        #expect(rename(other, folder.path(name)) == 0)
    }

    private static func document(width: Int) -> String {
        Documents.plain.replacingOccurrences(of: "[100, 50]", with: "[\(width), 50]")
    }

    #if os(Linux)
        private static let hasCompiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(
            separator: ":"
        ).contains { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }

        /// A file that code needs is watched too, though the command line doesn't name it.
        @Test(.enabled(if: hasCompiler)) func aPictureFollowsTheFilesThatItsCodeNeeds() throws {
            try TemporaryFolder.with { folder in
                let card = """
                    import \("UIKit")

                    final class Card: UIView {
                        init() { super.init(frame: CGRect(x: 0, y: 0, width: width, height: 50)) }
                        required init?(coder: NSCoder) { nil }
                    }

                    """
                try folder.write(card, to: "Card.swift")
                try folder.write("let width = 100\n", to: "Sizes.swift")
                try folder.write("", to: "Package.swift")
                // The first run of all builds modules, which takes longer than what is waited for.
                #expect(try BuiltCommand.run(["frames", "Card.swift"], in: folder.url).status == 0)
                let watching = try Watching(
                    ["render", "Card.swift", "-o", "a.svg", "--watch"], in: folder,
                    environment: ["XDG_CACHE_HOME": BuiltCommand.cache])
                #expect(watching.waits { watching.errors.contains("Watching") }, "\(watching.errors)")
                let first = try folder.text("a.svg")
                try replace("Sizes.swift", with: "let width = 140\n", in: folder)
                #expect(
                    watching.waits { watching.errors.contains("Sizes.swift changed: 1 picture") },
                    "\(watching.errors)")
                #expect(try folder.text("a.svg") != first)
                #expect(watching.endsByInterrupt())
            }
        }
    #endif

    @Test func aPictureFollowsItsLayoutAndOutlivesMistakes() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(width: 100), to: "a.json5")
            let watching = try Watching(["render", "a.json5", "-o", "a.svg", "--watch"], in: folder)
            #expect(watching.waits { watching.errors.contains("Watching") })
            let first = try folder.text("a.svg")

            try replace("a.json5", with: Self.document(width: 140), in: folder)
            #expect(watching.waits { (try? folder.text("a.svg")) != first })
            #expect(watching.waits { watching.errors.contains("a.json5 changed: 1 picture, no findings") })
            let second = try folder.text("a.svg")

            try replace("a.json5", with: "{", in: folder)
            #expect(watching.waits { watching.errors.contains("the last good picture is kept") })
            #expect(try folder.text("a.svg") == second)

            try replace("a.json5", with: Self.document(width: 100), in: folder)
            #expect(watching.waits { (try? folder.text("a.svg")) == first })
            #expect(watching.endsByInterrupt())
        }
    }

    @Test func layoutsThatComeAndGoInAFolderAreSeen() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(width: 100), to: "in/a.json5")
            let watching = try Watching(["check", "in", "--watch"], in: folder)
            #expect(watching.waits { watching.errors.contains("Watching") })
            #expect(watching.errors.hasPrefix("1 layout, no findings, "))
            try folder.write(Documents.conflict, to: "in/deep/b.json5")
            #expect(watching.waits { watching.errors.contains("b.json5 changed: 2 layouts, 1 finding, ") })
            try FileManager.default.removeItem(at: folder.appending("in/deep/b.json5"))
            #expect(watching.waits { watching.errors.contains("b.json5 changed: 1 layout, no findings, ") })
            #expect(watching.endsByInterrupt())
        }
    }

    /// Files that a run writes next to its inputs don't count as changes.
    @Test func whatIsWrittenBesideInputsStartsNoOtherRun() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(width: 100), to: "a.json5")
            let watching = try Watching(["render", ".", "--format", "json", "--watch"], in: folder)
            #expect(watching.waits { watching.errors.contains("Watching") })
            #expect(FileManager.default.fileExists(atPath: folder.path("a.json")))
            try replace("a.json5", with: Self.document(width: 140), in: folder)
            #expect(watching.waits { watching.errors.contains("changed") })
            // Long enough for several more polls.
            usleep(1_500_000)
            #expect(watching.errors.components(separatedBy: "changed").count == 2)
            #expect(watching.endsByInterrupt())
        }
    }

    @Test func explanationsAndSweepsFollow() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.conflict, to: "a.json5")
            let explaining = try Watching(["explain", "a.json5", "--watch"], in: folder)
            #expect(explaining.waits { explaining.errors.contains("Watching") })
            #expect(try folder.text("stdout").contains("box.width == 20"))
            let other = Documents.conflict.replacingOccurrences(of: "== 20", with: "== 30")
            try replace("a.json5", with: other, in: folder)
            #expect(
                explaining.waits { (try? folder.text("stdout"))?.contains("box.width == 30") == true })
            #expect(explaining.endsByInterrupt())
            let sweeping = try Watching(["sweep", "a.json5", "--width", "90...110", "--watch"], in: folder)
            #expect(sweeping.waits { sweeping.errors.contains("Watching") })
            try replace("a.json5", with: Self.document(width: 100), in: folder)
            #expect(sweeping.waits { sweeping.errors.contains("a.json5 changed: 1 layout") })
            #expect(sweeping.endsByInterrupt())
        }
    }

    @Test func settingsAndThemesAreFollowedToo() throws {
        try TemporaryFolder.with { folder in
            let document = """
                { layoutDocument: 1, canvas: { size: [100, 50] }, root: { id: "view", guides: [{ id: "all" }] },
                  constraints: ["H:|[all]|", "V:|[all]|"] }
                """
            try folder.write(document, to: "a.json5")
            try folder.write("{ guide: '#123456' }", to: "own.json5")
            try folder.write("{ theme: './own.json5' }", to: ".layout-render.json5")
            let watching = try Watching(["render", "a.json5", "--watch"], in: folder)
            #expect(watching.waits { watching.errors.contains("Watching") })
            #expect(try folder.text("a.svg").contains("#123456"))
            try replace("own.json5", with: "{ guide: '#654321' }", in: folder)
            #expect(watching.waits { (try? folder.text("a.svg"))?.contains("#654321") == true })
            try replace("own.json5", with: "{ guide: 'blue' }", in: folder)
            #expect(watching.waits { watching.errors.contains("line 1, column 10: this isn't a theme") })
            #expect(watching.endsByInterrupt())
        }
    }

    @Test func otherSettingsBringOtherInputs() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "one/a.json5")
            try folder.write(Documents.conflict, to: "two/b.json5")
            try folder.write("{ inputs: ['one'] }", to: ".layout-render.json5")
            let watching = try Watching(["check", "--watch"], in: folder)
            #expect(watching.waits { watching.errors.contains("Watching") })
            #expect(watching.errors.hasPrefix("1 layout, no findings, "))

            try replace(".layout-render.json5", with: "{ inputs: ['two'] }", in: folder)
            #expect(watching.waits { watching.errors.contains("changed: 1 layout, 1 finding, ") })
            try replace("two/b.json5", with: Documents.plain, in: folder)
            #expect(watching.waits { watching.errors.contains("b.json5 changed: 1 layout, no findings, ") })

            // What the settings no longer name isn't watched.
            try replace("one/a.json5", with: Documents.conflict, in: folder)
            try folder.write(Documents.ambiguous, to: "two/c.json5")
            #expect(watching.waits { watching.errors.contains("c.json5 changed: 2 layouts, 1 finding, ") })
            #expect(!watching.errors.contains("a.json5 changed"))
            #expect(watching.endsByInterrupt())
        }
    }

    @Test func settingsThatAppearAreFollowed() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.ambiguous, to: "in/a.json5")
            let watching = try Watching(["check", "in", "--watch"], in: folder)
            #expect(watching.waits { watching.errors.contains("Watching") })
            #expect(watching.errors.contains(": warning: "))

            try folder.write("{ strict: true }", to: ".layout-render.json5")
            #expect(watching.waits { watching.errors.contains(": error: box") })

            try folder.write("{ strict: tru }", to: ".layout-render.json5")
            #expect(watching.waits { watching.errors.contains(".layout-render.json5:1:") })
            // Settings that can't be read aren't replaced by those before.
            let before = watching.errors
            try replace("in/a.json5", with: Documents.conflict, in: folder)
            #expect(watching.waits { watching.errors.count > before.count })
            #expect(!watching.errors.dropFirst(before.count).contains("a.json5 changed"))

            try FileManager.default.removeItem(at: folder.appending(".layout-render.json5"))
            #expect(watching.waits { watching.errors.contains("changed: 1 layout, 1 finding, ") })
            #expect(watching.endsByInterrupt())
        }
    }

    /// The theme that the settings name doesn't exist yet.
    @Test func aFileThatSettingsNameIsWaitedFor() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(width: 100), to: "a.json5")
            let watching = try Watching(["render", "a.json5", "--watch"], in: folder)
            #expect(watching.waits { watching.errors.contains("Watching") })
            try folder.write("{ theme: './own.json5' }", to: ".layout-render.json5")
            #expect(watching.waits { watching.errors.contains("own.json5: error: cannot be read") })
            try folder.write("{ base: 'dark' }", to: "own.json5")
            #expect(watching.waits { watching.errors.contains("own.json5 changed: 1 picture, no findings") })
            #expect(watching.endsByInterrupt())
        }
    }

    @Test func inputsThatBeginToMatchAPatternAreSeen() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(width: 100), to: "in/a.json5")
            let watching = try Watching(
                ["render", "in/**/*.json5", "-o", "out", "--watch", "--exclude", "Drafts"], in: folder)
            #expect(watching.waits { watching.errors.contains("Watching") })
            try folder.write(Self.document(width: 140), to: "in/new/b.json5")
            #expect(watching.waits { watching.errors.contains("b.json5 changed: 2 pictures, ") })
            #expect(try folder.files().filter { $0.hasPrefix("out/") } == ["out/a.svg", "out/new/b.svg"])
            #expect(watching.endsByInterrupt())
        }
    }

    /// The settings make a new command, which writes to the same page.
    @Test func openedPageIsRewrittenInItsOneWindow() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(width: 100), to: "a.json5")
            let opener = try folder.write("#!/bin/sh\necho \"$1\" >> \"$NOTES\"\n", to: "opener")
            #expect(chmod(opener, 0o755) == 0)
            let notes = folder.path("notes")
            let watching = try Watching(
                ["render", "a.json5", "--open", "--watch"], in: folder,
                environment: ["BROWSER": opener, "NOTES": notes, "TMPDIR": folder.path("")])
            #expect(watching.waits { watching.errors.contains("Watching") })
            let path = try folder.text("notes").trimmingCharacters(in: .newlines)
            let first = try String(contentsOfFile: path, encoding: .utf8)
            try folder.write("{ strict: true }", to: ".layout-render.json5")
            #expect(watching.waits { watching.errors.contains(".layout-render.json5 changed") })
            try replace("a.json5", with: Self.document(width: 140), in: folder)
            #expect(watching.waits { watching.errors.contains("a.json5 changed") })
            #expect(watching.waits { (try? String(contentsOfFile: path, encoding: .utf8)) != first })
            let opened = try folder.text("notes")
            #expect(opened == "\(path)\n")
            #expect(watching.endsByInterrupt())
        }
    }

    @Test func standardInputCannotBeWatched() throws {
        let outcome = try BuiltCommand.run(["check", "-", "--watch"], input: Documents.plain)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("standard input"))
    }
}
