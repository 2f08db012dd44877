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

    @Test func aMisspeltNameIsCorrected() throws {
        let outcome = try run("Sign ip")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("did you mean 'Sign in'? The input has c1 (Sign in"))
    }
}
