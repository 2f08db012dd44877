import Foundation
import LayoutComparison
import Testing

@testable import LayoutPipeline
@testable import layout_render

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct TestCommandTests {
    /// Returns a document with a box of the given height, and a state in which it is elsewhere.
    private static func document(height: Int = 12) -> String {
        """
        { layoutDocument: 1, canvas: { size: [100, 80] },
          root: { id: "view", subviews: [{ id: "box" }] },
          constraints: ["box.top == view.top + 20", { id: "left", constraint: "box.left == view.left + 10" },
            "box.width == 30", "box.height == \(height)"],
          states: [{ id: "right", constraints: { left: { constant: 50 } } }] }
        """
    }

    private struct Run {
        var folder: TemporaryFolder

        func callAsFunction(_ arguments: String..., environment: [String: String] = [:]) throws
            -> BuiltCommand.Outcome
        {
            try BuiltCommand.run(["test", "layouts"] + arguments, in: folder.url, environment: environment)
        }

        func write(_ text: String, to name: String) throws { try folder.write(text, to: "layouts/\(name)") }

        func report(in name: String = "golden-report") throws -> GoldenReport {
            try GoldenReport(folder: folder.path(name))
        }
    }

    /// A folder can't be called as a pattern's wildcards are: goldens are in the folder that the pattern looks in.
    @Test func goldensOfAPatternAreInItsFolder() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(), to: "layouts/deep/a.json5")
            _ = try BuiltCommand.run(["test", "layouts/**/*.json5", "--record", "all"], in: folder.url)
            let goldens = try folder.files().filter { $0.hasSuffix(".png") && $0.contains("Goldens") }
            #expect(goldens == ["layouts/Goldens/deep/a.png", "layouts/Goldens/deep/a.right.png"])
        }
    }

    /// Runs the body in a folder with two layouts and their three golden pictures.
    private func withGoldens(_ body: (Run) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            let run = Run(folder: folder)
            try run.write(Self.document(), to: "a.json5")
            try run.write(
                Documents.plain.replacingOccurrences(of: "[200, 50]", with: "[100, 51]"), to: "deep/b.json5")
            let outcome = try run("--record", "missing", "--scale", "1")
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output == "4 pictures: 4 recorded\n")
            try body(run)
        }
    }

    @Test func picturesAndFramesAreRecordedForEveryState() throws {
        try withGoldens { run in
            let goldens = try run.folder.files().filter { $0.hasPrefix("layouts/Goldens/") }
            let names = ["a", "a.right", "deep/b", "deep/b.wide"]
            #expect(goldens == names.flatMap { ["layouts/Goldens/\($0).json", "layouts/Goldens/\($0).png"] })
            let again = try run("--scale", "1")
            #expect(again.status == 0)
            #expect(again.output == "4 pictures: 4 equal\n")
        }
    }

    @Test func whatDiffersFailsWithWhatMoved() throws {
        try withGoldens { run in
            try run.write(Self.document(height: 20), to: "a.json5")
            let outcome = try run("--scale", "1")
            #expect(outcome.status == 1)
            let sentence =
                "box moved from [10, 20, 30, 12] to [10, 20, 30, 20], because box.height == 12 became box.height == 20"
            #expect(outcome.output.contains("a differs from its golden: "))
            #expect(outcome.output.contains("  \(sentence)\n"))
            #expect(outcome.output.contains("4 pictures: 2 different, 2 equal\n"))
            let files = try run.folder.files().filter { $0.hasPrefix("golden-report/") }
            let pictures = ["a", "a.right"].flatMap { name in
                ["actual.json", "actual.png", "diff.png", "reference.json", "reference.png"].map {
                    "golden-report/pictures/\(name).\($0)"
                }
            }
            let reports = ["index.html", "junit.xml"].map { "golden-report/\($0)" }
            #expect(files == reports + pictures + ["golden-report/report.json"])
            let failure = try #require(run.report().failures.first)
            #expect(failure.changes.map(\.sentence) == [sentence])
            #expect(failure.regions.contains { $0.items == ["box"] })
            #expect(failure.input == "layouts/a.json5")
        }
    }

    @Test func damagedFramesAreNamed() throws {
        try withGoldens { run in
            try run.write("{", to: "Goldens/a.json")
            #expect(try run("--scale", "1").status == 0)
            try run.write(Self.document(height: 20), to: "a.json5")
            let outcome = try run("--scale", "1")
            #expect(outcome.status == 1)
            #expect(outcome.output.contains("a.json, can't be read: record it again\n"))
        }
    }

    @Test func aLookedAtFailureIsTakenOver() throws {
        try withGoldens { run in
            try run.write(Self.document(height: 20), to: "a.json5")
            #expect(try run("--scale", "1").status == 1)
            let update = try run("--update")
            #expect(update.status == 0)
            #expect(update.output == "Accepted a\nAccepted a.right\n")
            #expect(try run("--scale", "1").output == "4 pictures: 4 equal\n")
            #expect(try run("--update").output == "Nothing to update\n")
            #expect(try run("--update", "-o", "nowhere").status == 74)
            #expect(try run("--update", "--record", "all").status == 64)
        }
    }

    /// Two pictures that changed for the same reason, and two that changed for another.
    @Test func aGroupIsTakenOverAlone() throws {
        try withGoldens { run in
            try run.write(Self.document(height: 20), to: "a.json5")
            let plain = Documents.plain.replacingOccurrences(of: "[200, 50]", with: "[100, 51]")
            try run.write(plain.replacingOccurrences(of: "[10, 10,", with: "[12, 10,"), to: "deep/b.json5")
            #expect(try run("--scale", "1").status == 1)
            let report = try run.report()
            let group = try #require(report.groups.first { $0.causes == ["box's height 12 → 20"] })
            #expect(group.members.map { report.failures[$0].name } == ["a", "a.right"])
            let page = try run.folder.text("golden-report/index.html")
            #expect(page.contains("layout-render test layouts --update --only \(group.id)\""))
            let update = try run("--update", "--only", group.id)
            #expect(update.status == 0)
            #expect(update.output == "Accepted a\nAccepted a.right\n")
            let again = try run("--scale", "1")
            #expect(again.output.contains("2 equal\n"))
            // The group isn't in the new report.
            let late = try run("--update", "--only", group.id)
            #expect(late.status == 64)
            #expect(late.errors.contains("a group on the report's current page"))
            #expect(try run.report().groups.map(\.causes) == [["box moved"]])
            let names = try run.report().failures.map(\.name)
            #expect(try run("--update", "--only", names[0]).output == "Accepted \(names[0])\n")
            #expect(try run("--only", names[0]).status == 64)
        }
    }

    @Test(arguments: ["picture", "frame", "Both", "pictuers"])
    func misspeltKindsOfGoldensAreNoFolders(word: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(), to: "a.json5")
            let arguments = ["test", "a.json5", "--record", "missing", "--goldens"]
            let outcome = try BuiltCommand.run(arguments + [word], in: folder.url)
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains("invalid value '\(word)' for '--goldens': did you mean"))
            #expect(try folder.files() == ["a.json5"])
            #expect(try BuiltCommand.run(arguments + ["\(word)/"], in: folder.url).status == 0)
            #expect(try folder.files().contains("\(word)/a.png"))
        }
    }

    @Test func aPictureWithoutAGoldenFails() throws {
        try withGoldens { run in
            try run.write(Self.document(), to: "c.json5")
            let outcome = try run("--scale", "1")
            #expect(outcome.status == 1)
            #expect(outcome.output.contains("c has no golden: look at the picture and record it\n"))
            #expect(try run.folder.files().contains("golden-report/pictures/c.actual.png"))
        }
    }

    @Test func staleGoldensAreReported() throws {
        try withGoldens { run in
            try FileManager.default.removeItem(at: run.folder.appending("layouts/a.json5"))
            let outcome = try run("--scale", "1")
            #expect(outcome.status == 0)
            #expect(outcome.output.hasPrefix("a: stale, "))
            #expect(outcome.output.contains("2 pictures: 2 equal, 2 stale\n"))
            #expect(try run("--scale", "1", "--strict").status == 1)
        }
    }

    @Test func aLayoutThatCannotBeReadFailsAndTheOthersAreTested() throws {
        try withGoldens { run in
            try run.write("{", to: "a.json5")
            let outcome = try run("--scale", "1")
            #expect(outcome.status == 65)
            #expect(outcome.output.hasPrefix("layouts/a.json5:1:"))
            #expect(outcome.output.contains("3 pictures: 1 not drawn, 2 equal\n"))
        }
    }

    @Test func partsMakeOneReport() throws {
        try withGoldens { run in
            try run.write(Self.document(height: 20), to: "a.json5")
            try run.write(Self.document(), to: "z.json5")
            try FileManager.default.removeItem(at: run.folder.appending("layouts/deep/b.json5"))
            for part in 1...3 {
                let outcome = try run("--scale", "1", "--shard", "\(part)/3", "-o", "part-\(part)")
                #expect(outcome.status == (part == 3 ? 0 : 1))
                #expect(!outcome.output.contains("stale"))
            }
            let merged = try run(
                "--merge", "part-1", "--merge", "part-2", "--merge", "part-3", "-o", "merged")
            #expect(merged.status == 1)
            #expect(try run("--scale", "1", "-o", "whole").status == 1)
            let (parts, whole) = (try run.report(in: "merged"), try run.report(in: "whole"))
            #expect(parts == whole)
            #expect(parts.stale == ["deep/b", "deep/b.wide"])
            let files = try run.folder.files()
            let copies = files.filter { $0.hasPrefix("merged/") }.map { $0.dropFirst("merged/".count) }
            #expect(copies == files.filter { $0.hasPrefix("whole/") }.map { $0.dropFirst("whole/".count) })
            #expect(try run("--merge", "nowhere").status == 65)
            for shard in ["0/3", "4/3", "1", "1/0", "a/b"] { #expect(try run("--shard", shard).status == 64) }
        }
    }

    @Test func everyReporterTellsTheFailures() throws {
        try withGoldens { run in
            try run.write(Self.document(height: 20), to: "a.json5")
            try run.folder.write("before\n", to: "summary.md")
            let variables = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": run.folder.path("summary.md")]
            let actions = try run("--scale", "1", environment: variables)
            let summary = try run.folder.text("summary.md")
            #expect(summary.hasPrefix("before\n### layout-render test\n\n4 pictures: 2 different, 2 equal\n"))
            #expect(summary.contains("| a | box's height 12 → 20 | a differs from its golden: "))
            #expect(summary.contains("<br>box moved from &#91;10, 20, 30, 12&#93; to "))
            #expect(
                actions.output.hasPrefix(
                    "::error file=layouts/a.json5,line=4,title=golden-different::a differs"))
            // Both pictures changed for one reason.
            #expect(actions.output.components(separatedBy: "::error ").count == 2)
            #expect(actions.output.contains("%0AFor the same reason: a.right\n"))
            #expect(
                actions.output.hasSuffix(
                    "\n4 pictures: 2 different, 2 equal\n"
                        + "After a review, accept correct changes with: layout-render test layouts --update\n"
                ))
            #expect(summary.hasSuffix("with: <code>layout-render test layouts --update</code>\n\n"))
            let junit = try run("--scale", "1", "--reporter", "junit").output
            let document = try XMLDocument(xmlString: junit)
            #expect(try document.nodes(forXPath: "//testcase").count == 4)
            #expect(try document.nodes(forXPath: "//failure[@type='different']").count == 2)
            #expect(try run.folder.text("golden-report/junit.xml") == junit)
            let json = try run("--scale", "1", "--reporter", "json").output
            #expect(try JSONDecoder().decode(GoldenReport.self, from: Data(json.utf8)) == run.report())
            let page = try run("--scale", "1", "--reporter", "html").output
            #expect(page.components(separatedBy: ":\"data:image/png;base64,").count == 7)
        }
    }

    /// What the formats' documentation asks for.
    @Test func severalReportsAreWrittenInOneRun() throws {
        struct Issue: Decodable {
            struct Location: Decodable {
                struct Lines: Decodable { var begin: Int }
                var path: String
                var lines: Lines
            }
            var description: String
            var check_name: String
            var fingerprint: String
            var severity: String
            var location: Location
        }
        try withGoldens { run in
            try run.write(Self.document(height: 20), to: "a.json5")
            let arguments = ["github", "junit=out.xml", "code-quality=quality.json", "html=page.html"].flatMap
            {
                ["--reporter", $0]
            }
            let outcome = try BuiltCommand.run(
                ["test", "layouts", "--scale", "1", "--comment-file", "comment.md"] + arguments,
                in: run.folder.url,
                environment: ["CI_PROJECT_DIR": run.folder.url.deletingLastPathComponent().path])
            #expect(outcome.status == 1)
            #expect(outcome.output.hasPrefix("::error "))
            let top = run.folder.url.lastPathComponent
            let issues = try JSONDecoder().decode(
                [Issue].self, from: Data(try run.folder.text("quality.json").utf8))
            #expect(issues.map(\.check_name) == ["golden-different", "golden-different"])
            #expect(Set(issues.map(\.fingerprint)).count == 2)
            #expect(
                issues.allSatisfy { ["info", "minor", "major", "critical", "blocker"].contains($0.severity) })
            #expect(issues.map(\.location.path) == ["\(top)/layouts/a.json5", "\(top)/layouts/a.json5"])
            #expect(issues.map(\.location.lines.begin) == [4, 4])
            let document = try XMLDocument(xmlString: try run.folder.text("out.xml"))
            let times = try document.nodes(forXPath: "//testcase/@time").compactMap(\.stringValue)
            #expect(times.count == 4)
            #expect(times.allSatisfy { Double($0) != nil })
            let output = try document.nodes(forXPath: "//testcase[@name='a']/system-out").compactMap(
                \.stringValue)
            #expect(
                output == [
                    ["reference", "actual", "diff"].map {
                        "[[ATTACHMENT|\(top)/golden-report/pictures/a.\($0).png]]"
                    }.joined(separator: "\n")
                ])
            let causes = try document.nodes(forXPath: "//testcase[@name='a']//property[@name='cause']/@value")
            #expect(causes.compactMap(\.stringValue) == ["box's height 12 → 20"])
            #expect(try run.folder.text("page.html") == run.folder.text("golden-report/index.html"))
            #expect(try run.folder.text("comment.md").hasPrefix("### layout-render test\n"))
            #expect(!(try run.folder.text("comment.md")).contains("<img"))
            for wrong in ["junit=", "xunit=a.xml", "xunit"] {
                #expect(try run("--reporter", wrong).status == 64)
            }
        }
    }

    /// A comment has small pictures where they can be seen: at an address, or at the job's in GitLab.
    @Test func theSummaryShowsPicturesThatCanBeSeen() throws {
        try withGoldens { run in
            try run.write(Self.document(height: 20), to: "a.json5")
            func comment(_ options: [String], _ environment: [String: String] = [:]) throws -> String {
                let outcome = try BuiltCommand.run(
                    ["test", "layouts", "--scale", "1", "--comment-file", "c.md"] + options,
                    in: run.folder.url,
                    environment: environment)
                #expect(outcome.status == 1)
                return try run.folder.text("c.md")
            }
            func picture(_ address: String) -> String {
                "<a href=\"\(address)\"><img src=\"\(address)\" width=\"160\"></a>"
            }
            let given = try comment(["--report-url", "https://example.org/r/7/"])
            for name in ["reference", "actual", "diff"] {
                #expect(given.contains(picture("https://example.org/r/7/pictures/a.\(name).png")), "\(given)")
            }
            #expect(given.hasSuffix("with: <code>layout-render test layouts --update</code>\n\n"))
            let job = try comment(
                [],
                [
                    "CI_PROJECT_URL": "https://example.org/g/p", "CI_JOB_ID": "12",
                    "CI_PROJECT_DIR": run.folder.url.path,
                ])
            let place = "https://example.org/g/p/-/jobs/12/artifacts/raw/golden-report/pictures/a.actual.png"
            #expect(job.contains(picture(place)), "\(job)")
        }
    }

    /// One annotation a cause, and no more than GitHub shows.
    @Test func annotationsAreFewAndTheRestIsCounted() throws {
        try TemporaryFolder.with { folder in
            let run = Run(folder: folder)
            for index in 0..<30 { try run.write(Self.document(), to: "\(index).json5") }
            #expect(try run("--record", "missing").status == 0)
            for index in 0..<30 {
                try run.write(Self.document(height: index % 15 + 20), to: "\(index).json5")
            }
            let output = try run("--reporter", "github").output
            #expect(output.components(separatedBy: "::error ").count == 11)
            #expect(output.contains("\nand 5 more, which the report has\n60 pictures: 60 different\n"))
        }
    }

    @Test func whatIsNotThereIsNotAccepted() throws {
        try TemporaryFolder.with { folder in
            let outcome = try BuiltCommand.run(["test", "MISSING"], in: folder.url)
            #expect(outcome.status == 74)
            #expect(outcome.output.hasPrefix("MISSING: error: cannot be read: "))
            #expect(!outcome.output.contains("accept"))
        }
    }

    /// A variable says the same as `--record`, which wins; a setting doesn't.
    @Test func theVariableRecords() throws {
        try TemporaryFolder.with { folder in
            let run = Run(folder: folder)
            try run.write(Self.document(), to: "a.json5")
            #expect(try run("--record", "never", environment: ["GOLDEN_RECORD": "all"]).status == 1)
            try folder.write("{ record: \"never\" }", to: ".layout-render.json5")
            #expect(try run(environment: ["GOLDEN_RECORD": "missing"]).output == "2 pictures: 2 recorded\n")
            #expect(
                try run(environment: ["GOLDEN_RECORD": "missing", "CI": "true"]).output
                    == "2 pictures: 2 equal\n")
        }
    }

    /// A layout that was renamed has the golden of its old name: nobody has to look at it again.
    @Test(arguments: ["pictures", "frames", "both"])
    func renamedLayoutsAreRecognized(kind: String) throws {
        try TemporaryFolder.with { folder in
            let run = Run(folder: folder)
            try run.write(Self.document(), to: "a.json5")
            try run.write(Documents.plain, to: "b.json5")
            #expect(try run("--goldens", kind, "--record", "missing").status == 0)
            try FileManager.default.moveItem(
                at: folder.appending("layouts/b.json5"), to: folder.appending("layouts/c.json5"))
            let outcome = try run("--goldens", kind)
            #expect(outcome.status == 1)
            #expect(
                outcome.output.contains(
                    "c has no golden, but is the same as b, which no layout has any more: accept it to rename the golden\n"
                ))
            #expect(outcome.output.contains("\nb: stale, its picture is now called c\n"))
            #expect(try run("--goldens", kind, "--update").status == 0)
            #expect(try run("--goldens", kind, "--strict").status == 0)
            #expect(try !folder.files().contains { $0.contains("Goldens/b.") })
        }
    }

    /// The same views at other places: what it was is told, and has to be looked at.
    @Test func renamedAndChangedLayoutsAreNamed() throws {
        try TemporaryFolder.with { folder in
            let run = Run(folder: folder)
            func document(height: Int) -> String {
                Self.document(height: height).replacingOccurrences(
                    of: "{ id: \"box\" }", with: "{ id: \"box\" }, { id: \"more\", frame: [0, 0, 5, 5] }")
            }
            try run.write(document(height: 12), to: "a.json5")
            #expect(try run("--record", "missing").status == 0)
            try FileManager.default.removeItem(at: folder.appending("layouts/a.json5"))
            try run.write(document(height: 20), to: "c.json5")
            let output = try run().output
            for name in ["", ".right"] {
                #expect(
                    output.contains(
                        "c\(name) has no golden, but has the views and guides of a\(name), which no layout has any more: look"
                    ))
            }
        }
    }

    @Test func theOrderOfFoldersMakesNoDifference() throws {
        try TemporaryFolder.with { folder in
            for name in ["B/x.json5", "A/x.json5", "B/y.json5"] {
                try folder.write(Documents.conflict, to: name)
            }
            func test(_ words: String...) throws -> String {
                try BuiltCommand.run(["test"] + words, in: folder.url).output
            }
            #expect(try test("B", "A", "--record", "missing") == "3 pictures: 3 recorded\n")
            #expect(
                try folder.files().filter { $0.hasSuffix(".png") }
                    == ["A/x", "B/x", "y"].map { "A/Goldens/\($0).png" })
            #expect(try test("A", "B") == "3 pictures: 3 equal\n")
            #expect(try test("./B", "A", "A/x.json5") == "3 pictures: 3 equal\n")
        }
    }

    /// What version control leaves is named, and a golden that wasn't fetched isn't offered to be replaced.
    @Test func pointersAndConflictsAreNamed() throws {
        try withGoldens { run in
            try run.write(
                "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12345\n", to: "Goldens/a.png"
            )
            let outcome = try run("--scale", "1")
            #expect(
                outcome.output.contains(
                    "the golden of a can't be read: this is a pointer of Git LFS, and not"))
            #expect(outcome.output.contains("fetch the pictures with 'git lfs pull'"))
            #expect(!outcome.output.contains("accept"))
            try run.write("{\n<<<<<<< HEAD\n  a: 1\n=======\n  a: 2\n>>>>>>> b\n}\n", to: "c.json5")
            let check = try BuiltCommand.run(["check", "layouts/c.json5"], in: run.folder.url)
            #expect(check.status == 65)
            #expect(check.errors.hasPrefix("layouts/c.json5:2: error: a merge conflict is unresolved: "))
            #expect(check.errors.components(separatedBy: ": error: ").count == 2)
        }
    }

    /// Git leaves the conflict in the text of frames; accepting ends it.
    @Test func goldensInConflictAreNamed() throws {
        try TemporaryFolder.with { folder in
            let run = Run(folder: folder)
            try run.write(Self.document(), to: "a.json5")
            #expect(try run("--goldens", "frames", "--record", "missing").status == 0)
            let golden = "layouts/Goldens/a.frames"
            let frames = try folder.text(golden)
            try folder.write("<<<<<<< HEAD\n\(frames)=======\n\(frames)>>>>>>> b\n", to: golden)
            let outcome = try run("--goldens", "frames")
            #expect(outcome.status == 1)
            #expect(
                outcome.output.hasPrefix(
                    "the golden of a has an unresolved merge conflict: look at the picture"))
            #expect(try run("--goldens", "frames", "--update").status == 0)
            #expect(try folder.text(golden) == frames)
        }
    }

    @Test func aSceneWithoutASizeIsCountedAndNothingIsWrong() throws {
        try TemporaryFolder.with { folder in
            let run = Run(folder: folder)
            let empty = Documents.interfaceBuilder.replacingOccurrences(
                of: "width=\"80\"", with: "width=\"0\"")
            try run.write(empty, to: "a.xib")
            let outcome = try run("--record", "missing")
            #expect(outcome.status == 0)
            #expect(outcome.output == "2 pictures: 1 without a size, 1 recorded\n")
            let same = try BuiltCommand.run(["diff", "layouts/a.xib", "layouts/a.xib"], in: folder.url)
            #expect(same.status == 0)
            #expect(same.errors.hasPrefix("layouts/a.xib: warning: one has no size"))
        }
    }

    @Test func twoLayoutsOfOneNameAreRefused() throws {
        try withGoldens { run in
            try run.write(Documents.interfaceBuilder, to: "a.xib")
            let outcome = try run("--scale", "1")
            #expect(outcome.status == 65)
            #expect(outcome.output.contains("layouts/a.xib: error: another layout has the same name"))
        }
    }
}
