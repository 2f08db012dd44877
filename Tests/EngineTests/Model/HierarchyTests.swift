import Foundation
import Testing
import Findings
import Solver

@testable import Engine

@Suite struct HierarchyTests {
    @Test func anActiveConstraintBelongsToTheClosestCommonAncestor() {
        let root = View.root()
        let left = root.place("left")
        let right = root.place("right")
        let inner = left.place("inner")
        let across = inner.leadingAnchor.constraint(equalTo: right.leadingAnchor)
        let own = inner.widthAnchor.constraint(equalToConstant: 5)
        let up = inner.topAnchor.constraint(equalTo: left.topAnchor)
        LayoutConstraint.activate([across, own, up])
        #expect(across.owner === root)
        #expect(own.owner === inner)
        #expect(up.owner === left)
        LayoutConstraint.deactivate([across])
        #expect(!across.isActive)
        #expect(root.constraints.isEmpty)
    }

    @Test func removingAViewRemovesWhatCrossedItsEdge() {
        let root = View.root()
        let a = root.place("a")
        let b = root.place("b")
        let inner = a.place("inner")
        let inside = inner.topAnchor.constraint(equalTo: a.topAnchor)
        let edge = a.topAnchor.constraint(equalTo: root.topAnchor)
        let across = inner.leadingAnchor.constraint(equalTo: b.leadingAnchor)
        let other = b.topAnchor.constraint(equalTo: root.topAnchor)
        LayoutConstraint.activate([inside, edge, across, other])
        a.removeFromSuperview()
        #expect(inside.isActive)
        #expect(!edge.isActive)
        #expect(!across.isActive)
        #expect(other.isActive)
        #expect(root.subviews.map(\.identifier) == ["b"])
    }

    @Test func removingAGuideRemovesItsConstraints() {
        let root = View.root()
        let guide = root.guide("guide")
        let a = root.place("a")
        let tie = a.topAnchor.constraint(equalTo: guide.bottomAnchor)
        let other = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        LayoutConstraint.activate([tie, other])
        #expect(guide.owningView === root)
        root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
        #expect(root.layoutGuides.isEmpty)
        #expect(!tie.isActive)
        #expect(other.isActive)
    }

    @Test func aGuideMovesToTheViewThatTakesIt() {
        let root = View.root()
        let a = root.place("a")
        let guide = root.guide("guide")
        a.addLayoutGuide(guide)
        #expect(guide.owningView === a)
        #expect(root.layoutGuides.isEmpty)
    }

    @Test func itemsOfDifferentHierarchiesDontMeet() {
        let root = View.root()
        let a = root.place("a")
        let stray = View()
        stray.identifier = "stray"
        let constraint = a.topAnchor.constraint(equalTo: stray.topAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
        let finding = a.layoutFindings.first
        #expect(finding?.code == .noCommonAncestor)
        #expect(finding?.items == ["a", "stray"])
        #expect(finding?.message.contains("add stray first") == true)
    }

    @Test(arguments: [
        (LayoutAttribute.left, LayoutAttribute?.some(.top), FindingCode.incompatibleAttributes),
        (.width, .leading, .incompatibleAttributes),
        (.leading, .left, .incompatibleAttributes),
        (.centerY, nil, .incompatibleAttributes),
    ])
    func unlikeAttributesStayInactive(
        first: LayoutAttribute, second: LayoutAttribute?, code: FindingCode
    ) {
        let root = View.root()
        let a = root.place("a")
        let b = root.place("b")
        let constraint = LayoutConstraint(
            item: a, attribute: first, relatedBy: .equal, toItem: second == nil ? nil : b, attribute: second,
            constant: 3)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(a.layoutFindings.map(\.code) == [code])
    }

    @Test(arguments: [(CGFloat.nan, CGFloat(0)), (1, .infinity), (1, -.infinity)])
    func numbersThatArentFiniteAreRefused(multiplier: CGFloat, constant: CGFloat) {
        let root = View.root()
        let a = root.place("a")
        let constraint = LayoutConstraint(
            item: a, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
            multiplier: multiplier, constant: constant)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(a.layoutFindings.map(\.code) == [.invalidNumber])
    }

    @Test func aViewCantBeAddedToItselfOrBelowItself() {
        let root = View.root()
        let a = root.place("a")
        a.addSubview(a)
        a.addSubview(root)
        #expect(a.layoutFindings.map(\.code) == [.hierarchyCycle, .hierarchyCycle])
        #expect(a.subviews.isEmpty)
        #expect(a.superview === root)
    }

    @Test func itemsAreHeldWeakly() {
        let root = View.root()
        var view: View? = View()
        let constraint = view.map { $0.widthAnchor.constraint(equalToConstant: 5) }
        view = nil
        #expect(constraint?.firstItem == nil)
        constraint?.isActive = true
        #expect(constraint?.isActive == false)
        #expect(root.constraints.isEmpty)
    }

    @Test func aHierarchyAsDeepAsMemoryAllowsIsReleasedWithoutRecursion() {
        let root = View.root()
        var parent = root
        for _ in 0..<200_000 {
            let view = View()
            parent.heldSubviews.append(view)
            view.superview = parent
            parent = view
        }
        #expect(parent.superview != nil)
    }
}
