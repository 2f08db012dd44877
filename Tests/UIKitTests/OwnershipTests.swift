import Engine
import Testing
import UIKit
import Solver

extension DeviceTests {
    /// Ownership of constraints and guides, and the reports in place of UIKit's exceptions.
    @Suite struct OwnershipTests {
        @Test func anActiveConstraintBelongsToTheClosestCommonAncestor() {
            let (root, left, right) = (UIView(), Block(), Block())
            let (inner, guide) = (Block(), UILayoutGuide())
            root.add(left, right)
            left.addSubview(inner)
            right.addLayoutGuide(guide)
            let across = inner.topAnchor.constraint(equalTo: guide.bottomAnchor)
            let within = inner.topAnchor.constraint(equalTo: left.topAnchor)
            let alone = inner.widthAnchor.constraint(equalToConstant: 3)
            NSLayoutConstraint.activate([across, within, alone])
            #expect(root.constraints == [across])
            #expect(left.constraints == [within])
            #expect(inner.constraints == [alone])
            within.isActive = false
            #expect(left.constraints.isEmpty && !within.isActive)
        }

        @Test func removingAViewRemovesWhatCrossedItsEdge() {
            let (root, panel, other, inner) = (UIView(), Block(), Block(), Block())
            root.add(panel, other)
            panel.addSubview(inner)
            let crossing = inner.leftAnchor.constraint(equalTo: other.leftAnchor)
            let inside = inner.topAnchor.constraint(equalTo: panel.topAnchor)
            let outside = other.topAnchor.constraint(equalTo: root.topAnchor)
            let distance = other.topAnchor.anchorWithOffset(to: inner.topAnchor).constraint(
                equalToConstant: 4)
            NSLayoutConstraint.activate([crossing, inside, outside, distance])
            panel.removeFromSuperview()
            #expect([crossing, inside, outside, distance].map(\.isActive) == [false, true, true, false])
        }

        @Test func removingAGuideRemovesItsConstraints() {
            let (root, guide) = (UIView(), UILayoutGuide())
            root.addLayoutGuide(guide)
            let constraint = guide.topAnchor.constraint(equalTo: root.topAnchor)
            constraint.isActive = true
            root.removeLayoutGuide(guide)
            #expect(!constraint.isActive && guide.owningView == nil && root.layoutGuides.isEmpty)
        }

        @Test func itemsAndAnchorsAreHeldWeakly() {
            let root = UIView()
            var view: UIView? = Block()
            weak var reference: UIView?
            reference = view
            let anchor = view?.topAnchor
            let constraint = anchor?.constraint(equalTo: root.topAnchor)
            view = nil
            #expect(reference == nil && constraint?.firstItem == nil && anchor?.item == nil)
            constraint?.isActive = true
            #expect(constraint?.isActive == false)
        }

        @Test func identityHolds() {
            let (a, b) = (UIView(), UIView())
            #expect(a == a && a != b && a.isEqual(a))
            #expect(Set([a, b, a]).count == 2)
            #expect(a.hash == a.hash)
            let constraint = a.widthAnchor.constraint(equalToConstant: 1)
            #expect(constraint.firstItem === a)
            #expect((constraint.firstItem as? UIView) == a)
            #expect(constraint.description == "UIView.width == 1")
        }

        @Test func strangersMakeAReportAndNoException() throws {
            let (root, stranger) = (Block(name: "root"), Block(name: "stranger"))
            let constraint = root.topAnchor.constraint(equalTo: stranger.topAnchor)
            constraint.isActive = true
            #expect(!constraint.isActive)
            let finding = try #require(root.layoutFindings.first)
            #expect(finding.code == .noCommonAncestor && finding.items == ["root", "stranger"])
        }

        @Test func unlikeAttributesMakeAReport() {
            let root = UIView()
            let view = Block(10, 10, name: "view")
            root.addSubview(view)
            let constraints = [
                NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .width,
                    multiplier: 1,
                    constant: 0),
                NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 5),
                NSLayoutConstraint(
                    item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .left,
                    multiplier: 1, constant: 5),
            ]
            NSLayoutConstraint.activate(constraints)
            #expect(constraints.allSatisfy { !$0.isActive })
            #expect(view.layoutFindings.map(\.code) == Array(repeating: .incompatibleAttributes, count: 3))
            #expect(root.hierarchyFindings.filter { $0.code == .incompatibleAttributes }.count == 3)
        }

        @Test func aViewCantBeAddedToItself() {
            let (outer, inner) = (Block(name: "outer"), Block(name: "inner"))
            outer.addSubview(inner)
            inner.addSubview(outer)
            outer.addSubview(outer)
            #expect(inner.layoutFindings.map(\.code) == [.hierarchyCycle])
            #expect(outer.layoutFindings.map(\.code) == [.hierarchyCycle])
            #expect(inner.superview == outer && outer.superview == nil)
        }

        @Test func aLineOfVisualFormatThatCantBeReadIsReported() {
            let view = Block(name: "view")
            let constraints = NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[view", options: [], metrics: nil, views: ["view": view])
            #expect(constraints.isEmpty)
            #expect(view.layoutFindings.map(\.code) == [.invalidFormat])
            #expect(view.layoutFindings.first?.message.hasPrefix("H:|-[view: ") == true)
        }

        @Test func whatIsAssociatedGoesWithItsOwner() {
            final class Token {}
            final class Plain {}
            let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
            defer { key.deallocate() }
            weak var kept: Token?
            do {
                let view = UIView()
                let token = Token()
                objc_setAssociatedObject(view, key, token, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                kept = token
                #expect(objc_getAssociatedObject(view, key) as? Token === token)
                #expect(objc_getAssociatedObject(UIView(), key) == nil)
            }
            #expect(kept == nil)
            let (plain, view) = (Plain(), UIView())
            objc_setAssociatedObject(plain, key, "text", .OBJC_ASSOCIATION_COPY_NONATOMIC)
            #expect(objc_getAssociatedObject(plain, key) as? String == "text")
            objc_setAssociatedObject(plain, key, nil, .OBJC_ASSOCIATION_COPY_NONATOMIC)
            #expect(objc_getAssociatedObject(plain, key) == nil)
            do {
                let token = Token()
                objc_setAssociatedObject(view, key, token, .OBJC_ASSOCIATION_ASSIGN)
                #expect(objc_getAssociatedObject(view, key) as? Token === token)
            }
            #expect(objc_getAssociatedObject(view, key) == nil)
        }

        @Test func distancesRelateToOneAnotherInBothDirections() {
            for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
                let root = UIView(size: CGSize(width: 200, height: 50))
                root.semanticContentAttribute = direction
                let (a, b) = (Block(20, 10), Block(30, 10))
                root.add(a, b)
                // The gap before `a` is half of the one between `a` and `b`, which is 40.
                let between = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
                let before = root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
                NSLayoutConstraint.activate([
                    between.constraint(equalToConstant: 40),
                    before.constraint(equalTo: between, multiplier: 0.5),
                    a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
                    b.topAnchor.constraint(equalTo: a.topAnchor),
                ])
                root.layoutIfNeeded()
                let isForwards = direction == .forceLeftToRight
                #expect(a.frame == CGRect(x: isForwards ? 20 : 160, y: 16, width: 20, height: 10))
                #expect(b.frame == CGRect(x: isForwards ? 80 : 90, y: 16, width: 30, height: 10))
            }
        }
    }
}
