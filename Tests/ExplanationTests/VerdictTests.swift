import Arithmetic
import Engine
import Explanation
import Foundation
import LayoutDocument
import Testing

/// Who has to act where a conflict is found in a table's row, whose frame and whose content's frame nobody but the table sets.
struct VerdictTests {
    /// A table whose rows are 44 points high, with a box in a row, and constraints on the box.
    private static func verdict(_ constraints: String, masksOfBox: Bool = false) throws -> (
        ConflictVerdict, String
    )? {
        let placed = masksOfBox ? "" : "translatesAutoresizingMaskIntoConstraints=\"NO\""
        let text = """
            <document toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_12" orientation="portrait"/><objects>
            <tableView dataMode="prototypes" rowHeight="44" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="393" height="44"/>
            <subviews><view \(placed) userLabel="box" id="box"><rect key="frame" x="0" y="0" width="100" height="30"/></view></subviews>
            <constraints>\(constraints)</constraints>
            </tableViewCellContentView></tableViewCell></prototypes></tableView></objects></document>
            """
        let read = InterfaceBuilderReader.read(Data(text.utf8), file: "a.xib")
        let scene = try #require(read.scenes.first)
        let explainer = try #require(try LayoutSession(root: scene.root, canvas: scene.canvas).explainer())
        var analyst = ConflictAnalyst(explainer, words: ConstraintFormatter(explainer.layout))
        return try analyst.accounts().first.map { ($0.verdict, $0.summary) }
    }

    @Test func nobodyIsToldToSwitchOffAutoresizingOfAContentView() throws {
        let (verdict, summary) = try #require(
            try Self.verdict(
                """
                <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" constant="16" id="t"/>
                <constraint firstItem="content" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="16" id="b"/>
                <constraint firstItem="box" firstAttribute="height" constant="20" id="h"/>
                """))
        #expect(verdict == .app)
        #expect(!summary.contains("translatesAutoresizingMaskIntoConstraints"))
    }

    /// A view of the app's, which its author can change.
    @Test func aViewThatKeepsItsFrameAndIsPlacedIsToldSo() throws {
        let (verdict, summary) = try #require(
            try Self.verdict(
                "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"20\" id=\"h\"/>",
                masksOfBox: true))
        #expect(verdict == .autoresizing)
        #expect(summary.contains("box") && summary.contains("translatesAutoresizingMaskIntoConstraints"))
    }
}
