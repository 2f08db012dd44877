import FileAccess
import Foundation
import Testing

@testable import LayoutPipeline
@testable import layout_render

/// Reports that no run would write.
@Suite struct HostileReportTests {
    /// Returns a report with one failed case and additional members.
    private static func report(_ members: String, name: String = "a") -> String {
        """
        {"cases":[{"name":"\(name)","input":"a","outcome":"different","message":"m","changes":[],\
        "idleChanges":[],\(members)}],"goldens":[]}
        """
    }

    private func merge(_ report: String) throws -> (outcome: BuiltCommand.Outcome, files: [String]) {
        try TemporaryFolder.with { folder in
            try folder.write(report, to: "report.json")
            let outcome = try BuiltCommand.run(["test", "--merge", ".", "-o", "out"], in: folder.url)
            return (outcome, try folder.files())
        }
    }

    @Test func namesThatLeaveTheReportAreRefused() throws {
        let names = [
            "../../../../etc/hostname", "/etc/hostname", "pictures/../../x.png",
            "a/\u{301}/../../../etc/hostname", "",
            ".git/config", "a\\u0000b", "a\\u001bb", ".", "./a.png",
        ]
        for name in names {
            for member in ["reference", "actual", "difference"] {
                let (outcome, files) = try merge(Self.report("\"regions\":[],\"\(member)\":\"\(name)\""))
                #expect(outcome.status == 65, "\(member) \(name)")
                #expect(outcome.errors.contains("./report.json: error: the report names '"))
                #expect(outcome.errors.split(separator: "\n").count == 1)
                #expect(files == ["report.json"])
            }
            let (outcome, files) = try merge(Self.report("\"regions\":[]", name: name))
            #expect(outcome.status == 65)
            #expect(files == ["report.json"])
        }
    }

