import Engine
import Explanation
import Findings
import Foundation
import LayoutDocument
import Testing
import Wording

/// The changes that reports advise, each made and laid out again.
@Suite struct AdviceTests {
    private func scene(_ document: String) throws -> Scene {
        try #require(LayoutDocumentReader.read(Array(document.utf8), file: "a.json5").scenes.first)
    }

    private func explainer(of scene: Scene) throws -> LayoutExplainer {
        try #require(try LayoutSession(root: scene.root, canvas: scene.canvas).explainer())
    }

    private func explainer(_ document: String) throws -> LayoutExplainer {
        try explainer(of: scene(document))
    }

    /// Returns the advice on the last constraint of two views side by side on 320 points.
    private func advice(onLastOf widths: String) throws -> String? {
        let explainer = try explainer(
            """
            { layoutDocument: 1, canvas: { size: [320, 300] }, root: { id: "view", subviews: [{ id: "a" }, { id: "b" }] },
              constraints: ["a.leading == view.leading", "b.leading == a.trailing", "b.trailing == view.trailing",
                "a.top == view.top", "b.top == view.top", "a.height == 40", "b.height == 40", \(widths)] }
            """)
        let explanation = try explainer.explanation()
        let written = explainer.layout.constraints.indices.filter {
            explainer.layout.constraints[$0].source == .document
        }
        let writer = EffectWriter(explanation, words: ConstraintWords(explainer.layout))
        return writer.account(of: try #require(written.last)).advice
    }

    /// The required constraints leave 320 points to both; that of 600 takes 250 of them, and that of 500 gets 70.
    @Test func anOptionalObstacleIsOutweighedByAHigherPriority() throws {
        #expect(
            try advice(onLastOf: #""a.width == 250 @600", "b.width == 100 @500""#)
                == "isn't met because of stronger constraints; try a priority above 600")
        #expect(try advice(onLastOf: #""a.width == 250 @600", "b.width == 100 @601""#) == nil)
    }

    @Test func equallyStrongObstaclesAreNotCalledStronger() throws {
        #expect(
            try advice(onLastOf: #""a.width == 250 @500", "b.width == 100 @500""#)
                == "isn't met because of constraints that are as strong; try a priority above 500")
    }

    @Test func onlyRequiredObstaclesHaveToBeLowered() throws {
        #expect(
            try advice(onLastOf: #""a.width == 250", "b.width == 100 @500""#)
                == "isn't met because of required constraints; try lowering one of them")
    }

    /// No priority is between 1000 and that of a constraint of 999.9.
    @Test func noPriorityAbove1000IsProposed() throws {
        #expect(
            try advice(onLastOf: #""a.width == 250 @999.9", "b.width == 100 @999""#)
                == "isn't met because of stronger constraints; try making it required")
    }

    /// A stack view gives a hidden view no length.
    private static let hiddenRow = """
        { layoutDocument: 1, canvas: { size: [320, 200] }, root: { id: "view", subviews: [
          { id: "row", class: "UIStackView", axis: "vertical", subviews: [
            { id: "a", intrinsicContentSize: [50, 20] }, { id: "b", hidden: true }] }] },
          constraints: ["row.leading == view.leading", "row.top == view.top", CONSTRAINT] }
        """

    @Test func lengthOfAHiddenViewNeedsNoAdvice() throws {
        let explainer = try explainer(
            Self.hiddenRow.replacing("CONSTRAINT", with: #""b.height == 44 @999""#))
        let index = try #require(
            explainer.layout.constraints.firstIndex { $0.text.hasPrefix("b.height == 44") })
        let account = EffectWriter(try explainer.explanation(), words: ConstraintWords(explainer.layout))
            .account(of: index)
        #expect(account.sentence.hasPrefix("is overridden, 44 points short"))
        #expect(account.advice == nil)
    }

    /// The hidden view stays at the end of the one before it, so that a gap can't be there at any time.
    @Test func conflictOfAHiddenViewIsTheAppsToEnd() throws {
        let explainer = try explainer(
            Self.hiddenRow.replacing("CONSTRAINT", with: #""b.top == a.bottom + 24""#))
        var analyst = ConflictAnalyst(explainer, words: ConstraintWords(explainer.layout))
        #expect(try analyst.accounts().map(\.verdict) == [.app])
    }

    /// 250 and at least 100 don't fit into 320: without the latter the second view has no width, with a priority it has 70.
    @Test func distanceIsSaidOfTheRemovedConstraint() throws {
        let explainer = try explainer(
            """
            { layoutDocument: 1, canvas: { size: [320, 100] }, root: { id: "view", subviews: [{ id: "a" }, { id: "b" }] },
              constraints: ["a.leading == view.leading", "b.leading == a.trailing", "b.trailing <= view.trailing",
                "a.width == 250", "b.width >= 100", "a.top == view.top", "a.height == 10", "b.top == view.top",
                "b.height == 10"] }
            """)
        let notes = ConflictWords(ConstraintWords(explainer.layout)).findings().flatMap(\.notes)
        #expect(
            notes.last
                == "what to do: remove 'b.width >= 100', or give it priority 999; then everything else holds "
                + "(off by 100 if removed)")
    }

    /// Seven parts of 20 points in 100: only the last has no width of its own.
    @Test func aSingleSizeIsNotCalledSizes() throws {
        let explainer = try explainer(
            """
            { layoutDocument: 1, canvas: { size: [100, 100] },
              root: { id: "view", subviews: [{ id: "a" }, { id: "b" }, { id: "c" }, { id: "d" }] },
              constraints: ["a.leading == view.leading + 20", "a.width == 20", "b.leading == a.trailing + 20",
                "b.width == 20", "c.leading == b.trailing + 20", "c.width == 20", "d.leading == c.trailing + 20",
                "d.trailing == view.trailing"] }
            """)
        let conflict = try #require(explainer.layout.conflicts.first)
        let members = ConflictWords(ConstraintWords(explainer.layout)).members(of: conflict)
        #expect(members.last == "  and 1 size that isn't negative")
    }

    /// A label of 20 points that is required to hug its text, and to be twice as high.
    @Test func requiredHuggingIsLoweredAsWell() throws {
        let explainer = try explainer(
            """
            { layoutDocument: 1, canvas: { size: [300, 100] },
              root: { id: "view", subviews: [{ id: "a", intrinsicContentSize: [50, 20], hugging: [250, 1000] }] },
              constraints: ["a.leading == view.leading", "a.top == view.top", "a.height == 40"] }
            """)
        var analyst = ConflictAnalyst(explainer, words: ConstraintWords(explainer.layout))
        let cures = try analyst.accounts().flatMap(\.cures)
        let cure = try #require(
            cures.first { $0.text == "give the content hugging of a the priority 999" })
        // The layout is solved without the broken hugging already.
        #expect(cure.moved.isEmpty)
    }

    /// A text may be higher than an equation says, but not than a limit.
    @Test(arguments: [
        ("==", "use >= or a lower priority"), ("<=", "use a larger constant or a lower priority"),
    ])
    func textsGetMoreSpace(relation: String, advice: String) throws {
        let scene = try scene(
            """
            { layoutDocument: 1, canvas: { size: [300, 100] },
              root: { id: "view", subviews: [{ id: "a", class: "UILabel", text: "One line" }] },
              constraints: ["a.leading == view.leading", "a.top == view.top", "a.width \(relation) 70"] }
            """)
        let messages = try withExtendedLifetime(scene) {
            let explainer = try explainer(of: scene)
            let words = ConstraintWords(explainer.layout)
            return try ConstraintLinter(explainer, try explainer.explanation(), words: words).findings().map(
                \.message)
        }
        #expect(messages == ["a.width \(relation) 70 truncates a longer text; \(advice)"])
    }

    @Test func unusedGuidesHaveTheirPlace() throws {
        let layout = try explainer(
            """
            { layoutDocument: 1, canvas: { size: [300, 100] },
              root: { id: "view", guides: [
                { id: "unused" }] } }
            """
        ).layout
        #expect(layout.findings.map(\.code) == [.unusedGuide])
        #expect(layout.findings.map { $0.location?.line } == [3])
    }
}
