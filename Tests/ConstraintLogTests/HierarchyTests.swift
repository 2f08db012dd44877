import Testing

@testable import ConstraintLog

/// Messages that a constraint's items aren't in one hierarchy.
@Suite struct HierarchyTests {
    private func mistake(_ log: String) throws -> HierarchyMistake {
        let found = ConstraintLogReader.explanation(of: Array(log.utf8))
        #expect(found.conflicts.isEmpty && found.unrecoverable.isEmpty && found.traces.isEmpty)
        #expect(found.hierarchyMistakes.count == 1)
        return try #require(found.hierarchyMistakes.first)
    }

    /// Each message names two items: a label and a guide, or two views.
    @Test(arguments: [
        (
            "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x281 \"UIButton:0xa'OK'.leading\"> and <NSLayoutXAxisAnchor:0x282 \"UIView:0xb.trailing\"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.'",
            ["0xa", "0xb"]
        ),
        (
            "Unable to activate constraint with items <UIView: 0xa; frame = (0 0; 10 10); layer = <CALayer: 0x9>> and <UIButton: 0xb; frame = (0 0; 0 0)> because they have no common ancestor. Does the constraint reference items in different view hierarchies? That's illegal.",
            ["0xa", "0xb"]
        ),
        (
            "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x1 V:[UILabel:0xa]-(8)-[UIView:0xb]   (inactive)>\n\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself).",
            ["0xb", "0xa"]
        ),
        (
            "> 2026-01-05 10:00:00.000 App[1:1] The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x1 UILabel:0xa.top == UILayoutGuide:0xb'column'.bottom   (inactive)>",
            ["0xa", "0xb"]
        ),
    ])
    func bothItemsAreNamed(log: String, addresses: [String]) throws {
        let found = try mistake(log)
        #expect(found.places.map(\.item.address) == addresses)
        #expect(HierarchyFormatter(found).advice.contains("the text doesn't show which of them is missing"))
        #expect(HierarchyFormatter(found).advice.contains("addSubview"))
    }

    @Test func aGuideNeedsAddLayoutGuide() throws {
        let found = try mistake(
            "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x1 UILabel:0xa.top == UILayoutGuide:0xb'column'.bottom   (inactive)>"
        )
        let words = HierarchyFormatter(found)
        #expect(words.headline == "UILabel and the guide 'column' aren't in one view hierarchy")
        #expect(words.advice.contains("add the guide 'column' with addLayoutGuide"))
    }

    /// The label is in a card; the guide's owner is another view, printed before the message or after it.
    @Test(arguments: [true, false])
    func whatIsNotBelowTheOwnerIsSaid(isGuideFirst: Bool) throws {
        let guide =
            "<UILayoutGuide: 0xb - \"column\", layoutFrame = {{0, 0}, {0, 0}}, owningView = <MainView: 0xc; frame = (0 0; 375 667)>>\n"
        let tree =
            "<CardView: 0xd; frame = (0 0; 0 0)>\n   | <RowView: 0xe; frame = (0 0; 0 0)>\n   |    | <UILabel: 0xa; frame = (0 0; 0 0)>\n"
        let message =
            "UILayoutGuide's owningView hierarchy unprepared for constraint.\n\tConstraint: <NSLayoutConstraint:0x1 UILabel:0xa.top == UILayoutGuide:0xb'column'.bottom + 20>\n\tContainer hierarchy: \n"
        let found = try mistake(isGuideFirst ? guide + message + tree : message + tree + guide)
        let words = HierarchyFormatter(found)
        #expect(words.facts.contains("the guide 'column' belongs to MainView"))
        #expect(words.facts.contains { $0.hasPrefix("CardView isn't below MainView") })
        #expect(words.advice.hasPrefix("add CardView to MainView"))
    }

    @Test func theViewThatTheMessageMissesIsNamed() throws {
        let found = try mistake(
            """
            View hierarchy unprepared for constraint.
            \tConstraint: <NSLayoutConstraint:0x1 H:|-(0)-[UILabel:0xa]   (inactive, names: '|':UIView:0xb )>
            \tContainer hierarchy: 
            <FormView: 0xc; frame = (0 0; 320 480); layer = <CALayer: 0x9>>
            \tView not found in container hierarchy: <UIView: 0xb; frame = (0 0; 0 0); layer = <CALayer: 0x9>>
            \tThat view's superview: NO SUPERVIEW
            """)
        #expect(HierarchyFormatter(found).advice.hasPrefix("add UIView to FormView"))
    }

    /// The system says the same of one constraint in three sentences.
    @Test func sentencesAboutOneConstraintAreOneMessage() throws {
        let constraint = "<NSLayoutConstraint:0x1 UILabel:0xa.top == UIView:0xb.bottom   (inactive)>"
        let found = try mistake(
            """
            The view hierarchy is not prepared for the constraint: \(constraint)
            View hierarchy unprepared for constraint.
            \tConstraint: \(constraint)
            *** Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:\(constraint) view:<UIView: 0xc; frame = (0 0; 1 1)>'
            """)
        #expect(found.count == 1)
        #expect(found.container?.address == "0xc")
    }

    @Test func itemsThatAreNeitherViewsNorGuidesAreTold() throws {
        let found = try mistake(
            "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'NSLayoutConstraint for <UIView: 0xa; frame = (0 0; 1 1)>: Constraint items must each be a view or layout guide.'"
        )
        #expect(found.kind == .notItems)
        #expect(HierarchyFormatter(found).headline.contains("UIView"))
    }

    /// Of two cells with the same mistake, one is told, with the count.
    @Test func addressesDoNotDistinguishMessages() {
        let log = ["1", "2"].map {
            "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x\($0) UILabel:0xa\($0).top == UIView:0xb\($0).bottom   (inactive)>\n"
        }.joined()
        let found = ConstraintLogReader.explanation(of: Array(log.utf8)).hierarchyMistakes
        #expect(found.map(\.count) == [2])
    }
}
