import Engine
import Foundation
import Testing
import Findings

@testable import LayoutDocument

struct InterfaceBuilderReaderTests {
    private typealias Documents = InterfaceBuilderDocuments

    @Test func constraintsPlaceViewsFromTheSafeAreaDown() throws {
        let frames = try Documents.frames(
            Documents.storyboard(
                subviews: Documents.view("bar") + Documents.view("ratio"),
                constraints: [
                    Documents.constraint("c1", "bar", "top", "safe", "top", constant: 10),
                    Documents.constraint("c2", "bar", "leading", "root", "leadingMargin"),
                    Documents.constraint("c3", "root", "trailingMargin", "bar", "trailing"),
                    "<constraint firstAttribute=\"bottomMargin\" secondItem=\"bar\" secondAttribute=\"bottom\""
                        + " constant=\"500\" id=\"c4\"/>",
                    Documents.constraint("c5", "ratio", "top", "bar", "bottom"),
                    Documents.constraint("c6", "ratio", "centerX", "root"),
                    Documents.constraint("c7", "ratio", "width", constant: 160),
                    Documents.constraint(
                        "c8", "ratio", "width", "ratio", "height", extra: "multiplier=\"16:9\""),
                ].joined()))
        // The phone's safe area is 59 at the top and 34 at the bottom; a root's margins are 16 below 400 points of width.
        #expect(frames["bar"] == CGRect(x: 16, y: 69, width: 361, height: 852 - 34 - 500 - 69))
        let ratio = try #require(frames["ratio"])
        #expect(ratio == CGRect(x: 116.66666666666667, y: 318, width: 160, height: 90))
    }

    @Test func scenesAreCalledWhatTheirAuthorsOrTheOutlineCallThem() {
        let named = Documents.storyboard(subviews: "", constraints: "")
            .replacingOccurrences(of: "<viewController id", with: "<viewController title=\"Login\" id")
        #expect(Documents.read(named).scenes.first?.title == "Login")
        let nameless = Documents.read(Documents.storyboard(subviews: "", constraints: "")).scenes.first
        #expect(nameless?.title == "View Controller")
        #expect(nameless?.canvas.orientation == .portrait)
        let free =
            "<objects><view customClass=\"Card\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" "
            + "width=\"90\" height=\"30\"/></view></objects>"
        let card = Documents.read("<document toolsVersion=\"23504\">\(free)</document>").scenes.first
        #expect(card?.title == "Card")
        // A card in landscape isn't a device in landscape.
        #expect(card?.canvas.orientation == nil)
    }

    @Test func standardSpacingToTheSafeAreaIsNone() throws {
        let frames = try Documents.frames(
            Documents.storyboard(
                subviews: Documents.view("a") + Documents.view("b"),
                constraints: [
                    Documents.constraint(
                        "c1", "a", "leading", "safe", constant: 20, extra: "symbolic=\"YES\""),
                    Documents.constraint("c2", "a", "top", "safe", constant: 8, extra: "symbolic=\"YES\""),
                    Documents.constraint("c3", "a", "width", constant: 50),
                    Documents.constraint("c4", "a", "height", constant: 10),
                    Documents.constraint(
                        "c5", "b", "top", "a", "bottom", constant: 8, extra: "symbolic=\"YES\""),
                    Documents.constraint("c6", "b", "leading", "safe", constant: 20),
                    Documents.constraint("c7", "b", "width", "a"),
                    Documents.constraint("c8", "b", "height", "a"),
                ].joined()))
        #expect(frames["a"] == CGRect(x: 0, y: 59, width: 50, height: 10))
        #expect(frames["b"] == CGRect(x: 20, y: 77, width: 50, height: 10))
    }

    @Test func sizeClassesChooseConstraintsAndConstants() throws {
        let installed = Documents.view("a", content: "") + Documents.view("b")
        let common = [
            Documents.constraint("t", "a", "top", "root", constant: 5),
            Documents.constraint("l", "a", "leading", "root"),
            Documents.constraint(
                "w", "a", "width", constant: 10,
                content: """
                    <variation key="heightClass=regular-widthClass=compact" constant="30"/>
                    <variation key="widthClass=regular" constant="70"/>
                    """),
            Documents.constraint("h", "a", "height", constant: 20),
            Documents.constraint("h2", "a", "height", constant: 40),
        ].joined()
        let text = Documents.storyboard(subviews: installed, constraints: common)
            .replacingOccurrences(
                of: "</constraints>\n      </view>",
                with: """
                    </constraints>
                    <variation key="default"><mask key="constraints"><exclude reference="h2"/></mask>
                    <mask key="subviews"><exclude reference="b"/></mask></variation>
                    <variation key="widthClass=compact"><mask key="constraints"><include reference="h2"/>\
                    <exclude reference="h"/></mask></variation>
                    </view>
                    """)
        let frames = try Documents.frames(text)
        #expect(frames["a"] == CGRect(x: 0, y: 5, width: 30, height: 40))
        #expect(frames["b"] == nil)
    }

