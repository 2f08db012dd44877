import Engine
import Foundation
import Testing

@testable import LayoutComparison
@testable import layout_render

/// Goldens that contain frames as text.
@Suite struct GoldenFramesTests {
    private static func document(height: Int = 12, guide: Bool = true) -> String {
        """
        { layoutDocument: 1, canvas: { size: [100, 80] },
          root: { id: "view", guides: [\(guide ? "{ id: 'third' }" : "")],
            subviews: [{ id: "box", subviews: [{ id: "inner box", frame: [1, 2, 3, 4], hidden: true }] }] },
          constraints: [\(guide ? "'third.top == view.top', 'third.height == view.height / 3'," : "")
            "box.top == view.top + 20", "box.left == view.left + 10",
            "box.width == 30", "box.height == \(height)"] }
        """
    }

    @Test(arguments: [
        "canvas inf 80\n", "canvas 100 80\nview 0 nan 100 80\n", "canvas 100 80\nview 0 0 1e9 80\n",
    ])
    func framesHaveNumbersThatLayoutsCanHave(text: String) {
        #expect(FramesText.record(text) == nil)
    }

    /// With the items below both of two twins, each level would double the lines.
    @Test func twinsAreWrittenOnce() throws {
        let levels = 0..<20
        let lines = levels.flatMap { level in
            [Int](repeating: level, count: 2).map { String(repeating: " ", count: $0) + "twin\($0) 0 0 1 1" }
        }
        let text = (["canvas 100 80"] + lines).joined(separator: "\n") + "\n"
        let record = try #require(FramesText.record(text))
        #expect(FramesText.text(of: record).split(separator: "\n").count == 1 + lines.count)
    }

