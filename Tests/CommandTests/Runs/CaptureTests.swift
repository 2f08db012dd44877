import Foundation
import Testing

/// Captures of running apps as inputs of the command.
@Suite struct CaptureTests {
    private static let views = """
        <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x9>>
           | <UILabel: 0x2; frame = (16 40; 100 20); text = 'Hello'; layer = <_UILabelLayer: 0x9>>
           | <UIButton: 0x3; frame = (124 40; 44 44); layer = <CALayer: 0x9>>
        """
    private static let constraints = """
        <NSLayoutConstraint:0x10 H:|-(16)-[UILabel:0x2'Hello']   (active, names: '|':UIWindow:0x1 )>
        <NSLayoutConstraint:0x11 V:|-(40)-[UILabel:0x2'Hello']   (active, names: '|':UIWindow:0x1 )>
        <NSLayoutConstraint:0x12 H:[UILabel:0x2'Hello']-(20)-[UIButton:0x3]   (active)>
        <NSLayoutConstraint:0x13 UIButton:0x3.top == UILabel:0x2'Hello'.top   (active)>
        """

    private func folder(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.views, to: "views.txt")
            try folder.write(Self.constraints, to: "constraints.txt")
            try body(folder)
        }
    }

    @Test func framesAreTheCapturedOnes() throws {
        try folder { folder in
            let outcome = try BuiltCommand.run(["frames", "views.txt"], in: folder.url)
            #expect(outcome.status == 0)
            let json = try #require(
                try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
            let scenes = try #require(json["scenes"] as? [[String: Any]])
            let items = try #require(scenes[0]["items"] as? [[String: Any]])
            #expect(
                items.map { $0["frame"] as? [Double] } == [
                    [0, 0, 320, 480], [16, 40, 100, 20], [124, 40, 44, 44],
                ])
            #expect((scenes[0]["title"] as? String)?.contains("captured") == true)
        }
    }

    /// What is wrong with a document isn't said of a text that was meant to be a capture.
    @Test(arguments: [
        ("", "the file is empty: paste"),
        ("(lldb) po view\nerror: use of undeclared identifier 'view'", "an error ('error: use of undeclared"),
    ])
    func otherTextsAreNamed(_ text: String, _ words: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(text, to: "other.txt")
            let outcome = try BuiltCommand.run(["check", "other.txt"], in: folder.url)
            #expect(outcome.status == 65)
            #expect(outcome.errors.contains(words), "\(outcome.errors)")
            #expect(outcome.errors.contains("1 finding"))
        }
    }

    /// Copied from a window of the debugger, the end is easily lost: in a view's description, or after its marks.
    @Test(arguments: [("", false), ("   | <UIView: 0x7f8a; frame = (0 0; 3", true), ("   |    |", true)])
    func capturesThatEndInsideALineAreNamed(end: String, isCutOff: Bool) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.views + "\n" + end, to: "views.txt")
            let outcome = try BuiltCommand.run(["check", "views.txt"], in: folder.url)
            #expect((outcome.errors + outcome.output).contains("ends inside a line") == isCutOff)
            #expect(outcome.status == 0)
        }
    }

    @Test func textsOfOneRunAreOneInput() throws {
        try folder { folder in
            let outcome = try BuiltCommand.run(["check", "views.txt", "constraints.txt"], in: folder.url)
            #expect(outcome.errors.contains("off by 12 points"))
            #expect(outcome.errors.contains("x is 124, solved 136"))
        }
    }

    @Test func guidesThatOnlyConstraintsMentionArePlacedByThem() throws {
        try folder { folder in
            try folder.write(
                """
                <NSLayoutConstraint:0x20 UILayoutGuide:0x4'third'.top == UIWindow:0x1.top   (active)>
                <NSLayoutConstraint:0x21 UILayoutGuide:0x4'third'.height == 0.25*UIWindow:0x1.height   (active)>
                <NSLayoutConstraint:0x22 UILayoutGuide:0x4'third'.leading == UIWindow:0x1.leading + 16   (active)>
                <NSLayoutConstraint:0x23 UILayoutGuide:0x4'third'.trailing == UIWindow:0x1.trailing - 20   (active)>
                """, to: "guides.txt")
            let outcome = try BuiltCommand.run(["frames", "views.txt", "guides.txt"], in: folder.url)
            #expect(outcome.output.contains("\"third\""))
            #expect(outcome.output.contains("[16, 0, 284, 120]"))
        }
    }

    @Test func guidesThatConstraintsPlaceOnOneAxisAreKnownOnThatAxis() throws {
        try folder { folder in
            try folder.write(
                """
                <NSLayoutConstraint:0x20 UILayoutGuide:0x4'band'.top == UIWindow:0x1.top + 30   (active)>
                <NSLayoutConstraint:0x21 UILayoutGuide:0x4'band'.height == 0.25*UIWindow:0x1.height   (active)>
                """, to: "guides.txt")
            let outcome = try BuiltCommand.run(["frames", "views.txt", "guides.txt"], in: folder.url)
            #expect(outcome.output.contains("\"band\""))
            #expect(outcome.output.contains("[null, 30, null, 120]"))
            #expect(outcome.errors.contains("band (partly)"))
        }
    }

    @Test func convertedDocumentsHaveTheCapturedConstraints() throws {
        try folder { folder in
            let outcome = try BuiltCommand.run(
                ["convert", "views.txt", "constraints.txt", "-o", "layout.json5"], in: folder.url)
            #expect(outcome.status == 0)
            let frames = try BuiltCommand.run(["frames", "layout.json5"], in: folder.url)
            #expect(frames.status == 0)
            #expect(frames.output.contains("[16, 40, 100, 20]"))
            #expect(frames.output.contains("[136, 40, 44, 44]"))
        }
    }

    /// `NSLayoutConstraint` measures the position of one item in its superview.
    @Test func positionsAloneAreMeasuredInTheSuperview() throws {
        try folder { folder in
            try folder.write(
                """
                <NSLayoutConstraint:0x20 UILabel:0x2'Hello'.minX == 16   (active)>
                <NSLayoutConstraint:0x21 UILabel:0x2'Hello'.bottom == 60   (active)>
                <NSLayoutConstraint:0x22 UILabel:0x2'Hello'.width == 100   (active)>
                <NSLayoutConstraint:0x23 UILabel:0x2'Hello'.height == 20   (active)>
                """, to: "positions.txt")
            _ = try BuiltCommand.run(
                ["convert", "views.txt", "positions.txt", "-o", "layout.json5"], in: folder.url)
            let frames = try BuiltCommand.run(["frames", "layout.json5"], in: folder.url)
            #expect(frames.status == 0, "\(frames.errors)")
            #expect(frames.output.contains("[16, 40, 100, 20]"))
            let check = try BuiltCommand.run(["check", "views.txt", "positions.txt"], in: folder.url)
            #expect(!check.errors.contains("differ"), "\(check.errors)")
        }
    }

    @Test func whatCannotBeComparedIsCounted() throws {
        try folder { folder in
            try folder.write(
                Self.constraints
                    + "\n<NSLayoutConstraint:0x30 UIButton:0x3.width == UILabel:0x2'Hello'.top   (active)>",
                to: "constraints.txt")
            let check = try BuiltCommand.run(["check", "views.txt", "constraints.txt"], in: folder.url)
            #expect(check.errors.contains("1 constraint relates what can't be compared"), "\(check.errors)")
            #expect(check.errors.contains("x is 124, solved 136"))
        }
    }

    /// The button is on line 3; a document of the capture would have other lines.
    @Test func sweepsPointAtTheLinesOfTheCapture() throws {
        try folder { folder in
            try folder.write(
                Self.views.replacing("(124 40; 44 44)", with: "(270 40; 44 44)"), to: "views.txt")
            let sweep = try BuiltCommand.run(["sweep", "views.txt", "--width", "280...320"], in: folder.url)
            #expect(sweep.errors.contains("views.txt:3:"), "\(sweep.errors)")
            #expect(sweep.errors.contains("beyond the right of the canvas"))
        }
    }

    /// The cell is 10 points below the top of content that begins 44 points below the table's top.
    @Test func convertedScrolledViewsAreWhereTheyWere() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                <UITableView: 0x1; frame = (0 0; 320 568); clipsToBounds = YES; layer = <CALayer: 0x2>; contentOffset: {0, -44}; contentSize: {320, 400}>
                   | <UITableViewCell: 0x3; frame = (0 10; 320 50); layer = <CALayer: 0x4>>
                   |    | <UITableViewLabel: 0x5; frame = (16 12; 200 20.5); text = 'Inbox'; layer = <_UILabelLayer: 0x6>>
                """, to: "table.txt")
            _ = try BuiltCommand.run(["convert", "table.txt", "-o", "layout.json5"], in: folder.url)
            let frames = try BuiltCommand.run(["frames", "layout.json5"], in: folder.url)
            #expect(frames.output.contains("\"canvasFrame\": [0, 54, 320, 50]"))
            #expect(frames.output.contains("\"canvasFrame\": [16, 66, 200, 20.5]"))
            #expect(try folder.text("layout.json5").contains("text: \"Inbox\""))
            let check = try BuiltCommand.run(["check", "layout.json5"], in: folder.url)
            #expect(check.status == 0, "\(check.errors)")
        }
    }

    /// A trace has no frames: the canvas is what is drawn around its views, without a margin.
    @Test func aConvertedTraceHasTheTracesViewsOnly() throws {
        try TemporaryFolder.with { folder in
            try folder.write("UIWindow:0x1\n|   •UIView:0x2\n|   |   *UILabel:0x3'Hello'\n", to: "trace.txt")
            _ = try BuiltCommand.run(["convert", "trace.txt", "-o", "layout.json5"], in: folder.url)
            let ids = try [["trace.txt"], ["layout.json5"]].map { names in
                try BuiltCommand.run(["frames"] + names, in: folder.url).output.split(separator: "\n")
                    .compactMap { $0.firstMatch(of: /"id": "([^"]+)", .*"class"/)?.1 }
            }
            #expect(ids[0].count == 3)
            #expect(ids[0] == ids[1])
        }
    }

    @Test func standardInputNeedsAFormatToBeExplained() throws {
        let log = try BuiltCommand.run(["explain", "-"], input: Self.views)
        #expect(log.output.contains("<UILabel: 0x2;"))
        let outcome = try BuiltCommand.run(
            ["frames", "-", "--input-format", "recursive-description"], input: Self.views)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("[124, 40, 44, 44]"))
    }

    @Test func otherTextsAreRefused() throws {
        try TemporaryFolder.with { folder in
            try folder.write("nothing to see", to: "a.txt")
            let outcome = try BuiltCommand.run(["convert", "a.txt", "-o", "b.json5"], in: folder.url)
            #expect(outcome.status == 65)
            #expect(outcome.errors.contains("a.txt: error: it isn't a capture"))
            #expect(try folder.files() == ["a.txt"])
        }
    }

    @Test func comparedCapturesSayWhatMoved() throws {
        try folder { folder in
            try folder.write(
                Self.views.replacing("(124 40; 44 44)", with: "(130 40; 44 44)"), to: "after.txt")
            let outcome = try BuiltCommand.run(["diff", "views.txt", "after.txt"], in: folder.url)
            #expect(outcome.status == 1)
            #expect(outcome.output.contains("UIButton"))
        }
    }

    // MARK: Comparing with the source

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s1"><objects><viewController id="v1" customClass="LoginController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <label text="Welcome" translatesAutoresizingMaskIntoConstraints="NO" id="lab"><rect key="frame" x="16" y="79" width="361" height="21"/></label>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="16" y="112" width="361" height="34"/>
        <accessibility key="accessibilityConfiguration" identifier="field"/></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="line"><rect key="frame" x="16" y="158" width="361" height="2"/></view>
        </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
        <constraint firstItem="lab" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c1"/>
        <constraint firstItem="lab" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c2"/>
        <constraint firstItem="lab" firstAttribute="height" constant="21" id="c3"/>
        <constraint firstItem="lab" firstAttribute="width" constant="361" id="c4"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="lab" secondAttribute="bottom" constant="12" id="c5"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="lab" secondAttribute="leading" id="c6"/>
        <constraint firstItem="lab" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c7"/>
        <constraint firstItem="box" firstAttribute="height" constant="34" id="c8"/>
        <constraint firstItem="line" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="12" id="c9"/>
        <constraint firstItem="line" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="cA"/>
        <constraint firstItem="line" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="cB"/>
        <constraint firstItem="line" firstAttribute="height" constant="2" id="cC"/>
        </constraints></view></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="v2"><view key="view" id="root2"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><label text="Other" translatesAutoresizingMaskIntoConstraints="NO" id="lab2"><rect key="frame" x="16" y="79" width="361" height="21"/></label></subviews>
        <constraints><constraint firstItem="lab2" firstAttribute="top" secondItem="root2" secondAttribute="top" constant="79" id="d1"/>
        <constraint firstItem="lab2" firstAttribute="leading" secondItem="root2" secondAttribute="leading" constant="16" id="d2"/></constraints></view></viewController></objects></scene>
        </scenes></document>
        """

    /// What the debugger prints of the first scene, with another distance of the field from the label.
    private static func running(distance: Int) -> String {
        let guide = "UILayoutGuide:0x10'UIViewSafeAreaLayoutGuide'"
        let top = 100 + distance
        return """
            <UIWindow: 0x1; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x9>>
               | <UITransitionView: 0x2; frame = (0 0; 393 852); layer = <CALayer: 0x9>>
               |    | <UIView: 0x4; frame = (0 0; 393 852); layer = <CALayer: 0x9>>
               |    |    | <UILabel: 0x5; frame = (16 79; 361 21); text = 'Welcome'; layer = <_UILabelLayer: 0x9>>
               |    |    | <UIView: 0x6; frame = (16 \(top); 361 34); layer = <CALayer: 0x9>>
               |    |    |    | <_UIPrivateView: 0x7; frame = (0 0; 361 34); layer = <CALayer: 0x9>>
               |    |    | <UIView: 0x8; frame = (16 \(top + 46); 361 2); layer = <CALayer: 0x9>>

            •UIView:0x4
            |   <UILayoutGuide: 0x10 - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 59}, {393, 759}}, owningView = <UIView: 0x4; frame = (0 0; 393 852); layer = <CALayer: 0x9>>>

            <NSLayoutConstraint:0x21 UILabel:0x5'Welcome'.top == \(guide).top + 20   (active)>
            <NSLayoutConstraint:0x22 H:|-(16)-[UILabel:0x5'Welcome']   (active, names: '|':UIView:0x4 )>
            <NSLayoutConstraint:0x23 UILabel:0x5'Welcome'.height == 21   (active)>
            <NSLayoutConstraint:0x24 UILabel:0x5'Welcome'.width == 361   (active)>
            <NSLayoutConstraint:0x25 V:[UILabel:0x5'Welcome']-(\(distance))-[UIView:0x6]   (active)>
            <NSLayoutConstraint:0x26 UIView:0x6.leading == UILabel:0x5'Welcome'.leading   (active)>
            <NSLayoutConstraint:0x27 UIView:0x6.trailing == UILabel:0x5'Welcome'.trailing   (active)>
            <NSLayoutConstraint:0x28 UIView:0x6.height == 34   (active)>
            <NSLayoutConstraint:0x29 V:[UIView:0x6]-(12)-[UIView:0x8]   (active)>
            <NSLayoutConstraint:0x2a UIView:0x8.leading == UIView:0x6.leading   (active)>
            <NSLayoutConstraint:0x2b UIView:0x8.trailing == UIView:0x6.trailing   (active)>
            <NSLayoutConstraint:0x2c UIView:0x8.height == 2   (active)>
            """
    }

    @Test func captureThatIsAsItsStoryboardIsEqual() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.storyboard, to: "Main.storyboard")
            try folder.write(Self.running(distance: 12), to: "app.txt")
            for operands in [["Main.storyboard", "app.txt"], ["app.txt", "Main.storyboard"]] {
                let outcome = try BuiltCommand.run(["diff"] + operands, in: folder.url)
                #expect(outcome.status == 0, "\(outcome.output)")
                #expect(outcome.errors.contains("all of its views are in the capture"))
                #expect(outcome.errors.contains("LoginController"))
            }
        }
    }

    @Test func constraintThatDiffersFromTheStoryboardIsToldWithBothPlaces() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.storyboard, to: "Main.storyboard")
            try folder.write(Self.running(distance: 20), to: "app.txt")
            let outcome = try BuiltCommand.run(["diff", "Main.storyboard", "app.txt"], in: folder.url)
            #expect(outcome.status == 1)
            // The constraint is in line 15 of the storyboard and in line 16 of the text.
            let change =
                "field.top == Welcome.bottom + 12 (Main.storyboard:15) became "
                + "field.top == Welcome.bottom + 20 (app.txt:16)"
            #expect(
                outcome.output.contains(
                    "field (box) moved from [16, 112, 361, 34] to [16, 120, 361, 34], because \(change)\n"))
            // The line below it moved because of it, and nothing else is told.
            #expect(outcome.output.components(separatedBy: " moved from ").count == 3)
            #expect(!outcome.output.contains("was added"))
            #expect(!outcome.output.contains("was removed"))
        }
    }

    @Test func documentOfACaptureIsEqualToIt() throws {
        try TemporaryFolder.with { folder in
            // The classes of tables and scroll views aren't kept.
            let text = Self.running(distance: 12).replacing("<UIView: 0x6;", with: "<UITableView: 0x6;")
                .replacing("UIView:0x6", with: "UITableView:0x6")
            try folder.write(text, to: "app.txt")
            _ = try BuiltCommand.run(["convert", "app.txt", "-o", "layout.json5"], in: folder.url)
            let outcome = try BuiltCommand.run(["diff", "layout.json5", "app.txt"], in: folder.url)
            #expect(outcome.status == 0, "\(outcome.output)")
        }
    }

    @Test func whatCapturedConstraintsLeaveOpenIsKept() throws {
        try folder { folder in
            // Nothing places the label vertically, and the button horizontally.
            try folder.write(
                """
                <NSLayoutConstraint:0x10 H:|-(16)-[UILabel:0x2'Hello']   (active, names: '|':UIWindow:0x1 )>
                <NSLayoutConstraint:0x13 UIButton:0x3.top == UILabel:0x2'Hello'.top   (active)>
                """, to: "some.txt")
            _ = try BuiltCommand.run(
                ["convert", "views.txt", "some.txt", "-o", "layout.json5"], in: folder.url)
            let check = try BuiltCommand.run(["check", "layout.json5"], in: folder.url)
            #expect(check.status == 0, "\(check.errors)")
            let frames = try BuiltCommand.run(["frames", "layout.json5"], in: folder.url)
            #expect(frames.output.contains("[16, 40, 100, 20]"))
            #expect(frames.output.contains("[124, 40, 44, 44]"))
        }
    }

    // MARK: Pictures

    /// An archive with a window and a view of 30 × 40 points in it, which has a picture of one red pixel.
    private static let archive = """
        {"version": 2, "request": {}, "topLevelGroups": {"com.apple.UIKit.UIWindow": {"groupingID": "com.apple.UIKit.UIWindow",
        "debugHierarchyObjects": [{"objectID": "0x1", "className": "UIWindow", "fetchStatus": 4, "properties": [
          {"propertyName": "frame", "fetchStatus": 4, "propertyFormat": "CGf, CGf, CGf, CGf", "propertyValue": ["0", "0", "100", "200"]}],
        "childGroup": {"groupingID": "com.apple.UIKit.UIView", "debugHierarchyObjects": [
          {"objectID": "0x2", "className": "UIImageView", "fetchStatus": 4, "properties": [
            {"propertyName": "frame", "fetchStatus": 4, "propertyFormat": "CGf, CGf, CGf, CGf", "propertyValue": ["10", "20", "30", "40"]},
            {"propertyName": "snapshotImage", "fetchStatus": 4, "propertyFormat": "public.png", "propertyValue": "PICTURE"}]}]}}]}}}
        """
    /// A PNG file of a single red pixel.
    private static let redPixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"

    @Test func picturesOfViewsAreDrawnOnRequest() throws {
        try TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent("App.viewhierarchy/RequestResponses"),
                withIntermediateDirectories: true)
            try folder.write(
                Self.archive.replacing("PICTURE", with: Self.redPixel),
                to: "App.viewhierarchy/RequestResponses/Response_0")
            let plain = try BuiltCommand.run(["render", "App.viewhierarchy", "-o", "a.svg"], in: folder.url)
            #expect(plain.errors.contains("pictures of 1 of 2 views, which '--show snapshots' draws"))
            let picture = try String(contentsOf: folder.url.appendingPathComponent("a.svg"), encoding: .utf8)
            #expect(!picture.contains("<image"))
            for name in ["b.svg", "b.png", "b.pdf"] {
                let outcome = try BuiltCommand.run(
                    ["render", "App.viewhierarchy", "-o", name, "--show", "snapshots"], in: folder.url)
                #expect(outcome.status == 0)
            }
            let drawn = try String(contentsOf: folder.url.appendingPathComponent("b.svg"), encoding: .utf8)
            #expect(drawn.contains("<image"))
            #expect(drawn.contains("data:image/png;base64,\(Self.redPixel)"))
            let image = try #require(drawn.range(of: "<image"))
            let outline = try #require(drawn.range(of: "data-class=\"UIImageView\""))
            #expect(outline.lowerBound < image.lowerBound)
            #expect(try Data(contentsOf: folder.url.appendingPathComponent("b.png")).count > 100)
        }
    }

    @Test func missingPicturesOfViewsAreSaid() throws {
        try folder { folder in
            let outcome = try BuiltCommand.run(
                ["render", "views.txt", "-o", "a.svg", "--show", "snapshots"], in: folder.url)
            #expect(outcome.errors.contains("there are no pictures of views in it"))
        }
    }
}
