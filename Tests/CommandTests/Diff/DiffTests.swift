import Foundation
import ImageDiff
import Testing

@testable import LayoutPipeline
@testable import layout_render

@Suite struct DiffTests {
    /// Returns a document with a box 20 points from the top, and below it a guide that ends at the bottom.
    private static func document(top: Int, extra: String = "") -> String {
        """
        { layoutDocument: 1, canvas: { size: [100, 80] },
          root: { id: "view", guides: [{ id: "rest" }], subviews: [{ id: "box" }\(extra)] },
          constraints: ["box.top == view.top + \(top)", "box.left == view.left + 10", "box.width == 30",
            "box.height == 12", "rest.top == box.bottom", "rest.bottom == view.bottom"] }
        """
    }

    private func withFiles(
        _ files: [String: String],
        _ body: (TemporaryFolder, (String...) throws -> BuiltCommand.Outcome) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            for (path, text) in files { try folder.write(text, to: path) }
            try body(folder) { (arguments: String...) in try BuiltCommand.run(arguments, in: folder.url) }
        }
    }

    private static let pair = ["a.json5": document(top: 20), "b.json5": document(top: 24)]

    @Test func layoutsSayWhatMovedAndWhy() throws {
        try withFiles(Self.pair) { folder, run in
            let outcome = try run("diff", "a.json5", "b.json5", "-o", "d.png")
            #expect(outcome.status == 1)
            let because = "because box.top == view.top + 20 became box.top == view.top + 24"
            #expect(
                outcome.output.contains("  box moved from [10, 20, 30, 12] to [10, 24, 30, 12], \(because)\n")
            )
            #expect(
                outcome.output.contains(
                    "  guide rest moved from [?, 32, ?, 48] to [?, 36, ?, 44], \(because)\n"))
            #expect(try folder.files() == ["a.json5", "b.json5", "d.png"])
        }
    }

    /// The picture of two layouts is the same in all formats: a PNG has the SVG's size in pixels, and no marks in pure red.
    /// Where nothing moved, pixels are marked.
    @Test func aPictureShowsWhatMovedAndPixelsOnlyWhereNothingDid() throws {
        func redPixels(of name: String, in folder: TemporaryFolder) throws -> (count: Int, image: PixelImage)
        {
            let image = try PNGReader.read([UInt8](Data(contentsOf: folder.appending(name))))
            let red = image.pixels.count { $0 == Pixel(red: 255, green: 0, blue: 0, alpha: 255) }
            return (red, image)
        }
        let labelled = ["c", "d"].map { name in
            let label = "\"box\", class: \"UILabel\", text: \"\(name)\" }"
            return ("\(name).json5", Self.document(top: 20).replacing("\"box\" }", with: label))
        }
        try withFiles(Self.pair.merging(labelled) { first, _ in first }) { folder, run in
            _ = try run("diff", "a.json5", "b.json5", "--scale", "2", "-o", "d.png")
            _ = try run("diff", "a.json5", "b.json5", "--scale", "2", "-o", "d.svg")
            let (red, image) = try redPixels(of: "d.png", in: folder)
            #expect(red == 0)
            let size = try #require(
                try folder.text("d.svg").firstMatch(of: /width="([0-9.]+)" height="([0-9.]+)"/))
            #expect(Double(image.width) == 2 * (Double(size.1) ?? 0))
            #expect(Double(image.height) == 2 * (Double(size.2) ?? 0))
            #expect(try run("diff", "c.json5", "d.json5", "-o", "e.png").status == 1)
            #expect(try redPixels(of: "e.png", in: folder).count > 0)
        }
    }

    @Test(arguments: ["d.bmp", "d.json", "d.txt"])
    func aDifferenceIsOnlyWrittenInAFormatOfPictures(output: String) throws {
        try withFiles(Self.pair) { folder, run in
            let outcome = try run("diff", "a.json5", "b.json5", "-o", output)
            #expect(outcome.status == 64)
            #expect(
                outcome.errors.contains(
                    "a difference can't be written to '\(output)': use .svg, .png, .pdf or .html"))
            #expect(try folder.files() == ["a.json5", "b.json5"])
        }
    }

    /// Patterns leave out pictures as well as layouts, also named ones, and that nothing is left is an error.
    @Test func excludingEverythingIsAnError() throws {
        try withFiles(Self.pair) { folder, run in
            _ = try run("render", "a.json5", "--format", "png", "-o", "old/sub/")
            try FileManager.default.copyItem(at: folder.appending("old"), to: folder.appending("new"))
            try folder.write(Self.document(top: 20), to: "new/b.json5")
            for operands in [("old", "new"), ("a.json5", "b.json5")] {
                let outcome = try run("diff", operands.0, operands.1, "--exclude", "*")
                #expect(outcome.status == 65)
                #expect(
                    outcome.errors.contains("'--exclude' leaves out every layout here"), "\(outcome.errors)")
                #expect(outcome.output.isEmpty, "\(outcome.output)")
            }
            #expect(try run("diff", "old", "new", "--exclude", "sub").output == "b: added\n")
            #expect(try run("diff", "old", "new", "--exclude", "b.*").output == "sub/a: equal\n")
        }
    }

    @Test func foldersWithNothingToCompareAreAnError() throws {
        try withFiles(["old/a.txt": "", "new/b.txt": "", "layouts/a.json5": Self.document(top: 20)]) {
            _, run in
            let outcome = try run("diff", "old", "new")
            #expect(outcome.status == 65)
            #expect(outcome.errors.contains("old: error: there are no layouts or pictures in this folder"))
            #expect(try run("diff", "old", "layouts").status == 1)
        }
    }

    @Test(arguments: [
        ["--device", "iPhone 16"], ["--state", "a"], ["--scale", "2"], ["--set", "a.text = b"],
    ])
    func optionsForLayoutsHaveNoEffectOnPictures(options: [String]) throws {
        try withFiles(Self.pair) { folder, run in
            #expect(try run("render", "a.json5", "-o", "a.png").status == 0)
            let outcome = try BuiltCommand.run(["diff", "a.png", "a.png"] + options, in: folder.url)
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains("'\(options[0])' has no effect on pictures: remove it"))
            #expect(try run("diff", "a.png", "a.png").status == 0)
        }
    }

    @Test func equalLayoutsSaySoAndLeaveNoPicture() throws {
        try withFiles(Self.pair) { folder, run in
            let outcome = try run("diff", "a.json5", "a.json5", "-o", "d.png")
            #expect(outcome.status == 0)
            #expect(outcome.output == "a: equal\n")
            #expect(try folder.files() == ["a.json5", "b.json5"])
        }
    }

    @Test func aPageHasEveryComparisonThatFoundSomething() throws {
        try withFiles(Self.pair) { folder, run in
            #expect(try run("diff", "a.json5", "b.json5", "-o", "d.html").status == 1)
            let page = try folder.text("d.html")
            #expect(page.contains("<title>a.json5 → b.json5</title>"))
            let data = try PageData.json(of: page)
            #expect(data.contains("\"presence\":\"both\""))
            #expect(data.contains("box.top == view.top + 20 became box.top == view.top + 24"))
            #expect(try run("diff", "a.json5", "a.json5", "-o", "e.html").status == 0)
            #expect(try folder.files() == ["a.json5", "b.json5", "d.html"])
        }
        let files = [
            "old/a.json5": Self.document(top: 20), "old/b.json5": Self.document(top: 20),
            "old/c.json5": Self.document(top: 20), "old/d.json5": Self.document(top: 20),
            "new/a.json5": Self.document(top: 24), "new/b.json5": Self.document(top: 20),
            "new/c.json5": Self.document(top: 24), "new/e.json5": Self.document(top: 20),
        ]
        try withFiles(files) { folder, run in
            #expect(try run("diff", "old", "new", "-o", "d.html").status == 1)
            let page = try PageData.json(of: folder.text("d.html"))
            let groups = try #require(page.range(of: #""groups":\[.*?\]\}\]"#, options: .regularExpression))
            #expect(
                page[groups] == """
                    "groups":[{"causes":["box's top constant 20 → 24"],"scenes":[0,1]},\
                    {"causes":["removed"],"scenes":[2]},{"causes":["added"],"scenes":[3]}]
                    """)
        }
    }

    @Test func aPageOfPicturesHoldsThem() throws {
        try withFiles(Self.pair) { folder, run in
            #expect(try run("render", "a.json5", "-o", "a.png").status == 0)
            #expect(try run("render", "b.json5", "-o", "b.png").status == 0)
            #expect(try run("diff", "a.png", "b.png", "-o", "d.html").status == 1)
            let page = try folder.text("d.html")
            for name in ["a.png", "b.png"] {
                let bytes = try Data(contentsOf: folder.appending(name)).base64EncodedString()
                #expect(page.contains("data:image/png;base64,\(bytes)\""))
            }
            #expect(page.contains("\"difference\":\"data:image/png;base64,"))
            #expect(page.contains("img-src data:;"))
        }
    }

    private struct Report: Decodable {
        struct Region: Decodable {
            var rect: [Int]
            var items: [String]
        }
        struct Change: Decodable {
            var id: String
            var kind: String
            var change: String
            var before: [Double?]
            var after: [Double?]
            var because: [String]
        }
        var equal: Bool
        var differentPixels: Int
        var firstPixel: [Int]?
        var maximumChannelDelta: Int
        var regions: [Region]
        var size: [String: [Int]]
        var changes: [Change]?
    }

    @Test func theReportIsJSONAsTheContractHasIt() throws {
        try withFiles(Self.pair) { _, run in
            let outcome = try run("diff", "a.json5", "b.json5", "--reporter", "json", "--scale", "1")
            let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
            #expect(!report.equal)
            #expect(report.differentPixels > 0)
            #expect(report.regions.contains { $0.items == ["rest", "box"] })
            #expect(report.changes?.map(\.id) == ["rest", "box"])
            #expect(report.changes?.last?.before == [10, 20, 30, 12])
            #expect(report.changes?.last?.after == [10, 24, 30, 12])
            #expect(report.size["before"] == report.size["after"])
        }
    }

    @Test func picturesAreComparedByPixels() throws {
        // Pictures of the same size: the numbers need the same room.
        let pair = ["a.json5": Self.document(top: 34), "b.json5": Self.document(top: 36)]
        try withFiles(pair) { _, run in
            for name in ["a", "b"] {
                #expect(try run("render", "\(name).json5", "-o", "\(name).png", "--scale", "1").status == 0)
            }
            let outcome = try run("diff", "a.png", "b.png", "--reporter", "json")
            #expect(outcome.status == 1)
            let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
            #expect(report.changes == nil)
            #expect(report.firstPixel?.count == 2)
            #expect((1...255).contains(report.maximumChannelDelta))
            let allowed = try run(
                "diff", "a.png", "b.png", "--max-different-pixels", "\(report.differentPixels)")
            #expect(allowed.status == 0)
            #expect(allowed.output.contains("(allowed)"))
            let over = "\(report.differentPixels - 1)"
            #expect(try run("diff", "a.png", "b.png", "--max-different-pixels", over).status == 1)
            #expect(try run("diff", "a.png", "b.png", "--ignore-region", "0,0,1000x1000").status == 0)
            #expect(try run("diff", "a.png", "b.png", "--threshold", "1").status == 0)
            #expect(try run("diff", "a.png", "a.json5", "--scale", "1").status == 0)
        }
    }

    @Test func whatIsIgnoredByNameIsNotLookedAt() throws {
        try withFiles(Self.pair) { _, run in
            let both = try run(
                "diff", "a.json5", "b.json5", "--ignore-region", "box", "--ignore-region", "rest",
                "--ignore-region", "0,0,400x90")
            #expect(!both.output.contains("box moved"))
            #expect(!both.output.contains("rest moved"))
            #expect(both.errors.isEmpty)
            let typo = try run("diff", "a.json5", "a.json5", "--ignore-region", "bxo")
            #expect(typo.status == 0)
            #expect(
                typo.errors.contains(
                    "warning: no layout has a view or guide 'bxo' to ignore: did you mean 'box'?"))
        }
    }

    @Test func foldersAreComparedByPath() throws {
        let files = [
            "old/same.json5": Self.document(top: 20), "new/same.json5": Self.document(top: 20),
            "old/deep/moved.json5": Self.document(top: 20), "new/deep/moved.json5": Self.document(top: 21),
            "old/went.json5": Self.document(top: 20), "new/appeared.json5": Self.document(top: 20),
        ]
        try withFiles(files) { folder, run in
            let outcome = try run("diff", "old", "new", "-o", "out")
            #expect(outcome.status == 1)
            let heads = outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
            #expect(heads.count == 4)
            #expect(heads[0] == "appeared: added")
            #expect(heads[1].hasPrefix("deep/moved: "))
            #expect(heads[2] == "went: removed")
            #expect(heads[3] == "3 of 4 differ")
            #expect(try folder.files().filter { $0.hasPrefix("out") } == ["out/deep/moved.diff.png"])
            #expect(try run("diff", "old", "new", "-o", "out.png").status == 64)
            // As git calls the command for a file that was added.
            let added = try run("diff", "/dev/null", "new/appeared.json5")
            #expect(added.status == 1)
            #expect(added.output == "appeared: added\n")
        }
    }

    @Test func aRevisionIsComparedWithWhatIsThere() throws {
        try withFiles(["layouts/a.json5": Self.document(top: 20)]) { folder, run in
            let git = { (arguments: [String]) in
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                process.arguments =
                    ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
                process.currentDirectoryURL = folder.url
                process.standardOutput = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
                #expect(process.terminationStatus == 0)
            }
            try git(["init", "-q"])
            try git(["add", "."])
            try git(["commit", "-q", "-m", "one"])
            #expect(try run("diff", "--git", "HEAD", "layouts/a.json5").output == "a: equal\n")
            try folder.write(Self.document(top: 24), to: "layouts/a.json5")
            for path in ["layouts/a.json5", "layouts"] {
                let outcome = try run("diff", "--git", "HEAD", path)
                #expect(outcome.status == 1)
                #expect(outcome.output.contains("box moved from [10, 20, 30, 12] to [10, 24, 30, 12]"))
            }
            try git(["commit", "-q", "-a", "-m", "two"])
            #expect(try run("diff", "--git", "HEAD~1..HEAD", "layouts").status == 1)
            #expect(try run("diff", "--git", "HEAD", "layouts").status == 0)
            let unknown = try run("diff", "--git", "nowhere", "layouts")
            #expect(unknown.status == 65)
            #expect(unknown.errors.contains("nowhere"))
        }
    }

    @Test func whatCannotBeComparedIsNamed() throws {
        try withFiles(Self.pair.merging(["a.jpg": "\u{7F}", "bad.json5": "{"]) { $1 }) { folder, run in
            try Data([0xFF, 0xD8, 0xFF, 0xE0]).write(to: folder.appending("a.jpg"))
            #expect(try run("render", "a.json5", "-o", "a.png").status == 0)
            let jpeg = try run("diff", "a.png", "a.jpg")
            #expect(jpeg.status == 65)
            #expect(jpeg.errors.hasPrefix("a.jpg: error: this is a JPEG"))
            let missing = try run("diff", "a.png", "none.png")
            #expect(missing.status == 74)
            #expect(missing.errors.hasPrefix("none.png: error: "))
            let bad = try run("diff", "a.json5", "bad.json5")
            #expect(bad.status == 65)
            #expect(bad.errors.hasPrefix("bad.json5:1:"))
            for arguments in [
                ["a.png"], ["a.png", "a.png", "a.png"], ["a.png", "a.png", "--threshold", "2"],
            ] {
                #expect(try BuiltCommand.run(["diff"] + arguments, in: folder.url).status == 64)
            }
        }
    }
}
