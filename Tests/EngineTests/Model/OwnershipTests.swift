import Foundation
import Testing
import Findings
import Solver

@testable import Engine

/// References to a view or guide that is deallocated.
@Suite struct OwnershipTests {
    @Test func aConstraintDoesNotKeepItsItemsAlive() {
        var view: View? = View()
        var guide: LayoutGuide? = LayoutGuide()
        let constraint = view.flatMap { view in
            guide.map {
                LayoutConstraint(item: view, attribute: .top, relatedBy: .equal, toItem: $0, attribute: .top)
            }
        }
        #expect(constraint?.firstItem === view)
        #expect(constraint?.secondItem === guide)
        view = nil
        #expect(constraint?.firstItem == nil)
        #expect(constraint?.secondItem === guide)
        guide = nil
        #expect(constraint?.secondItem == nil)
        #expect(constraint?.activationError == .itemGone)
    }

    /// The finding is recorded by the remaining view, names the guide and says what to do.
    @Test func aGuideUsedAfterItsOwnerLeftIsAFinding() throws {
        let root = View.root()
        let button = root.place("button")
        let guide = LayoutGuide(identifier: "third")
        var panel: View? = View()
        panel?.addLayoutGuide(guide)
        panel = nil
        let constraint = LayoutConstraint(
            item: guide, attribute: .bottom, relatedBy: .equal, toItem: button, attribute: .top)
        constraint.isActive = true
        #expect(!constraint.isActive)
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 100, height: 100)))
        let finding = try #require(layout.findings.first { $0.code == .noCommonAncestor })
        #expect(
            finding.message
                == "third.bottom == button.top: the guide third has no owning view; "
                + "add it to a view with addLayoutGuide(_:) before activating")
    }

    @Test func subviewsOutliveTheirSuperview() {
        let inner = View()
        var outer: View? = View()
        outer?.addSubview(inner)
        #expect(inner.superview === outer)
        outer = nil
        #expect(inner.superview == nil)
        #expect(inner.rootView === inner)
    }

    @Test func aViewDeepInsideOutlivesTheHierarchy() {
        let innermost = View()
        var root: View? = View()
        var next = root
        for _ in 0..<1000 {
            let view = View()
            next?.addSubview(view)
            next = view
        }
        next?.addSubview(innermost)
        next = nil
        root = nil
        #expect(root == nil)
        #expect(innermost.superview == nil)
    }

    @Test func aConstraintOutlivesItsOwner() {
        var root: View? = View()
        let inner = View()
        root?.addSubview(inner)
        let constraint = root.map { inner.topAnchor.constraint(equalTo: $0.topAnchor) }
        constraint?.isActive = true
        #expect(constraint?.owner === root)
        root = nil
        #expect(constraint?.isActive == false)
        constraint?.constant = 5
        #expect(constraint?.secondItem == nil)
    }

    @Test func anActiveConstraintGoesWithItsOwner() {
        weak var gone: LayoutConstraint?
        var root: View? = View()
        let inner = View()
        root?.addSubview(inner)
        do {
            let constraint = root.map { inner.topAnchor.constraint(equalTo: $0.topAnchor) }
            constraint?.isActive = true
            gone = constraint
        }
        #expect(gone != nil)
        root = nil
        #expect(gone == nil)
    }

    @Test func anAnchorOfAViewThatIsGoneMakesAConstraintThatCannotBeActive() {
        let root = View()
        var view: View? = View()
        let anchor = view?.topAnchor
        view = nil
        let constraint = anchor?.constraint(equalTo: root.topAnchor)
        #expect(constraint?.firstItem == nil)
        #expect(constraint?.secondItem === root)
        #expect(constraint?.activationError == .itemGone)
        constraint?.isActive = true
        #expect(constraint?.isActive == false)
        #expect(root.layoutFindings.map(\.code) == [.noCommonAncestor])
    }

    @Test func deactivatingSomeLeavesTheOthersInOrder() {
        let root = View()
        let constraints = (0..<10).map { root.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
        LayoutConstraint.activate(constraints)
        LayoutConstraint.deactivate([constraints[7], constraints[2], constraints[7]])
        #expect(root.constraints.map(\.constant) == [0, 1, 3, 4, 5, 6, 8, 9])
        #expect(!constraints[2].isActive && !constraints[7].isActive)
    }

    @Test func aViewCannotComeToLieInsideItself() {
        let outer = View()
        let inner = View()
        outer.addSubview(inner)
        for view in [outer, inner] { inner.addSubview(view) }
        #expect(outer.superview == nil)
        #expect(inner.subviews.isEmpty)
        #expect(inner.layoutFindings.map(\.code) == [.hierarchyCycle, .hierarchyCycle])
    }
}