    @Test func recordedFramesCountOnlyWhereAutoLayoutDoesNotPlace() throws {
        let fixed = """
            <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fixed">
            <rect key="frame" x="7" y="8" width="90" height="10"/></view>
            <view contentMode="scaleToFill" id="auto"><rect key="frame" x="1" y="2" width="3" height="4"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
            """
        let frames = try Documents.frames(
            Documents.storyboard(
                subviews: fixed + Documents.view("free"),
                constraints: [
                    Documents.constraint("a", "free", "top", "fixed", "bottom", constant: 2),
                    Documents.constraint("b", "free", "leading", "auto", "trailing"),
                    Documents.constraint("c", "free", "width", "fixed"),
                    Documents.constraint("d", "free", "height", constant: 5),
                ].joined()))
        #expect(frames["fixed"] == CGRect(x: 7, y: 8, width: 90, height: 10))
        #expect(frames["auto"] == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(frames["free"] == CGRect(x: 4, y: 20, width: 90, height: 5))
    }

    @Test func stackViewsImagesAndPlaceholdersGiveSizes() throws {
        let children =
            Documents.view("image", kind: "imageView", attributes: "image=\"photo\"")
            + Documents.view(
                "box", attributes: "placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"20\"")
            + Documents.view("gone", attributes: "hidden=\"YES\"")
        let stack = Documents.view(
            "stack", kind: "stackView", attributes: "axis=\"vertical\" alignment=\"leading\" spacing=\"6\"",
            content: "<subviews>\(children)</subviews><edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" "
                + "bottom=\"3\" right=\"4\"/>")
        let frames = try Documents.frames(
            Documents.storyboard(
                subviews: stack,
                constraints: Documents.constraint("a", "stack", "top", "root", constant: 100)
                    + Documents.constraint("b", "stack", "leading", "root")))
        #expect(frames["image"] == CGRect(x: 2, y: 1, width: 60, height: 40))
        #expect(frames["box"] == CGRect(x: 2, y: 47, width: 100, height: 20))
        // Below the safe area, the margins are those in the document.
        #expect(frames["stack"] == CGRect(x: 0, y: 100, width: 106, height: 70))
    }

    @Test func barsOfSeguesAddToTheSafeArea() throws {
        let pinned =
            Documents.constraint("a", "top", "top", "safe")
            + Documents.constraint("b", "top", "bottom", "safe")
            + Documents.constraint("c", "top", "width", constant: 1)
            + Documents.constraint("d", "top", "leading", "root")
        let navigation = """
            <scene sceneID="s2"><objects><navigationController id="nav"><connections>
            <segue destination="vc" kind="relationship" relationship="rootViewController" id="g1"/></connections>
            </navigationController></objects></scene>
            <scene sceneID="s3"><objects><tabBarController id="tab"><connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers" id="g2"/></connections>
            </tabBarController></objects></scene>
            """
        let bare = try Documents.frames(
            Documents.storyboard(subviews: Documents.view("top"), constraints: pinned))
        #expect(bare["top"] == CGRect(x: 0, y: 59, width: 1, height: 852 - 59 - 34))
        let barred = try Documents.frames(
            Documents.storyboard(subviews: Documents.view("top"), constraints: pinned, scenes: navigation))
        #expect(barred["top"] == CGRect(x: 0, y: 59 + 44, width: 1, height: 852 - 59 - 44 - 34 - 49))
    }

    @Test func guidesFromBeforeSafeAreasStandForBars() throws {
        let guides = """
            <layoutGuides><viewControllerLayoutGuide type="top" id="topGuide"/>
            <viewControllerLayoutGuide type="bottom" id="bottomGuide"/></layoutGuides>
            """
        let frames = try Documents.frames(
            Documents.storyboard(
                subviews: Documents.view("a"),
                constraints: [
                    Documents.constraint("a1", "a", "top", "topGuide", "bottom", constant: 1),
                    Documents.constraint("a2", "bottomGuide", "top", "a", "bottom", constant: 2),
                    Documents.constraint("a3", "a", "leading", "root"),
                    Documents.constraint("a4", "a", "width", constant: 9),
                ].joined(), controller: guides))
        #expect(frames["a"] == CGRect(x: 0, y: 60, width: 9, height: 852 - 60 - 36))
    }

