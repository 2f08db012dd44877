import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// Documents from before Xcode 8, on a square canvas of 600 points unless they simulate a screen.
struct InterfaceBuilderOldDocumentTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Returns the frames in a document without a device.
    private func frames(tools: Int = 7531, subviews: String, constraints: String) throws -> [String: CGRect] {
        let text = Documents.storyboard(subviews: subviews, constraints: constraints, tools: tools)
            .replacingOccurrences(
                of: "<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"light\"/>", with: ""
            )
            .replacingOccurrences(of: "width=\"393\" height=\"852\"", with: "width=\"600\" height=\"600\"")
        return try Documents.frames(text)
    }

    private static func pinned(_ id: String) -> String {
        Documents.constraint("x", id, "leading", "root", "leadingMargin")
            + Documents.constraint("y", id, "top", "root", constant: 100)
    }

    /// 16 in 20 roots of one app, 20 in four of two others; iOS 9 gave wide views wider margins.
    @Test(arguments: [(7531, 16), (10117, 20)])
    func wideRootsHaveWiderMarginsSinceIOS9(tools: Int, side: CGFloat) throws {
        let found = try frames(
            tools: tools, subviews: Documents.view("box"), constraints: Self.pinned("box"))
        #expect(found["box"]?.minX == side)
    }

    /// "Set Weight (kg)" is recorded 116 points wide and 21 tall.
    @Test func theSystemFontIsHelveticaNeue() throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        let label = Documents.view(
            "text", kind: "label", attributes: "text=\"Set Weight (kg)\"", content: font)
        let found = try frames(subviews: label, constraints: Self.pinned("text"))
        #expect(found["text"]?.size == CGSize(width: 116, height: 21))
    }

    /// A title of 20 points in Helvetica Neue Thin: H 670, i 168 units, recorded widths of the app's other labels agree.
    @Test func helveticaNeueThinHasAdvancesOfItsOwn() throws {
        let font = """
            <fontDescription key="fontDescription" name="HelveticaNeue-Thin" family="Helvetica Neue" pointSize="100"/>
            """
        let label = Documents.view("text", kind: "label", attributes: "text=\"Hi\"", content: font)
        let found = try frames(subviews: label, constraints: Self.pinned("text"))
        #expect(found["text"]?.width == 84)
    }

    /// Recorded in 3 apps: a headline "Content" 60 points wide and 20 tall, a caption 14 tall, and text of the body 20.
    @Test(arguments: [
        ("Headline", "Content", 60, 20), ("Caption1", "Line 123", 0, 14), ("Body", "Cell 0", 0, 20),
    ])
    func textStylesAreOneSizeSmaller(style: String, text: String, width: CGFloat, height: CGFloat) throws {
        let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(style)\"/>"
        let label = Documents.view("text", kind: "label", attributes: "text=\"\(text)\"", content: font)
        let found = try #require(try frames(subviews: label, constraints: Self.pinned("text"))["text"])
        #expect(width == 0 || found.width == width)
        #expect(found.height == height)
    }

    /// Recorded were 300.5 points for the centre of a label in a cell of 480 points in a table of 600.
    @Test func cellsAreAsWideAsTheirTable() throws {
        let table = """
            <tableView translatesAutoresizingMaskIntoConstraints="NO" id="table">
            <rect key="frame" x="0" y="0" width="600" height="400"/><prototypes>
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="480" height="44"/>
            <tableViewCellContentView key="contentView" id="content"><subviews>\(Documents.view("box"))</subviews>
            <constraints>\(Documents.constraint("c1", "box", "centerX", "content"))
            \(Documents.constraint("c2", "box", "width", constant: 40))
            \(Documents.constraint("c3", "box", "top", "content", constant: 11))
            \(Documents.constraint("c4", "box", "height", constant: 21))
            </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let edges = ["leading", "trailing", "top", "bottom"].map {
            Documents.constraint("t-\($0)", "table", $0, "root")
        }
        let found = try frames(subviews: table, constraints: edges.joined())
        #expect(found["box"]?.midX == 300)
    }

    @Test func wheelsAreShortOnTheSquareCanvas() throws {
        let picker = Documents.view("wheels", kind: "datePicker", attributes: "style=\"wheels\"")
        let found = try frames(subviews: picker, constraints: Self.pinned("wheels"))
        #expect(found["wheels"]?.size == CGSize(width: 320, height: 162))
    }

    @Test(arguments: [(7531, 30), (23504, 35)])
    func fieldsWithARoundBorderGrowSinceIOS13(tools: Int, height: CGFloat) throws {
        // A line of 22 points is 26.25 tall in San Francisco: 27 and 8 around it.
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"22\"/>"
        let field = Documents.view(
            "field", kind: "textField", attributes: "borderStyle=\"roundedRect\"", content: font)
        let found = try frames(tools: tools, subviews: field, constraints: Self.pinned("field"))
        #expect(found["field"]?.height == height)
    }

    /// Recorded in a table with rows of 76 points: an image 59 points tall between margins of 8, above a separator of one.
    @Test func cellsWithoutAFrameAreRowsOfTheirTable() throws {
        func cell(_ id: String, _ attributes: String) -> String {
            let box = Documents.view("box-\(id)")
            return """
                <tableViewCell id="\(id)" \(attributes)><tableViewCellContentView key="contentView" id="in-\(id)">
                <subviews>\(box)</subviews><constraints>
                \(Documents.constraint("t-\(id)", "box-\(id)", "top", "in-\(id)", "topMargin"))
                \(Documents.constraint("b-\(id)", "in-\(id)", "bottomMargin", "box-\(id)", "bottom"))
                \(Documents.constraint("l-\(id)", "box-\(id)", "leading", "in-\(id)", "leadingMargin"))
                \(Documents.constraint("r-\(id)", "in-\(id)", "trailingMargin", "box-\(id)", "trailing"))
                </constraints></tableViewCellContentView></tableViewCell>
                """
        }
        let found = try Documents.frames(
            """
            <document toolsVersion="7531" targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
            <tableViewController id="vc"><tableView key="view" rowHeight="76" sectionHeaderHeight="22" id="table">
            <rect key="frame" x="0" y="0" width="600" height="600"/><prototypes>
            \(cell("one", ""))\(cell("two", "rowHeight=\"50\""))</prototypes></tableView>
            </tableViewController></objects></scene></scenes></document>
            """)
        #expect(found["one"] == CGRect(x: 0, y: 22, width: 600, height: 76))
        #expect(found["two"] == CGRect(x: 0, y: 98, width: 600, height: 50))
        #expect(found["in-one"] == CGRect(x: 0, y: 0, width: 600, height: 75))
        #expect(found["box-one"] == CGRect(x: 8, y: 8, width: 584, height: 59))
    }

    /// Safe areas came with iOS 11: before, a view's own margins are the same beneath a bar.
    @Test func marginsOfInnerViewsDoNotTakeInBars() throws {
        let inner = Documents.view("inner")
        let outer = Documents.view(
            "outer",
            content: "<subviews>\(inner)</subviews><constraints>"
                + Documents.constraint("i", "inner", "top", "outer", "topMargin") + "</constraints>")
        let text = Documents.storyboard(
            subviews: outer, constraints: Documents.constraint("o", "outer", "top", "root"), tools: 7531
        ).replacingOccurrences(of: "useSafeAreas=\"YES\"", with: "")
        #expect(try Documents.frames(text)["inner"]?.minY == 8)
    }

    private static func classAttribute(_ name: String, _ value: Int) -> String {
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(name)">
        <real key="value" value="\(value)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """
    }

    /// Recorded was a label 82 points tall whose class adds 32 to a line of 50.
    @Test(arguments: [("label", "text=\"Where\""), ("button", "")])
    func classesAddTheSpaceThatTheirAttributesName(kind: String, attributes: String) throws {
        func height(_ padding: Int?, tools: Int = 7531) throws -> CGFloat {
            let title = "<state key=\"normal\" title=\"Where\"/>"
            let content = title + (padding.map { Self.classAttribute("verticalPadding", $0) } ?? "")
            let view = Documents.view(
                "text", kind: kind, attributes: attributes + " customClass=\"Padded\"", content: content)
            let found = try frames(tools: tools, subviews: view, constraints: Self.pinned("text"))
            return try #require(found["text"]).height
        }
        let plain = try height(nil)
        #expect(try height(32) == plain + 32)
        // Documents of Xcode 12 list the sizes of such classes.
        #expect(try height(32, tools: 21701) < plain + 4)
    }

    /// Recorded was a view 30 points inside one whose class has a margin of 30.
    @Test func classesSetTheMarginThatAnAttributeNames() throws {
        let inner =
            Documents.constraint("i", "inner", "leading", "outer", "leadingMargin")
            + Documents.constraint("j", "inner", "top", "outer", "topMargin")
        let outer = Documents.view(
            "outer", attributes: "customClass=\"MarginView\"",
            content: "<subviews>\(Documents.view("inner"))</subviews><constraints>\(inner)</constraints>"
                + Self.classAttribute("margin", 30))
        let found = try frames(subviews: outer, constraints: Self.pinned("outer"))
        #expect(found["inner"]?.origin == CGPoint(x: 30, y: 30))
    }
}
