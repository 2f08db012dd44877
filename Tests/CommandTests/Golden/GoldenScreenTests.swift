import Foundation
import ImageDiff
import Testing

@testable import LayoutPipeline
@testable import layout_render

/// Goldens are plain screens: the canvas's size, nothing around it.
@Suite struct GoldenScreenTests {
    private func document(_ change: (String, String) = ("", ""), keys: String = "") -> String {
        """
        { layoutDocument: 1, canvas: { size: [200, 900] }, \(keys)
          root: { id: "view", guides: [{ id: "third" }],
            subviews: [{ id: "title", class: "UILabel", text: "Hello", font: { textStyle: "body" } }, { id: "detail", intrinsicContentSize: [60, 20] }] },
          constraints: ["third.top == view.top", "third.height == view.height / 3", "title.top == third.bottom + 8",
            "title.leading == view.leading + 16", "detail.top == title.bottom + 8", "detail.leading == view.leading + 16"] }
        """.replacingOccurrences(of: change.0, with: change.1)
    }

    private func size(_ folder: TemporaryFolder, _ name: String) throws -> [Int] {
        let size = try PNGReader.size(of: [UInt8](Data(contentsOf: folder.appending(name))))
        return [size.width, size.height]
    }

    private func test(_ folder: TemporaryFolder, _ arguments: String...) throws -> BuiltCommand.Outcome {
        try BuiltCommand.run(["test", "in"] + arguments, in: folder.url)
    }

    /// The canvas of 200 × 900 points is drawn at 2 pixels a point; nothing of its empty lower half is left out.
    @Test func aGoldenHasTheSizeOfItsCanvas() throws {
        try TemporaryFolder.with { folder in
            try folder.write(document(), to: "in/a.json5")
            #expect(try test(folder, "--record", "missing").status == 0)
            #expect(try size(folder, "in/Goldens/a.png") == [400, 1800])
            let changes = [
                ("third.bottom + 8", "third.bottom + 30"), ("Hello", "Hello, world"),
                (", { id: \"detail\", intrinsicContentSize: [60, 20] }", ""), ("height / 3", "height / 4"),
                ("textStyle: \"body\"", "size: 30"),
            ]
            for change in changes {
                var text = document(change)
                if change.1.isEmpty {
                    text = text.replacingOccurrences(
                        of: ", \"detail.top == title.bottom + 8\", \"detail.leading == view.leading + 16\"",
                        with: "")
                }
                try folder.write(text, to: "in/a.json5")
                #expect(try test(folder).status == 1, "\(change)")
                #expect(try size(folder, "golden-report/pictures/a.actual.png") == [400, 1800], "\(change)")
            }
        }
    }

