import Arithmetic
import Engine
import Explanation
import Findings
import Foundation
import LayoutDocument
import Testing
import Wording

/// One mistake is one finding, also where it leaves several numbers open or breaks several constraints.
@Suite struct OneCauseTests {
    private func layout(_ views: String, guides: String = "", _ constraints: String) throws -> SolvedLayout {
        let text = """
            { layoutDocument: 1, canvas: { size: [320, 480] },
              root: { id: "view", guides: [\(guides)], subviews: [\(views)] }, constraints: [\(constraints)] }
            """
        let result = LayoutDocumentReader.input(Array(text.utf8), file: "a.json5").scenes(SceneOptions())
        let scene = try #require(result.scenes.first, "\(result.findings)")
        return try LayoutSession(root: scene.root, canvas: scene.canvas).solvedLayout(id: scene.id)
    }

    private func messages(_ layout: SolvedLayout) -> [String] {
        layout.findings.filter { $0.code == .ambiguous }.map(\.message)
    }

    private static let button = "{ id: \"button\", intrinsicContentSize: [80, 30] }"
    private static let label = "{ id: \"label\", intrinsicContentSize: [60, 20] }"

    /// The guide has no height, so what stands below it has no place.
    @Test func whatFollowsFromAGuideIsToldWithTheGuide() throws {
        let layout = try layout(
            Self.button + ", " + Self.label, guides: "{ id: \"gap\" }",
            """
            "gap.top == view.top", "gap.leading == view.leading", "gap.trailing == view.trailing",
            "button.top == gap.bottom", "label.top == button.bottom", "button.leading == view.leading",
            "label.leading == view.leading"
            """)
        let messages = messages(layout)
        #expect(messages.count == 1)
        #expect(
            messages.first?.hasPrefix("gap: height is not determined, and so y of button and y of label")
                == true)
        #expect(messages.first?.contains("constrain height") == true)
        #expect(layout.findings.first?.items == ["gap", "button", "label"])
        #expect(layout.findings.first?.location?.line == 2)
    }

    /// Both widths fill the rest of a row of 320: giving one of them more hugging determines both.
    @Test func contentsThatShareARowAreOneFinding() throws {
        let messages = messages(
            try layout(
                Self.button + ", " + Self.label,
                "\"H:|-0-[button]-8-[label]-0-|\", \"button.top == view.top\", \"label.top == view.top\""))
        #expect(messages.count == 1)
        #expect(
            messages.first?.hasPrefix("button: width is not determined, and so x, width of label aren't")
                == true)
        #expect(messages.first?.contains("give it or label a higher content hugging priority") == true)
    }

    @Test func viewsThatAreOnlyPlacedByEachOtherAreOneFinding() throws {
        let messages = messages(
            try layout(
                Self.button + ", " + Self.label,
                "\"label.leading == button.trailing + 8\", \"button.top == view.top\", \"label.top == view.top\""
            ))
        #expect(messages.count == 1)
        #expect(messages.first?.contains("as it and label are only placed relative to each other") == true)
        #expect(messages.first?.hasSuffix("constrain leading, trailing or centerX of one of them") == true)
    }

    @Test(arguments: [true, false])
    func aPositionThatInequalitiesOnlyLimitIsSaidToBe(isLimited: Bool) throws {
        let sides =
            isLimited ? "\"button.leading >= view.leading\", \"button.trailing <= view.trailing\"," : ""
        let messages = messages(try layout(Self.button, "\(sides) \"button.top == view.top\""))
        #expect(messages.count == 1)
        #expect(messages.first?.contains("as inequalities only limit it") == isLimited)
        #expect(messages.first?.hasSuffix("centerX with ==") == isLimited)
    }

    /// Two views without any constraint have nothing to do with each other.
    @Test func separateCausesAreSeparateFindings() throws {
        #expect(messages(try layout(Self.button + ", " + Self.label, "")).count == 2)
    }

    /// A frame and constraints contradict each other along both axes: 10 is neither the centre of 320 - 80 nor 40.
    @Test func aFrameInTheWayIsOneFinding() throws {
        let layout = try layout(
            "{ id: \"box\", frame: [10, 10, 80, 30] }",
            "\"box.centerX == view.centerX\", \"box.top == view.top + 40\"")
        #expect(layout.conflicts.count == 2)
        let found = ConflictFormatter(ConstraintFormatter(layout)).findings()
        #expect(found.leftOut == 0)
        #expect(found.findings.map(\.code) == [.unsatisfiable])
        #expect(
            found.findings.first?.notes.contains(
                "what to do: remove the frame of box, so that its constraints place it") == true)
        #expect(found.findings.first?.notes.last?.hasPrefix("for the same reason") == true)
    }

    @Test func aConstraintAgainstAStackViewSaysHowToSetItsSpacing() throws {
        let layout = try layout(
            """
            { id: "row", class: "UIStackView", subviews: [
              { id: "a", intrinsicContentSize: [20, 20] }, { id: "b", intrinsicContentSize: [20, 20] }] }
            """, "\"row.top == view.top\", \"row.leading == view.leading\", \"b.leading == a.trailing + 20\"")
        let notes = ConflictFormatter(ConstraintFormatter(layout)).findings().findings.first?.notes ?? []
        #expect(notes.contains { $0.contains("row arranges its subviews, so set its spacing to 20") })
    }

    /// The part that is wrong is named by the line that its author wrote.
    @Test func aConstraintOfAVisualFormatNamesItsLine() throws {
        let layout = try layout("{ id: \"box\" }", "\"H:|-[box(200)]-|\", \"V:|[box(20)]\"")
        let notes = ConflictFormatter(ConstraintFormatter(layout)).findings().findings.first?.notes ?? []
        #expect(notes.contains { $0.contains("a part of 'H:|-[box(200)]-|'") })
    }

    /// Which edges of a box are outside by a constant whose sign is wrong.
    @Test(arguments: [
        // The end is outside by as much as the start is inside.
        (["box.leading == view.leading + 16", "box.trailing == view.trailing + 16"], 1),
        (["box.leading == view.leading - 16", "box.trailing == view.trailing - 16"], 1),
        (["view.trailing == box.trailing - 16", "box.leading == view.leading + 16"], 1),
        // Both inside, both outside on purpose, and outside by another distance.
        (["box.leading == view.leading + 16", "box.trailing == view.trailing - 16"], 0),
        (["box.leading == view.leading - 16", "box.trailing == view.trailing + 16"], 0),
        (["box.leading == view.leading + 16", "box.trailing == view.trailing + 40"], 0),
        (["box.leading == view.leading + 16", "box.trailing <= view.trailing + 16"], 0),
    ])
    func edgesOutsideByTheSignAreFound(constraints: [String], count: Int) throws {
        let found = try lints("", constraints).filter { $0.code == .outsideSuperview }
        #expect(found.count == count)
        #expect(found.allSatisfy { $0.message.contains("16 outside the superview") })
    }

    /// Margins of views are what they say; those of guides are their edges.
    @Test(arguments: [
        ("box.leading == gap.leadingMargin", "gap.leading,"), ("gap.bottomMargin == box.top", "gap.bottom,"),
        ("box.centerX == gap.centerXWithinMargins", "gap.centerX,"),
        ("box.leading == view.leadingMargin", nil), ("box.leading == gap.leading", nil),
    ])
    func marginsOfGuidesAreFound(constraint: String, instead: String?) throws {
        let found = try lints("{ id: \"gap\" }", [constraint]).filter { $0.code == .guideMargin }
        #expect(found.count == (instead == nil ? 0 : 1))
        #expect(found.allSatisfy { $0.message.contains("write \(instead ?? "")") })
    }

    private func lints(_ guides: String, _ constraints: [String]) throws -> [LayoutFinding] {
        let text = """
            { layoutDocument: 1, root: { id: "view", guides: [\(guides)], subviews: [{ id: "box" }] },
              constraints: [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))] }
            """
        let scene = try #require(LayoutDocumentReader.read(Array(text.utf8), file: "a.json5").scenes.first)
        let session = LayoutSession(root: scene.root, canvas: scene.canvas)
        let explainer = try #require(try session.explainer(id: scene.id))
        let explanation = try explainer.explanation(of: .effects)
        return try ConstraintLinter(explainer, explanation, words: ConstraintFormatter(explanation.layout))
            .findings()
    }
}
