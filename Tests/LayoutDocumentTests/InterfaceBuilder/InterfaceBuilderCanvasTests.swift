import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// The effect of bars, sheets and labels on Interface Builder's canvas, as recorded in public documents.
struct InterfaceBuilderCanvasTests {
    private typealias Documents = InterfaceBuilderDocuments

    // MARK: Toolbars

    private static let bars =
        Documents.view("upper", kind: "toolbar") + Documents.view("lower", kind: "toolbar")
    private static let across = ["upper", "lower"].flatMap { bar in
        [
            Documents.constraint("l-\(bar)", bar, "leading", "root"),
            Documents.constraint("t-\(bar)", bar, "trailing", "root"),
        ]
    }.joined()
    private static let stacked = across + Documents.constraint("s", "upper", "bottom", "lower", "top")

    @Test func toolbarsAboveTheHomeIndicatorAreTaller() throws {
        let text = Documents.storyboard(
            subviews: Self.bars,
            constraints: Self.stacked + Documents.constraint("b", "safe", "bottom", "lower"))
        let frames = try Documents.frames(text)
        #expect(frames["lower"] == CGRect(x: 0, y: 852 - 34 - 49, width: 393, height: 49))
        #expect(frames["upper"]?.height == 44)
        let small = text.replacingOccurrences(of: "retina6_12", with: "retina4_7")
        #expect(try Documents.frames(small)["lower"]?.height == 44)
    }

    /// One of two toolbars in the same place is shown, so that both are as tall.
    @Test func toolbarsInThePlaceOfATallOneAreAsTall() throws {
        let together = Self.across + Documents.constraint("s", "upper", "top", "lower", "top")
        let frames = try Documents.frames(
            Documents.storyboard(
                subviews: Self.bars,
                constraints: together + Documents.constraint("b", "safe", "bottom", "lower")))
        #expect(frames["upper"] == CGRect(x: 0, y: 852 - 34 - 49, width: 393, height: 49))
        #expect(frames["lower"] == frames["upper"])
    }

    @Test func theGuideBelowCountsAsTheSafeAreasEnd() throws {
        let frames = try Documents.frames(
            Documents.storyboard(
                subviews: Self.bars,
                constraints: Self.stacked + Documents.constraint("b", "guide", "top", "lower", "bottom"),
                controller: "<layoutGuides><viewControllerLayoutGuide type=\"bottom\" id=\"guide\"/>"
                    + "</layoutGuides>"))
        #expect(frames["lower"]?.height == 49)
        #expect(frames["upper"]?.height == 44)
    }

    @Test func toolbarsElsewhereHaveTheUsualHeight() throws {
        let frames = try Documents.frames(
            Documents.storyboard(
                subviews: Self.bars,
                constraints: Self.stacked + Documents.constraint("b", "root", "bottom", "lower")))
        #expect(frames["lower"] == CGRect(x: 0, y: 808, width: 393, height: 44))
    }

