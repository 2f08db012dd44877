import Foundation
import Testing

@Suite struct RenderTests {
    @Test(arguments: [
        ("png", [0x89, 0x50, 0x4E, 0x47]), ("svg", [0x3C]), ("pdf", [0x25, 0x50, 0x44, 0x46]),
    ])
    func theFormatFollowsTheEnding(ending: String, start: [UInt8]) throws {
        try TemporaryFolder.with { folder in
            let outcome = try BuiltCommand.run(
                ["render", Repository.example("one-third"), "-o", "a.\(ending)"], in: folder.url)
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output.isEmpty)
            #expect(try folder.files() == ["a.\(ending)"])
            let bytes = try Data(contentsOf: folder.appending("a.\(ending)"))
            #expect(Array(bytes.prefix(start.count)) == start)
        }
    }

    @Test(arguments: ["svg", "png", "pdf", "json"])
    func theSameInputGivesTheSameBytes(format: String) throws {
        try TemporaryFolder.with { folder in
            for name in ["a", "b"] {
                let outcome = try BuiltCommand.run(
                    ["render", Repository.example("one-third"), "-o", "\(name).\(format)"], in: folder.url)
                #expect(outcome.status == 0)
            }
            let first = try Data(contentsOf: folder.appending("a.\(format)"))
            #expect(try Data(contentsOf: folder.appending("b.\(format)")) == first)
        }
    }

    @Test func standardInputGoesToStandardOutput() throws {
        let picture = try BuiltCommand.run(["render", "-"], input: Documents.plain)
        #expect(picture.status == 0)
        #expect(picture.output.contains("<svg"))
        let frames = try BuiltCommand.run(["render", "-", "--format", "json"], input: Documents.plain)
        #expect(frames.output.contains("\"frame\": [10, 10, 20, 20]"))
    }

    @Test func picturesInAFolderAreNamedByWhatTellsThemApart() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "in/a.json5")
            try folder.write(Documents.interfaceBuilder, to: "in/deep/b.xib")
            try folder.write("{ unrelated: true }", to: "in/package.json")
            try folder.write("not looked at", to: "in/.hidden/c.json5")
            let devices = ["--device", "iPhone 8", "--device", "iPhone 15"]
            let outcome = try BuiltCommand.run(
                ["render", "in", "-o", "out", "--state", "all"] + devices, in: folder.url)
            #expect(outcome.status == 0, "\(outcome.errors)")
            let names = try folder.files().filter { $0.hasPrefix("out/") }
            #expect(
                names == [
                    "out/a.wide@iPhone 15.svg", "out/a.wide@iPhone 8.svg", "out/a@iPhone 15.svg",
                    "out/a@iPhone 8.svg", "out/deep/b.one@iPhone 15.svg", "out/deep/b.one@iPhone 8.svg",
                    "out/deep/b.two@iPhone 15.svg", "out/deep/b.two@iPhone 8.svg",
                ])
        }
    }

    @Test func ofSeveralScenesOneIsChosen() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.interfaceBuilder, to: "b.xib")
            let several = try BuiltCommand.run(["render", "b.xib", "-o", "b.svg"], in: folder.url)
            #expect(several.status == 64)
            #expect(several.errors.contains("one, two"))
            let one = try BuiltCommand.run(
                ["render", "b.xib", "--scene", "two", "-o", "b.svg"], in: folder.url)
            #expect(one.status == 0, "\(one.errors)")
            #expect(try folder.files() == ["b.svg", "b.xib"])
            let none = try BuiltCommand.run(
                ["render", "b.xib", "--scene", "tow", "-o", "c.svg"], in: folder.url)
            #expect(none.status == 65)
            #expect(none.errors.contains("did you mean 'two'?"))
        }
    }

    @Test func noPictureTakesTheNameOfAnother() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "x/a.json5")
            try folder.write(Documents.plain, to: "y/a.json5")
            let outcome = try BuiltCommand.run(
                ["render", "x/a.json5", "y/a.json5", "-o", "out"], in: folder.url)
            #expect(outcome.status == 64)
            #expect(outcome.errors.hasPrefix("y/a.json5: error: "))
            #expect(try folder.files() == ["out/a.svg", "x/a.json5", "y/a.json5"])
        }
    }

    @Test func noInputIsWrittenOver() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a.json")
            for arguments in [
                ["render", "a.json", "--format", "json"], ["render", "a.json", "-o", "./a.json"],
            ] {
                let outcome = try BuiltCommand.run(arguments, in: folder.url)
                #expect(outcome.status == 64)
                #expect(try folder.text("a.json") == Documents.plain)
            }
        }
    }

    @Test func aFileThatCannotBeFinishedIsNotThere() throws {
        try TemporaryFolder.with { folder in
            try folder.write("old", to: "a.png")
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/sh")
            // Limits files to two blocks of 512 or 1024 bytes.
            shell.arguments = [
                "-c", "ulimit -f 2; exec \"$0\" render \"$1\" -o a.png", BuiltCommand.executable.path,
                Repository.example("one-third"),
            ]
            shell.currentDirectoryURL = folder.url
            shell.standardError = FileHandle.nullDevice
            try shell.run()
            shell.waitUntilExit()
            #expect(shell.terminationReason == .exit)
            #expect(shell.terminationStatus == 74)
            #expect(try folder.files() == ["a.png"])
            #expect(try folder.text("a.png") == "old")
        }
    }
}
