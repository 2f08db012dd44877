import Foundation
import Testing

@testable import layout_render

/// The fonts of an app are found from its Interface Builder files.
@Suite struct ProjectFontTests {
    /// A view with one label in a font of the app, at 20 points.
    private static func document(font: String) -> String {
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
                        <label text="AVA" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                            <fontDescription key="fontDescription" name="\(font)" family="Own" pointSize="20"/>
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
