import FileAccess
import Foundation
import Testing

/// Inputs that aren't files and invalid documents, among valid ones.
@Suite struct HostileFilesTests {
    /// Runs a command with a time limit that only a hanging command exceeds.
    private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> BuiltCommand.Outcome {
        try BuiltCommand.run(arguments, in: folder.url)
    }

    @Test func whatIsNoFileIsRefusedAndNotWaitedFor() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "in/good.json5")
            for name in ["a.json5", "b.xib", "c.json", "d.png"] {
                #expect(mkfifo(folder.path("in/\(name)"), 0o600) == 0)
            }
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("in/loop.json5"), withDestinationPath: "loop.json5")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("in/dangling.json5"), withDestinationPath: "none")
            let outcome = try run(["render", "in", "-o", "out"], in: folder)
            #expect(outcome.status == 74)
            for line in [
                "in/a.json5: error: cannot be read: it is a named pipe",
                "in/b.xib: error: cannot be read: it is a",
                "in/c.json: error: cannot be read: it is a named pipe",
                "in/loop.json5: error: cannot be read: ",
                "in/dangling.json5: error: cannot be read: it is a symbolic link to a file that doesn't exist",
            ] {
                #expect(outcome.errors.contains(line), "\(line)")
            }
            #expect(try folder.files().filter { $0.hasPrefix("out") } == ["out/good.svg"])
            #expect(try run(["diff", "in/d.png", "in/d.png"], in: folder).status == 74)
            #expect(try run(["check", "in/a.json5"], in: folder).status == 74)
            #expect(try run(["render", "/dev/zero"], in: folder).status == 74)
        }
    }

    @Test func aBadDocumentTakesNoOtherDown() throws {
        try TemporaryFolder.with { folder in
            let bad = [
                "empty.json5": "", "text.json5": "\u{0}\u{FFFD}",
                "open.json5": "{ layoutDocument: 1, root: {",
                "deep.json5": String(repeating: "[", count: 100_000), "a.xib": "<a",
                "b.storyboard": "<document/>",
                "deep.xib": String(repeating: "<a>", count: 100_000), "picture.png": "no picture",
            ]
            for (name, text) in bad { try folder.write(text, to: "in/\(name)") }
            try Data([0xFF, 0xFE, 0x7B]).write(to: folder.appending("in/bytes.json5"))
            try folder.write(Documents.plain, to: "in/a-good.json5")
            try folder.write(Documents.plain, to: "in/z-good.json5")
            #expect(try run(["render", "in", "-o", "out"], in: folder).status == 65)
            #expect(
                try folder.files().filter { $0.hasPrefix("out") } == ["out/a-good.svg", "out/z-good.svg"])
            let frames = try run(["frames", "in"], in: folder)
            #expect(frames.status == 65)
            #expect(frames.output.components(separatedBy: "\"box\"").count == 3)
            #expect(try run(["test", "in", "--record", "missing"], in: folder).status == 65)
            #expect(
                try folder.files().filter { $0.hasPrefix("in/Goldens/") && $0.hasSuffix("good.png") }.count
                    == 2)
            try folder.write(Documents.plain, to: "other/a-good.json5")
            let difference = try run(["diff", "in", "other"], in: folder)
            #expect(difference.status == 65)
            #expect(difference.output.contains("z-good: removed\n"))
        }
    }

    @Test func namesThatBeginWithACombiningMarkAreFound() throws {
        try TemporaryFolder.with { folder in
            let name = "\u{301}a.json5"
            try folder.write(Documents.plain, to: "in/\(name)")
            #expect(try run(["check", "in"], in: folder).status == 0)
            #expect(try run(["render", "in", "-o", "out"], in: folder).status == 0)
            #expect(try run(["render", "in/\(name)", "-o", "in/"], in: folder).status == 0)
            let files = Folder.files(in: folder.url.path).map { Array($0.utf8) }
            for path in ["out/\u{301}a.svg", "in/\u{301}a.svg"] { #expect(files.contains(Array(path.utf8))) }
            #expect(try run(["test", "in", "--record", "missing"], in: folder).status == 0)
            #expect(try run(["test", "in"], in: folder).status == 0)
        }
    }

    @Test func scalesThatDrawNothingAreUsageErrors() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a.json5")
            for scale in ["1e-9", "0", "-1", "nan", "inf", "65", "0.009", "1e308"] {
                for command in [
                    ["render", "a.json5"], ["diff", "a.json5", "a.json5"], ["test", "a.json5"],
                ] {
                    let outcome = try run(command + ["--scale=\(scale)"], in: folder)
                    #expect(outcome.status == 64, "\(command) \(scale)")
                    #expect(outcome.errors.contains("use a number from 0.01 to 64, such as 2"))
                }
            }
            #expect(try run(["render", "a.json5", "-o", "a.png", "--scale", "0.01"], in: folder).status == 0)
        }
    }

    @Test func aPictureIsNotWrittenThroughALinkToNothing() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a.json5")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("a.svg"), withDestinationPath: "none")
            let outcome = try run(["render", "a.json5"], in: folder)
            #expect(outcome.status == 74)
            #expect(
                outcome.errors.contains("a.svg: error: cannot be written: it is a symbolic link to a file"))
        }
    }
}
