import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// Interface Builder's defaults for table cells, as recorded in public documents.
struct InterfaceBuilderCellTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Returns the frames in a table, which is a controller's view or inside it, with one cell whose label is pinned
    /// to the content's margins.
    private func frames(
        style: String = "plain", width: Double = 393, tools: Int = 23504, device: String = "retina6_12",
        isControllersView: Bool = false, cell: String = "", content: String = "",
        contentAttributes: String = "", label: String = ""
    ) throws -> [String: CGRect] {
        let text = Documents.view(
            "text", kind: "label", attributes: "text=\"Ag\" \(label)", content: Self.font)
        let table = """
            <tableView style="\(style)" translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="table">
            <rect key="frame" x="0" y="0" width="\(width)" height="500"/><prototypes>
            <tableViewCell id="cell"><rect key="frame" x="0" y="50" width="\(width)" height="80"/>\(cell)
            <tableViewCellContentView key="contentView" id="content" \(contentAttributes)>
            <rect key="frame" x="0" y="0" width="\(width)" height="80"/>\(content)
            <subviews>\(text)</subviews><constraints>
            \(Documents.constraint("l", "text", "leading", "content", "leadingMargin"))
            \(Documents.constraint("t", "text", "trailing", "content", "trailingMargin"))
            \(Documents.constraint("u", "text", "top", "content", "topMargin"))
            </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let inView = Documents.storyboard(subviews: table, constraints: "", tools: tools)
            .replacingOccurrences(of: "retina6_12", with: device)
        guard isControllersView else { return try Documents.frames(inView) }
        let itself = table.replacingOccurrences(
            of: "translatesAutoresizingMaskIntoConstraints=\"NO\" fixedFrame=\"YES\"", with: "key=\"view\"")
        return try Documents.frames(
            """
            <document toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
            <device id="\(device)"/><scenes><scene><objects><tableViewController id="vc">\(itself)
            </tableViewController></objects></scene></scenes></document>
            """)
    }

    private static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

    @Test func labelsOfOneLineAreWholePointsTall() throws {
        // A line of 17 points is 20.29 points tall, 20.33 in pixels.
        let text = try frames(isControllersView: true)["text"]
        #expect(text == CGRect(x: 20, y: 11, width: 353, height: 21))
        #expect(try frames(isControllersView: true, label: "numberOfLines=\"0\"")["text"]?.height == 61.0 / 3)
    }

    /// Recorded in tables of both kinds: 21 without a stack view in the scene, 20.33 with one.
    @Test func tablesInOtherViewsChangeNothingAboutTheirLabels() throws {
        #expect(try frames()["text"] == CGRect(x: 20, y: 11, width: 353, height: 21))
    }

    @Test func rowsOfAnInsetGroupedTableStandOffItsSides() throws {
        let frames = try frames(style: "insetGrouped")
        #expect(frames["cell"] == CGRect(x: 20, y: 50, width: 353, height: 80))
        #expect(frames["content"]?.width == 353)
        #expect(frames["text"] == CGRect(x: 20, y: 11, width: 313, height: 21))
    }

    @Test func contentThatPreservesItsCellsMarginsHasThem() throws {
        let margins = "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"30\" bottom=\"8\" right=\"40\"/>"
        let preserving = "preservesSuperviewLayoutMargins=\"YES\""
        let frames = try frames(cell: margins, contentAttributes: preserving)
        #expect(frames["text"] == CGRect(x: 30, y: 11, width: 323, height: 21))
        #expect(try self.frames(cell: margins)["text"]?.minX == 20)
    }

    @Test func contentWithMarginsOfItsOwnPreservesTheLargerOfBoth() throws {
        let margins = "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"30\" bottom=\"8\" right=\"8\"/>"
        let preserving = "preservesSuperviewLayoutMargins=\"YES\""
        let frames = try frames(content: margins, contentAttributes: preserving)
        #expect(frames["text"] == CGRect(x: 30, y: 11, width: 343, height: 21))
        #expect(
            try self.frames(content: margins)["text"] == CGRect(x: 30, y: 8, width: 355, height: 21))
    }

    /// Documents of Xcode 6 don't record the content's frame.
    @Test func contentWithoutAFrameFillsItsCellAboveTheSeparator() throws {
        let cell = """
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="50"/>
            <tableViewCellContentView key="contentView" id="content"><subviews>\(Documents.view("box"))</subviews>
            <constraints>\(Documents.constraint("l", "box", "leading", "content", constant: 5))
            \(Documents.constraint("t", "content", "trailing", "box", constant: 5))
            \(Documents.constraint("u", "box", "top", "content"))
            \(Documents.constraint("b", "content", "bottom", "box"))</constraints>
            </tableViewCellContentView></tableViewCell>
            """
        let document = """
            <document toolsVersion="6751" targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/>
            <objects>\(cell)</objects></document>
            """
        #expect(try Documents.frames(document)["box"] == CGRect(x: 5, y: 0, width: 310, height: 49.5))
    }

    /// Recorded in documents of several apps: the screen determines the margins, except for cells with the library's
    /// default width.
    @Test(arguments: [
        (23504, "retina6_12", 393, 20), (23504, "retina6_12", 320, 16), (17701, "retina6_1", 320, 16),
        (23094, "retina6_1", 350, 20), (19162, "retina6_1", 300, 16), (21701, "retina4_7", 800, 16),
        (22505, "retina4_7", 394, 16), (11762, "retina4_7", 375, 8), (16096, "retina6_1", 320, 16),
    ])
    func marginsGoByTheScreen(tools: Int, device: String, width: Double, side: CGFloat) throws {
        let frames = try frames(width: width, tools: tools, device: device)
        #expect(frames["text"]?.minX == side)
        #expect(frames["text"]?.width == CGFloat(width) - 2 * side)
    }

    @Test(arguments: [(14490, 15, 16), (14810, 15, 16), (15400, 15, 16), (16097, 15, 16), (17156, 16, 16)])
    func untilXcode12TablesInViewsKeptTheOldMargin(
        tools: Int, inView: CGFloat, asView: CGFloat
    ) throws {
        let narrow = try frames(width: 375, tools: tools, device: "retina4_7")
        #expect(narrow["text"]?.minX == inView)
        let own = try frames(width: 375, tools: tools, device: "retina4_7", isControllersView: true)
        #expect(own["text"]?.minX == asView)
        #expect(try frames(width: 414, tools: tools, device: "retina6_1")["text"]?.minX == 20)
    }

    /// Recorded before Xcode 11 in two apps, on a screen 375 points wide.
    @Test(arguments: [(14460, 20), (22505, 16)])
    func beforeXcode11TheCellsOwnWidthDecided(tools: Int, side: CGFloat) throws {
        let frames = try frames(width: 400, tools: tools, device: "retina4_7", isControllersView: true)
        #expect(frames["text"]?.minX == side)
    }

    @Test(arguments: [(14490, 10.5), (14868, 11), (23504, 11), (24128, 15)])
    func belowTheContentOfXcode10IsHalfAPointOfSeparator(tools: Int, bottom: CGFloat) throws {
        let cell = """
            <document toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><objects>
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="80"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="320" height="80"/>
            <subviews>\(Documents.view("box"))</subviews><constraints>
            \(Documents.constraint("h", "box", "height", constant: 30))
            \(Documents.constraint("b", "content", "bottomMargin", "box", "bottom"))
            </constraints></tableViewCellContentView></tableViewCell></objects></document>
            """
        #expect(try Documents.frames(cell)["box"]?.maxY == 80 - bottom)
    }

    @Test func effectViewsAreAsLargeAsTheirContent() throws {
        let content = """
            <view key="contentView" id="inside"><rect key="frame" x="0" y="0" width="0" height="0"/>
            <subviews>\(Documents.view("box"))</subviews><constraints>
            \(Documents.constraint("w", "box", "width", constant: 70))
            \(Documents.constraint("h", "box", "height", constant: 30))
            \(Documents.constraint("l", "box", "leading", "inside", constant: 5))
            \(Documents.constraint("t", "box", "top", "inside", constant: 6))
            \(Documents.constraint("r", "inside", "trailing", "box", constant: 5))
            \(Documents.constraint("b", "inside", "bottom", "box", constant: 6))
            </constraints></view>
            """
        let frames = try Documents.frames(
            Documents.storyboard(
                subviews: Documents.view("effect", kind: "visualEffectView", content: content),
                constraints: Documents.constraint("x", "effect", "leading", "root")
                    + Documents.constraint("y", "effect", "top", "root")))
        #expect(frames["effect"] == CGRect(x: 0, y: 0, width: 80, height: 42))
        #expect(frames["inside"] == CGRect(x: 0, y: 0, width: 80, height: 42))
    }

    /// Wheels that choose a date were recorded 162 points tall in free cells and on a phone in landscape, 216 elsewhere.
    @Test func wheelsAreShortWithoutARegularHeight() throws {
        let picker = Documents.view("date", kind: "datePicker", attributes: "style=\"wheels\"")
        let constraint = Documents.constraint("t", "date", "top", "root", "top")
        let scene = Documents.storyboard(subviews: picker, constraints: constraint)
        #expect(try Documents.frames(scene)["date"]?.height == 216)
        let landscape = scene.replacingOccurrences(of: "portrait", with: "landscape")
        #expect(try Documents.frames(landscape)["date"]?.height == 162)
        let cell = """
            <document toolsVersion="14854" targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><objects>
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="227"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="375" height="227"/><subviews>\(picker)</subviews><constraints>
            \(Documents.constraint("t", "date", "top", "content", "top"))
            </constraints></tableViewCellContentView></tableViewCell></objects></document>
            """
        #expect(try Documents.frames(cell)["date"]?.height == 162)
    }
}
