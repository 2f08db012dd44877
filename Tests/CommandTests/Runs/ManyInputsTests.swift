import Foundation
import Testing

/// Runs over more inputs than are processed at once.
@Suite struct ManyInputsTests {
    private static let kinds = [Documents.plain, Documents.conflict, Documents.ambiguous]

    /// Writes documents to a folder, a third with a conflict and a third ambiguous.
    private func fill(_ folder: TemporaryFolder, count: Int = 75) throws {
        for index in 0..<count {
            let name = "in/" + String(format: "%03d", index) + ".json5"
            try folder.write(Self.kinds[index % 3], to: name)
        }
    }

    @Test func findingsComeInTheOrderOfTheInputs() throws {
        try TemporaryFolder.with { folder in
            try fill(folder)
            let outcome = try BuiltCommand.run(["check", "in", "--quiet"], in: folder.url)
            #expect(outcome.status == 1)
            // A conflict's constraints stand on lines of their own, indented.
            let findings = outcome.errors.split(separator: "\n").filter { !$0.hasPrefix(" ") }
            let files = findings.map { $0.prefix("in/000".count) }
            let expected = (0..<75).filter { $0 % 3 != 0 }.map { "in/" + String(format: "%03d", $0) }
            #expect(files.map(String.init) == expected)
        }
    }

    @Test func everyInputGivesItsPictureEveryTime() throws {
        try TemporaryFolder.with { folder in
            try fill(folder)
            let runs = try ["a/", "b/"].map {
                try BuiltCommand.run(["render", "in", "-o", $0, "--quiet"], in: folder.url)
            }
            #expect(runs[0].errors == runs[1].errors)
            let names = try folder.files()
            #expect(names.count { $0.hasPrefix("a/") } == 75)
            for name in names where name.hasPrefix("a/") {
                #expect(try folder.text(name) == folder.text("b/" + name.dropFirst(2)))
            }
        }
    }

    @Test func framesComeInTheOrderOfTheInputs() throws {
        try TemporaryFolder.with { folder in
            try fill(folder)
            let outcome = try BuiltCommand.run(["frames", "in"], in: folder.url)
            let inputs = outcome.output.split(separator: "\n").filter { $0.contains("\"input\": ") }
            #expect(inputs.count == 75)
            #expect(inputs == inputs.sorted())
        }
    }

    @Test func aSceneWithoutASizeIsAWarningAndTheRestIsDrawn() throws {
        try TemporaryFolder.with { folder in
            let text = Documents.interfaceBuilder.replacingOccurrences(
                of: "width=\"60\" height=\"30\"", with: "width=\"0.0\" height=\"30\"")
            try folder.write(text, to: "a.xib")
            let outcome = try BuiltCommand.run(["render", "a.xib", "-o", "out/", "-q"], in: folder.url)
            #expect(outcome.status == 0)
            #expect(try folder.files() == ["a.xib", "out/a.one.svg"])
            #expect(
                outcome.errors == "a.xib: warning: two is 0.0 × 30.0 points and can't be drawn: "
                    + "give it a size, or lay it out with '--size'\n")
            let strict = try BuiltCommand.run(["render", "a.xib", "-o", "out/", "--strict"], in: folder.url)
            #expect(strict.status == 1)
        }
    }
}
