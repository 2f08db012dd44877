import Foundation
import Testing

@testable import LayoutPipeline
@testable import layout_render

/// The reports of a run's parts, merged: each once, all of them, and nothing else.
@Suite struct MergeTests {
    private static func document(_ height: Int) -> String {
        """
        { layoutDocument: 1, canvas: { size: [100, 80] }, root: { id: "view", subviews: [{ id: "box" }] },
          constraints: ["box.top == view.top", "box.left == view.left", "box.width == 30", "box.height == \(height)"] }
        """
    }

    /// Six layouts in `in`, of which the third changed, and the reports of three parts: `r1`, `r2` and `r3`.
    private func withParts(
        _ body: (TemporaryFolder, ([String]) throws -> BuiltCommand.Outcome) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            let run = { (arguments: [String]) in
                try BuiltCommand.run(["test"] + arguments, in: folder.url)
            }
            for name in 1...6 { try folder.write(Self.document(10 + name), to: "in/\(name).json5") }
            #expect(try run(["in", "--record", "missing", "--goldens-dir", "G's"]).status == 0)
            try folder.write(Self.document(40), to: "in/3.json5")
            for part in 1...3 {
                let outcome = try run([
                    "in", "--goldens-dir", "G's", "--shard", "\(part)/3", "-o", "r\(part)",
                ])
                #expect(outcome.status == (part == 3 ? 1 : 0))
            }
            try body(folder, run)
        }
    }

    private func merge(_ folders: String...) -> [String] {
        folders.flatMap { ["--merge", $0] } + ["-o", "all"]
    }

    @Test func missingRepeatedAndForeignPartsAreNamed() throws {
        try withParts { folder, run in
            try FileManager.default.copyItem(atPath: folder.path("r2"), toPath: folder.path("copy"))
            _ = try run(["in", "--goldens-dir", "G's", "-o", "whole"])
            _ = try run(["in", "--goldens-dir", "G's", "--shard", "3/4", "-o", "quarter"])
            _ = try run(["in", "--goldens-dir", "Other", "--shard", "3/3", "-o", "others"])
            try folder.write(Self.document(9), to: "in/7.json5")
            _ = try run(["in", "--goldens-dir", "G's", "--shard", "2/3", "-o", "later"])
            for (arguments, words) in [
                (merge("r1", "r2"), "layout-render: error: part 3 of 3 is missing: "),
                (merge("r3"), "layout-render: error: parts 1, 2 of 3 are missing: "),
                (merge("r1", "r2", "r1", "r3"), "r1: error: part 1 is given twice: "),
                (merge("r1", "r2", "copy", "r3"), "r2 and copy: error: both are reports of part 2: "),
                (
                    merge("r1", "r2", "quarter"),
                    "quarter: error: this isn't a part of the same run, since it is part 3/4"
                ),
                (
                    merge("r1", "r2", "others"),
                    "others: error: this isn't a part of the same run, since its command"
                ),
                (
                    merge("r1", "later", "r3"),
                    "later: error: this isn't a part of the same run, since it found other"
                ),
                (
                    merge("r1", "r2", "whole"),
                    "whole: error: this isn't a part of the same run, since it is the report"
                ),
                (merge("r1", "r2", "in"), "in/report.json: error: cannot be read: "),
            ] {
                let outcome = try run(arguments)
                #expect(outcome.status == 65, "\(arguments)")
                #expect(outcome.errors.hasPrefix(words), "\(arguments): \(outcome.errors)")
                #expect(try folder.files().filter { $0.hasPrefix("all/") } == [])
            }
            #expect(try run(merge("r3", "r1", "r2")).output.contains("6 pictures: 1 different, 5 equal\n"))
        }
    }

    /// The command that is printed needs nothing else.
    @Test func thePrintedCommandAcceptsWhatWasMerged() throws {
        try withParts { folder, run in
            let output = try run(merge("r1", "r2", "r3")).output
            let line = try #require(output.split(separator: "\n").last)
            let command = try #require(line.components(separatedBy: "accept correct changes with: ").last)
            #expect(command == "layout-render test in --goldens-dir \"G's\" --output all --update")
            #expect(
                try run(["in", "--goldens-dir", "G's", "--output", "all", "--update"]).output
                    == "Accepted 3\n")
        }
    }

    /// A report from elsewhere puts no other option into a command.
    @Test(arguments: [
        ["--record", "all"], ["--accept", "x.zip"], ["in", "-o", "/"], ["--device"], ["\u{1B}[2J"],
        ["--", "-x"],
    ])
    func aReportsArgumentsAreChecked(words: [String]) throws {
        try withParts { folder, run in
            for part in 1...3 {
                var report = try GoldenReport(folder: folder.path("r\(part)"))
                report.selection = words
                try Data(try report.json()).write(to: folder.appending("r\(part)/report.json"))
            }
            let output = try run(merge("r1", "r2", "r3")).output
            let advice = try #require(output.split(separator: "\n").last)
            #expect(
                advice.hasSuffix("accept correct changes with: layout-render test --output all --update")
                    || advice.hasSuffix("accept correct changes with this command line and '--update'"),
                "\(advice)")
        }
    }
}
