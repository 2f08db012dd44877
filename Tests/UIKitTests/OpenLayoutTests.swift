import Testing
import UIKit
import UIKitClients
import Solver

extension DeviceTests {
    /// Layouts that constraints don't determine have UIKit's frames.
    @Suite struct OpenLayoutTests {
        private let root = UIView(size: CGSize(width: 400, height: 300))

        private func frame(_ place: (UIView) -> Void) -> CGRect {
            let view = UIView()
            root.subviews(view)
            place(view)
            root.layoutIfNeeded()
            return view.frame
        }

        @Test func sizesAreZeroThenInequalitiesTightThenPositionsZero() {
            #expect(frame { $0.right(20).bottom(10) } == CGRect(x: 380, y: 290, width: 0, height: 0))
            #expect(frame { $0.left(20) } == CGRect(x: 20, y: 0, width: 0, height: 0))
            #expect(frame { $0.centreHorizontally() } == CGRect(x: 200, y: 0, width: 0, height: 0))
            #expect(
                frame { $0.wide(23, .lessThanOrEqual).centreHorizontally() }
                    == CGRect(x: 200, y: 0, width: 0, height: 0))
            #expect(frame { $0.top(atMost: 23).tall(100) } == CGRect(x: 0, y: 23, width: 0, height: 100))
            #expect(frame { $0.wide(50).tall(60) } == CGRect(x: 0, y: 0, width: 50, height: 60))
        }

        @Test func aPositionMayBeRelatedToOneOnTheOtherAxis() {
            let (view, other) = (Block(10, 10), Block(10, 10))
            root.add(view, other)
            let top = other.topAnchor.constraint(equalTo: root.topAnchor, constant: 30)
            let diagonal = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top,
                multiplier: 1,
                constant: 5)
            NSLayoutConstraint.activate([top, diagonal])
            #expect(diagonal.isActive)
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 35, y: 0, width: 10, height: 10))
            let size = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .width,
                multiplier: 1,
                constant: 0)
            size.isActive = true
            #expect(!size.isActive)
        }
    }
}
