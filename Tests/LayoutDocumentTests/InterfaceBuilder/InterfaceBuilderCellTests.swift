import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// What Interface Builder gives table cells, as public documents record it.
struct InterfaceBuilderCellTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// A table with one cell whose label is pinned to the content's margins.
    private func frames(
        style: String = "plain", width: Double = 393, tools: Int = 23504, cell: String = "",
        content: String = "", contentAttributes: String = "", label: String = ""
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
        return try Documents.frames(
            Documents.storyboard(subviews: table, constraints: "", tools: tools))
    }

    private static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

    @Test func labelsOfOneLineAreWholePointsTall() throws {
        // A line of 17 points is 20.29 points tall, 20.33 in pixels.
        #expect(try frames()["text"] == CGRect(x: 20, y: 11, width: 353, height: 21))
        #expect(try frames(label: "numberOfLines=\"0\"")["text"]?.height == 61.0 / 3)
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
        #expect(try self.frames(content: margins)["text"] == CGRect(x: 30, y: 8, width: 355, height: 21))
    }

    /// Documents of Xcode 6 have none.
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

    @Test func marginsGoByTheScreenUntilTheyGoByTheTable() throws {
        #expect(try frames(width: 320, tools: 23504)["text"]?.minX == 16)
        #expect(try frames(width: 320, tools: 21507)["text"]?.minX == 20)
        #expect(try frames(tools: 11762)["text"]?.minX == 8)
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
}
