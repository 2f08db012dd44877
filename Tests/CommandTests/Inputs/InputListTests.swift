import Foundation
import Testing

@testable import layout_render

/// The files that a command line selects.
@Suite struct InputListTests {
    private func names(_ arguments: [String], in folder: TemporaryFolder) throws -> [String] {
        struct Frames: Decodable {
            struct Scene: Decodable { var input: String }
            var scenes: [Scene]
        }
        let outcome = try BuiltCommand.run(["frames"] + arguments, in: folder.url)
        return try JSONDecoder().decode(Frames.self, from: Data(outcome.output.utf8)).scenes.map(\.input)
    }

    private func withLayouts(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            for name in ["a.json5", "x/b.json5", "x/y/c.json5", "Drafts/d.json5"] {
                try folder.write(Documents.plain, to: "in/\(name)")
            }
            try body(folder)
        }
    }

    /// Every break of the text is written in it.
    @Test func framesHaveTheLinesOfTexts() throws {
        struct Frames: Decodable {
            struct Item: Decodable { var id: String, lines: [String]? }
            struct Scene: Decodable { var items: [Item] }
            var scenes: [Scene]
        }
        try TemporaryFolder.with { folder in
            let document = """
                { layoutDocument: 1, canvas: { size: [300, 200] }, root: { id: "view", subviews: [
                  { id: "all", class: "UILabel", text: "one\\ntwo\\nthree", numberOfLines: 0 },
                  { id: "none", class: "UILabel" }, { id: "box" } ] }, constraints: [] }
                """
            try folder.write(document, to: "a.json5")
            let outcome = try BuiltCommand.run(["frames", "a.json5"], in: folder.url)
            let items = try JSONDecoder().decode(Frames.self, from: Data(outcome.output.utf8)).scenes[0].items
            let lines = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0.lines) })
            #expect(lines["all"] == ["one", "two", "three"])
            #expect(lines["box"] == .some(nil))
        }
    }

    @Test func quotedPatternsAreOpenedUp() throws {
        try withLayouts { folder in
            #expect(try names(["in/*.json5"], in: folder) == ["in/a.json5"])
            #expect(try names(["in/x/**/*.json5"], in: folder) == ["in/x/b.json5", "in/x/y/c.json5"])
            #expect(try names(["**/[bd].json5"], in: folder) == ["in/Drafts/d.json5", "in/x/b.json5"])
            let absolute = folder.path("in") + "/*.json5"
            #expect(try names([absolute], in: folder) == [folder.path("in/a.json5")])
            let none = try BuiltCommand.run(["check", "in/*.xib"], in: folder.url)
            #expect(none.status == 65)
            #expect(none.errors.hasPrefix("in/*.xib: error: no layout's path matches"))
        }
    }

    @Test func aFileWhoseNameLooksLikeAPatternIsThatFile() throws {
        try withLayouts { folder in
            try folder.write(Documents.plain, to: "in/[ab].json5")
            #expect(try names(["in/[ab].json5"], in: folder) == ["in/[ab].json5"])
        }
    }

    @Test func picturesOfAPatternGoToAFolder() throws {
        try withLayouts { folder in
            let outcome = try BuiltCommand.run(["render", "in/**/*.json5", "-o", "out"], in: folder.url)
            #expect(outcome.status == 0)
            #expect(
                try folder.files().filter { $0.hasPrefix("out/") }
                    == ["out/Drafts/d.svg", "out/a.svg", "out/x/b.svg", "out/x/y/c.svg"])
        }
    }

    @Test func excludedInputsAreLeftOut() throws {
        try withLayouts { folder in
            #expect(
                try names(["in", "--exclude", "Drafts", "--exclude", "x/y"], in: folder) == [
                    "in/a.json5", "in/x/b.json5",
                ])
            #expect(
                try names(["in", "--exclude", "in/x"], in: folder) == ["in/Drafts/d.json5", "in/a.json5"])
            try folder.write(#"{ exclude: ["Drafts", "c.*"] }"#, to: ".layout-render.json5")
            #expect(try names(["in"], in: folder) == ["in/a.json5", "in/x/b.json5"])
            let none = try BuiltCommand.run(["check", "in", "--exclude", "*"], in: folder.url)
            #expect(none.status == 65)
            #expect(none.errors.contains("'--exclude' leaves out every layout here"))
        }
    }

    @Test func excludingEveryNamedInputIsAnError() throws {
        try withLayouts { folder in
            let inputs = ["check", "in/a.json5", "in/x/b.json5"]
            let none = try BuiltCommand.run(inputs + ["--exclude", "*.json5"], in: folder.url)
            #expect(none.status == 65)
            #expect(none.errors.contains("'--exclude' leaves out every layout here"))
            let one = try BuiltCommand.run(inputs + ["--exclude", "b.*"], in: folder.url)
            #expect(one.status == 0, "\(one.errors)")
            #expect(one.errors.hasPrefix("1 layout, no findings, "))
            let empty = try BuiltCommand.run(inputs + ["--exclude", ""], in: folder.url)
            #expect(empty.status == 64)
            #expect(empty.errors.contains("invalid value '' for '--exclude'"))
        }
    }

    /// No path of the program leads to a name that isn't UTF-8, such as one in Latin-1.
    @Test func namesThatAreNotUTF8AreReported() throws {
        try withLayouts { folder in
            try folder.writeMisnamed(Documents.plain, to: "in/caf", extension: "json5")
            let shown = "in/caf\u{FFFD}.json5"
            let message = "\(shown): error: cannot be read: its name isn't UTF-8; rename it"
            for input in ["in", "in/*.json5", shown] {
                let outcome = try BuiltCommand.run(["check", input], in: folder.url)
                #expect(outcome.status == 74, "\(input)")
                #expect(outcome.errors.contains(message), "\(input): \(outcome.errors)")
            }
            for arguments in [["in/b*.json5", "in/a.json5"], ["in", "--exclude", "caf*"]] {
                let outcome = try BuiltCommand.run(["check"] + arguments, in: folder.url)
                #expect(!outcome.errors.contains("UTF-8"), "\(outcome.errors)")
            }
        }
    }

    /// Themes, schemas, settings and reports can be in the same folder as layouts.
    @Test func otherJSONInAFolderIsSkippedAndAnErrorWhereItIsNamed() throws {
        try withLayouts { folder in
            let schema = try BuiltCommand.run(["schema"]).output
            try folder.write(schema, to: "in/schema.json")
            try folder.write("{ base: 'dark', guide: '#ff7ab8' }", to: "in/theme.json5")
            try folder.write(#"{ "name": "package" }"#, to: "in/package.json")
            #expect(
                try names(["in"], in: folder)
                    == ["in/Drafts/d.json5", "in/a.json5", "in/x/b.json5", "in/x/y/c.json5"])
            for name in ["schema.json", "theme.json5", "package.json"] {
                #expect(
                    try BuiltCommand.run(["check", "in/\(name)"], in: folder.url).status == 65, "\(name)")
            }
        }
    }

    /// A broken layout is reported, not skipped.
    @Test(arguments: ["{ layoutDocument: 1, root: {", "{ root: { id: 'view' } }", "", "[]"])
    func brokenLayoutsInAFolderAreReported(text: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(text, to: "in/a.json5")
            let outcome = try BuiltCommand.run(["check", "in"], in: folder.url)
            #expect(outcome.status == 65)
            #expect(outcome.errors.hasPrefix("in/a.json5"))
        }
    }
}
