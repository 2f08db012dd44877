import Foundation
import Testing

@testable import LayoutPipeline
@testable import layout_render

@Suite struct ExitStatusTests {
    /// What is wrong with a command line, and what to do.
    @Test(arguments: [
        (["completions"], "missing <shell>: use bash, zsh or fish"),
        (["frames", "a.json5", "-o", "x"], "unknown option '-o': 'frames' doesn't have it, but"),
        (
            ["render", "a.json5", "--theme", "nope"],
            "use light, dark, automatic or a file such as './nope.json5'"
        ),
        (["render", "a.json5", "--fonts", "nope"], "nope doesn't exist: name a folder or a font file"),
        (["diff", "a.json5"], "missing <after>: name what 'a.json5' is compared with, or add '--git'"),
        (["diff", "a.json5", "in"], "'in' is a folder and 'a.json5' isn't: name two folders, or two files"),
        (["test", "a.json5", "--goldens-dir", "a.json5"], "the goldens can't be in 'a.json5', which is"),
        (["explain", "a.json5", "-o", "-"], "'-o -' and the explanation both write to standard output"),
        (["explain", "a.log", "-o", "-"], "'-o -' and the explanation both write to standard output"),
    ])
    func whatIsWrongWithACommandLineIsSaid(arguments: [String], words: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a.json5")
            try folder.write(Documents.plain, to: "in/b.json5")
            try folder.write("a line\n", to: "a.log")
            let outcome = try BuiltCommand.run(arguments, in: folder.url)
            #expect(outcome.status == 64)
            #expect(outcome.errors.hasPrefix("layout-render: error: "))
            #expect(outcome.errors.contains(words), "\(outcome.errors)")
        }
    }

    @Test(arguments: ["check", "frames", "render"])
    func findingsOfSeverityErrorAreExitOne(subcommand: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.conflict, to: "a.json5")
            let outcome = try BuiltCommand.run([subcommand, "a.json5"], in: folder.url)
            #expect(outcome.status == 1)
            #expect(outcome.errors.hasPrefix("a.json5:"))
            #expect(outcome.errors.contains(": error: "))
            let findings = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("a.json5:") }
            #expect(findings.count == 1)
        }
    }

    @Test func warningsFailOnlyWhereCheckingIsStrict() throws {
        let lenient = try BuiltCommand.run(["check", "-"], input: Documents.ambiguous)
        #expect(lenient.status == 0)
        #expect(lenient.errors.contains(": warning: "))
        let strict = try BuiltCommand.run(["check", "--strict", "-"], input: Documents.ambiguous)
        #expect(strict.status == 1)
        #expect(strict.errors.contains(": error: "))
    }

    @Test(
        arguments: [
            ["render", "missing.json5"], ["check", "missing.json5"],
            ["render", "a.json5", "--theme", "missing.json5"],
            ["test", "a.json5", "--theme", "missing.json5"],
        ])
    func aMissingFileIsExit74(arguments: [String]) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a.json5")
            let outcome = try BuiltCommand.run(arguments, in: folder.url)
            #expect(outcome.status == 74)
            #expect(outcome.errors.hasPrefix("missing.json5: error: cannot be read: No such file"))
        }
    }

    @Test func whatIsFineSaysNothing() throws {
        let outcome = try BuiltCommand.run(["check", "-"], input: Documents.plain)
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.isEmpty)
    }

    @Test(
        arguments: [
            [], ["draw"], ["render"], ["render", "--size", "x", "a"], ["render", "--device", "Nokia", "a"],
            ["render", "a", "-o", "x.tiff"], ["render", "a", "-o", "x.png", "--format", "svg"],
            ["render", "a", "--format", "json", "--scale", "2"], ["frames", "-", "-"], ["devices", "x"],
            ["completions", "tcsh"], ["render", "a", "--size", "1x1", "--all-devices"], ["help", "draw"],
            ["--verison"],
        ])
    func aWrongCommandLineIsExit64(arguments: [String]) throws {
        let outcome = try BuiltCommand.run(arguments)
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.first?.hasPrefix("layout-render: error: ") == true)
        #expect(lines.dropFirst().first?.hasPrefix("USAGE: layout-render ") == true)
    }

    @Test(
        arguments: [
            (["rendr"], "render"), (["render", "--devcie=x"], "--device"),
            (["render", "--theme", "drak", "a"], "dark"),
            (["render", "--device", "iPhne 15", "a"], "iPhone 15"),
            (["draw"], "render"), (["lint"], "check"), (["render", "--format", "jpg", "a"], "png"),
            (["render", "--orientation", "horizontal", "a"], "landscape"),
            (["check", "--direction", "rightToLeft", "a"], "rtl"), (["check", "--silent", "a"], "--quiet"),
            (["check", "--ignore", "x", "a"], "--exclude"),
            (["check", "--landscape", "a"], "--orientation landscape"),
        ])
    func theLikelyWordIsSuggested(arguments: [String], word: String) throws {
        #expect(try BuiltCommand.run(arguments).errors.contains("did you mean '\(word)'?"))
    }

    @Test func landscapeRightIsLandscape() throws {
        let frames = try ["landscape", "landscapeRight"].map {
            try BuiltCommand.run(
                ["frames", "-", "--device", "iPhone 16", "--orientation", $0], input: Documents.plain
            ).output
        }
        #expect(frames[0] == frames[1])
        #expect(frames[0].contains("\"width\": 852"))
    }

    @Test(arguments: ["", "{", "[]", "{ layoutDocument: 1 }", "<document", "<a/>", "\u{0}\u{1}"])
    func anInputOfNoUseIsExit65(text: String) throws {
        try TemporaryFolder.with { folder in
            let outcome = try BuiltCommand.run(["render", "-", "-o", "out.png"], input: text, in: folder.url)
            #expect(outcome.status == 65)
            #expect(outcome.errors.contains(": error: "))
            #expect(try folder.files().isEmpty)
        }
    }

    @Test func aFolderWithoutLayoutsIsExit65() throws {
        try TemporaryFolder.with { folder in
            try folder.write("{}", to: "package.json")
            let outcome = try BuiltCommand.run(["check", "."], in: folder.url)
            #expect(outcome.status == 65)
            #expect(outcome.errors.hasPrefix(".: error: "))
        }
    }

    @Test func whatCannotBeReadOrWrittenIsExit74() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a.json5")
            let unreadable = try BuiltCommand.run(["check", "gone.json5"], in: folder.url)
            #expect(unreadable.status == 74)
            #expect(unreadable.errors.hasPrefix("gone.json5: error: "))
            let unwritable = try BuiltCommand.run(["render", "a.json5", "-o", "gone/a.svg"], in: folder.url)
            #expect(unwritable.status == 74)
            #expect(unwritable.errors.hasPrefix("gone/a.svg: error: "))
            #expect(try folder.files() == ["a.json5"])
        }
    }

    @Test func oneBadInputKeepsNoneOfTheOthersBack() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "in/a.json5")
            try folder.write("{", to: "in/b.json5")
            try folder.write(Documents.plain, to: "in/c.json5")
            let outcome = try BuiltCommand.run(["render", "in", "-o", "out"], in: folder.url)
            #expect(outcome.status == 65)
            #expect(try folder.files().filter { $0.hasPrefix("out/") } == ["out/a.svg", "out/c.svg"])
        }
    }

    @Test func whatKeptWorkFromBeingDoneOutweighsFindings() {
        #expect(ExitStatus.success.combined(with: .findings) == .findings)
        #expect(ExitStatus.findings.combined(with: .unusableInput) == .unusableInput)
        #expect(ExitStatus.inputOutput.combined(with: .unusableInput) == .inputOutput)
        #expect(ExitStatus.success.combined(with: .success) == .success)
    }
}
