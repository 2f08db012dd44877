import Arithmetic
import Engine
import Explanation
import Findings
import Foundation
import LayoutDocument
import Testing
import Wording

/// The advice that somebody who knows Auto Layout would give, tried by solving again.
@Suite struct AdviceTests {
    private func explainer(_ document: String, state: String? = nil) throws -> LayoutExplainer {
        var options = SceneOptions()
        options.state = state
        let result = LayoutDocumentReader.input(Array(document.utf8), file: "a.json5").scenes(options)
        let scene = try #require(result.scenes.first, "\(result.findings)")
        let session = LayoutSession(root: scene.root, canvas: scene.canvas)
        return try #require(try session.explainer(id: scene.id))
    }

    /// Two contents of 45 and 42 points share the width of a row.
    private static func row(width: Int, _ priorities: String = "") -> String {
        """
        { layoutDocument: 1, canvas: { size: [\(width), 40] }, root: { id: "row", subviews: [
          { id: "left", intrinsicContentSize: [45, 20]\(priorities) }, { id: "right", intrinsicContentSize: [42, 20] } ] },
          constraints: ["H:|-0-[left]-8-[right]-0-|", "left.top == row.top", "right.top == row.top"] }
        """
    }

    /// With room to spare, hugging decides; without, compression resistance. 45 + 8 + 42 = 95.
    @Test(arguments: [(200, true), (96, true), (60, false)])
    func contentsThatShareALengthNeedPriorities(width: Int, isHugging: Bool) throws {
        let explainer = try explainer(Self.row(width: width))
        let opening = try #require(try explainer.openings().first)
        #expect(opening.contentPriorities.map(\.isHugging) == [isHugging, isHugging])
        #expect(opening.contentPriorities.map(\.priority) == (isHugging ? [251, 251] : [751, 751]))
        let names = opening.contentPriorities.map { explainer.layout.items[$0.item].id }
        #expect(names == ["left", "right"])
        let word = isHugging ? "content hugging" : "compression resistance"
        #expect(explainer.layout.findings.contains { $0.message.contains(word) })
    }

    @Test func oneHigherPriorityDecides() throws {
        let explainer = try explainer(Self.row(width: 200, ", hugging: [251, 250]"))
        #expect(try explainer.openings().isEmpty)
        #expect(explainer.layout.items.first { $0.id == "left" }?.frame.width == 45)
    }

    private func accounts(_ document: String, state: String? = nil) throws -> [ConflictAccount] {
        let explainer = try explainer(document, state: state)
        var analyst = ConflictAnalyst(explainer, words: ConstraintFormatter(explainer.layout))
        return try analyst.accounts()
    }