    @Test func updateTakesNothingFromOutsideOfTheReport() throws {
        try TemporaryFolder.with { folder in
            try folder.write("secret", to: "secret.actual.png")
            try folder.write("secret", to: "elsewhere/b.actual.png")
            for name in ["a", "sub/b"] { try folder.write(Documents.plain, to: "\(name).json5") }
            for name in ["../../secret", "/\(folder.path("secret"))", "pictures/../../../secret"] {
                try folder.write(Self.report("\"regions\":[]", name: name), to: "golden-report/report.json")
                let outcome = try BuiltCommand.run(["test", "--update"], in: folder.url)
                #expect(outcome.status == 65)
                #expect(outcome.errors.contains("golden-report/report.json: error: the report names"))
            }
            try FileManager.default.createDirectory(
                atPath: folder.path("golden-report/pictures"), withIntermediateDirectories: true)
            for (name, target) in [("a.actual.png", "secret.actual.png"), ("sub", "elsewhere")] {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path("golden-report/pictures/\(name)"),
                    withDestinationPath: "../../\(target)")
            }
            for name in ["a", "sub/b"] {
                try folder.write(Self.report("\"regions\":[]", name: name), to: "golden-report/report.json")
                let outcome = try BuiltCommand.run(["test", "--update"], in: folder.url)
                #expect(outcome.status == 74)
                #expect(outcome.errors.contains("symbolic link"))
            }
            #expect(try folder.files().filter { $0.hasPrefix("Goldens") }.isEmpty)
            #expect(try folder.text("elsewhere/b.actual.png") == "secret")
        }
    }

    /// A folder with a layout whose picture differs from its golden.
    private func withFailure(
        _ arguments: [String] = [], _ body: (TemporaryFolder) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            let test = ["test", "in", "--scale", "1"] + arguments
            try folder.write(Documents.plain, to: "in/a.json5")
            #expect(try BuiltCommand.run(test + ["--record", "all"], in: folder.url).status == 0)
            try folder.write(
                Documents.plain.replacingOccurrences(of: "20, 20]", with: "20, 25]"), to: "in/a.json5")
            #expect(try BuiltCommand.run(test, in: folder.url).status == 1)
            try body(folder)
        }
    }

    /// A report says neither where goldens are nor what they are called.
    @Test(arguments: [".vscode", "elsewhere", "link", "."])
    func updateWritesOnlyWhatTheCommandMakes(goldens: String) throws {
        try withFailure { folder in
            try folder.write("{}", to: "outside/kept")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("link"), withDestinationPath: "outside")
            for ending in ["png", "json"] {
                let actual = try Data(
                    contentsOf: folder.appending("golden-report/pictures/a.actual.\(ending)"))
                try actual.write(to: folder.appending("golden-report/pictures/settings.actual.\(ending)"))
            }
            let report = Self.report("\"regions\":[]", name: "settings").replacingOccurrences(
                of: "\"goldens\"", with: "\"folder\":\"\(goldens)\",\"goldens\"")
            try folder.write(report, to: "golden-report/report.json")
            let before = try folder.files()
            for arguments in [["test", "in", "--update"], ["test", "--update"]] {
                let outcome = try BuiltCommand.run(arguments, in: folder.url)
                #expect(outcome.status == 65)
                #expect(outcome.errors.contains("these layouts have no picture 'settings'"))
                #expect(try folder.files() == before)
            }
            // What was reviewed goes to the command's folder.
            try folder.write(
                report.replacingOccurrences(of: "settings", with: "a"), to: "golden-report/report.json")
            #expect(
                try BuiltCommand.run(["test", "in", "--update"], in: folder.url).output == "Accepted a\n")
            let test = try BuiltCommand.run(["test", "in", "--scale", "1"], in: folder.url)
            #expect(test.output.contains("2 pictures: 1 different, 1 equal\n"))
            #expect(try folder.files().allSatisfy(before.contains))
        }
    }

    /// A picture is decoded and written again; the golden has the bytes that the command draws.
    @Test func nothingBesidePixelsBecomesAGolden() throws {
        try withFailure { folder in
            let path = folder.appending("golden-report/pictures/a.actual.png")
            let drawn = try Data(contentsOf: path)
            try (drawn + Data("<script>".utf8)).write(to: path)
            let golden = try Data(contentsOf: folder.appending("in/Goldens/a.png"))
            let trailing = try BuiltCommand.run(["test", "in", "--update"], in: folder.url)
            let after = try Data(contentsOf: folder.appending("in/Goldens/a.png"))
            #expect(trailing.status == 0 ? after == drawn : after == golden)
            for content in [Data("<svg/>".utf8), drawn.prefix(drawn.count - 20), Data()] {
                try folder.write("", to: "golden-report/pictures/a.actual.json")
                try content.write(to: path)
                #expect(try BuiltCommand.run(["test", "in", "--update"], in: folder.url).status == 65)
                #expect(try Data(contentsOf: folder.appending("in/Goldens/a.png")) == after)
            }
            try drawn.write(to: path)
            try folder.write(#"{"terminal":{"path":"/evil"}}"#, to: "golden-report/pictures/a.actual.json")
            let outcome = try BuiltCommand.run(["test", "in", "--update"], in: folder.url)
            #expect(outcome.status == 65)
            #expect(outcome.errors.contains("a.actual.json can't become a golden"))
            #expect(try !folder.text("in/Goldens/a.json").contains("evil"))
        }
    }

    @Test func framesThatAreNoFramesAreNotAccepted() throws {
        try withFailure(["--goldens", "frames"]) { folder in
            try folder.write("rm -rf\n", to: "golden-report/pictures/a.actual.frames")
            let update = ["test", "in", "--update"]
            let other = try BuiltCommand.run(update, in: folder.url)
            #expect(other.status == 64)
            #expect(other.errors.contains("the report's goldens are frames: add '--goldens frames'"))
            let golden = try folder.text("in/Goldens/a.frames")
            #expect(try BuiltCommand.run(update + ["--goldens", "frames"], in: folder.url).status == 65)
            #expect(try folder.text("in/Goldens/a.frames") == golden)
        }
    }

    /// Only goldens that the command recorded, and makes no more, are removed.
    @Test func updateRemovesOnlyGoldens() throws {
        try withFailure { folder in
            for (name, text) in [("package.png", "x"), ("package.json", "{}"), ("b.json", "{}")] {
                try folder.write(text, to: "in/Goldens/\(name)")
            }
            let golden = try Data(contentsOf: folder.appending("in/Goldens/a.png"))
            try golden.write(to: folder.appending("in/Goldens/b.png"))
            for ending in ["png", "json"] {
                try FileManager.default.copyItem(
                    atPath: folder.path("in/Goldens/a.\(ending)"),
                    toPath: folder.path("in/Goldens/old.\(ending)"))
            }
            try folder.write(
                #"{"cases":[],"goldens":["a","a.wide","b","old","package","../../x"],"folder":"."}"#,
                to: "golden-report/report.json")
            let outcome = try BuiltCommand.run(["test", "in", "--update"], in: folder.url)
            #expect(outcome.output == "Removed old, which no longer has a picture\n")
            let files = try folder.files()
            for name in ["a.png", "a.json", "b.png", "b.json", "package.png", "package.json"] {
                #expect(files.contains("in/Goldens/\(name)"))
            }
            #expect(!files.contains { $0.contains("/old.") })
        }
    }

    @Test(arguments: ["golden-report", "golden-report/pictures"])
    func linksInPlaceOfTheReportAreNotFollowed(name: String) throws {
        try withFailure { folder in
            try FileManager.default.moveItem(atPath: folder.path(name), toPath: folder.path("elsewhere"))
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(name), withDestinationPath: folder.path("elsewhere"))
            let before = try folder.files()
            for arguments in [[], ["--update"], ["--record", "missing"]] {
                let outcome = try BuiltCommand.run(
                    ["test", "in", "--scale", "1"] + arguments, in: folder.url)
                #expect(outcome.status == 74, "\(arguments)")
                #expect(
                    try folder.files().filter { $0.hasPrefix("elsewhere") }
                        == before.filter { $0.hasPrefix("elsewhere") })
            }
        }
    }

    @Test(arguments: [
        ("pictures.html", "<script>"), (".htaccess", "Options"), ("sub/run.sh", "#!/bin/sh"),
        ("a.png", "no picture"),
    ])
    func mergeTakesOverOnlyPictures(name: String, text: String) throws {
        for member in ["reference", "actual", "difference"] {
            try TemporaryFolder.with { folder in
                try folder.write(Self.report("\"regions\":[],\"\(member)\":\"\(name)\""), to: "r/report.json")
                try folder.write(text, to: "r/\(name)")
                let outcome = try BuiltCommand.run(["test", "--merge", "r", "-o", "out"], in: folder.url)
                #expect(outcome.status == 65)
                #expect(outcome.errors.contains("names '\(name)', which is neither a PNG picture nor"))
                #expect(try folder.files() == ["r/\(name)", "r/report.json"].sorted())
            }
        }
    }

    @Test func mergedPicturesAreEncodedAgain() throws {
        try withFailure { folder in
            let merge = ["test", "in", "--merge", "golden-report", "-o", "out"]
            #expect(try BuiltCommand.run(merge, in: folder.url).status == 1)
            let files = try folder.files().filter { $0.hasPrefix("out/pictures") }
            #expect(files.count == 10)
            for ending in ["actual.png", "actual.json"] {
                let name = "pictures/a.\(ending)"
                #expect(
                    try Data(contentsOf: folder.appending("out/\(name)"))
                        == Data(contentsOf: folder.appending("golden-report/\(name)")))
            }
            try folder.write("{\"path\": 1}", to: "golden-report/pictures/a.actual.json")
            #expect(try BuiltCommand.run(merge, in: folder.url).status == 65)
        }
    }

    @Test func mergingFollowsNoLink() throws {
        try TemporaryFolder.with { folder in
            try folder.write("secret", to: "secret")
            try folder.write(
                Self.report("\"regions\":[],\"actual\":\"pictures/a.png\""), to: "part/report.json")
            try FileManager.default.createDirectory(
                atPath: folder.path("part/pictures"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("part/pictures/a.png"), withDestinationPath: folder.path("secret"))
            let outcome = try BuiltCommand.run(["test", "--merge", "part", "-o", "out"], in: folder.url)
            #expect(outcome.status == 74)
            #expect(
                outcome.errors.contains(
                    "part/pictures/a.png: error: cannot be read: it is, or lies behind, a symb"))
            #expect(try folder.files().filter { $0.hasPrefix("out/") }.isEmpty)
        }
    }

    @Test func numbersAndArraysOfAnyLengthNeverTrap() throws {
        let limits = ["\(Int64.max)", "\(Int64.min)", "-1", "1e18", "9223372036854775808", "0.5", "null"]
        var regions = ["[]", "[1]", "[1,2]", "[1,2,3]", "[1,2,3,4,5]", "[0,0,0,0]", "[0,0,1,0]"]
        for number in limits {
            for index in 0..<4 {
                var rect = ["1", "2", "3", "4"]
                rect[index] = number
                regions.append("[\(rect.joined(separator: ","))]")
            }
        }
        for rect in regions {
            let (outcome, files) = try merge(
                Self.report("\"regions\":[{\"rect\":\(rect),\"items\":[\"x\"]}]"))
            #expect(outcome.status == 65, "\(rect)")
            #expect(
                outcome.errors.hasPrefix(
                    "./report.json: error: this isn't a report of 'layout-render test', "))
            #expect(files == ["report.json"])
        }
        let extremes = """
            "regions":[{"rect":[0,0,1073741824,1],"items":[]}],"differentPixels":\(Int64.min),\
            "reference":"pictures/none.png"
            """
        #expect(try merge(Self.report(extremes)).outcome.status == 1)
        for text in ["", "[]", "{", "{}", "\u{0}", "{\"cases\":{},\"goldens\":[]}"] {
            #expect(try merge(text).outcome.status == 65)
        }
    }

    @Test func changesOfAnyLengthNeverTrap() throws {
        for frame in ["[]", "[1]", "[null,1e308]", "[1,2,3,4,5,6]"] {
            let change = """
                {"id":"a","title":"a","kind":"view","change":"moved","before":\(frame),"after":\(frame),"because":[]}
                """
            let report = Self.report("\"regions\":[]").replacingOccurrences(
                of: "\"changes\":[]", with: "\"changes\":[\(change)]")
            #expect(try merge(report).outcome.status == 1)
        }
    }

    @Test func partsThatShareAFileAreNotMerged() throws {
        try TemporaryFolder.with { folder in
            for (part, picture) in [("one", "pictures/a.png"), ("two", "pictures/A.png")] {
                try folder.write(
                    Self.report("\"regions\":[],\"actual\":\"\(picture)\""), to: "\(part)/report.json")
                try folder.write(part, to: "\(part)/\(picture)")
            }
            let outcome = try BuiltCommand.run(["test", "--merge", "one", "--merge", "two"], in: folder.url)
            #expect(outcome.status == 65)
            #expect(outcome.errors.hasPrefix("one and two: error: both reports have a file 'pictures/"))
        }
    }

    @Test func aReportOfManyStaleGoldensTakesNoTimeToTell() {
        var report = GoldenReport()
        report.cases = (0..<20_000).map {
            GoldenCase(name: "f\($0)", input: "", outcome: .failed, message: "")
        }
        report.goldens = (0..<20_000).map { "f\($0).state@device" } + ["g"]
        #expect(report.stale == ["g"])
    }
}
