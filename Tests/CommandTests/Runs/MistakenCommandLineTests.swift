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
        (["render", "a.json5", "--landscape"], "did you mean '--orientation landscape'?"),
        (["render", "a.json5", "--width", "320"], "did you mean '--size <width>x<height>'?"),
        (["render", "a.json5", "--size", "0x480"], "a width and a height in points above 0"),
        (["render", "a.json5", "--text-size", "XXL"], "did you mean 'extraExtraLarge'?"),
        (["check", "a.json5", "-o", "report.txt"], "write '--reporter text=report.txt'"),
        (["check", "a.json5", "--sheet"], "'check' doesn't have it, but"),
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

    /// Files that aren't there, folders without layouts and inputs of another kind: what is said, and the status.
    @Test(arguments: [
        (["render", "aa.json5", "-o", "a.svg"], "there is no such file; did you mean a.json5?", 74),
        (["render", "iPhone 15", "-o", "o/"], "as in --device \"iPhone 15\"", 74),
        (["check", "a.json"], "there is no such file; did you mean a.json5?", 74),
        (
            ["render", "a.json5", "-o", "out/pics/a.svg"], "make its folder first, with 'mkdir -p out/pics'",
            74
        ),
        (["render", "empty", "-o", "a.svg"], "there are no .json5, .json, .xib or .storyboard files", 65),
        (["render", "App.xcodeproj", "-o", "a.svg"], "name the folder with the storyboards", 65),
        (["render", "*.xib", "-o", "out/"], "'**/*.xib' looks in the folders below too", 65),
        (["render", "a.json5", "--scene", "Login"], "this input has only one: leave '--scene' out", 65),
        (["convert", "a.json5"], "needs no conversion", 65),
        (["render", "a.json5", "--theme", "empty"], "'empty' is a folder: name a file after '--theme'", 64),
        (["render", "App.viewhierarchy", "-o", "a.svg"], "File > Export View Hierarchy", 65),
    ])
    func isToldWhatIsMissing(arguments: [String], advice: String, status: Int32) throws {
        try TemporaryFolder.with { folder in
            _ = try folder.write(Documents.plain, to: "a.json5")
            _ = try folder.write("hello", to: "App.viewhierarchy")
            for name in ["empty", "App.xcodeproj"] {
                try FileManager.default.createDirectory(
                    atPath: folder.path(name), withIntermediateDirectories: true)
            }
            let outcome = try BuiltCommand.run(arguments, in: folder.url)
            #expect(outcome.status == status)
            #expect(outcome.errors.contains(advice), "\(outcome.errors)")
            #expect(outcome.errors.components(separatedBy: "error:").count == 2)
        }
    }

    /// A picture has nothing to show below it.
    @Test func filesThatAreNotTextHaveNoExcerpt() throws {
        try TemporaryFolder.with { folder in
            let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            try png.write(to: folder.url.appendingPathComponent("a.png"))
            let outcome = try BuiltCommand.run(["check", "a.png"], in: folder.url)
            #expect(outcome.errors.contains("this is a PNG picture"))
            #expect(!outcome.errors.contains("^"))
        }
    }

    /// What a mistake leaves open isn't told as another one.
    @Test(arguments: [
        "\"V:[a(height)]\"", "\"V:[a(20)]-[nope]\"", "\"a.height == veiw.height\"",
        "\"a.height == view.top\"",
    ])
    func whatAFaultyConstraintLeavesOpenIsNotToldTwice(constraint: String) throws {
        let text = """
            { layoutDocument: 1, root: { id: "view", subviews: [{ id: "a" }] },
              constraints: ["H:|[a]|", "V:|[a]", \(constraint)] }
            """
        let outcome = try BuiltCommand.run(["check", "-"], input: text)
        #expect(
            !outcome.errors.contains("warning:")
                && outcome.errors.components(separatedBy: "error:").count == 2)
        #expect(outcome.errors.contains("is reported once it is fixed"))
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
