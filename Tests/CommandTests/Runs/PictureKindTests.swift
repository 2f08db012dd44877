import Foundation
import Testing

/// Sheets, exploded pictures, pictures of differences, descriptions and themes.
@Suite struct PictureKindTests {
    @Test func aSheetIsOnePictureOfAllStatesAndDevices() throws {
        try TemporaryFolder.with { folder in
            let arguments = ["render", Repository.example("bottom-bar"), "--sheet", "--state", "all"]
            let devices = ["--device", "iPhone 8", "--device", "iPhone 15"]
            let outcome = try BuiltCommand.run(arguments + devices + ["-o", "sheet.svg"], in: folder.url)
            #expect(outcome.status == 0, "\(outcome.errors)")
            let svg = try String(contentsOf: folder.appending("sheet.svg"), encoding: .utf8)
            // Two devices and two states.
            #expect(svg.components(separatedBy: "class=\"cell\"").count == 5)
            #expect(svg.contains(">iPhone 8<") && svg.contains(">iPhone 15<"))
        }
    }

    @Test func planesAreDrawnOnRequest() throws {
        try TemporaryFolder.with { folder in
            let example = Repository.example("equal-spacing")
            let outcome = try BuiltCommand.run(
                ["render", example, "--exploded", "-o", "a.svg"], in: folder.url)
            #expect(outcome.status == 0, "\(outcome.errors)")
            let svg = try String(contentsOf: folder.appending("a.svg"), encoding: .utf8)
            // The screen, views and guides.
            #expect(svg.components(separatedBy: "class=\"plane\"").count == 4)
            let both = try BuiltCommand.run(["render", example, "--exploded", "--sheet"], in: folder.url)
            #expect(both.status == 64)
        }
    }

    @Test func altTextGoesToStandardOutput() throws {
        try TemporaryFolder.with { folder in
            let arguments = ["render", Repository.example("one-third"), "--alt-text"]
            let outcome = try BuiltCommand.run(arguments + ["-o", "a.png"], in: folder.url)
            #expect(outcome.output.hasPrefix("one-third, "))
            #expect(outcome.output.contains("1 layout guide: third"))
            #expect(try BuiltCommand.run(arguments + ["-o", "-"], in: folder.url).status == 64)
        }
    }

    @Test func aDifferenceOfLayoutsIsDrawn() throws {
        try TemporaryFolder.with { folder in
            let example = try String(contentsOfFile: Repository.example("one-third"), encoding: .utf8)
            try folder.write(example, to: "a.json5")
            try folder.write(example.replacingOccurrences(of: "/ 3", with: "/ 4"), to: "b.json5")
            let outcome = try BuiltCommand.run(["diff", "a.json5", "b.json5", "-o", "d.svg"], in: folder.url)
            #expect(outcome.status == 1)
            let svg = try String(contentsOf: folder.appending("d.svg"), encoding: .utf8)
            #expect(svg.contains("class=\"earlier\""))
        }
    }

    @Test func aThemeFileSetsColoursAndReportsWhatIsHardToRead() throws {
        try TemporaryFolder.with { folder in
            try folder.write("{ base: 'light', guide: '#123456', constraint: '#cccccc' }", to: "t.json5")
            try folder.write("{ giude: '#123456' }", to: "wrong.json5")
            let arguments = ["render", Repository.example("one-third"), "-o", "a.svg", "--theme"]
            let outcome = try BuiltCommand.run(arguments + ["t.json5"], in: folder.url)
            #expect(outcome.status == 0)
            #expect(outcome.errors.contains("'constraint' on the paper has a contrast of 1.6"))
            #expect(try String(contentsOf: folder.appending("a.svg"), encoding: .utf8).contains("#123456"))
            let wrong = try BuiltCommand.run(arguments + ["wrong.json5"], in: folder.url)
            #expect(wrong.status == 64)
            #expect(wrong.errors.contains("did you mean 'guide'?"))
            #expect(try BuiltCommand.run(arguments + ["none.json5"], in: folder.url).status == 74)
        }
    }

    @Test func aThemeFileSetsTheFontAndTheWeightOfLines() throws {
        try TemporaryFolder.with { folder in
            let arguments = ["render", Repository.example("one-third"), "-o", "a.svg", "--quiet", "--theme"]
            func widths(_ theme: String) throws -> [Double] {
                try folder.write(theme, to: "t.json5")
                #expect(try BuiltCommand.run(arguments + ["t.json5"], in: folder.url).status == 0)
                let svg = try String(contentsOf: folder.appending("a.svg"), encoding: .utf8)
                return svg.matches(of: /stroke="#[^>]*>/).map { tag in
                    tag.output.firstMatch(of: /stroke-width="([0-9.]+)"/).flatMap { Double($0.output.1) } ?? 1
                }
            }
            let usual = try widths("{}")
            let doubled = try widths("{ lineWeight: 2 }")
            #expect(!usual.isEmpty)
            #expect(doubled == usual.map { $0 * 2 })

            let fonts = Repository.root.appendingPathComponent("Examples/scripts/fonts").path
            try folder.write("{ font: 'Noto Sans Thai' }", to: "t.json5")
            let given = try BuiltCommand.run(arguments + ["t.json5", "--fonts", fonts], in: folder.url)
            #expect(!given.errors.contains("warning"))
            let svg = try String(contentsOf: folder.appending("a.svg"), encoding: .utf8)
            #expect(svg.contains("font-family=\"'Noto Sans Thai', Inter"))
            try folder.write("{ font: 'No Such Font' }", to: "t.json5")
            let missing = try BuiltCommand.run(arguments + ["t.json5"], in: folder.url)
            #expect(missing.status == 0)
            #expect(missing.errors.contains("warning: the font 'No Such Font' is not installed"))
            for wrong in [
                "{ font: '\"/><script>' }", "{ font: '' }", "{ lineWeight: 0 }", "{ lineWeight: 'bold' }",
            ] {
                try folder.write(wrong, to: "t.json5")
                #expect(try BuiltCommand.run(arguments + ["t.json5"], in: folder.url).status == 64)
            }
        }
    }

    @Test func distancesAreMeasuredBetweenIDs() throws {
        try TemporaryFolder.with { folder in
            let arguments = ["render", Repository.example("equal-spacing"), "-o", "a.svg", "--measure"]
            let pair = try BuiltCommand.run(arguments + ["save:clear"], in: folder.url)
            #expect(pair.status == 0)
            let single = try BuiltCommand.run(arguments + ["save"], in: folder.url)
            #expect(single.status == 64)
            let unknown = try BuiltCommand.run(arguments + ["save:nobody"], in: folder.url)
            #expect(unknown.status == 64)
        }
    }
}
