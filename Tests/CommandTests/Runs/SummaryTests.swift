import Foundation
import LayoutPipeline
import Testing

@testable import layout_render

/// The summary of a run on standard error.
@Suite struct SummaryTests {
    @Test func runsOverFilesEndWithASummary() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.conflict, to: "in/a.json5")
            try folder.write(Documents.plain, to: "in/b.json5")
            let render = try BuiltCommand.run(
                ["render", "in", "-o", "out", "--state", "all"], in: folder.url)
            #expect(render.errors.contains(/\n3 pictures, 1 finding, \d+\.\d s\n$/), "\(render.errors)")
            #expect(!render.errors.contains("Wrote"), "files are listed on terminals only")
            let check = try BuiltCommand.run(["check", "in"], in: folder.url)
            #expect(check.errors.contains(/\n2 layouts, 1 finding, \d+\.\d s\n$/))
            let broken = try BuiltCommand.run(["render", "in/gone.json5", "-o", "x.svg"], in: folder.url)
            #expect(broken.errors.contains(/\nno pictures, 1 finding, \d+\.\d s\n$/))
        }
    }

    @Test(arguments: [
        (0, 0, "no pictures, no findings"), (1, 1, "1 picture, 1 finding"),
        (12, 2, "12 pictures, 2 findings"),
    ])
    func numbersAgreeWithTheirNouns(pictures: Int, findings: Int, line: String) {
        let summary = RunSummary(
            inputs: 1, pictures: pictures, findings: findings, keepsLast: false, duration: .milliseconds(449))
        #expect(summary.text() == "\(line), 0.4 s\n")
    }

    @Test func tenthsAreRounded() {
        for (milliseconds, text) in [(0, "0.0"), (49, "0.0"), (50, "0.1"), (950, "1.0"), (61_000, "61.0")] {
            let summary = RunSummary(
                inputs: 3, findings: 0, keepsLast: false, duration: .milliseconds(milliseconds))
            #expect(summary.text() == "3 layouts, no findings, \(text) s\n")
        }
    }

    @Test func longListsOfFilesAreCut() {
        let summary = RunSummary(inputs: 1, pictures: 23, findings: 0, keepsLast: false, duration: .zero)
        let lines = summary.text(files: (1...23).map { "\($0).svg" }).text.split(separator: "\n")
        #expect(lines.count == 22)
        #expect(lines.first == "Wrote 1.svg")
        #expect(lines[20] == "and 3 more files")
    }

    @Test(arguments: [["--quiet"], ["-q"], ["--reporter", "github"]])
    func quietRunsAndOtherReportersHaveNone(options: [String]) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a.json5")
            let outcome = try BuiltCommand.run(["check", "a.json5"] + options, in: folder.url)
            #expect(outcome.status == 0)
            #expect(outcome.errors.isEmpty)
        }
    }

    @Test func scenesAreCountedWhereThereAreMoreThanLayouts() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.interfaceBuilder, to: "two.xib")
            let two = try BuiltCommand.run(["check", "two.xib"], in: folder.url)
            #expect(two.errors.contains("1 layout with 2 scenes, "), "\(two.errors)")
            try folder.write(Documents.plain, to: "plain.json5")
            let plain = try BuiltCommand.run(["check", "plain.json5"], in: folder.url)
            #expect(plain.errors.hasPrefix("1 layout, "), "states are no scenes")
        }
    }

    @Test func aModelOfSeveralGenerationsIsNoted() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a.json5")
            func errors(_ words: [String]) throws -> String {
                try BuiltCommand.run(["check", "a.json5", "--device"] + words, in: folder.url).errors
            }
            let note =
                "note: 'iPhone SE' is the 1st generation, 320 × 568 points; 'iPhone SE (3rd generation)' has 375 × 667\n"
            #expect(try errors(["iphone se"]).contains(note))
            #expect(try !errors(["iPhone SE (1st generation)"]).contains("generation"))
            #expect(try !errors(["iPhone SE", "-q"]).contains("generation"))
            #expect(try !errors(["iPhone 16"]).contains("generation"))
        }
    }

    @Test func quietLeavesFindings() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.conflict, to: "a.json5")
            let outcome = try BuiltCommand.run(["check", "a.json5", "--quiet"], in: folder.url)
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains(": error: "))
        }
    }
}
