import Foundation
import Testing

/// The project's configuration file, as used by the built command.
@Suite struct ConfigurationTests {
    private static let layout = #"{ layoutDocument: 1, root: { id: "view", guides: [{ id: "spare" }] } }"#

    private func run(
        _ arguments: String..., configuration: String, in subfolder: String = "inner/deep"
    ) throws -> BuiltCommand.Outcome {
        try TemporaryFolder.with { folder in
            try folder.write(configuration, to: ".layout-render.json5")
            try folder.write(Self.layout, to: "\(subfolder)/a.json5")
            return try BuiltCommand.run(arguments, in: folder.appending(subfolder))
        }
    }

    @Test func settingsOfAFolderAboveAreInForce() throws {
        #expect(try run("check", "a.json5", configuration: "{}").errors.contains("spare"))
        let silenced = try run("check", "a.json5", configuration: #"{ silence: ["unused-guide"] }"#)
        #expect(silenced.errors.hasPrefix("1 layout, no findings, "))
        #expect(try run("check", "a.json5", configuration: "{ strict: true }").status == 1)
        #expect(try run("check", "a.json5", configuration: "{ strict: false }").status == 0)
    }

    @Test func theCommandLineHasTheLastWord() throws {
        let configuration = #"{ device: "iPhone SE" }"#
        #expect(try run("frames", "a.json5", configuration: configuration).output.contains("\"width\": 320"))
        let size = try run("frames", "a.json5", "--size", "200x100", configuration: configuration)
        #expect(size.output.contains("\"width\": 200"))
        let device = try run("frames", "a.json5", "--device", "iPhone 16", configuration: configuration)
        #expect(device.output.contains("\"width\": 393"))
    }

    /// The conflict is broken, and the guide unused.
    @Test func listsOnTheCommandLineAreAddedToTheFile() throws {
        let layout = """
            { layoutDocument: 1, root: { id: "view", guides: [{ id: "spare" }], subviews: [{ id: "box" }] },
              constraints: ["box.width == 10", "box.width == 20"] }
            """
        try TemporaryFolder.with { folder in
            try folder.write(#"{ silence: "unused-guide", exclude: "Drafts" }"#, to: ".layout-render.json5")
            for name in ["a", "Drafts/b", "Old/c"] { try folder.write(layout, to: "\(name).json5") }
            let one = try BuiltCommand.run(
                ["check", ".", "--silence", "unsatisfiable", "--silence", "ambiguous", "--exclude", "Old"],
                in: folder.url)
            #expect(one.status == 0)
            #expect(one.errors.hasPrefix("1 layout, no findings, "))
            let none = try BuiltCommand.run(["check", "a.json5", "--silence", "ambiguous"], in: folder.url)
            #expect(none.status == 1)
            #expect(!none.errors.contains("spare"))
        }
    }

    /// The names of views are in the picture's text; a word on the command line undoes the same word in the file.
    @Test func shownLayersUndoHiddenOnes() throws {
        let arguments = ["render", "a.json5", "-o", "-", "--format", "svg"]
        func picture(_ configuration: String, _ more: String...) throws -> String {
            try TemporaryFolder.with { folder in
                try folder.write(configuration, to: ".layout-render.json5")
                try folder.write(Self.layout, to: "a.json5")
                return try BuiltCommand.run(arguments + more, in: folder.url).output
            }
        }
        let shown = try picture("{}")
        let hidden = try picture(#"{ hide: "names" }"#)
        #expect(shown != hidden)
        #expect(try picture(#"{ hide: ["names"] }"#, "--show", "names") == shown)
        #expect(try picture("{}", "--hide", "names") == hidden)
    }

    @Test func commandsWithoutAnOptionPassItsSettingOver() throws {
        #expect(try run("devices", configuration: #"{ device: "iPhone SE" }"#).status == 0)
    }

    @Test(arguments: [
        (#"{ devise: "x" }"#, "1:3: error: unknown key devise; did you mean device?"),
        (#"{ theme: "blue" }"#, "1:10: error: invalid value 'blue' for '--theme'"),
        ("{ strict: 3 }", "1:11: error: invalid value for strict; write true or false"),
        ("{ inputs: [] }", "1:11: error: invalid value for inputs; write paths"),
        (#"{ inputs: ["--strict"] }"#, "1:11: error: invalid value for inputs; write paths"),
        ("[]", "1:1: error: expected an object"), ("{ output: 'x' }", "1:3: error: unknown key output"),
        ("{", "error: the file ends inside"),
    ])
    func mistakesAreReportedAtTheirPlace(configuration: String, expected: String) throws {
        let outcome = try run("check", "a.json5", configuration: configuration)
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains(".layout-render.json5:"))
        #expect(outcome.errors.contains(expected))
    }

    @Test func configSaysWhatIsInForceAndFromWhere() throws {
        let outcome = try run(
            "config",
            configuration: #"{ device: ["iPhone SE", "iPhone 16"], strict: true, inputs: ["inner", "b"] }"#)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.first?.hasSuffix("/.layout-render.json5") == true)
        #expect(
            lines.dropFirst() == ["  inputs: inner, b", "  device: iPhone SE, iPhone 16", "  strict: true"])
    }

    /// `inner/deep/a.json5` is found from the file's own folder and from any folder in it.
    @Test(arguments: ["check", "sweep", "frames"])
    func inputsAreRelativeToTheFile(command: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                #"{ inputs: "inner/deep", silence: "unused-guide" }"#, to: ".layout-render.json5")
            try folder.write(Self.layout, to: "inner/deep/a.json5")
            for place in ["", "inner", "inner/deep"] {
                let outcome = try BuiltCommand.run([command], in: folder.appending(place))
                #expect(outcome.status == 0, "\(place): \(outcome.errors)")
            }
        }
    }

    @Test func inputsOnTheCommandLineReplaceThoseOfTheFile() throws {
        let outcome = try run("check", "a.json5", configuration: #"{ inputs: ["missing"] }"#)
        #expect(outcome.status == 0)
        let missing = try run("check", configuration: #"{ inputs: ["missing"] }"#)
        #expect(missing.status == 74)
        #expect(missing.errors.contains("missing: error: "))
    }

    @Test func commandsThatReadOtherThingsDontUseTheInputs() throws {
        for command in ["explain", "markdown", "diff"] {
            #expect(try run(command, configuration: #"{ inputs: ["inner"] }"#).status == 64)
        }
    }
}
