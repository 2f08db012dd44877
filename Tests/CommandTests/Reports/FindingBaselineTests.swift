import Foundation
import Testing

/// A project begins with the findings that it has, and hears of new ones.
@Suite struct FindingBaselineTests {
    private func check(_ folder: TemporaryFolder, _ words: String..., from place: String = ".") throws
        -> BuiltCommand.Outcome
    {
        try BuiltCommand.run(["check"] + words, in: folder.appending(place))
    }

    private func withProject(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.conflict, to: "in/a.json5")
            try folder.write(Documents.ambiguous, to: "in/b.json5")
            let written = try check(folder, "in", "--write-baseline", "known.json")
            #expect(written.status == 0)
            #expect(written.errors == "Wrote known.json with 2 findings\n")
            try body(folder)
        }
    }

    @Test func knownFindingsAreLeftOut() throws {
        try withProject { folder in
            for (words, place) in [
                (["in", "--baseline", "known.json"], "."), ([".", "--baseline", "../known.json"], "in"),
            ] {
                let outcome = try BuiltCommand.run(["check"] + words, in: folder.appending(place))
                #expect(outcome.status == 0)
                #expect(outcome.errors.contains(": note: 2 known, 0 that are no more\n"))
                #expect(outcome.errors.contains("2 layouts, no findings"))
            }
            #expect(try check(folder, "in", "--baseline", "known.json", "--strict").status == 0)
        }
    }

    /// In all three commands, one option writes what the other reads. A report of 'sweep' as JSON is read too.
    @Test func sweepsWriteWhatTheyRead() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.conflict, to: "a.json5")
            let sweep = ["sweep", "a.json5", "--width", "100...110"]
            let report = try BuiltCommand.run(sweep + ["--reporter", "json"], in: folder.url)
            try folder.write(report.output, to: "report.json")
            let written = try BuiltCommand.run(sweep + ["--write-baseline", "known.json"], in: folder.url)
            #expect(written.status == 0)
            #expect(written.errors == "Wrote known.json with 1 finding\n")
            for file in ["known.json", "report.json"] {
                #expect(try BuiltCommand.run(sweep + ["--baseline", file], in: folder.url).status == 0)
            }
            let both = try BuiltCommand.run(
                sweep + ["--baseline", "known.json", "--write-baseline", "b.json"], in: folder.url)
            #expect(both.status == 64)
            #expect(try folder.files() == ["a.json5", "known.json", "report.json"])
        }
    }

    @Test func newFindingsAreReportedHoweverTheFileMoved() throws {
        try withProject { folder in
            try folder.write("// one\n// two\n\(Documents.conflict)", to: "in/a.json5")
            #expect(try check(folder, "in", "--baseline", "known.json").status == 0)
            try folder.write(Documents.conflict, to: "in/c.json5")
            let outcome = try check(folder, "in", "--baseline", "known.json", "--reporter", "json")
            #expect(outcome.status == 1)
            #expect(outcome.output.components(separatedBy: "\"code\": \"unsatisfiable\"").count == 2)
            #expect(outcome.output.contains("in/c.json5"))
        }
    }

    @Test func whatIsNoMoreIsCounted() throws {
        try withProject { folder in
            try folder.write(Documents.plain, to: "in/a.json5")
            let outcome = try check(folder, "in", "--baseline", "known.json")
            #expect(outcome.status == 0)
            #expect(
                outcome.errors.contains("known.json: note: 1 known, 1 that are no more: write it again\n"))
            // A run over other layouts doesn't know.
            #expect(
                try check(folder, "in/b.json5", "--baseline", "known.json").errors.contains("1 known, 0 that")
            )
        }
    }

    /// Each command of a project reads its own file of those that the settings name. The conflict is known three times, and a
    /// document that nobody knew fails.
    @Test func theSettingsNameTheFilesOfAllCommands() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.conflict, to: "in/a.json5")
            try folder.write(Self.log, to: "console.log")
            try folder.write(
                #"{ baseline: ["known/check.json", "known/sweep.json", "known/conflicts.txt"] }"#,
                to: ".layout-render.json5")
            try folder.write("", to: "known/.keep")
            let commands = [
                (["check", "in"], "check.json"), (["sweep", "in", "--width", "100...110"], "sweep.json"),
                (["explain", "console.log"], "conflicts.txt"),
            ]
            // The first time, the files that the settings name aren't there yet.
            for (words, file) in commands {
                #expect(try BuiltCommand.run(words, in: folder.url).status == 74)
                let written = try BuiltCommand.run(
                    words + ["--write-baseline", "known/\(file)"], in: folder.url)
                #expect(written.errors == "Wrote known/\(file) with 1 finding\n")
            }
            for (words, _) in commands {
                let outcome = try BuiltCommand.run(words, in: folder.url)
                #expect(outcome.status == 0, "\(words): \(outcome.errors)")
            }
            // What a command line names takes the place of all of them, and has to be of the command's kind.
            #expect(
                try BuiltCommand.run(
                    ["check", "in", "--baseline", "known/sweep.json"], in: folder.url
                ).status == 65)
            try folder.write(Documents.conflict, to: "in/b.json5")
            for (words, _) in commands.dropLast() {
                #expect(try BuiltCommand.run(words, in: folder.url).status == 1)
            }
        }
    }

    /// What two files know is known together.
    @Test func severalFilesCanBeNamed() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.conflict, to: "in/a.json5")
            try folder.write(Documents.conflict, to: "in/b.json5")
            for name in ["a", "b"] {
                _ = try check(folder, "in/\(name).json5", "--write-baseline", "\(name).json")
            }
            #expect(try check(folder, "in", "--baseline", "a.json").status == 1)
            #expect(try check(folder, "in", "--baseline", "a.json", "--baseline", "b.json").status == 0)
        }
    }

    private static let log = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 UIView:0xa.height == 10   (active)>",
            "<NSLayoutConstraint:0x2 UIView:0xa.height == 20   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x2 UIView:0xa.height == 20   (active)>

        """

    @Test func aFileOfAnotherKindIsRefused() throws {
        try withProject { folder in
            try folder.write("[]", to: "other.json")
            let outcome = try check(folder, "in", "--baseline", "other.json")
            #expect(outcome.status == 65)
            #expect(outcome.errors.hasPrefix("other.json: error: this isn't a list of known findings: "))
            let missing = try check(folder, "in", "--baseline", "nowhere.json")
            #expect(missing.status == 74)
            #expect(
                missing.errors.contains(
                    "nowhere.json: error: cannot be read: there is no such file; '--write-baseline'"))
            #expect(try check(folder, "in", "--baseline", "known.json", "--write-baseline", "k").status == 64)
        }
    }
}