    @Test func simulatedToolbarsAreAsTall() throws {
        let metrics = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
        #expect(
            try fill(height: 852, tools: 23504, controller: metrics)
                == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34 - 49))
    }

    // MARK: Sheets

    /// Returns the frame of a view that fills the safe area of a root of some height.
    private func fill(height: Int, tools: Int, controller: String = "") throws -> CGRect? {
        let text = Documents.storyboard(
            subviews: Documents.view("fill"),
            constraints: ["top", "bottom", "leading", "trailing"].map {
                Documents.constraint($0, "fill", $0, "safe")
            }.joined(), controller: controller, tools: tools)
        return try Documents.frames(
            text.replacingOccurrences(of: "height=\"852\"", with: "height=\"\(height)\""))["fill"]
    }

    @Test func aViewBelowTheStatusBarWithoutABarIsASheet() throws {
        #expect(try fill(height: 793, tools: 24765) == CGRect(x: 0, y: 59, width: 393, height: 734))
        #expect(try fill(height: 852, tools: 24765) == CGRect(x: 0, y: 118, width: 393, height: 666))
    }

    @Test func aFreeformSheetIsShorterThanItsAuthorMadeIt() throws {
        let size = "<size key=\"freeformSize\" width=\"393\" height=\"1200\"/>"
        #expect(
            try fill(height: 1141, tools: 24765, controller: size)
                == CGRect(x: 0, y: 59, width: 393, height: 1082))
        #expect(
            try fill(height: 1200, tools: 24765, controller: size)
                == CGRect(x: 0, y: 118, width: 393, height: 1014))
    }

    @Test(arguments: [("retina6_0", 17506, 44), ("retina6_0", 23504, 47), ("retina5_9", 17156, 44)])
    func housingsCoveredLessBeforeXcode14(device: String, tools: Int, top: CGFloat) {
        let text = Documents.storyboard(subviews: "", constraints: "", tools: tools)
            .replacingOccurrences(of: "retina6_12", with: device)
            .replacingOccurrences(of: "width=\"393\"", with: "width=\"390\"")
        #expect(Documents.read(text).scenes.first?.canvas.safeAreaInsets.top == top)
    }

    // MARK: Status bars

    /// Returns the top inset of a root on a screen, as a controller's view or by itself.
    private func top(
        device: String, tools: Int, size: (Int, Int), metrics: String = "", isFree: Bool = false
    ) -> CGFloat? {
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(size.0)\" height=\"\(size.1)\"/>"
        let root =
            isFree
            ? "<objects><view id=\"root\">\(frame)\(metrics)</view></objects>"
            : "<scenes><scene><objects><viewController id=\"vc\"><view key=\"view\" id=\"root\">\(frame)</view>"
                + "\(metrics)</viewController></objects></scene></scenes>"
        let text = """
            <document toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
            <device id="\(device)"/>\(root)</document>
            """
        return Documents.read(text).scenes.first?.canvas.safeAreaInsets.top
    }

    /// As recorded in documents of ten apps on screens without a sensor housing.
    @Test(arguments: [(14490, 20), (14868, 0), (17701, 0), (21507, 0), (21701, 20), (23504, 20), (24127, 20)])
    func statusBarsCoveredNothingFromXcode11To14(tools: Int, expected: CGFloat) {
        for isFree in [false, true] {
            #expect(top(device: "retina4_7", tools: tools, size: (375, 667), isFree: isFree) == expected)
        }
    }

    @Test(arguments: [("retina6_1", 23504, 48), ("retina6_1", 23727, 96), ("retina6_12", 23727, 118)])
    func screensWithAHousingCountTheWindowsInsetsToo(device: String, tools: Int, expected: CGFloat) {
        let size = device == "retina6_1" ? (414, 896) : (393, 852)
        #expect(top(device: device, tools: tools, size: size) == expected)
    }

    private static let navigationBar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"

    @Test func sheetsThatEndAtTheirBarBeginBelowIt() {
        // A sheet leaves the 20 points of a status bar free, and its bar is 56 points tall.
        let screen = 667
        #expect(
            top(device: "retina4_7", tools: 23504, size: (375, screen - 20), metrics: Self.navigationBar)
                == 56)
        #expect(
            top(device: "retina4_7", tools: 23504, size: (375, screen - 76), metrics: Self.navigationBar) == 0
        )
    }

    @Test func viewsByThemselvesHaveTheBarsThatTheySimulate() {
        func free(tools: Int, height: Int) -> CGFloat? {
            top(
                device: "retina4_7", tools: tools, size: (375, height), metrics: Self.navigationBar,
                isFree: true)
        }
        #expect(free(tools: 18122, height: 667) == 44)
        #expect(free(tools: 21701, height: 667) == 64)
        #expect(free(tools: 21701, height: 603) == 0)
    }

    // MARK: Labels and buttons

    /// The title has the body style, which Xcode 13 recorded at the smallest text size, 14 points.
    @Test(arguments: [(19529, 31.0), (20037, 31), (23504, 103.0 / 3)])
    func configuredButtonsAreInTheBodyStyle(tools: Int, height: CGFloat) throws {
        let configuration = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Join\"/>"
        let button = Documents.view(
            "button", kind: "button", attributes: "buttonType=\"system\"", content: configuration)
        let text = Documents.storyboard(
            subviews: button, constraints: Documents.constraint("t", "button", "top", "root"), tools: tools)
        #expect(try Documents.frames(text)["button"]?.height == height)
    }

    private func height(tools: Int, label: String, font: String) throws -> CGFloat? {
        let text = Documents.storyboard(
            subviews: Documents.view(
                "label", kind: "label", attributes: "text=\"Ag\" \(label)",
                content: "<fontDescription key=\"fontDescription\" \(font)/>"),
            constraints: Documents.constraint("t", "label", "top", "root"), tools: tools)
        return try Documents.frames(text)["label"]?.height
    }

    @Test func labelsThatShrinkAreWholePointsTallInTextStyles() throws {
        let body = "style=\"UICTFontTextStyleBody\""
        let shrinking = "minimumScaleFactor=\"0.5\""
        #expect(try height(tools: 14868, label: shrinking, font: body) == 20)
        #expect(try height(tools: 14868, label: "adjustsFontSizeToFit=\"NO\"", font: body) == 61.0 / 3)
        #expect(try height(tools: 14868, label: shrinking + " numberOfLines=\"2\"", font: body) == 61.0 / 3)
        #expect(try height(tools: 21507, label: shrinking, font: body) == 61.0 / 3)
        // Without a style, a line of 19.09 points has its pixels.
        let plain = "type=\"system\" pointSize=\"16\""
        #expect(try height(tools: 14868, label: shrinking, font: plain) == 58.0 / 3)
    }

    @Test func buttonsShowTheirBackground() throws {
        let button = Documents.view(
            "button", kind: "button", content: "<state key=\"normal\" backgroundImage=\"photo\"/>")
        let frames = try Documents.frames(
            Documents.storyboard(
                subviews: button, constraints: Documents.constraint("t", "button", "top", "root")))
        #expect(frames["button"]?.size == CGSize(width: 60, height: 40))
    }
}
