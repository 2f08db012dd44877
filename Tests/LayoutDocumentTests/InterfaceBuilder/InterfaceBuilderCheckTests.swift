import Engine
import Foundation
import Testing
import Findings

@testable import LayoutDocument

/// The findings of checking a document, each with its line.
struct InterfaceBuilderCheckTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Returns a document with a view recorded somewhere, which constraints place at (10, 70) with a size of 30 × 20.
    private func document(recorded: String, attributes: String = "") -> String {
        Documents.storyboard(
            subviews: """

                <view userLabel="Box" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" \(recorded)/></view>
                """,
            constraints: Documents.constraint("a", "box", "leading", "root", constant: 10)
                + Documents.constraint("b", "box", "top", "root", constant: 70)
                + Documents.constraint("c", "box", "width", constant: 30)
                + Documents.constraint("d", "box", "height", constant: 20))
    }

    private func misplaced(_ text: String, options: SceneOptions = SceneOptions()) throws -> [LayoutFinding] {
        let result = InterfaceBuilderReader.read(Data(text.utf8), file: "a.storyboard", options: options)
        return try result.scenes.flatMap { scene in
            try scene.misplacedViews(in: try LayoutSolver.solve(root: scene.root, canvas: scene.canvas))
        }
    }

    private static let elsewhere = "x=\"10\" y=\"70\" width=\"30\" height=\"44.5\""

    @Test func aViewThatIsElsewhereIsReported() throws {
        let finding = try #require(try misplaced(document(recorded: Self.elsewhere)).first)
        #expect(finding.code.rawValue == "misplaced")
        #expect(finding.severity == .note)
        #expect(finding.location?.line == 9)
        #expect(finding.items == ["box"])
        #expect(
            finding.message
                == "Box: recorded at (10, 70; 30 × 44.5), its constraints give (10, 70; 30 × 20); "
                + "update its frame in Interface Builder")
    }

    /// An image's insets, for its shadow, are in no document. Nothing but a wrong record makes an image view smaller or moves it.
    @Test func anImageViewRecordedLargerMayHaveInsets() throws {
        func image(_ frame: String) -> String {
            document(recorded: frame).replacingOccurrences(
                of: "<view userLabel=\"Box\"", with: "<imageView userLabel=\"Box\""
            )
            .replacingOccurrences(of: "/></view>", with: "/></imageView>")
        }
        #expect(try misplaced(image("x=\"2\" y=\"64\" width=\"46\" height=\"36\"")).isEmpty)
        #expect(try misplaced(image("x=\"12\" y=\"64\" width=\"46\" height=\"36\"")).count == 1)
        #expect(try misplaced(document(recorded: "x=\"2\" y=\"64\" width=\"46\" height=\"36\"")).count == 1)
    }

    /// A cell that is recorded 44 points high and needs 52 is only wrong in Interface Builder.
    @Test func whatIsInACellOfAnotherHeightIsNotReported() throws {
        func cell(_ height: Double) -> String {
            """
            <document toolsVersion="23504" targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><objects>
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="375" height="\(height)"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="16" y="16" width="100" height="12"/></view></subviews><constraints>
            \(Documents.constraint("t", "box", "top", "content", constant: 16))
            \(Documents.constraint("b", "content", "bottom", "box", constant: 16))
            \(Documents.constraint("l", "box", "left", "content", constant: 16))
            \(Documents.constraint("w", "box", "width", constant: 100))
            \(Documents.constraint("h", "box", "height", constant: 20))
            </constraints></tableViewCellContentView></tableViewCell></objects></document>
            """
        }
        #expect(try misplaced(cell(44)).isEmpty)
        #expect(try misplaced(cell(52)).map(\.items) == [["box"]])
    }

    /// Where the view is follows from which of the two widths was broken.
    @Test func nothingIsElsewhereBesidesAConflict() throws {
        let width = Documents.constraint("e", "box", "width", constant: 40)
        let conflicting = document(recorded: Self.elsewhere).replacingOccurrences(
            of: "</constraints>", with: width + "</constraints>")
        #expect(try misplaced(conflicting).isEmpty)
        #expect(
            try misplaced(
                conflicting.replacingOccurrences(
                    of: "<view userLabel", with: "<view misplaced=\"YES\" userLabel")
            )
            .map(\.severity) == [.warning])
    }

    @Test func oneThatTheDocumentMarksIsAWarning() throws {
        let findings = try misplaced(document(recorded: Self.elsewhere, attributes: "misplaced=\"YES\""))
        #expect(findings.map(\.severity) == [.warning])
    }

    @Test func aViewWhereItWasRecordedIsNot() throws {
        let frames = [
            "x=\"10\" y=\"70\" width=\"30\" height=\"20\"", "x=\"10\" y=\"71\" width=\"30.5\" height=\"20\"",
        ]
        for frame in frames { #expect(try misplaced(document(recorded: frame)).isEmpty) }
    }

    @Test func framesThatSayNothingAreNot() throws {
        #expect(try misplaced(document(recorded: "width=\"0.0\" height=\"0.0\"")).isEmpty)
        #expect(try misplaced(document(recorded: Self.elsewhere, attributes: "ambiguous=\"YES\"")).isEmpty)
        #expect(try misplaced(document(recorded: Self.elsewhere, attributes: "hidden=\"YES\"")).isEmpty)
        let wide = SceneOptions(size: CGSize(width: 500, height: 900))
        #expect(try misplaced(document(recorded: Self.elsewhere), options: wide).isEmpty)
    }

    /// If constraints don't determine a view's position, the recorded one is as good as any.
    @Test func aViewThatIsFreeToGoElsewhereIsNot() throws {
        let text = document(recorded: Self.elsewhere)
        let free = text.replacingOccurrences(
            of: Documents.constraint("d", "box", "height", constant: 20), with: "")
        #expect(free != text)
        #expect(try misplaced(free).isEmpty)
        let findings = try Documents.read(free).scenes.flatMap {
            try LayoutSolver.solve(root: $0.root, canvas: $0.canvas).findings
        }
        #expect(
            findings.map(\.message) == ["'Box' (box): height is not determined; constrain height or bottom"])
    }

    @Test func aConflictIsToldByNameAndOnALine() throws {
        let inner = Documents.view(
            "inner",
            content:
                "<constraints>\(Documents.constraint("h", "inner", "height", constant: 90))</constraints>")
        let outer = """
            <view userLabel="Frame" fixedFrame="YES" id="outer">
            <rect key="frame" x="0" y="0" width="50" height="60"/><subviews>\(inner)</subviews><constraints>
            \(Documents.constraint("t", "inner", "top", "outer"))
            \(Documents.constraint("b", "inner", "bottom", "outer"))
            \(Documents.constraint("l", "inner", "leading", "outer"))
            \(Documents.constraint("w", "inner", "width", constant: 10))</constraints></view>
            """
        let scene = try #require(
            Documents.read(Documents.storyboard(subviews: outer, constraints: "")).scenes.first)
        let finding = try #require(
            try LayoutSolver.solve(root: scene.root, canvas: scene.canvas).findings.first)
        // The frame of an autoresizing view is broken first.
        #expect(finding.broken == "outer keeps its y and height (autoresizing)")
        #expect(finding.message.contains("outer is 'Frame'"))
        #expect(finding.location?.line == 8)
    }

    @Test func aConstraintToNothingIsAnErrorOnItsLine() throws {
        let text = Documents.storyboard(
            subviews: Documents.view("box"),
            constraints: "\n\n" + Documents.constraint("a", "box", "leading", "gone", "trailing"))
        let finding = try #require(Documents.read(text).findings.first)
        #expect(finding.code == .unknownItem)
        #expect(finding.severity == .error)
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
            $0.contains("gone")
        }
        #expect(finding.location?.line == line.map { $0 + 1 })
        #expect(finding.items == ["gone"])
    }

    @Test func aGuideThatNothingUsesIsAWarningOnItsLine() throws {
        let guide = """

            <view customClass="LayoutGuideView" translatesAutoresizingMaskIntoConstraints="NO" id="g">
            <rect key="frame" x="0" y="0" width="1" height="1"/><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="name" value="gap"/>
            </userDefinedRuntimeAttributes></view>
            """
        let scene = try #require(
            Documents.read(Documents.storyboard(subviews: guide, constraints: "")).scenes.first)
        let findings = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas).findings
        let finding = try #require(findings.first { $0.code == .unusedGuide })
        #expect(finding.severity == .warning)
        #expect(finding.location?.line == 9)
        #expect(finding.items == ["LayoutGuideView-gap"])
    }
}
