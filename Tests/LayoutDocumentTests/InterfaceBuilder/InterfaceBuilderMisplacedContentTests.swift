import Engine
import Foundation
import Testing
import Findings

@testable import LayoutDocument

/// Differences from the recorded frames that measures of content explain, and ones that they don't.
struct InterfaceBuilderMisplacedContentTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Makes a text recorded 200 points wide, wider than in any font, and a box 8 points after it.
    private func scene(boxAt x: Int, width: Int = 30, boxAttributes: String = "") throws -> Scene {
        let text = Documents.storyboard(
            subviews: """
                <label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="text">
                <rect key="frame" x="10" y="70" width="200" height="33"/></label>
                <view \(boxAttributes) translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="\(x)" y="70" width="\(width)" height="20"/></view>
                """,
            constraints: Documents.constraint("a", "text", "leading", "root", constant: 10)
                + Documents.constraint("b", "text", "top", "root", constant: 70)
                + Documents.constraint("c", "box", "leading", "text", "trailing", constant: 8)
                + Documents.constraint("d", "box", "top", "text")
                + Documents.constraint("e", "box", "width", constant: 30)
                + Documents.constraint("f", "box", "height", constant: 20))
        return try #require(Documents.read(text).scenes.first)
    }

    private func misplaced(_ scene: Scene) throws -> [LayoutFinding] {
        try scene.misplacedViews(in: try LayoutSolver.solve(root: scene.root, canvas: scene.canvas))
    }

    @Test func whatTextExplainsIsNotReported() throws {
        #expect(try misplaced(try scene(boxAt: 218)).isEmpty)
    }

    /// Whatever the width of the text, the box is 8 points after it and 30 wide.
    @Test func whatConstraintsSayIsReportedEvenNextToText() throws {
        let place = try misplaced(try scene(boxAt: 250))
        #expect(place.map(\.items) == [["box"]])
        #expect(place.map(\.severity) == [.note])
        #expect(place.first?.message.contains("its constraints give (218, 70; 30 × 20)") == true)
        let size = try misplaced(try scene(boxAt: 218, width: 47))
        #expect(size.map(\.items) == [["box"]])
    }

    @Test func whatTheDocumentMarksIsReportedInAnyCase() throws {
        let findings = try misplaced(try scene(boxAt: 218, boxAttributes: "misplaced=\"YES\""))
        #expect(findings.map(\.items) == [["box"]])
        #expect(findings.map(\.severity) == [.warning])
    }

    /// A switch is 51 points wide, but aligned as if it were 49: 2 points narrower.
    @Test func theFrameOfASwitchIsNotTakenForItsContent() throws {
        let text = Documents.storyboard(
            subviews: """
                <switch translatesAutoresizingMaskIntoConstraints="NO" id="switch">
                <rect key="frame" x="10" y="70" width="51" height="31"/></switch>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="90" y="70" width="30" height="20"/></view>
                """,
            constraints: Documents.constraint("a", "switch", "leading", "root", constant: 10)
                + Documents.constraint("b", "switch", "top", "root", constant: 70)
                + Documents.constraint("c", "box", "leading", "switch", "trailing", constant: 8)
                + Documents.constraint("d", "box", "top", "switch")
                + Documents.constraint("e", "box", "width", constant: 30)
                + Documents.constraint("f", "box", "height", constant: 20))
        let findings = try misplaced(try #require(Documents.read(text).scenes.first))
        // Only the box is misplaced: 10 + 49 + 8 points from the left.
        #expect(findings.map(\.items) == [["box"]])
        #expect(findings.first?.message.contains("its constraints give (67, 70; 30 × 20)") == true)
    }

    /// Above a home indicator, which begins at 818, toolbars are recorded 44 or 49 points tall.
    @Test(arguments: [(0, 44, 0), (0, 49, 0), (10, 44, 1)])
    func theHeightOfAToolbarIsItsContent(x: Int, height: Int, count: Int) throws {
        let text = Documents.storyboard(
            subviews: """
                <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="bar">
                <rect key="frame" x="\(x)" y="\(818 - height)" width="393" height="\(height)"/></toolbar>
                """,
            constraints: Documents.constraint("a", "bar", "leading", "root")
                + Documents.constraint("b", "bar", "trailing", "root")
                + Documents.constraint("c", "bar", "bottom", "safe"))
        #expect(try misplaced(try #require(Documents.read(text).scenes.first)).count == count)
    }

    /// The inner stack view has no views, and a place that only the canvas knew: 10 + 123 + 8 points from the left begins
    /// the box.
    @Test(arguments: [(131, 0), (150, 1)])
    func aStackViewWithoutViewsHasItsRecordedSize(x: Int, count: Int) throws {
        let text = Documents.storyboard(
            subviews: """
                <stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="outer">
                <rect key="frame" x="10" y="70" width="161" height="50"/>
                <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="inner">
                <rect key="frame" x="0.0" y="0.0" width="123" height="50"/></stackView>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="\(x)" y="0.0" width="30" height="50"/></view></subviews></stackView>
                """,
            constraints: Documents.constraint("a", "outer", "leading", "root", constant: 10)
                + Documents.constraint("b", "outer", "top", "root", constant: 70)
                + Documents.constraint("c", "box", "width", constant: 30)
                + Documents.constraint("d", "box", "height", constant: 50))
        #expect(try misplaced(try #require(Documents.read(text).scenes.first)).count == count)
    }

    /// The difference between a symbol's frame and the rectangle that constraints place is only known from the
    /// symbol's measures.
    @Test func theFrameOfASymbolIsNotCompared() throws {
        func findings(catalog: String) throws -> [LayoutFinding] {
            let text = Documents.storyboard(
                subviews: """
                    <imageView image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="icon">
                    <rect key="frame" x="10" y="71" width="24" height="20"/></imageView>
                    """,
                constraints: Documents.constraint("a", "icon", "leading", "root", constant: 10)
                    + Documents.constraint("b", "icon", "top", "root", constant: 70)
                    + Documents.constraint("c", "icon", "width", constant: 24)
                    + Documents.constraint("d", "icon", "height", constant: 24)
            ).replacingOccurrences(of: "<image name=\"photo\"", with: "<image name=\"photo\" \(catalog)")
            return try misplaced(try #require(Documents.read(text).scenes.first))
        }
        #expect(try findings(catalog: "catalog=\"system\"").isEmpty)
        #expect(try findings(catalog: "").map(\.items) == [["icon"]])
    }

    @Test func aSymbolByReferenceIsNotComparedEither() throws {
        let text = Documents.storyboard(
            subviews: """
                <imageView translatesAutoresizingMaskIntoConstraints="NO" id="icon">
                <rect key="frame" x="10" y="72" width="24" height="20"/>
                <imageReference key="image" image="photo" catalog="system"/></imageView>
                """,
            constraints: Documents.constraint("a", "icon", "leading", "root", constant: 10)
                + Documents.constraint("b", "icon", "top", "root", constant: 70)
                + Documents.constraint("c", "icon", "width", constant: 24)
                + Documents.constraint("d", "icon", "height", constant: 24)
        ).replacingOccurrences(of: "<image name=\"photo\"", with: "<image name=\"photo\" catalog=\"system\"")
        #expect(try misplaced(try #require(Documents.read(text).scenes.first)).isEmpty)
    }

    /// Documents contain neither default margins nor safe areas, so a difference that depends on them says nothing.
    @Test func whatMarginsAndSafeAreasExplainIsNotReported() throws {
        func findings(_ x: String, _ y: String, size: Int = 20) throws -> [LayoutFinding] {
            let text = Documents.storyboard(
                subviews: """
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                    <rect key="frame" x="12" y="40" width="\(size)" height="20"/></view>
                    """,
                constraints: x + y + Documents.constraint("c", "box", "width", constant: 20)
                    + Documents.constraint("d", "box", "height", constant: 20))
            return try misplaced(try #require(Documents.read(text).scenes.first))
        }
        let (margin, safeArea) = (
            Documents.constraint("a", "box", "leading", "root", "leadingMargin"),
            Documents.constraint("b", "box", "top", "safe")
        )
        // 12 points from the left where the margin is 16, and 40 from the top where the safe area begins at 59.
        #expect(try findings(margin, safeArea).isEmpty)
        let (left, top) = (
            Documents.constraint("a", "box", "leading", "root", constant: 16),
            Documents.constraint("b", "box", "top", "root", constant: 59)
        )
        #expect(try findings(left, safeArea).map(\.items) == [["box"]])
        #expect(try findings(margin, top).map(\.items) == [["box"]])
        #expect(try findings(margin, safeArea, size: 30).map(\.items) == [["box"]])
    }

    @Test func contentHasItsOwnSizeAgainAfterwards() throws {
        let scene = try scene(boxAt: 250)
        let before = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas)
        let findings = try scene.misplacedViews(in: before)
        #expect(try LayoutSolver.solve(root: scene.root, canvas: scene.canvas) == before)
        #expect(try scene.misplacedViews(in: before) == findings)
    }

    /// A plain view in a stack view keeps the size that its author set on the canvas, which isn't stored elsewhere in
    /// the document.
    @Test func theSizeOfAPlainViewInAStackIsNotReported() throws {
        let text = Documents.storyboard(
            subviews: """
                <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <rect key="frame" x="10" y="70" width="77" height="50"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="plain">
                <rect key="frame" x="0" y="0" width="77" height="50"/></view></subviews></stackView>
                """,
            constraints: Documents.constraint("a", "stack", "leading", "root", constant: 10)
                + Documents.constraint("b", "stack", "top", "root", constant: 70)
                + Documents.constraint("c", "plain", "height", constant: 50))
        #expect(try misplaced(try #require(Documents.read(text).scenes.first)).isEmpty)
    }
}