    @Test func anAnnotatedGoldenFailsInOneLine() throws {
        try TemporaryFolder.with { folder in
            try folder.write(document(), to: "in/a.json5")
            #expect(try test(folder, "--record", "missing", "--preset", "guides").status == 0)
            let outcome = try test(folder)
            #expect(outcome.status == 1)
            #expect(
                outcome.output.hasPrefix(
                    """
                    a was recorded as an annotated picture: set `preset: "guides"`, or record it again
                    1 picture: 1 different

                    """))
            #expect(try test(folder, "--preset", "guides").status == 0)
            try folder.write("{ preset: \"guides\" }", to: ".layout-render.json5")
            #expect(try test(folder).output == "1 picture: 1 equal\n")
            try folder.write("{}", to: ".layout-render.json5")
            try folder.write(document(keys: "preset: \"guides\","), to: "in/a.json5")
            #expect(try test(folder).output == "1 picture: 1 equal\n")
            #expect(try test(folder, "--preset", "plain").status == 1)
            try folder.write(document(), to: "in/a.json5")
            #expect(try test(folder).status == 1)
            #expect(try test(folder, "--update").output == "Accepted a\n")
            #expect(try test(folder).output == "1 picture: 1 equal\n")
        }
    }

    /// What is asked for closest to the run counts: the command line, then the document, then the settings.
    @Test func layersAreAskedForInSettingsDocumentsAndTheCommandLine() throws {
        try TemporaryFolder.with { folder in
            func recorded(_ arguments: String...) throws -> Data {
                let run = ["test", "in", "--record", "all"] + arguments
                #expect(try BuiltCommand.run(run, in: folder.url).status == 0)
                return try Data(contentsOf: folder.appending("in/Goldens/a.png"))
            }
            try folder.write(document(), to: "in/a.json5")
            let plain = try recorded()
            let withoutGuides = try recorded("--hide", "guides")
            let named = try recorded("--show", "names")
            #expect(Set([plain, withoutGuides, named]).count == 3)
            #expect(try size(folder, "in/Goldens/a.png") == [400, 1800])
            try folder.write("{ hide: [\"guides\"] }", to: ".layout-render.json5")
            #expect(try recorded() == withoutGuides)
            #expect(try recorded("--show", "guides") == plain)
            try folder.write(document(keys: "show: [\"guides\", \"names\"],"), to: "in/a.json5")
            #expect(try recorded() == named)
            #expect(try recorded("--hide", "names") == plain)
        }
    }

    @Test func aDocumentsLayersAreChecked() throws {
        try TemporaryFolder.with { folder in
            try folder.write(document(keys: "preset: \"plane\", show: [\"shadows\"],"), to: "a.json5")
            let outcome = try BuiltCommand.run(["check", "a.json5"], in: folder.url)
            #expect(outcome.status == 1 || outcome.status == 65)
            #expect(outcome.errors.contains("plane"))
            #expect(outcome.errors.contains("shadows"))
        }
    }

    /// Every combination of devices, directions and text sizes is a picture of its own, named after them.
    @Test func aMatrixInTheSettingsNamesItsPictures() throws {
        try TemporaryFolder.with { folder in
            try folder.write(document(), to: "in/a.json5")
            let settings = """
                { device: ["iPhone 16", "iPhone SE"], direction: ["ltr", "rtl"], "text-size": ["large", "accessibilityLarge"],
                  goldens: "both", "goldens-dir": "Expected" }
                """
            try folder.write(settings, to: ".layout-render.json5")
            #expect(try test(folder, "--record", "missing").output == "8 pictures: 8 recorded\n")
            let sizes = ["accessibilityLarge", "large"]
            let names = ["iPhone 16", "iPhone SE"].flatMap { device in
                ["+", "+rtl+"].flatMap { direction in sizes.map { "a@\(device)\(direction)\($0)" } }
            }
            let files = try folder.files().filter { $0.hasPrefix("Expected/") }
            let expected = names.flatMap { name in
                ["frames", "json", "png"].map { "Expected/\(name).\($0)" }
            }
            #expect(Set(files) == Set(expected))
            #expect(try test(folder).output == "8 pictures: 8 equal\n")
            let frames = try names.map { try folder.text("Expected/\($0).frames") }
            // Larger letters, and the other side of the screen.
            #expect(Set(frames).count == 8)
        }
    }

    /// An input that didn't change isn't laid out again, until it, its golden or an option changes.
    @Test func whatDidNotChangeIsNotLaidOutAgain() throws {
        try TemporaryFolder.with { folder in
            let environment = ["XDG_CACHE_HOME": folder.path("caches")]
            func test(_ arguments: String...) throws -> BuiltCommand.Outcome {
                try BuiltCommand.run(["test", "in"] + arguments, in: folder.url, environment: environment)
            }
            try folder.write(document(), to: "in/a.json5")
            #expect(try test("--record", "missing").output == "1 picture: 1 recorded\n")
            let caches = try FileManager.default.subpathsOfDirectory(atPath: folder.path("caches"))
            #expect(caches.count { $0.hasSuffix(".json") } == 1)
            #expect(try test().output == "1 picture: 1 equal\n")
            let report = try folder.text("golden-report/report.json")
            #expect(try test("--no-cache").output == "1 picture: 1 equal\n")
            #expect(try folder.text("golden-report/report.json") == report)
            try folder.write(document(("+ 8", "+ 9")), to: "in/a.json5")
            #expect(try test().status == 1)
            try folder.write(document(), to: "in/a.json5")
            #expect(try test().output == "1 picture: 1 equal\n")
            #expect(try test("--scale", "1").status == 1)
            try folder.write("", to: "in/Goldens/a.png")
            #expect(try test().status == 1)
        }
    }

    /// The oldest results go, and nothing else that is kept in the same folder.
    @Test func theCacheRemovesOnlyItsOwnFiles() throws {
        try TemporaryFolder.with { folder in
            let old = Date(timeIntervalSince1970: 1_000_000)
            func writeOld(_ file: String, age: Int) throws {
                try folder.write("{}", to: file)
                try FileManager.default.setAttributes(
                    [.modificationDate: old.addingTimeInterval(TimeInterval(age))],
                    ofItemAtPath: folder.path(file))
            }
            let own = "caches/layout-render"
            for number in 0..<70 {
                try writeOld("\(own)/code/modules/UIKit/\(number).swiftmodule", age: number)
                try writeOld("\(own)/test-\(number).json", age: number)
            }
            try folder.write(document(), to: "in/a.json5")
            let outcome = try BuiltCommand.run(
                ["test", "in", "--record", "missing"], in: folder.url,
                environment: ["XDG_CACHE_HOME": folder.path("caches")])
            #expect(outcome.status == 0)
            let left = try folder.files().filter { $0.hasPrefix(own) }
            #expect(left.count { $0.hasSuffix(".swiftmodule") } == 70)
            #expect(left.count { $0.hasSuffix(".json") } == 64)
            #expect(!left.contains("\(own)/test-6.json") && left.contains("\(own)/test-7.json"))
        }
    }

    /// The folder of caches is one that other programs write to.
    @Test(arguments: [true, false]) func theCacheFollowsNoLink(isOfFile: Bool) throws {
        try TemporaryFolder.with { folder in
            let files = FileManager.default
            func test(_ arguments: String...) throws -> BuiltCommand.Outcome {
                try BuiltCommand.run(
                    ["test", "in"] + arguments, in: folder.url,
                    environment: ["XDG_CACHE_HOME": folder.path("caches")])
            }
            try folder.write(document(), to: "in/a.json5")
            #expect(try test("--record", "missing").status == 0)
            let caches = try files.subpathsOfDirectory(atPath: folder.path("caches")).filter {
                $0.hasSuffix(".json")
            }
            let cache = try #require(caches.first)
            try folder.write("precious", to: "elsewhere/precious")
            if isOfFile {
                try files.removeItem(at: folder.appending("caches/\(cache)"))
                try files.createSymbolicLink(
                    atPath: folder.path("caches/\(cache)"),
                    withDestinationPath: folder.path("elsewhere/precious"))
            } else {
                try files.removeItem(at: folder.appending("caches/layout-render"))
                try files.createSymbolicLink(
                    atPath: folder.path("caches/layout-render"), withDestinationPath: folder.path("elsewhere")
                )
            }
            #expect(try test().output == "1 picture: 1 equal\n")
            #expect(try folder.text("elsewhere/precious") == "precious")
            #expect(try files.contentsOfDirectory(atPath: folder.path("elsewhere")) == ["precious"])
        }
    }
}
