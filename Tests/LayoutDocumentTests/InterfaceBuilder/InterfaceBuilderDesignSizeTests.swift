import Engine
import Findings
import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import LayoutDocument

/// Sizes that views only have while they are designed: those of cells and of views that an app puts somewhere.
struct InterfaceBuilderDesignSizeTests {
    private typealias Documents = InterfaceBuilderDocuments

    private static let box = Documents.view("box")

    private static func height(_ constant: Double, id: String = "h") -> String {
        Documents.constraint(id, "box", "height", constant: constant)
    }

    /// Ties to the top and bottom, 16 points inside an item.
    private static func ties(to item: String) -> String {
        Documents.constraint("t", "box", "top", item, constant: 16)
            + Documents.constraint("b", item, "bottom", "box", constant: 16)
            + Documents.constraint("l", "box", "leading", item)
            + Documents.constraint("r", item, "trailing", "box")
    }

    /// A table's cell of a library, 375 × 44 points, with a box 16 points inside its content's top and bottom.
    private func cell(_ constraints: String, subview: String = Self.box) -> String {
        """
        <document toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/><objects>
        <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(subview)</subviews>
        <constraints>\(Self.ties(to: "content"))\(constraints)</constraints>
        </tableViewCellContentView></tableViewCell></objects></document>
        """
    }

    /// A view of a library, 300 × 200 points, that belongs to no controller.
    private func freeView(_ constraints: String, attributes: String = "", owner: String = "") -> String {
        """
        <document toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections></placeholder>
        <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews>\(Self.box)</subviews><constraints>\(constraints)</constraints>\(attributes)</view>
        </objects></document>
        """
    }

    private func solved(_ text: String, _ options: SceneOptions = SceneOptions()) throws -> SolvedLayout {
        let read = InterfaceBuilderReader.read(Data(text.utf8), file: "a.xib", options: options)
        let scene = try #require(read.scenes.first)
        return try LayoutSession(root: scene.root, canvas: scene.canvas).solvedLayout(detail: .complete)
    }

    private func frame(_ id: String, in layout: SolvedLayout) -> CGRect? {
        layout.items.first { $0.id == id }?.frame
    }

    /// 16 + 20 + 16 = 52, not 44.
    @Test func aCellIsAsHighAsItsContent() throws {
        let layout = try solved(cell(Self.height(20)))
        #expect(layout.conflicts.isEmpty)
        #expect(!layout.findings.contains { $0.code == .unsatisfiable })
        #expect(layout.canvas.size == CGSize(width: 375, height: 52))
        #expect(frame("content", in: layout) == CGRect(x: 0, y: 0, width: 375, height: 52))
        #expect(frame("box", in: layout) == CGRect(x: 0, y: 16, width: 375, height: 20))
    }

    @Test func aCellThatFitsKeepsItsHeight() throws {
        let layout = try solved(
            cell(Documents.constraint("h", "box", "height", constant: 20, extra: "priority=\"999\"")))
        #expect(layout.canvas.size.height == 44)
        #expect(frame("box", in: layout)?.height == 12)
    }

