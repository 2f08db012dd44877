import Foundation
import Testing

@testable import layout_render

/// The fonts of an app are found from its Interface Builder files.
@Suite struct ProjectFontTests {
    /// A view with one label in a font of the app, at 20 points.
    private static func document(font: String, text: String = "AVA") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <customFonts key="customFonts">
                <array key="\(font).otf"><string>\(font)</string></array>
            </customFonts>
            <objects>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                    <subviews>
                        <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                            <fontDescription key="fontDescription" name="\(font)" family="Own" pointSize="\(text == "AVA" ? 20 : 100)"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
                        <constraint firstItem="title" firstAttribute="leading" secondItem="root"
                            secondAttribute="leading" id="c2"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """
    }

    private static let font = Repository.root.appendingPathComponent(
        "Sources/EmbeddedFonts/Inter/Inter-Bold.otf")

    private static func addFont(to folder: TemporaryFolder, at path: String) throws {
        let target = folder.appending(path)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: font, to: target)
    }

    /// Inter Bold's A and V are 1529 of 2048 units wide, and 162 closer to each other on both sides of the V; lines are
    /// 1984 + 494 units high. At 20 points that is 41.63 and 24.2 points, 42 and 24.5 in half points.
    private static let own = "[0, 0, 42, 24.5]"

    private func frame(_ arguments: [String], in folder: TemporaryFolder) throws -> (
        frame: String, errors: String
    ) {
        let outcome = try BuiltCommand.run(["frames"] + arguments, in: folder.url)
        let compact = outcome.output.replacingOccurrences(of: "\n", with: "").replacingOccurrences(
            of: "  ", with: "")
        let part = compact.components(separatedBy: "\"id\": \"title\"").last ?? ""
        let frame = part.components(separatedBy: "\"frame\": ").dropFirst().first?.prefix { $0 != "]" } ?? ""
        return (frame + "]", outcome.errors)
    }

    @Test func aFontIsFoundInTheProjectThatAFileBelongsTo() throws {
        for mark in [
            "Package.swift", "App.xcodeproj/project.pbxproj", ".git/HEAD", "App.xcworkspace/contents",
        ] {
            try TemporaryFolder.with { folder in
                try folder.write("", to: "app/\(mark)")
                try folder.write(Self.document(font: "Inter-Bold"), to: "app/Sources/Views/title.xib")
                try Self.addFont(to: folder, at: "app/Resources/Fonts/any.otf")
                let found = try frame(["app/Sources/Views/title.xib"], in: folder)
                #expect(found.frame == Self.own, "\(mark)")
                #expect(!found.errors.contains("missing"))
            }
        }
    }

    @Test func documentsNameFontsOfTheirProject() throws {
        let document = """
            {
              layoutDocument: 1, canvas: { size: [400, 200], scale: 2 },
              root: { id: "root", subviews: [
                { id: "title", class: "UILabel", text: "AVA", font: { name: "Inter-Bold", size: 20 } },
              ]},
              constraints: ["title.top == root.top", "title.leading == root.leading"],
            }
            """
        try TemporaryFolder.with { folder in
            try folder.write("", to: "app/Package.swift")
            try folder.write(document, to: "app/layouts/title.json5")
            let without = try frame(["app/layouts/title.json5"], in: folder)
            #expect(without.frame != Self.own)
            #expect(
                without.errors.contains(
                    "app/layouts/title.json5:4:65: note: the font Inter-Bold isn't in the project "))
            try Self.addFont(to: folder, at: "app/Fonts/any.otf")
            let found = try frame(["app/layouts/title.json5"], in: folder)
            #expect(found.frame == Self.own)
            #expect(!found.errors.contains("missing"), "\(found.errors)")
        }
    }

    /// Fonts that iOS has aren't looked for in the project; Helvetica Neue Bold's lines are 0.975 + 0.217 em high.
    @Test func documentsNameFontsOfTheSystem() throws {
        try TemporaryFolder.with { folder in
            let label =
                "{ id: 'title', class: 'UILabel', text: 'A', font: { name: 'HelveticaNeue-Bold', size: 100 } }"
            try folder.write(
                "{ layoutDocument: 1, canvas: { size: [400, 200], scale: 2 }, root: { id: 'root', subviews: [\(label)] }, "
                    + "constraints: ['title.top == root.top', 'title.leading == root.leading'] }",
                to: "title.json5")
            let found = try frame(["title.json5"], in: folder)
            #expect(found.frame.hasSuffix(", 119.5]"), "\(found.frame)")
            #expect(found.errors.isEmpty, "\(found.errors)")
        }
    }

    @Test func noFontAboveTheTopOfTheProjectIsUsed() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "app/Package.swift")
            try folder.write(Self.document(font: "Inter-Bold"), to: "app/Sources/title.xib")
            try Self.addFont(to: folder, at: "any.otf")
            try Self.addFont(to: folder, at: "other/any.otf")
            // A link out of the project isn't followed.
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("app/Fonts"), withDestinationPath: folder.path("other"))
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("app/any.otf"), withDestinationPath: folder.path("any.otf"))
            let found = try frame(["app/Sources/title.xib"], in: folder)
            #expect(found.frame != Self.own)
            #expect(found.errors.contains("note: the font Inter-Bold isn't in the project "))
        }
    }

    /// Without a project, only the folder of the file itself.
    @Test func withoutAProjectTheFilesOwnFolderIsSearched() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(font: "Inter-Bold"), to: "a/title.xib")
            try Self.addFont(to: folder, at: "a/fonts/any.otf")
            #expect(try frame(["a/title.xib"], in: folder).frame != Self.own)
            try Self.addFont(to: folder, at: "a/any.otf")
            #expect(try frame(["a/title.xib"], in: folder).frame == Self.own)
        }
    }

    /// By HarfBuzz, Inter Bold's texts are 12256, 13099 and 2130 of 2048 units wide at 100 points, with kerning.
    @Test(arguments: [("Привет мир", "598.5"), ("Łódź Ærø ñ ü", "640"), ("x²", "104")])
    func charactersOfOtherScriptsHaveTheFilesWidths(_ text: String, _ width: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(font: "Inter-Bold", text: text), to: "a/title.xib")
            try Self.addFont(to: folder, at: "a/any.otf")
            let found = try frame(["a/title.xib"], in: folder).frame
            #expect(found.hasPrefix("[0, 0, \(width), "), "\(found)")
        }
    }

    @Test func aBrokenFontOfTheProjectIsReportedWhereAFontIsMissing() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(font: "Inter-Bold"), to: "a/title.xib")
            let data = try Data(contentsOf: Self.font)
            try data.prefix(data.count / 2).write(to: folder.appending("a/cut.otf"))
            let errors = try frame(["a/title.xib"], in: folder).errors
            #expect(errors.contains("cut.otf: warning: this font can't be read"))
            #expect(errors.contains("the font Inter-Bold isn't in the folder"))
            #expect(errors.contains("pass its folder to --fonts"))
        }
    }

    @Test func aFontThatIsTooLargeIsCalledSo() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(font: "Inter-Bold"), to: "title.xib")
            try folder.write("", to: "fonts/large.ttf")
            let file = try FileHandle(forWritingTo: folder.appending("fonts/large.ttf"))
            try file.truncate(atOffset: 65 << 20)
            try file.close()
            let errors = try frame(["title.xib", "--fonts", "fonts"], in: folder).errors
            #expect(errors.contains("large.ttf: warning: this font has more than 64 MiB"))
            #expect(errors.contains("add the folder of its file with another --fonts"))
            try folder.writeMisnamed("", to: "fonts/caf", extension: "ttf")
            let misnamed = try frame(["title.xib", "--fonts", "fonts"], in: folder).errors
            #expect(misnamed.contains("fonts/caf\u{FFFD}.ttf: "), "\(misnamed)")
            #expect(misnamed.contains("its name isn't UTF-8; rename it"), "\(misnamed)")
            let outcome = try BuiltCommand.run(
                ["frames", "title.xib", "--fonts", "fonts/large.ttf"], in: folder.url)
            #expect(outcome.status == 64 && outcome.errors.contains("has more than 64 MiB"))
        }
    }

    /// No font of the command has Ugaritic; some machines do.
    @Test func everyCommandThatDrawsSaysWhichScriptIsForeign() throws {
        func document(_ width: Int) -> String {
            """
            { layoutDocument: 1, canvas: { size: [200, 100] }, root: { id: "view", subviews: [
              { id: "a", class: "UILabel", text: "\u{10380}", frame: [10, 10, \(width), 30] } ] } }
            """
        }
        try TemporaryFolder.with { folder in
            try folder.write(document(100), to: "a.json5")
            try folder.write(document(120), to: "b.json5")
            let commands = [
                ["render", "a.json5", "-o", "a.png"], ["test", "a.json5", "--record", "missing"],
                ["explain", "a.json5", "-o", "e.svg"], ["diff", "b.json5", "a.json5", "-o", "d.svg"],
                ["sweep", "a.json5", "-o", "s.svg"],
            ]
            let lines = try commands.map { command in
                let outcome = try BuiltCommand.run(command, in: folder.url)
                let text = outcome.errors + "\n" + outcome.output
                return text.split(separator: "\n").filter { $0.hasPrefix("a.json5:") && $0.contains("Ugar") }
            }
            for (command, found) in zip(commands, lines) {
                #expect(found.count == 1, "\(command)")
                #expect(found == lines[0], "\(command)")
            }
            // What is drawn from what is kept of an earlier run says so too.
            let again = try BuiltCommand.run(["test", "a.json5"], in: folder.url)
            #expect(again.errors.contains("Ugar"))
        }
    }

    @Test func remediesNameFontsThatExist() throws {
        try TemporaryFolder.with { folder in
            for (text, font) in [
                ("\u{1019}", "Noto Sans Myanmar"), ("\u{F40}", "Noto Serif Tibetan"),
                ("\u{E01}", "Noto Sans Thai"), ("\u{10380}", "the fonts of fonts-noto-core"),
            ] {
                let document = """
                    { layoutDocument: 1, canvas: { size: [200, 100] }, root: { id: "view", subviews: [
                      { id: "a", class: "UILabel", text: "\(text)", frame: [10, 10, 50, 30] } ] } }
                    """
                try folder.write(document, to: "a.json5")
                let errors = try BuiltCommand.run(["render", "a.json5", "-o", "a.png"], in: folder.url).errors
                #expect(errors.contains("a folder with \(font)"), "\(errors)")
            }
        }
    }

    @Test func givenFontsReplaceTheProjects() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(font: "Inter-Bold"), to: "a/title.xib")
            try Self.addFont(to: folder, at: "fonts/deep/any.otf")
            #expect(try frame(["a/title.xib", "--fonts", "fonts"], in: folder).frame == Self.own)
            try folder.write("{ fonts: [\"fonts\"] }", to: ".layout-render.json5")
            #expect(try frame(["a/title.xib"], in: folder).frame == Self.own)
        }
    }

    @Test func fontsThatCannotBeUsedAreReported() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.document(font: "Inter-Bold"), to: "title.xib")
            try folder.write("no font", to: "fonts/broken.ttf")
            let data = try Data(contentsOf: Self.font)
            try data.prefix(5000).write(to: folder.appending("fonts/cut.otf"))
            let found = try frame(["title.xib", "--fonts", "fonts"], in: folder)
            #expect(found.errors.contains("broken.ttf: warning: this font can't be read"))
            #expect(found.errors.contains("the font Inter-Bold isn't in fonts"))
            #expect(
                try BuiltCommand.run(["frames", "title.xib", "--fonts", "none"], in: folder.url).status == 64)
        }
    }
}
