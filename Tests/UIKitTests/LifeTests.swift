import Testing
import UIKit

extension DeviceTests {
    /// The cycle of updating constraints, placing and laying out subviews, as UIKit has it.
    @Suite struct LifeTests {
        /// Records the calls it receives.
        private final class Witness: UIView {
            var calls: [String] = []
            override func updateConstraints() {
                calls.append("updateConstraints")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                calls.append("layoutSubviews")
            }
            override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
            override func didMoveToWindow() { calls.append(window == nil ? "leftWindow" : "enteredWindow") }
            override func willRemoveSubview(_ subview: UIView) { calls.append("willRemoveSubview") }
            override func didAddSubview(_ subview: UIView) { calls.append("didAddSubview") }
        }

        @Test func constraintsAreUpdatedBeforeSubviewsAreLaidOut() {
            let view = Witness(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.layoutIfNeeded()
            #expect(view.calls == ["updateConstraints", "layoutSubviews"])
            view.layoutIfNeeded()
            #expect(view.calls.count == 2)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(view.calls.suffix(1) == ["layoutSubviews"])
            view.setNeedsUpdateConstraints()
            view.layoutIfNeeded()
            #expect(view.calls.filter { $0 == "updateConstraints" }.count == 2)
        }

        @Test func viewsAreNotifiedOfSuperviewsAndWindows() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (outer, inner) = (Witness(), Witness())
            outer.addSubview(inner)
            window.addSubview(outer)
            #expect(inner.calls == ["didMoveToSuperview", "enteredWindow"])
            #expect(outer.calls == ["didAddSubview", "enteredWindow", "didMoveToSuperview"])
            inner.removeFromSuperview()
            #expect(inner.calls.suffix(2) == ["leftWindow", "didMoveToSuperview"])
            #expect(outer.calls.last == "willRemoveSubview")
        }

        /// Places its subview by hand, in its right half.
        private final class HalfView: UIView {
            let half = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(half)
            }
            required init?(coder: NSCoder) { nil }
            override func layoutSubviews() {
                super.layoutSubviews()
                half.frame = CGRect(x: bounds.midX, y: 0, width: bounds.midX, height: bounds.height)
            }
        }

        @Test func subviewsCanBePlacedByFrame() {
            let root = UIView(size: CGSize(width: 300, height: 100))
            let view = HalfView()
            view.translatesAutoresizingMaskIntoConstraints = false
            let label = Block(10, 10)
            view.half.addSubview(label)
            root.addSubview(view)
            let width = view.widthAnchor.constraint(equalToConstant: 80)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 50), width,
                label.trailingAnchor.constraint(equalTo: view.half.trailingAnchor),
                label.topAnchor.constraint(equalTo: view.half.topAnchor),
            ])
            root.layoutIfNeeded()
            #expect(view.half.frame == CGRect(x: 40, y: 0, width: 40, height: 50))
            #expect(label.frame == CGRect(x: 30, y: 0, width: 10, height: 10))
            width.constant = 100
            root.layoutIfNeeded()
            #expect(view.half.frame == CGRect(x: 50, y: 0, width: 50, height: 50))
            #expect(label.frame == CGRect(x: 40, y: 0, width: 10, height: 10))
        }

        @Test func frameBoundsAndCenterFollowEachOther() {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
            #expect(view.center == CGPoint(x: 60, y: 45))
            view.bounds.size = CGSize(width: 40, height: 10)
            #expect(view.frame == CGRect(x: 40, y: 40, width: 40, height: 10))
            view.center = CGPoint(x: 20, y: 20)
            #expect(view.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
            view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(view.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
        }

        @Test func subviewsFollowTheirMaskAtOnce() {
            let view = UIView(size: CGSize(width: 100, height: 100))
            let bar = UIView(frame: CGRect(x: 10, y: 80, width: 80, height: 20))
            bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            view.addSubview(bar)
            view.frame.size = CGSize(width: 200, height: 150)
            #expect(bar.frame == CGRect(x: 10, y: 130, width: 180, height: 20))
            view.layoutIfNeeded()
            #expect(bar.frame == CGRect(x: 10, y: 130, width: 180, height: 20))
            view.bounds.size = CGSize(width: 120, height: 60)
            view.layoutIfNeeded()
            #expect(bar.frame == CGRect(x: 10, y: 40, width: 100, height: 20))
        }

        @Test func aRootSizedByConstraintsGetsTheirSize() {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            let inner = Block(70, 30)
            view.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
                inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
                inner.topAnchor.constraint(equalTo: view.topAnchor),
                inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            view.layoutIfNeeded()
            #expect(view.bounds.size == CGSize(width: 80, height: 30))
            #expect(inner.frame == CGRect(x: 5, y: 0, width: 70, height: 30))
        }

        @Test func aHierarchyThatWasLaidOutIsReleased() {
            weak var root: UIView?
            weak var inner: UIView?
            do {
                let view = UIView(size: CGSize(width: 100, height: 100))
                let stack = UIStackView(arrangedSubviews: [Block(10, 10), UILabel()])
                view.addSubview(stack)
                stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                view.layoutIfNeeded()
                (root, inner) = (view, stack)
            }
            #expect(root == nil && inner == nil)
        }

        @Test func removingViewsDuringALayoutIsSafe() {
            /// Removes its subviews when it is placed.
            final class Fickle: UIView {
                override var frame: CGRect {
                    didSet { for view in subviews { view.removeFromSuperview() } }
                }
            }
            let root = UIView(size: CGSize(width: 100, height: 100))
            let view = Fickle()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            for _ in 0..<3 { view.addSubview(Block(10, 10)) }
            view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
            root.layoutIfNeeded()
            #expect(view.subviews.isEmpty)
            #expect(view.frame.width == 100)
        }
    }
}
