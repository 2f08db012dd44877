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

    @Test func whatIsShownOfCodeIsListed() throws {
        let configuration =
            #"{ code: [{ file: "*.swift", show: "Card(title: 1)", name: "One" }, { file: "B.swift", show: "B()" }] }"#
        let lines = try run("config", configuration: configuration).output.split(separator: "\n").dropFirst()
        #expect(Array(lines) == ["  code: Card(title: 1)", "  code: B()"])
    }

    /// The place is that of what is wrong: the third character of the line is the key, the ninth its value.
    @Test(arguments: [
        (#"{ code: "Card()" }"#, "1:9: error: expected an object"),
        (#"{ code: { show: "Card()" } }"#, "1:9: error: the file is missing"),
        (#"{ code: [{ file: "A.swift" }] }"#, "1:10: error: the expression to show is missing"),
        (#"{ code: { file: "A.swift", shows: "A()" } }"#, "1:28: error: this isn't clear"),
    ])
    func whatIsShownOfCodeIsChecked(_ configuration: String, message: String) throws {
        let outcome = try run("check", "a.json5", configuration: configuration)
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(
            outcome.errors.contains(#"{ file: "ProfileView.swift", show: "ProfileView(user: .sample)" }"#))
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
        (#"{ device: "Nokia" }"#, "1:11: error: unknown device 'Nokia'"),
        ("{ scale: 200 }", "1:10: error: invalid value '200' for '--scale'"),
        (#"{ threshold: "a" }"#, "1:14: error: invalid value 'a' for '--threshold'"),
        (#"{ sweep: "3" }"#, "1:10: error: invalid value '3' for '--sweep'"),
        (#"{ size: "100001x10" }"#, "1:9: error: invalid value '100001x10' for '--size'"),
        (#"{ exclude: "" }"#, "1:12: error: invalid value '' for '--exclude'"),
        (
            #"{ device: "iPhone SE", strict: true, device: "iPhone 16" }"#,
            "1:38: error: duplicate key device, first written at 1:3; remove one of the two"
        ),
        ("", "1:1: error: the file is empty; write { device: \"iPhone 16\" }"),
    ])
    func mistakesAreReportedAtTheirPlace(configuration: String, expected: String) throws {
        let outcome = try run("check", "a.json5", configuration: configuration)
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains(".layout-render.json5:"))
        #expect(outcome.errors.contains(expected))
    }

    @Test func emptyListsAreValid() throws {
        let configuration = #"{ device: [], silence: [], show: [], exclude: [] }"#
        let outcome = try run("config", configuration: configuration)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let lines = outcome.output.split(separator: "\n").dropFirst()
        #expect(lines == ["  device: []", "  silence: []", "  show: []", "  exclude: []"])
        #expect(try run("check", "a.json5", configuration: configuration).errors.contains("spare"))
    }

    /// A link that leads to nothing, or back to itself, isn't the same as no settings.
    @Test(arguments: ["missing.json5", ".layout-render.json5"])
    func brokenLinksAreErrors(target: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.layout, to: "a.json5")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(".layout-render.json5"), withDestinationPath: target)
            let outcome = try BuiltCommand.run(["check", "a.json5"], in: folder.url)
            #expect(outcome.status == 74)
            #expect(outcome.errors.contains(".layout-render.json5: error: cannot be read"))
        }
    }

    /// A setting is for every command, also for one in which the option would be refused.
    @Test func settingsAreNotRefusedWhereTheyHaveNoEffect() throws {
        let configuration = #"{ theme: "dark", device: "iPhone 16" }"#
        let frames = try run("render", "a.json5", "-o", "x.json", configuration: configuration)
        #expect(frames.status == 0, "\(frames.errors)")
        let refused = try run(
            "render", "a.json5", "-o", "x.json", "--theme", "dark", configuration: configuration)
        #expect(refused.status == 64)
    }

    /// Makes a project whose settings are in `top/inner`, with files outside of it.
    private func inProject(
        _ configuration: String, mark: String? = nil, _ arguments: [String],
        _ body: (TemporaryFolder, BuiltCommand.Outcome) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            try folder.write("ghp_SECRET 1\n", to: "secret.txt")
            try folder.write("ghp_SECRET 1\n", to: "top/inner/secret.txt")
            try folder.write("{ ghp_SECRET: 1 }", to: "top/theme.json5")
            try folder.write(Self.layout, to: "outside/b.json5")
            try folder.write(Self.layout, to: "top/inner/L/a.json5")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("top/inner/link"), withDestinationPath: "../../outside")
            if let mark { try folder.write("", to: mark) }
            try folder.write(configuration, to: "top/inner/.layout-render.json5")
            try body(folder, try BuiltCommand.run(arguments, in: folder.appending("top/inner")))
        }
    }

    @Test(arguments: [
        #"{ inputs: ["L"], goldens: "../../elsewhere/g", record: "all" }"#,
        #"{ inputs: ["L"], goldens: "link/g", record: "all" }"#, #"{ inputs: ["L"], goldens: "L/../../g" }"#,
        #"{ inputs: ["L"], goldens: "/tmp/none/g" }"#, #"{ inputs: ["../../outside"] }"#,
        #"{ inputs: ["link"] }"#,
        #"{ inputs: ["L/*/../../../outside"] }"#, #"{ inputs: ["link/*.json5"] }"#,
        #"{ inputs: ["secret.txt"] }"#,
        #"{ inputs: ["L"], theme: "../../secret.txt" }"#,
        #"{ inputs: ["L"], theme: "new/../../secret.txt" }"#,
    ])
    func settingsDontLeadOutOfTheProject(configuration: String) throws {
        try inProject(configuration, ["test"]) { folder, outcome in
            #expect(outcome.status == 65)
            #expect(outcome.errors.contains("/top/inner/.layout-render.json5:1:"))
            #expect(!outcome.errors.contains("SECRET"))
            #expect(outcome.output.isEmpty)
            let files = try folder.files()
            #expect(!files.contains { $0.contains("olden") || $0.hasPrefix("elsewhere") })
        }
    }

    /// What is between the settings and the top is part of the project.
    @Test(arguments: ["top/.git/HEAD", "top/App.xcodeproj/x", "top/App.xcworkspace/x", "top/Package.swift"])
    func projectBeginsAtItsTop(mark: String) throws {
        let configuration = #"{ inputs: ["L"], goldens: "../g", record: "all" }"#
        try inProject(configuration, mark: mark, ["test"]) { folder, outcome in
            #expect(outcome.status == 0, "\(outcome.errors)")
            let files = try folder.files()
            #expect(files.contains("top/g/a.png"))
        }
        try inProject(configuration, ["test"]) { _, outcome in #expect(outcome.status == 65) }
        try inProject(#"{ inputs: ["L"], goldens: "../../g" }"#, mark: mark, ["test"]) { _, outcome in
            #expect(outcome.status == 65)
        }
    }

    /// Only the place is printed of a file that settings name; on the command line the words are.
    @Test func errorsInFilesThatSettingsNameDontQuoteThem() throws {
        let render = ["render", "L/a.json5", "-o", "-"]
        for theme in ["secret.txt", "../theme.json5"] {
            let configuration = "{ theme: \"\(theme)\" }"
            try inProject(configuration, mark: "top/Package.swift", render) { _, outcome in
                #expect(outcome.status == 64)
                #expect(outcome.errors.contains("line 1, column "))
                #expect(!outcome.errors.contains("SECRET"))
            }
            try inProject("{}", mark: "top/Package.swift", render + ["--theme", "./\(theme)"]) { _, outcome in
                #expect(outcome.status == 64)
                #expect(outcome.errors.contains("ghp_SECRET"))
            }
        }
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

    /// Settings are found from the inputs' folder upwards, then from the current one.
    @Test func settingsBesideTheInputsCome() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.layout, to: "app/Layouts/a.json5")
            try folder.write(Self.layout, to: "other/b.json5")
            try folder.write(#"{ silence: "unused-guide" }"#, to: "app/.layout-render.json5")
            func check(_ inputs: String..., from place: String = "") throws -> Bool {
                try BuiltCommand.run(["check"] + inputs, in: folder.appending(place)).errors.contains("spare")
            }
            #expect(try !check("app/Layouts/a.json5"))
            #expect(try !check("app/Layouts"))
            #expect(try !check("app/**/*.json5"))
            #expect(try !check(folder.path("app/Layouts/a.json5"), from: "other"))
            #expect(try check("other/b.json5"))
            #expect(try check("app", "other"))
            #expect(try !check("../other/b.json5", from: "app"))
            let piped = try BuiltCommand.run(
                ["check", "-", "--stdin-name", "app/Layouts/c.json5"], input: Self.layout, in: folder.url)
            #expect(!piped.errors.contains("spare"))
        }
    }

    /// Settings above a repository belong to nobody in it.
    @Test func theRepositorysTopEndsTheSearch() throws {
        try TemporaryFolder.with { folder in
            try folder.write(#"{ silence: "unused-guide" }"#, to: ".layout-render.json5")
            try folder.write(Self.layout, to: "project/L/a.json5")
            let run = { try BuiltCommand.run(["check", "L"], in: folder.appending("project")).errors }
            #expect(try !run().contains("spare"))
            try folder.write("", to: "project/.git/HEAD")
            #expect(try run().contains("spare"))
        }
    }

    @Test func anotherFileCanBeNamed() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.layout, to: "L/a.json5")
            try folder.write("{ strict: true }", to: ".layout-render.json5")
            try folder.write(#"{ silence: "unused-guide", inputs: "../L" }"#, to: "ci/quiet.json5")
            try folder.write("", to: "Package.swift")
            let quiet = try BuiltCommand.run(["check", "--config", "ci/quiet.json5"], in: folder.url)
            #expect(quiet.status == 0)
            #expect(quiet.errors.hasPrefix("1 layout, no findings, "))
            #expect(try BuiltCommand.run(["check", "L"], in: folder.url).status == 1)
            let shown = try BuiltCommand.run(["config", "--config", "ci/quiet.json5"], in: folder.url)
            #expect(shown.output.hasSuffix("/ci/quiet.json5\n  inputs: ../L\n  silence: unused-guide\n"))
            let missing = try BuiltCommand.run(["check", "L", "--config", "none.json5"], in: folder.url)
            #expect(missing.status == 74)
            #expect(missing.errors.contains("none.json5: error: cannot be read"))
        }
    }

    /// A path in settings begins at their folder, wherever the command runs.
    @Test func pathsBeginAtTheSettings() throws {
        let configuration = #"{ theme: "look/brand.json5", "goldens-dir": "G", record: "missing" }"#
        try TemporaryFolder.with { folder in
            try folder.write(configuration, to: ".layout-render.json5")
            try folder.write("{ lineWeight: 2 }", to: "look/brand.json5")
            try folder.write(Self.layout, to: "inner/a.json5")
            let outcome = try BuiltCommand.run(["test", "a.json5"], in: folder.appending("inner"))
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(try folder.files().contains("G/a.png"))
        }
    }

    @Test func commandsThatReadOtherThingsDontUseTheInputs() throws {
        for command in ["explain", "markdown", "diff"] {
            #expect(try run(command, configuration: #"{ inputs: ["inner"] }"#).status == 64)
        }
    }
}
