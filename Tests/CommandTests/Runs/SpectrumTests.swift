import Foundation
import Testing

/// The pictures of `sweep -o`, as the built command writes them.
@Suite struct SpectrumTests {
    /// A storyboard with two scenes, as `SceneNamesTests` has it.
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="20037"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <scenes>
            <scene sceneID="s1"><objects>
              <viewController storyboardIdentifier="Login" id="v1"><view key="view" id="a1"/></viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
              <viewController storyboardIdentifier="Profile" id="v2"><view key="view" id="a2"/></viewController>
            </objects></scene>
          </scenes>
        </document>
        """

    private func sweep(
        _ arguments: String..., in folder: TemporaryFolder
    ) throws -> BuiltCommand.Outcome {
        try folder.write(Self.storyboard, to: "Main.storyboard")
        return try BuiltCommand.run(["sweep", "Main.storyboard"] + arguments, in: folder.url)
    }

    @Test func aFolderHasASpectrumOfEachScene() throws {
        try TemporaryFolder.with { folder in
            let all = try sweep("-o", "out/", in: folder)
            #expect(all.status == 0)
            #expect(all.errors.hasPrefix("2 pictures, no findings, "))
            let one = try sweep("-o", "one/", "--format", "pdf", "--scene", "Login", in: folder)
            #expect(one.status == 0)
            #expect(
                try folder.files() == [
                    "Main.storyboard", "one/Main.pdf", "out/Main.Login.svg", "out/Main.Profile.svg",
                ])
        }
    }

    @Test func aFileHasTheFirstSceneAndAWarningSaysSo() throws {
        try TemporaryFolder.with { folder in
            let outcome = try sweep("-o", "x.svg", in: folder)
            #expect(outcome.status == 0)
            #expect(try folder.text("x.svg").contains("Login"))
            #expect(
                outcome.errors.contains(
                    "warning: the picture shows the first of 2 spectra: choose with '--scene', or name a folder"
                ))
        }
    }

    @Test(arguments: [
        (["--devices", "-o", "x.svg"], "'-o' draws a range of sizes: add '--width' or '--height'"),
        (["-o", "x.gif"], "'x.gif' has no known extension: use .svg, .png or .pdf, or add '--format'"),
        (["--scale", "2"], "'--scale' has no effect without '-o': remove it"),
        (["--focus", "a1"], "'--focus' has no effect without '-o': remove it"),
        (["--svg", "flat", "-o", "x.png"], "'--svg' has no effect on png: remove it"),
        (["--focus", "a3", "-o", "x.svg", "--scene", "Login"], "no view or guide is called 'a3'"),
        (["-o", "-", "--reporter", "json"], "'--reporter json' writes to standard output"),
        (["-o", "x.html"], "a spectrum can't be written as html: use .svg, .png or .pdf"),
    ])
    func whatCantBeDrawnIsAMistake(arguments: [String], message: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.storyboard, to: "Main.storyboard")
            let outcome = try BuiltCommand.run(["sweep", "Main.storyboard"] + arguments, in: folder.url)
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains(message))
            #expect(try folder.files() == ["Main.storyboard"])
        }
    }

    @Test func noSpectrumReplacesAnInput() throws {
        try TemporaryFolder.with { folder in
            let layout = #"{ layoutDocument: 1, root: { id: "view" } }"#
            try folder.write(layout, to: "a.svg")
            let outcome = try BuiltCommand.run(
                ["sweep", "a.svg", "--input-format", "json5", "-o", "a.svg"], in: folder.url)
            #expect(outcome.status == 64)
            #expect(try folder.text("a.svg") == layout)
        }
    }
}
