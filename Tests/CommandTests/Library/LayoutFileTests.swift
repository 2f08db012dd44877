import Foundation
import LayoutRenderKit
import Testing

/// The library as used by programs.
@Suite struct LayoutFileTests {
    /// The document of the library's pictures.
    private static let storyboard = Documents.interfaceBuilder

    @Test func theExampleOfTheReadmeRuns() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.storyboard, to: "Main.storyboard")
            let output = try folder.write("", to: "output")
            let process = Process()
            process.executableURL = BuiltCommand.executable.deletingLastPathComponent()
                .appendingPathComponent("LibraryExample")
            process.currentDirectoryURL = folder.url
            process.standardOutput = FileHandle(forWritingAtPath: output)
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            #expect(try folder.text("output").hasPrefix("one "))
            let drawn = try BuiltCommand.run(
                ["render", "Main.storyboard", "--device", "iPhone 16", "--scene", "one", "-o", "x.svg"],
                in: folder.url)
            #expect(drawn.status == 0)
            let picture = try folder.text("one.svg")
            // Only the command uses the file's name for a view without a name.
            // Ids, which are unique over files, depend on it too.
            func drawing(_ svg: String) -> [String] {
                svg.split(separator: "\n").drop { !$0.contains("class=\"views\"") }.map {
                    String($0).replacing(/id="[^"]*"|url\(#[^)]*\)|href="#[^"]*"/, with: "")
                }
            }
            #expect(!drawing(picture).isEmpty)
            #expect(drawing(picture) == drawing(try folder.text("x.svg")))
            #expect(picture.contains("data-frame=\"0 0 80 40\""))
            #expect(FileManager.default.fileExists(atPath: folder.path("two.svg")))
        }
    }

    @Test func theReadmeShowsTheExampleAsItIs() throws {
        let example = try String(
            contentsOf: Repository.root.appendingPathComponent("Examples/Library/main.swift"), encoding: .utf8
        )
        let page = try String(
            contentsOf: Repository.root.appendingPathComponent("Documentation/SwiftLibrary.md"),
            encoding: .utf8)
        #expect(page.contains("```swift\n\(example)```\n"))
        #expect(example.split(separator: "\n").count { !$0.hasPrefix("import") } == 5)
    }

    @Test func layoutsAreThoseOfTheCommand() throws {
        let file = LayoutFile(document: Documents.plain)
        #expect(file.states == ["wide"])
        let layout = try #require(try file.layouts(state: "wide").first)
        #expect(layout.canvas.size == CGSize(width: 200, height: 50))
        #expect(try file.layouts(size: CGSize(width: 70, height: 60)).first?.canvas.size.width == 70)
        #expect(try file.layouts(on: "iPhone SE").first?.canvas.size.width == 320)
    }

    @Test func picturesAreThoseOfTheCommand() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(Documents.conflict, to: "a.json5")
            let layout = try #require(try LayoutFile(path).layouts().first)
            #expect(layout.findings.map(\.code.rawValue) == ["unsatisfiable"])
            for ending in ["svg", "png"] {
                try layout.write(to: folder.path("library.\(ending)"))
                let outcome = try BuiltCommand.run(
                    ["render", path, "-o", "command.\(ending)"], in: folder.url)
                #expect(outcome.status == 1)
                let pictures = try ["library", "command"].map {
                    try Data(contentsOf: folder.appending("\($0).\(ending)"))
                }
                #expect(pictures[0] == pictures[1])
            }
        }
    }

    /// The view of a printed hierarchy has the frame that was printed.
    @Test func captureIsLaidOutAsItsDocument() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(
                """
                <UIView: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x2>>
                   | <UILabel: 0x3; frame = (20 30; 100 21); text = 'Hello'; layer = <_UILabelLayer: 0x4>>
                """, to: "screen.txt")
            let layout = try #require(try LayoutFile(path).layouts().first)
            #expect(layout.canvas.size == CGSize(width: 320, height: 480))
            let label = try #require(layout.items.first { $0.className == "UILabel" })
            #expect(label.frame == CGRect(x: 20, y: 30, width: 100, height: 21))
        }
    }

    /// Bytes that begin like Interface Builder's are read as such, whatever the file is called.
    @Test func contentsDecideWhereTheNameDoesNot() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(Self.storyboard, to: "Main.xml")
            #expect(try LayoutFile(path).layouts().count == 2)
        }
    }

    @Test func whatCannotBeUsedIsAnErrorThatSaysWhere() throws {
        #expect(throws: LayoutFileError.self) { try LayoutFile("/nowhere/a.json5") }
        let broken = LayoutFile(document: "{ layoutDocument: 1,", path: "a.json5")
        let error = #expect(throws: LayoutFileError.self) { try broken.layouts() }
        #expect(error?.description.hasPrefix("a.json5:1:") == true)
        let file = LayoutFile(document: Documents.plain)
        #expect(throws: LayoutFileError.self) { try file.layouts(on: "Nokia") }
        #expect(throws: LayoutFileError.self) { try file.layouts(state: "none") }
        let layout = try #require(try file.layouts().first)
        #expect(throws: LayoutFileError.unknownFormat(path: "a.gif")) { try layout.write(to: "a.gif") }
        #expect(throws: LayoutFileError.self) { try layout.write(to: "/nowhere/a.svg") }
    }
}