    private func withGolden(
        _ body: (TemporaryFolder, (String...) throws -> BuiltCommand.Outcome) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(), to: "in/a.json5")
            let run = { (arguments: String...) in
                try BuiltCommand.run(["test", "in", "--goldens", "frames"] + arguments, in: folder.url)
            }
            #expect(try run("--record", "missing").output == "1 picture: 1 recorded\n")
            try body(folder, run)
        }
    }

    /// A third of 80 is 26.667; at scale 2 it is rounded to 26.5.
    @Test func theTextIsALineAnItem() throws {
        try withGolden { folder, _ in
            #expect(
                try folder.files() == [
                    "golden-report/index.html", "golden-report/junit.xml",
                    "golden-report/report.json", "in/Goldens/a.frames", "in/a.json5",
                ])
            let lines = try folder.text("in/Goldens/a.frames").split(separator: "\n")
            #expect(lines.first == "canvas 100 80")
            #expect(lines.contains("view 0 0 100 80"))
            #expect(lines.contains("  box 10 20 30 12"))
            #expect(lines.contains("    inner%20box 1 2 3 4 hidden"))
            #expect(lines.contains { $0.hasPrefix("  [third] ? 0 ? 26.") })
        }
    }

    @Test func whatMovedIsToldAndTakenOver() throws {
        try withGolden { folder, run in
            #expect(try run().output == "1 picture: 1 equal\n")
            try folder.write(Self.document(height: 20), to: "in/a.json5")
            let outcome = try run()
            #expect(outcome.status == 1)
            #expect(
                outcome.output.hasPrefix(
                    "a differs from its golden: 1 frame changed\n"
                        + "  box moved from [10, 20, 30, 12] to [10, 20, 30, 20]\n"))
            #expect(
                outcome.output.hasSuffix(
                    "accept correct changes with: layout-render test in --goldens frames --update\n"))
            let files = try folder.files()
            #expect(files.contains("golden-report/pictures/a.actual.frames"))
            #expect(files.contains("golden-report/pictures/a.actual.png"))
            #expect(try run("--update").output == "Accepted a\n")
            #expect(try run().output == "1 picture: 1 equal\n")
            let left = try folder.files()
            #expect(!left.contains { $0.hasPrefix("golden-report/pictures/") })
        }
    }

    /// Ignored ids are left out of the comparison.
    @Test func staleGoldensAreRemovedByUpdate() throws {
        try withGolden { folder, run in
            try folder.write(Self.document(), to: "in/b.json5")
            #expect(try run("--record", "missing").status == 0)
            try FileManager.default.removeItem(at: folder.appending("in/a.json5"))
            #expect(try run().output.hasSuffix("1 picture: 1 equal, 1 stale\n"))
            #expect(try run("--update").output == "Removed a, which no longer has a picture\n")
            #expect(try folder.files().filter { $0.hasPrefix("in/Goldens") } == ["in/Goldens/b.frames"])
        }
    }

    @Test func aRunOverSomeOfTheLayoutsFindsNothingStale() throws {
        try withGolden { folder, run in
            try folder.write(Self.document(), to: "in/b.json5")
            #expect(try run("--record", "missing").status == 0)
            let one = try BuiltCommand.run(["test", "in/b.json5", "--goldens", "frames"], in: folder.url)
            #expect(one.output == "1 picture: 1 equal\n")
            #expect(try run("--exclude", "a.json5").output == "1 picture: 1 equal\n")
            #expect(try run("--update").output == "Nothing to update\n")
        }
    }

    @Test func aFolderAndAKindMayBothBeGiven() throws {
        try withGolden { folder, run in
            let outcome = try run("--goldens", "Other", "--record", "missing")
            #expect(outcome.status == 0)
            #expect(try folder.files().contains("Other/a.frames"))
        }
    }

    @Test func inContinuousIntegrationMissingGoldensFail() throws {
        try withGolden { folder, _ in
            try folder.write(Self.document(), to: "in/c.json5")
            for kind in ["frames", "pixels"] {
                let outcome = try BuiltCommand.run(
                    ["test", "in", "--goldens", kind, "--record", "missing"], in: folder.url,
                    environment: ["CI": "true"])
                #expect(outcome.status == 1)
                #expect(outcome.output.contains("c has no golden"))
                #expect(outcome.errors.contains("commit goldens"))
                let files = try folder.files()
                #expect(!files.contains { $0.hasPrefix("in/Goldens/c.") })
            }
        }
    }

    /// In GitHub Actions, paths are relative to the repository.
    @Test func annotationsNameFilesFromTheRepository() throws {
        try withGolden { folder, _ in
            try folder.write(Self.document(height: 20), to: "in/a.json5")
            try folder.write("canvas 1 1\n", to: "in/Goldens/gone.frames")
            let outcome = try BuiltCommand.run(
                ["test", ".", "--goldens", "frames", "--goldens", "Goldens"], in: folder.appending("in"),
                environment: ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": folder.url.path])
            #expect(outcome.output.contains("::error file=in/a.json5,"))
            #expect(outcome.output.contains("::warning file=in/Goldens/gone.frames,"))
        }
    }

    /// The top is what the host says, or the folder of the repository.
    @Test func reportsOfFindingsNameFilesFromTheRepository() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.conflict, to: "apps/in/a.json5")
            func check(_ reporter: String, _ environment: [String: String] = [:]) throws -> String {
                try BuiltCommand.run(
                    ["check", "in", "--reporter", reporter], in: folder.appending("apps"),
                    environment: environment
                ).output
            }
            #expect(try check("sarif").contains("\"uri\": \"in/a.json5\""))
            #expect(
                try check("sarif", ["GITHUB_WORKSPACE": folder.url.path]).contains(
                    "\"uri\": \"apps/in/a.json5\""))
            #expect(
                try check("code-quality", ["CI_PROJECT_DIR": folder.url.path]).contains(
                    "\"path\": \"apps/in/a.json5\""))
            try folder.write("", to: ".git/HEAD")
            let sarif = try check("sarif")
            #expect(sarif.contains("\"uri\": \"apps/in/a.json5\", \"uriBaseId\": \"%SRCROOT%\""))
            #expect(try check("github").hasPrefix("::error file=apps/in/a.json5,"))
            // Other paths are as they were given.
            #expect(
                try BuiltCommand.run(["check", "in"], in: folder.appending("apps")).errors.hasPrefix(
                    "in/a.json5:"))
        }
    }

    /// The text of frames parses back to the same frames, up to thousandths.
    @Test func textsAreReadBack() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            var items: [LayoutRecord.Item] = []
            for index in 0..<Int.random(in: 1...12, using: &generator) {
                let frame = (0..<4).map { _ in Double.random(in: -500...500, using: &generator) }
                let isGuide = Bool.random(using: &generator) && index > 0
                let views = items.filter { $0.kind == "view" }
                items.append(
                    LayoutRecord.Item(
                        id: ["a b", "é[x]", "p/1", "%", "?", "hidden"].randomElement()! + "\(index)",
                        kind: isGuide ? "guide" : "view",
                        parent: index == 0 ? nil : views.randomElement()?.id,
                        frame: frame.map { isGuide && Bool.random() ? nil : $0 }, canvasFrame: [0, 0, 0, 0],
                        isHidden: !isGuide && Bool.random() ? true : nil))
            }
            let record = LayoutRecord(canvas: [10, 20], items: items, constraints: [])
            let text = FramesText.text(of: record)
            let read = try #require(FramesText.record(text))
            #expect(FramesText.text(of: read) == text)
            #expect(Set(read.items.map(\.id)) == Set(items.map(\.id)))
            for item in read.items {
                let original = try #require(items.first { $0.id == item.id })
                #expect(item.parent == original.parent)
                #expect(item.kind == original.kind)
                #expect(item.isHidden == original.isHidden)
                for (number, other) in zip(item.frame, original.frame) {
                    #expect((number == nil) == (other == nil))
                    #expect(abs((number ?? 0) - (other ?? 0)) <= 0.0005 + 1e-9)
                }
            }
        }
    }

    @Test(arguments: [
        "", "canvas\n", "canvas 1 x\n", "canvas 1 1\nview 1 2 3\n", "canvas 1 1\nview a 2 3 4\n",
    ])
    func otherTextIsNoFrames(text: String) {
        #expect(FramesText.record(text) == nil)
    }
}