    @Test func aConflictThatIsAlsoThereInAnotherSizeIsReported() throws {
        let layout = try solved(cell(Self.height(20) + Self.height(30, id: "i")))
        let conflict = try #require(layout.conflicts.first)
        #expect(layout.conflicts.count == 1)
        #expect(
            Set(conflict.members.map { layout.constraints[$0].text }) == [
                "box.height == 20", "box.height == 30",
            ])
        #expect(layout.constraints[conflict.broken].source == .document)
    }

    /// A height that the list sets isn't one of Interface Builder only.
    @Test func aConflictWithTheHeightThatATableSetsIsReported() throws {
        let row = cell(Self.height(20))
        let start = try #require(row.range(of: "<tableViewCell id")).lowerBound
        let end = try #require(row.range(of: "</objects>")).lowerBound
        let table = """
            <tableView dataMode="prototypes" rowHeight="44" translatesAutoresizingMaskIntoConstraints="NO" \
            fixedFrame="YES" id="table"><rect key="frame" x="0" y="0" width="375" height="300"/>
            <prototypes>\(row[start..<end])</prototypes></tableView>
            """
        let layout = try solved(Documents.storyboard(subviews: table, constraints: ""))
        #expect(layout.conflicts.count == 1)
        #expect(frame("cell", in: layout)?.height == 44)
    }

    /// With other text sizes, a recorded height is no longer that of the content: 16 + a line + 16.
    @Test func aCellIsMeasuredWithOtherTextSizes() throws {
        let label = Documents.view(
            "box", kind: "label", attributes: "text=\"Ag\" adjustsFontForContentSizeCategory=\"YES\"",
            content: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
        let text = cell("", subview: label)
        #expect(try solved(text).canvas.size.height == 44)
        for category in [ContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge] {
            var options = SceneOptions()
            options.contentSizeCategory = category
            let layout = try solved(text, options)
            let line = try #require(frame("box", in: layout)?.height)
            #expect(abs(layout.canvas.size.height - line - 32) < 0.5, "\(category)")
            #expect(layout.conflicts.isEmpty)
        }
    }

    @Test func aFreeViewGrowsWhereConstraintsRequireIt() throws {
        let wide = Documents.constraint("w", "box", "width", constant: 400)
        let layout = try solved(freeView(Self.ties(to: "root") + wide))
        #expect(layout.conflicts.isEmpty)
        #expect(layout.canvas.size == CGSize(width: 400, height: 200))
        #expect(try solved(freeView(Self.ties(to: "root"))).canvas.size == CGSize(width: 300, height: 200))
    }

    /// The view of a controller is as large as the screen, whatever is in it.
    @Test func aScreenKeepsItsSize() throws {
        let layout = try solved(
            Documents.storyboard(subviews: Self.box, constraints: Self.ties(to: "root") + Self.height(1000)))
        #expect(layout.conflicts.count == 1)
        #expect(layout.canvas.size == CGSize(width: 393, height: 852))
    }

    /// What was asked for isn't a size of Interface Builder's.
    @Test func aSizeThatWasAskedForIsKept() throws {
        let text = freeView(Self.ties(to: "root") + Documents.constraint("w", "box", "width", constant: 400))
        let layout = try solved(text, SceneOptions(size: CGSize(width: 320, height: 200)))
        #expect(layout.canvas.size.width == 320)
        #expect(layout.conflicts.count == 1)
    }

    /// A box of 12 points fits in 44, and one of 20 doesn't.
    @Test(arguments: [(12.0, 1000.0, SolvedConstraint.Outcome.satisfied), (20, 50, .outweighed)])
    func aRecordedSizeIsListedOnce(
        _ height: Double, priority: Double, outcome: SolvedConstraint.Outcome
    ) throws {
        let layout = try solved(cell(Self.height(height)))
        let canvas = layout.constraints.filter { $0.source == .canvas }
        #expect(canvas.map(\.first.attribute) == [.left, .top, .width, .height])
        #expect(canvas.map(\.priority) == [1000, 1000, 1000, priority])
        #expect(canvas.last?.outcome == outcome)
    }

    /// The rows below stay 0 points below it.
    @Test func rowsFollowTheRowAbove() throws {
        let rows = (0..<3).map { row in
            """
            <tableViewCell id="cell\(row)"><rect key="frame" x="0" y="\(44 * row)" width="393" height="44"/>
            <tableViewCellContentView key="contentView" id="content\(row)">
            <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>\(Documents.view("box\(row)"))</subviews>
            <constraints>\(Documents.constraint("t\(row)", "box\(row)", "top", "content\(row)", constant: 16))
            \(Documents.constraint("b\(row)", "content\(row)", "bottom", "box\(row)", constant: 16))
            \(Documents.constraint("h\(row)", "box\(row)", "height", constant: Double(20 + 10 * row)))
            </constraints></tableViewCellContentView></tableViewCell>
            """
        }
        let table = """
            <tableView dataMode="static" rowHeight="-1" translatesAutoresizingMaskIntoConstraints="NO" \
            fixedFrame="YES" id="table"><rect key="frame" x="0" y="0" width="393" height="100"/>
            <prototypes>\(rows.joined())</prototypes></tableView>
            """
        let layout = try solved(Documents.storyboard(subviews: table, constraints: ""))
        #expect(layout.conflicts.isEmpty)
        #expect(frame("cell0", in: layout) == CGRect(x: 0, y: 0, width: 393, height: 52))
        #expect(frame("cell1", in: layout) == CGRect(x: 0, y: 52, width: 393, height: 62))
        #expect(frame("cell2", in: layout) == CGRect(x: 0, y: 114, width: 393, height: 72))
        #expect(frame("table", in: layout)?.height == 100)
    }

    /// Nobody asks the rows of a table how high it should be, however strong their constraints are.
    @Test func contentsOfListsHaveNoEffectOnThem() throws {
        let row = """
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="300" height="44"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="300" height="44"/><subviews>\(Self.box)</subviews><constraints>
            \(Documents.constraint("e", "box", "height", "table", extra: "priority=\"999\""))
            \(Documents.constraint("h", "box", "height", constant: 20, extra: "priority=\"998\""))
            </constraints></tableViewCellContentView></tableViewCell>
            """
        let table = """
            <tableView dataMode="prototypes" rowHeight="-1" translatesAutoresizingMaskIntoConstraints="NO" id="table">
            <rect key="frame" x="0" y="0" width="300" height="300"/><prototypes>\(row)</prototypes></tableView>
            """
        let height = Documents.constraint("x", "table", "height", constant: 300, extra: "priority=\"250\"")
        let layout = try solved(Documents.storyboard(subviews: table, constraints: height))
        #expect(frame("table", in: layout)?.height == 300)
        #expect(frame("box", in: layout)?.height == 300)
    }

    /// Below 400 points, the box decides the width, and above the canvas does.
    @Test(arguments: LayoutAxis.allCases)
    func piecesOverCanvasesThatYieldEqualLayoutsFromScratch(_ axis: LayoutAxis) throws {
        let text = freeView(
            Self.ties(to: "root") + Self.height(400)
                + Documents.constraint(
                    "w", "box", "width", constant: 400, extra: "relation=\"greaterThanOrEqual\""))
        var comparison = PieceComparison(along: axis, over: 100...900) {
            InterfaceBuilderReader.read(Data(text.utf8), file: "a.xib").scenes.first.map {
                ($0.root, $0.canvas)
            }
        }
        var random = SplitMix64(seed: 5)
        try comparison.run(count: 10, random: &random)
        #expect(comparison.differences == [])
        #expect(comparison.pieceCount < 10)
        #expect(comparison.comparisonCount > 20)
    }
}
