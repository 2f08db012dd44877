import FileAccess
import Foundation
import Testing

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
