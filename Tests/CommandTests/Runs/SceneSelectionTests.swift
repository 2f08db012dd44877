import Foundation
import Testing

/// Scenes selected by the names that their authors know.
@Suite struct SceneSelectionTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes>
            \(scene("c1", attributes: "title=\"Sign in\" storyboardIdentifier=\"login\" customClass=\"FormController\""))
            \(scene("c2", attributes: "userLabel=\"Sign up\" customClass=\"FormController\""))
            \(scene("c3", attributes: ""))
            \(scene("c4", attributes: "title=\"c3\""))
          </scenes>
        </document>
        """

    private static func scene(_ id: String, attributes: String) -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes)><view key="view" id="v\(id)">
        <rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController></objects></scene>
        """
    }

    private func run(_ scene: String) throws -> BuiltCommand.Outcome {
        try TemporaryFolder.with { folder in
            try folder.write(Self.storyboard, to: "a.storyboard")
            return try BuiltCommand.run(["frames", "a.storyboard", "--scene", scene], in: folder.url)
        }
    }

    @Test func everyNameOfAnAuthorIsTaken() throws {
        let expected = [
            ("c1", ["c1"]), ("Sign in", ["c1"]), ("login", ["c1"]), ("Sign up", ["c2"]),
            ("FormController", ["c1", "c2"]), ("c3", ["c3"]),
        ]
        for (name, scenes) in expected {
            let outcome = try run(name)
            #expect(outcome.status == 0, "\(name): \(outcome.errors)")
            let shown = ["c1", "c2", "c3", "c4"].filter { outcome.output.contains("\"v\($0)\"") }
            #expect(shown == scenes, "\(name)")
        }
    }

    @Test func anUnknownNameListsEverySceneWithItsNames() throws {
        let outcome = try run("Settings")
        #expect(outcome.status == 65)
        #expect(
            outcome.errors.contains(
                "there is no scene 'Settings': the input has c1 (Sign in, login, FormController); "
                    + "c2 (Sign up, FormController); c3; c4 (c3)"))
    }

    /// Each scene by its names, with its size and nothing of what is in it.
    @Test func aListHasNothingButTheScenes() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.storyboard, to: "a.storyboard")
            let states = #"{ layoutDocument: 1, root: { id: "r" }, states: [{ id: "wide" }] }"#
            try folder.write(states, to: "b.json5")
            let outcome = try BuiltCommand.run(
                ["frames", "a.storyboard", "b.json5", "--list"], in: folder.url)
            let list = try #require(
                try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
                    as? [String: [[String: Any]]])
            let scenes = try #require(list["scenes"])
            #expect(scenes.prefix(4).map { $0["id"] as? String } == ["c1", "c2", "c3", "c4"])
            #expect(scenes[0]["names"] as? [String] == ["Sign in", "login", "FormController"])
            #expect(scenes[0]["width"] as? Double == 393 && scenes[0]["height"] as? Double == 852)
            #expect(scenes.dropFirst(4).map { $0["state"] as? String } == [nil, "wide"])
            #expect(scenes.allSatisfy { $0["items"] == nil })
        }
    }

    /// A picture is called by a name that only its scene has: not by the class of two, and not by another scene's id.
    @Test func picturesAreCalledWhatOnlyTheirScenesAre() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.storyboard, to: "a.storyboard")
            let outcome = try BuiltCommand.run(["render", "a.storyboard", "-o", "out/"], in: folder.url)
            #expect(outcome.status == 0, "\(outcome.errors)")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out").sorted()
            #expect(names == ["a.Sign in.svg", "a.Sign up.svg", "a.c3.svg", "a.c4.svg"])
        }
    }

    @Test func sweepsTakeTheSameNames() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.storyboard, to: "a.storyboard")
            let sweep = ["sweep", "a.storyboard", "--scene"]
            let known = try BuiltCommand.run(sweep + ["Sign up"], in: folder.url)
            #expect(known.status == 0, "\(known.errors)")
            let unknown = try BuiltCommand.run(sweep + ["Settings"], in: folder.url)
            #expect(unknown.status == 65)
            #expect(unknown.errors.contains("there is no scene 'Settings'"))
        }
    }

    /// What no scene has is an error, even if the scenes have other names that are similar to it.
    @Test func anItemThatNoSceneHasIsAnError() throws {
        let scene = { (id: String, label: String) in
            """
            <scene sceneID="s\(id)"><objects><viewController id="c\(id)">
            <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <view id="w\(id)" userLabel="\(label)"><rect key="frame" x="9" y="9" width="9" height="9"/></view>
            <view id="x\(id)" userLabel="Twin"><rect key="frame" x="9" y="9" width="9" height="9"/></view>
            <view id="y\(id)" userLabel="Twin"><rect key="frame" x="9" y="9" width="9" height="9"/></view>
            </subviews></view></viewController></objects></scene>
            """
        }
        let scenes = scene("1", "Header") + scene("2", "Heater")
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes>\(scenes)</scenes></document>
            """
        try TemporaryFolder.with { folder in
            try folder.write(storyboard, to: "a.storyboard")
            let explain = { try BuiltCommand.run(["explain", "a.storyboard", "--item", $0], in: folder.url) }
            let near = try explain("Headr")
            #expect(near.status == 64)
            #expect(near.errors.contains("no view or guide is called 'Headr': did you mean 'Header'?"))
            let far = try explain("Nobody")
            #expect(far.errors.contains("'Header', ") && far.errors.contains("'Heater'"), "\(far.errors)")
            #expect(try explain("Heater").status == 0, "one scene is enough")
            let twin = try explain("Twin")
            #expect(twin.status == 64)
            #expect(twin.errors.contains("several views or guides are called 'Twin'"), "\(twin.errors)")
            #expect(twin.errors.contains("'x1', 'y1', 'x2', 'y2'"), "\(twin.errors)")
        }
    }

    @Test func aMisspeltNameIsCorrected() throws {
        let outcome = try run("Sign ip")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("did you mean 'Sign in'? The input has c1 (Sign in"))
    }
}
