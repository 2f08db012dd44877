import Foundation
import Testing

@testable import LayoutPipeline
@testable import layout_render

@Suite struct StandardStreamTests {
    @Test func aReaderThatWentAwayIsNoError() throws {
        try TemporaryFolder.with { folder in
            let pipe = Pipe()
            let errors = try folder.write("", to: "errors")
            let process = Process()
            process.executableURL = BuiltCommand.executable
            process.arguments = ["frames", Repository.example("one-third")]
            process.standardOutput = pipe.fileHandleForWriting
            process.standardError = FileHandle(forWritingAtPath: errors)
            try pipe.fileHandleForReading.close()
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationReason == .exit)
            #expect(process.terminationStatus == 0)
            #expect(try folder.text("errors").isEmpty)
        }
    }

    /// An editor passes what isn't saved yet, under the name of its file.
    @Test func standardInputCanHaveAName() throws {
        try TemporaryFolder.with { folder in
            let name = "Layouts/login.json5"
            try folder.write("{}\n\n", to: name)
            let named = ["-", "--stdin-name", name]
            let text = try BuiltCommand.run(["check"] + named, input: Documents.conflict, in: folder.url)
            #expect(text.status == 1)
            #expect(text.errors.hasPrefix("\(name):"))
            let github = try BuiltCommand.run(
                ["check", "--reporter", "github"] + named, input: Documents.conflict, in: folder.url)
            #expect(github.output.hasPrefix("::error file=\(name),line="))
            // The line isn't quoted from the file, which has another.
            let wrong = try BuiltCommand.run(
                ["check"] + named, input: "{ layoutDocument: 1, rot: 3 }", in: folder.url)
            #expect(wrong.status == 65)
            #expect(!wrong.errors.contains("^"))
            let builder = try BuiltCommand.run(
                ["frames", "-", "--stdin-name", "Main.xib", "--scene", "one"],
                input: Documents.interfaceBuilder, in: folder.url)
            #expect(builder.status == 0)
            let drawn = try BuiltCommand.run(
                ["render", "-o", "out/", "--format", "svg"] + named, input: Documents.plain, in: folder.url)
            #expect(drawn.status == 0)
            #expect(try folder.files().contains("out/login.svg"))
            let useless = try BuiltCommand.run(["check", name, "--stdin-name", "x"], in: folder.url)
            #expect(useless.status == 64)
        }
    }

    /// A filter ends when nobody reads what it passes on, even if its input doesn't end.
    @Test(arguments: ["text", "github", "json"])
    func endlessInputEndsWithItsReader(reporter: String) throws {
        try TemporaryFolder.with { folder in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [
                "-c",
                "yes | { \"$0\" explain - --reporter \(reporter) 2>/dev/null; echo $? >status; } | true",
                BuiltCommand.executable.path,
            ]
            process.currentDirectoryURL = folder.url
            try process.run()
            process.waitUntilExit()
            for _ in 0..<600 where !FileManager.default.fileExists(atPath: folder.path("status")) {
                usleep(100_000)
            }
            #expect(try folder.text("status") == "0\n")
        }
    }

    @Test func aLogIsAFile() throws {
        try TemporaryFolder.with { folder in
            #expect(mkfifo(folder.path("fifo"), 0o600) == 0)
            for (name, words) in [
                ("fifo", "it is a named pipe; pipe it into standard input instead, named '-'"),
                ("/dev/zero", "it is a device; name a file"),
            ] {
                let outcome = try BuiltCommand.run(["explain", name], in: folder.url)
                #expect(outcome.status == 74)
                #expect(outcome.errors == "\(name): error: cannot be read: \(words)\n")
                #expect(outcome.output.isEmpty)
            }
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func aFullDiskBehindStandardOutputIsExit74() throws {
        let process = Process()
        process.executableURL = BuiltCommand.executable
        process.arguments = ["devices"]
        process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 74)
    }

    @Test(arguments: Reporter.allCases.filter { $0 != .text })
    func reportsInOtherFormsGoToStandardOutput(reporter: Reporter) throws {
        let outcome = try BuiltCommand.run(
            ["check", "-", "--reporter", reporter.rawValue], input: Documents.conflict)
        #expect(outcome.status == 1)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.contains("unsatisfiable"))
    }

    @Test func framesAreJSONWhateverWasFound() throws {
        struct Frames: Decodable {
            struct Scene: Decodable {
                struct Finding: Decodable { var code: String }
                var issues: [Finding]
            }
            var scenes: [Scene]
        }
        let conflict = try BuiltCommand.run(["frames", "-"], input: Documents.conflict)
        let frames = try JSONDecoder().decode(Frames.self, from: Data(conflict.output.utf8))
        #expect(frames.scenes.map { $0.issues.map(\.code) } == [["unsatisfiable"]])
        let broken = try BuiltCommand.run(["frames", "-"], input: "{")
        #expect(try JSONDecoder().decode(Frames.self, from: Data(broken.output.utf8)).scenes.isEmpty)
    }

    @Test(arguments: [
        ["--help"], ["-h"], ["help"], ["render", "--help"], ["help", "render"], ["--version"],
    ])
    func helpGoesToStandardOutput(arguments: [String]) throws {
        let outcome = try BuiltCommand.run(arguments)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(!outcome.output.isEmpty)
    }

    @Test func aPipeSeesNoColorsAndNoProgress() throws {
        let outcome = try BuiltCommand.run(
            ["check", Repository.example("conflict"), Repository.example("ambiguity")],
            environment: ["TERM": "xterm-256color"])
        #expect(!outcome.errors.isEmpty)
        #expect(!outcome.errors.contains("\u{1B}"))
        #expect(!outcome.errors.contains("\r"))
    }

    @Test func bashTakesItsCompletionScript() throws {
        try TemporaryFolder.with { folder in
            let script = try BuiltCommand.run(["completions", "bash"]).output
            let output = try folder.write("", to: "output")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.arguments = [
                "-c",
                """
                . "$0" && COMP_WORDS=(layout-render render --theme d) COMP_CWORD=3 && _layout_render \
                && echo "${COMPREPLY[@]}"
                """, try folder.write(script, to: "script"),
            ]
            process.standardOutput = FileHandle(forWritingAtPath: output)
            try process.run()
            process.waitUntilExit()
            #expect(try folder.text("output") == "dark\n")
        }
    }
}