    /// Gaps of 20, 0 and 40 between four views, which three guides make equal. Only v3 is in two different gaps' sums that
    /// don't agree: without its frame, two gaps of 20 and 70 - 30 - 20 remain.
    @Test func theViewWhoseFrameIsInTheWayIsNamed() throws {
        let found = try accounts(
            """
            { layoutDocument: 1, canvas: { size: [375, 667] }, root: { id: "view", guides: [{id:"g0"},{id:"g1"},{id:"g2"}],
              subviews: [ {id:"v1",frame:[0,0,200,30]},{id:"v2",frame:[0,50,200,30]},{id:"v3",frame:[0,80,200,30]},{id:"v4",frame:[0,150,200,30]} ] },
              constraints: ["v1.bottom == g0.top","v2.bottom == g1.top","v3.bottom == g2.top",
                "v2.top == g0.bottom","v3.top == g1.bottom","v4.top == g2.bottom",
                "g1.height == g0.height","g2.height == g0.height",
                "g0.leading == view.leading","g1.leading == view.leading","g2.leading == view.leading",
                "g0.width == 10","g1.width == 10","g2.width == 10"] }
            """)
        let account = try #require(found.first)
        #expect(found.count == 1)
        for name in ["v1", "v2", "v3", "v4"] { #expect(account.summary.contains(name)) }
        let released = account.cures.filter { $0.text.contains("translatesAutoresizingMask") }
        #expect(released.count == 1)
        #expect(released.first?.text.contains("false on v3") == true)
        #expect(released.first?.text.contains("x and width are undetermined") == true)
        #expect(account.cures.first == released.first)
    }

    /// The same four views: the smallest set has three of them, and what remains without one of these the fourth.
    @Test func whichViewsFrameEndsAConflictIsTried() throws {
        let explainer = try explainer(
            """
            { layoutDocument: 1, canvas: { size: [375, 667] }, root: { id: "view", guides: [{id:"g0"},{id:"g1"},{id:"g2"}],
              subviews: [ {id:"v1",frame:[0,0,200,30]},{id:"v2",frame:[0,50,200,30]},{id:"v3",frame:[0,80,200,30]},{id:"v4",frame:[0,150,200,30]} ] },
              constraints: ["v1.bottom == g0.top","v2.bottom == g1.top","v3.bottom == g2.top",
                "v2.top == g0.bottom","v3.top == g1.bottom","v4.top == g2.bottom",
                "g1.height == g0.height","g2.height == g0.height"] }
            """)
        var analyst = ConflictAnalyst(explainer, words: ConstraintFormatter(explainer.layout))
        let releases = try analyst.frameReleases()
        #expect(releases.count == explainer.layout.conflicts.count)
        let tried = releases.compactMap { $0 }
        #expect(tried.map(\.kept) == [["v1", "v2", "v3", "v4"]])
        #expect(tried.first?.views == [FrameRelease.View(name: "v3", open: ["x", "width"])])
    }

    /// A view of one size and an author's constraint of another: nothing is to be chosen.
    @Test func conflictsOfOneFrameAreNotTried() throws {
        let explainer = try explainer(
            """
            { layoutDocument: 1, canvas: { size: [100, 100] }, root: { id: "view", subviews: [
              { id: "a", frame: [0, 0, 10, 10] }, { id: "b" } ] },
              constraints: ["a.width == 20", "b.width == 10", "b.width == 30"] }
            """)
        var analyst = ConflictAnalyst(explainer, words: ConstraintFormatter(explainer.layout))
        #expect(try analyst.frameReleases() == [nil, nil])
    }

    /// 50 - 30 = 20 against 80 - 80 = 0.
    @Test func lengthsThatShouldBeEqualAreSaid() throws {
        let found = try accounts(
            """
            { layoutDocument: 1, canvas: { size: [375, 667] }, root: { id: "view", guides: [{id:"g0"},{id:"g1"}],
              subviews: [ {id:"v1",frame:[0,0,200,30]},{id:"v2",frame:[0,50,200,30]},{id:"v3",frame:[0,80,200,30]} ] },
              constraints: ["v1.bottom == g0.top","v2.top == g0.bottom","v2.bottom == g1.top","v3.top == g1.bottom",
                "g1.height == g0.height", "g0.leading == view.leading","g1.leading == view.leading",
                "g0.width == 10","g1.width == 10"] }
            """)
        let arithmetic = try #require(found.first?.arithmetic)
        #expect(arithmetic.contains("g1.height is 0 and g0.height is 20"))
    }

    /// The bar follows the keyboard, and is pinned to the safe area as well.
    @Test func whatFollowsTheKeyboardKeepsFollowing() throws {
        let found = try accounts(
            """
            { layoutDocument: 1, canvas: { device: "iPhone 15", keyboard: "docked" },
              root: { id: "view", subviews: [ { id: "bar", intrinsicContentSize: [-1, 44] } ] },
              constraints: ["bar.leading == view.leading", "bar.trailing == view.trailing",
                "bar.bottom == safeAreaLayoutGuide.bottom", "bar.bottom == keyboardLayoutGuide.top"] }
            """)
        let cure = try #require(found.first?.cures.first)
        #expect(cure.text.contains("safeAreaLayoutGuide.bottom") && !cure.text.contains("keyboard"))
    }
}
