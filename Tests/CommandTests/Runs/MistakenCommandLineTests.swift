import Foundation
import Testing

@testable import layout_render

/// Command lines that beginners write, and what the command tells them to write instead.
@Suite struct MistakenCommandLineTests {
    @Test(arguments: [
        (
            ["--device", "iPhone 15", "render", "a.json5"],
            "write 'layout-render render …' first, and '--device' after it"
        ),
        (["-q", "check", "a.json5"], "write 'layout-render check …' first, and '-q' after it"),
        (
            ["render", "a.json5", "--device", "iPhone", "15"],
            "put it in quotes, as in --device \"iPhone 15\""
        ),
        (
            ["render", "--device", "iPhone", "15", "Pro", "Max", "a.json5"],
            "put it in quotes, as in --device \"iPhone 15 Pro Max\""
        ),
        (
            ["render", "a.json5", "a.png"],
            "'a.png' isn't a layout: to write the picture there, put '-o' before it"
        ),
        (["render", "a.json5", "out/page.html"], "put '-o' before it"),
        (["render", "a.json5", "\u{2014}device", "iPhone 15"], "did you mean '--device'?"),
        (["render", "a.json5", "--dark"], "did you mean '--theme dark'?"),
        (["render", "a.json5", "--appearance", "dark"], "did you mean '--theme'?"),
    ])
    func isToldWhatToWrite(arguments: [String], advice: String) throws {
        try TemporaryFolder.with { folder in
            _ = try folder.write(Documents.plain, to: "a.json5")
            let outcome = try BuiltCommand.run(arguments, in: folder.url)
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains(advice), "\(outcome.errors)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(".")) == ["a.json5"])
        }
    }

    @Test func aDeviceThatDoesNotExistIsNoMatterOfQuotes() throws {
        let outcome = try BuiltCommand.run(["render", "a.json5", "--device", "iPhnoe", "15"])
        #expect(outcome.errors.contains("unknown device 'iPhnoe'"))
    }

    @Test func compiledStoryboardsAreNamed() throws {
        try TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(
                atPath: folder.path("Main.storyboardc"), withIntermediateDirectories: true)
            let outcome = try BuiltCommand.run(["check", "Main.storyboardc"], in: folder.url)
            #expect(outcome.errors.contains("name the .storyboard that it was made from"))
        }
    }

    /// The shell has made the file, and it looks as if the picture should be in it.
    @Test(arguments: [("a.svg", true), ("log.txt", false)])
    func aRedirectedPictureIsNoted(file: String, isNoted: Bool) throws {
        try TemporaryFolder.with { folder in
            _ = try folder.write(Documents.plain, to: "layout.json5")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [
                "-c", "\"$0\" render layout.json5 >\(file) 2>errors", BuiltCommand.executable.path,
            ]
            process.currentDirectoryURL = folder.url
            try process.run()
            process.waitUntilExit()
            #expect(try folder.text("errors").contains("to write it there, add '-o -'") == isNoted)
        }
    }
}
