import FileAccess
import Foundation
import ImageDiff
import Testing

@testable import layout_render

/// `markdown` in the built command.
@Suite struct MarkdownTests {
    private static func page(_ info: String, document: String = Documents.plain) -> String {
        "# Title\n\n```layout \(info)\n\(document)\n```\n\nText.\n"
    }

    private func withPage(
        _ text: String, _ body: (TemporaryFolder, (String...) throws -> BuiltCommand.Outcome) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            try folder.write(text, to: "docs/page.md")
            try body(folder) { (arguments: String...) in
                try BuiltCommand.run(["markdown", "docs/page.md"] + arguments, in: folder.url)
            }
        }
    }

    @Test func picturesAndTheirLineAreWrittenOnce() throws {
        try withPage(Self.page("box")) { folder, markdown in
            let outcome = try markdown()
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.errors.hasPrefix("2 pictures, no findings, "))
            #expect(try folder.files() == ["docs/box.svg", "docs/box~dark.svg", "docs/page.md"])
            let page = try folder.text("docs/page.md")
            #expect(page.contains("```\n\n![box, 100 × 50 points"))
            #expect(page.hasSuffix("](box.svg)\n\nText.\n"))
            let dates = try folder.files().map { FileStamp(path: folder.path($0)) }
            #expect(try markdown().status == 0)
            #expect(try folder.files().map { FileStamp(path: folder.path($0)) } == dates)
        }
    }

    /// The other page isn't drawn in this run, and would have another picture.
    @Test func pagesOfAFolderDontReplaceEachOthersPictures() throws {
        try withPage(Self.page("box")) { folder, markdown in
            #expect(try markdown().status == 0)
            let drawn = try folder.text("docs/box.svg")
            try folder.write(Self.page("BOX", document: Documents.ambiguous), to: "docs/other.md")
            let other = try BuiltCommand.run(["markdown", "other.md"], in: folder.appending("docs"))
            #expect(other.status == 65)
            #expect(
                other.errors.contains(
                    "other.md:3: error: a block of page.md has pictures called 'BOX' too: give one of them another name"
                ))
            #expect(try folder.text("docs/box.svg") == drawn)
            #expect(
                try folder.files() == ["docs/box.svg", "docs/box~dark.svg", "docs/other.md", "docs/page.md"])
            try folder.write(Self.page("box2", document: Documents.ambiguous), to: "docs/other.md")
            #expect(try BuiltCommand.run(["markdown", "other.md"], in: folder.appending("docs")).status == 0)
            #expect(try markdown("--check").status == 0)
        }
    }

    /// Only pictures of this command are, and only where no page of the folder has a block for them.
    @Test func picturesOfRemovedBlocksAreStale() throws {
        try withPage(Self.page("box")) { folder, markdown in
            try folder.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "docs/own.svg")
            try folder.write(Self.page("kept"), to: "docs/other.md")
            #expect(try markdown("docs/other.md").status == 0)
            try folder.write("# Title\n", to: "docs/page.md")
            let checked = try markdown("--check")
            #expect(checked.status == 1)
            for name in ["box.svg", "box~dark.svg"] {
                #expect(
                    checked.errors.contains(
                        "docs/\(name): error: no block has this picture any more: remove it\n"),
                    "\(checked.errors)")
            }
            #expect(!checked.errors.contains("own.svg") && !checked.errors.contains("kept.svg"))
            let drawn = try markdown()
            #expect(drawn.status == 0)
            #expect(drawn.errors.contains("docs/box.svg: warning: no block has this picture any more"))
            // A page that can't be read may have the block.
            try Data([0xFF, 0xFE, 0x00, 0xD8]).write(to: folder.appending("docs/broken.md"))
            #expect(try !markdown().errors.contains("any more"))
        }
    }

    /// A page needs no layouts, but a run that has none to draw says so.
    @Test func pagesWithoutBlocksAreSaid() throws {
        let words = "no page has a fenced block of the language 'layout'"
        try withPage("# Title\n\n```layuot\n{}\n```\n") { _, markdown in
            for arguments in [[], ["--check"]] {
                let outcome = try arguments.isEmpty ? markdown() : markdown("--check")
                #expect(outcome.status == 0 && outcome.errors.contains(words), "\(outcome.errors)")
            }
            #expect(try markdown("--quiet").errors.isEmpty)
        }
        try withPage(Self.page("box")) { _, markdown in
            let outcome = try markdown()
            #expect(!outcome.errors.contains(words))
        }
    }

    /// The image line of the first block, with an empty line before it, moves the second one from line 12 to 14.
    @Test func placesAreThoseInThePageAsItIsWritten() throws {
        let bad = "{ layoutDocument: 1, root: { id: 5 } }"
        let page = Self.page("good") + "\n```layout bad\n\(bad)\n```\n"
        try withPage(page) { folder, markdown in
            let excerpt = "    \(bad)\n" + String(repeating: " ", count: 37) + "^\n"
            let checked = try markdown("--check")
            #expect(checked.errors.contains("docs/page.md:12:34: error: "), "\(checked.errors)")
            #expect(checked.errors.contains(excerpt), "\(checked.errors)")
            for _ in 1...2 {
                let outcome = try markdown()
                #expect(outcome.status == 65)
                #expect(outcome.errors.contains("docs/page.md:14:34: error: "), "\(outcome.errors)")
                #expect(outcome.errors.contains(excerpt), "\(outcome.errors)")
                let lines = try folder.text("docs/page.md").split(
                    separator: "\n", omittingEmptySubsequences: false)
                #expect(lines[13] == bad)
            }
        }
    }

    @Test func standardInputIsNoPage() throws {
        let outcome = try BuiltCommand.run(["markdown", "-"], input: Self.page("box"))
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("'markdown' can't read standard input"))
    }

    @Test func onePictureHasBothThemes() throws {
        try withPage(Self.page("box")) { folder, markdown in
            let outcome = try markdown("--theme", "automatic")
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(try folder.files() == ["docs/box.svg", "docs/page.md"])
            #expect(try folder.text("docs/box.svg").contains("prefers-color-scheme: dark"))
            #expect(try markdown("--theme", "automatic", "--picture").status == 64)
            #expect(try markdown("--theme", "dark").status == 64)
        }
    }

    @Test func anElementNamesBothPictures() throws {
        try withPage(Self.page("box")) { folder, markdown in
            let outcome = try markdown("--picture")
            #expect(outcome.status == 0, "\(outcome.errors)")
            let page = try folder.text("docs/page.md")
            #expect(page.contains("srcset=\"box~dark.svg\"><img src=\"box.svg\" alt=\"box, 100 × 50 points"))
            #expect(try markdown("--picture", "--check").status == 0)
        }
    }

    /// The pictures are the same as those that `render` draws of the document, with a mark.
    @Test func picturesAreThoseOfRender() throws {
        try withPage(Self.page("box --", document: Documents.plain)) { folder, markdown in
            try folder.write(Self.page("box state=wide"), to: "docs/page.md")
            #expect(try markdown("--png").status == 0)
            try folder.write(Documents.plain, to: "box.json5")
            for (theme, mark) in [("light", ""), ("dark", "~dark")] {
                let svg = try BuiltCommand.run(
                    ["render", "box.json5", "--state", "wide", "--theme", theme, "-o", "x.svg"],
                    in: folder.url)
                #expect(svg.status == 0)
                let drawn = try Data(contentsOf: folder.appending("docs/box\(mark).svg"))
                let comment = Data("<!-- Drawn by layout-render markdown. -->\n".utf8)
                #expect(try Data(contentsOf: folder.appending("x.svg")) + comment == drawn)
                let png = try BuiltCommand.run(
                    [
                        "render", "box.json5", "--state", "wide", "--theme", theme, "--scale", "2", "-o",
                        "x.png",
                    ],
                    in: folder.url)
                #expect(png.status == 0)
                let bitmap = try Data(contentsOf: folder.appending("docs/box\(mark)@2x.png"))
                let plain = try Data(contentsOf: folder.appending("x.png"))
                #expect(plain.dropLast(12) == bitmap.prefix(plain.count - 12))
                #expect(plain.suffix(12) == bitmap.suffix(12))
                #expect(
                    bitmap.dropFirst(plain.count - 12).prefix(8) == Data([0, 0, 0, 31] + Array("tEXt".utf8)))
                #expect(try PNGReader.read([UInt8](bitmap)) == PNGReader.read([UInt8](plain)))
            }
        }
    }

    @Test func checkingWritesNothingAndFailsWhereSomethingIsStale() throws {
        try withPage(Self.page("box")) { folder, markdown in
            let missing = try markdown("--check")
            #expect(missing.status == 1)
            #expect(missing.errors.contains("docs/page.md:3: error: box.svg is missing"))
            #expect(try folder.files() == ["docs/page.md"])
            #expect(try markdown().status == 0)
            #expect(try markdown("--check").status == 0)
            let page = try folder.text("docs/page.md")
            try folder.write(
                page.replacingOccurrences(of: "[100, 50]", with: "[101, 50]"), to: "docs/page.md")
            let stale = try markdown("--check")
            #expect(stale.status == 1)
            #expect(stale.errors.contains("box~dark.svg is out of date"))
            #expect(stale.errors.contains("docs/page.md: error: image lines are"))
        }
    }

    /// Locations refer to the page.
    @Test func findingsAreToldAtTheirLine() throws {
        try withPage(Self.page("box", document: Documents.conflict)) { _, markdown in
            let direct = try BuiltCommand.run(["check", "-"], input: Documents.conflict)
            let line = try #require(direct.errors.split(separator: ":").dropFirst().first.flatMap { Int($0) })
            let outcome = try markdown()
            #expect(outcome.status == 1)
            #expect(outcome.errors.hasPrefix("docs/page.md:\(line + 3):"))
        }
    }

    @Test func aBrokenBlockLeavesItsPictureAndTheOthersAreDrawn() throws {
        try withPage(Self.page("box") + Self.page("other")) { folder, markdown in
            #expect(try markdown().status == 0)
            let before = try folder.text("docs/box.svg")
            let page = try folder.text("docs/page.md")
            let broken = page.replacingOccurrences(of: "layout box\n{", with: "layout box\n{ ,")
                .replacingOccurrences(of: "![other", with: "![old")
            try folder.write(broken, to: "docs/page.md")
            let outcome = try markdown()
            #expect(outcome.status == 65)
            #expect(outcome.errors.hasPrefix("docs/page.md:4:"))
            #expect(try folder.text("docs/box.svg") == before)
            #expect(try folder.text("docs/page.md").contains("![other"))
            #expect(try folder.text("docs/page.md").contains("![box"))
        }
    }

    @Test(arguments: [
        ("../up", "isn't a valid picture name"), ("a devcie=x", "did you mean 'device'?"),
        ("a device=Nokia", "unknown device 'Nokia'"), ("a state=none", "none"),
    ])
    func mistakesInTheInfoStringAreReportedAtItsLine(info: String, expected: String) throws {
        try withPage(Self.page(info)) { folder, markdown in
            let outcome = try markdown()
            #expect(outcome.status == 65)
            #expect(outcome.errors.hasPrefix("docs/page.md:"))
            #expect(outcome.errors.contains(expected), "\(outcome.errors)")
            #expect(try folder.files() == ["docs/page.md"])
        }
    }

    /// The image of the first block moves the second one from line 12 to 14.
    @Test func twoBlocksOfOneNameAreRefused() throws {
        try withPage(Self.page("box") + Self.page("BOX")) { folder, markdown in
            let outcome = try markdown()
            #expect(outcome.status == 65)
            #expect(
                outcome.errors.contains("docs/page.md:14: error: another block's pictures are called 'BOX'"))
        }
    }

    @Test func noSymbolicLinkIsWrittenThrough() throws {
        try withPage(Self.page("box")) { folder, markdown in
            try folder.write("mine", to: "target")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("docs/box.svg"), withDestinationPath: "../target")
            #expect(try markdown().status == 74)
            #expect(try folder.text("target") == "mine")
        }
    }

    @Test(arguments: ["box.svg", "box~dark.svg", "box@2x.png"])
    func picturesOfOthersAreKept(name: String) throws {
        try withPage(Self.page("box")) { folder, markdown in
            try folder.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "docs/\(name)")
            let before = try folder.text("docs/page.md")
            let outcome = try markdown("--png")
            #expect(outcome.status == 65)
            #expect(outcome.errors.hasPrefix("docs/page.md:3: error: \(name) exists and wasn't written by"))
            #expect(try folder.files() == ["docs/\(name)", "docs/page.md"])
            #expect(try folder.text("docs/page.md") == before)
            #expect(try markdown("--png", "--force").status == 0)
            #expect(try folder.files().count == 5)
            // Its own pictures are replaced, also with the line ends that version control may give them.
            let drawn = try folder.text("docs/box.svg")
            let edited = drawn.replacingOccurrences(of: "<svg", with: "<svg ")
            try folder.write(edited.replacingOccurrences(of: "\n", with: "\r\n"), to: "docs/box.svg")
            #expect(try markdown("--png").status == 0)
            #expect(try folder.text("docs/box.svg") == drawn)
        }
    }

    @Test(arguments: [["d/p.md", "./d/q.md"], ["d/p.md", "link/q.md"], ["d", "link/q.md"], ["d"]])
    func pagesWithOnePictureAreRefused(operands: [String]) throws {
        try TemporaryFolder.with { folder in
            for page in ["p", "q"] { try folder.write(Self.page("box"), to: "d/\(page).md") }
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("link"), withDestinationPath: "d")
            let outcome = try BuiltCommand.run(["markdown"] + operands, in: folder.url)
            #expect(outcome.status == 65)
            #expect(outcome.errors.contains("q.md:3: error: another block's pictures are called 'box'"))
        }
    }

    @Test func pageNamedTwiceIsDrawnOnce() throws {
        try withPage(Self.page("box")) { _, markdown in
            let outcome = try markdown("docs", "./docs/page.md")
            #expect(outcome.status == 0)
        }
    }

    @Test func linksInFoldersAreNotFollowed() throws {
        try withPage(Self.page("box")) { folder, markdown in
            try folder.write(Self.page("other"), to: "elsewhere/other.md")
            for (name, target) in [("a.md", "../elsewhere/other.md"), ("b", "../elsewhere")] {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path("docs/\(name)"), withDestinationPath: target)
            }
            #expect(try BuiltCommand.run(["markdown", "docs"], in: folder.url).status == 0)
            #expect(try folder.files().filter { $0.hasPrefix("elsewhere") } == ["elsewhere/other.md"])
            #expect(try folder.text("elsewhere/other.md") == Self.page("other"))
        }
    }

    /// The page is saved while it is drawn: what was saved is kept, and has its pictures.
    @Test func pageSavedMeanwhileIsKept() throws {
        let count = 40
        let text = (0..<count).map { Self.page("box\($0)") }.joined()
        try withPage(text) { folder, _ in
            let process = Process()
            process.executableURL = BuiltCommand.executable
            process.arguments = ["markdown", "docs/page.md"]
            process.currentDirectoryURL = folder.url
            process.standardError = FileHandle.nullDevice
            try process.run()
            while process.isRunning, !FileManager.default.fileExists(atPath: folder.path("docs/box0.svg")) {
                usleep(1000)
            }
            try folder.write("Saved.\n\n" + text, to: "docs/page.new")
            #expect(rename(folder.path("docs/page.new"), folder.path("docs/page.md")) == 0)
            let isInTime = process.isRunning
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            let page = try folder.text("docs/page.md")
            #expect(page.hasPrefix("Saved.\n"))
            #expect(!isInTime || page.components(separatedBy: "\n![box").count == count + 1)
        }
    }

    @Test(arguments: EncodingTests.forms)
    func pageKeepsItsEncoding(form: String) throws {
        try withPage("") { folder, markdown in
            let text = Self.page("box") + "Wörter 😀"
            try EncodingTests.bytes(text, form).write(to: folder.appending("docs/page.md"))
            #expect(try markdown().status == 0)
            let bytes = [UInt8](try Data(contentsOf: folder.appending("docs/page.md")))
            let page = try #require(TextBytes.text(bytes))
            let image = try #require(page.components(separatedBy: .newlines).first { $0.hasPrefix("![box") })
            let newline = form.hasSuffix("crlf") ? "\r\n" : "\n"
            let rest = page.replacingOccurrences(of: newline + image + newline, with: "")
            #expect(
                EncodingTests.bytes(text, form)
                    == Data(TextBytes.bytes(of: rest, as: TextBytes.encoding(of: bytes))))
        }
    }

    @Test func foldersAreSearchedForPages() throws {
        try withPage(Self.page("box")) { folder, _ in
            try folder.write(Self.page("deep"), to: "docs/more/Other.markdown")
            let outcome = try BuiltCommand.run(["markdown", "docs"], in: folder.url)
            #expect(outcome.status == 0)
            #expect(try folder.files().contains("docs/more/deep.svg"))
            try FileManager.default.createDirectory(
                at: folder.appending("empty"), withIntermediateDirectories: true)
            #expect(try BuiltCommand.run(["markdown", "empty"], in: folder.url).status == 65)
            #expect(try BuiltCommand.run(["markdown", "gone.md"], in: folder.url).status == 74)
        }
    }
}