    @Test func scrollContentIsMeantByTheScrollViewsEdges() throws {
        let scroll = Documents.view(
            "scroll", kind: "scrollView",
            content: """
                <subviews>\(Documents.view("page"))</subviews><constraints>
                \(Documents.constraint("p1", "page", "top", "scroll"))
                \(Documents.constraint("p2", "page", "leading", "scroll"))
                \(Documents.constraint("p3", "scroll", "trailing", "page"))
                \(Documents.constraint("p4", "scroll", "bottom", "page"))
                \(Documents.constraint("p5", "page", "height", constant: 2000))
                \(Documents.constraint("p6", "page", "width", "frameGuide"))
                </constraints>
                <viewLayoutGuide key="contentLayoutGuide" id="contentGuide"/>
                <viewLayoutGuide key="frameLayoutGuide" id="frameGuide"/>
                """)
        let frames = try Documents.frames(
            Documents.storyboard(
                subviews: scroll,
                constraints: ["top", "leading", "trailing", "bottom"].enumerated()
                    .map { Documents.constraint("s\($0.offset)", "scroll", $0.element, "root") }.joined()))
        #expect(frames["scroll"] == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(frames["page"] == CGRect(x: 0, y: 0, width: 393, height: 2000))
    }

    @Test func aTableCellIsLaidOutInItsTable() throws {
        let cell = """
            <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" id="table">
            <rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
            <tableViewCell id="cell"><rect key="frame" x="0" y="50" width="393" height="60"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="393" height="60"/>
            <subviews>\(Documents.view("in"))</subviews><constraints>
            \(Documents.constraint("1", "in", "leading", "content", "leadingMargin"))
            \(Documents.constraint("2", "content", "trailingMargin", "in", "trailing"))
            \(Documents.constraint("3", "in", "top", "content", "topMargin"))
            \(Documents.constraint("4", "content", "bottomMargin", "in", "bottom"))
            </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let text = Documents.storyboard(
            subviews: "", constraints: "",
            scenes: "<scene sceneID=\"x\"><objects><tableViewController id=\"tvc\">\(cell)"
                + "</tableViewController></objects></scene>")
        let frames = try Documents.frames(text)
        // Cells wider than 390 points have horizontal margins of 20; vertical ones are 11 at that version of the
        // tools.
        #expect(frames["in"] == CGRect(x: 20, y: 11, width: 353, height: 38))
        #expect(frames["cell"] == CGRect(x: 0, y: 50, width: 393, height: 60))
    }

    @Test func aLayoutGuideViewBecomesAGuide() throws {
        let attributes = """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="name" value="third"/></userDefinedRuntimeAttributes>
            """
        let guide = Documents.view("g", attributes: "customClass=\"LayoutGuideView\"", content: attributes)
        let text = Documents.storyboard(
            subviews: guide + Documents.view("v"),
            constraints: [
                Documents.constraint("1", "g", "top", "root"),
                Documents.constraint("2", "g", "leading", "root"),
                Documents.constraint("3", "g", "width", "root"),
                Documents.constraint("4", "g", "height", "root", extra: "multiplier=\"1:3\""),
                Documents.constraint("5", "v", "top", "g", "bottom"),
                Documents.constraint("6", "v", "leading", "g"),
                Documents.constraint("7", "v", "width", constant: 10),
                Documents.constraint("8", "v", "height", constant: 10),
            ].joined())
        let frames = try Documents.frames(text)
        #expect(frames["LayoutGuideView-third"] == CGRect(x: 0, y: 0, width: 393, height: 284))
        #expect(frames["v"] == CGRect(x: 0, y: 284, width: 10, height: 10))
        #expect(frames["g"] == nil)
        let withSubview = text.replacingOccurrences(
            of: "</userDefinedRuntimeAttributes>",
            with: "</userDefinedRuntimeAttributes><subviews>\(Documents.view("child"))</subviews>")
        let result = Documents.read(withSubview)
        #expect(result.findings.map(\.code.rawValue) == ["guide-view"])
        #expect(result.findings.first?.items == ["g"])
    }

    @Test func namesComeFromLabelsOutletsAndText() throws {
        let text = Documents.storyboard(
            subviews: Documents.view("a", attributes: "userLabel=\"Header\"") + Documents.view("b")
                + Documents.view("c", kind: "label", attributes: "text=\"Hello\"")
                + Documents.view("d", attributes: "customClass=\"CardView\"")
                + Documents.view("e", kind: "imageView"),
            constraints: "",
            controller: "<connections><outlet property=\"box\" destination=\"b\" id=\"o\"/></connections>")
        let scene = try #require(Documents.read(text).scenes.first)
        #expect(
            scene.root.subviews.map(\.displayName) == ["Header", "box", "Hello", "CardView", "Image View"])
        #expect(scene.id == "vc")
    }

    /// Views and cells have outlets too, and collections have members; what an object does for another isn't a name.
    @Test func outletsOfAnyObjectAreNames() throws {
        let connections = """
            <connections>
              <outlet property="delegate" destination="c" id="o1"/>
              <outletCollection property="digits" destination="a" id="o2"/>
              <outletCollection property="digits" destination="b" id="o3"/>
              <outlet property="inner" destination="d" id="o4"/>
            </connections>
            """
        let text = Documents.storyboard(
            subviews: Documents.view("a", attributes: "userLabel=\"Label\"") + Documents.view("b")
                + Documents.view("c") + Documents.view("d") + connections,
            constraints: "",
            controller: "<connections><outlet property=\"outer\" destination=\"d\" id=\"o\"/></connections>")
        let scene = try #require(Documents.read(text).scenes.first)
        #expect(scene.root.subviews.map(\.displayName) == ["digits[0]", "digits[1]", "View", "outer"])
    }

    @Test func whatConstraintsGetWrongIsAFindingWithItsPlace() {
        let text = Documents.storyboard(
            subviews: Documents.view("a"),
            constraints: """

                <constraint firstItem="a" firstAttribute="top" secondItem="nobody" secondAttribute="top" id="c1"/>
                <constraint firstItem="a" firstAttribute="middle" id="c2"/>
                <constraint firstItem="a" firstAttribute="width" constant="wide" id="c3"/>
                <constraint firstItem="a" firstAttribute="width" multiplier="1:0" id="c4"/>
                """)
        let findings = Documents.read(text).findings
        #expect(findings.map(\.code.rawValue) == ["unknown-item", "unreadable", "unreadable", "unreadable"])
        let first = findings.first?.location?.line ?? 0
        #expect(findings.map { $0.location?.line } == [first, first + 1, first + 2, first + 3])
        #expect(findings.allSatisfy { $0.location?.column == 1 && $0.severity == .error })
    }

    @Test func whatIsNotAnInterfaceBuilderDocumentIsRefused() {
        for (text, column) in [
            ("<html/>", 1), (" <document><objects/></document>", 2),
            ("  <document targetRuntime=\"MacOSX.Cocoa\"/>", 3), ("<document", 10),
        ] {
            let result = Documents.read(text)
            #expect(result.scenes.isEmpty)
            #expect(result.findings.map(\.severity) == [.error])
            #expect(result.findings.first?.location?.column == column)
        }
    }

    @Test(arguments: [
        ("macOS", "targetRuntime=\"MacOSX.Cocoa\""), ("tvOS", "targetRuntime=\"AppleTV\""),
        ("watchOS", "targetRuntime=\"watchKit\""),
        ("macOS", "type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\""),
        ("tvOS", "type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\""),
        ("watchOS", "type=\"com.apple.InterfaceBuilder3.WatchKit.XIB\""),
        ("an unknown platform", "targetRuntime=\"Toaster\""),
    ])
    func documentsOfOtherPlatformsAreNamedAsSuch(platform: String, attribute: String) {
        let text = Documents.storyboard(subviews: "", constraints: "")
            .replacingOccurrences(of: "targetRuntime=\"iOS.CocoaTouch\"", with: "")
            .replacingOccurrences(
                of: "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"", with: attribute)
        let result = Documents.read(text)
        #expect(result.scenes.isEmpty)
        #expect(result.findings.map(\.code) == [.unreadable])
        let message = result.findings.first?.message ?? ""
        #expect(message.contains("made for \(platform) (\(attribute))"), "\(message)")
    }

    @Test(arguments: [
        "targetRuntime=\"iOS.CocoaTouch.iPad\"", "type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"",
    ])
    func documentsForIOSAreRead(attribute: String) {
        let text = Documents.storyboard(subviews: "", constraints: "")
            .replacingOccurrences(of: "targetRuntime=\"iOS.CocoaTouch\"", with: "")
            .replacingOccurrences(
                of: "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"", with: attribute)
        #expect(Documents.read(text).scenes.count == 1)
    }

    @Test func scenesHaveTheNamesThatTheirAuthorsGaveThem() {
        let text = Documents.storyboard(subviews: "", constraints: "")
        #expect(Documents.read(text).scenes.map(\.names) == [[]])
        let named = text.replacingOccurrences(
            of: "<viewController id",
            with: "<viewController storyboardIdentifier=\"form\" userLabel=\"Form\" title=\"Form\" "
                + "customClass=\"\" id")
        #expect(Documents.read(named).scenes.map(\.names) == [["Form", "form"]])
    }

    @Test(arguments: [("2", 2.0), ("16:9", 16.0 / 9), ("1/4", 0.25), ("0.5", 0.5)])
    func multipliersAreNumbersOrRatios(text: String, value: Double) throws {
        #expect(try InterfaceBuilderConstraint.multiplier(text) == CGFloat(value))
    }

    @Test(arguments: ["", "a", "1:0", "1:2:3", "nan", "inf", ":"])
    func otherMultipliersAreInvalid(text: String) {
        #expect(throws: InterfaceBuilderConstraint.InvalidAttribute.self) {
            try InterfaceBuilderConstraint.multiplier(text)
        }
    }
}
