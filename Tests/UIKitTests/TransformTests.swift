import Engine
import Foundation
import Testing
import UIKit

extension DeviceTests {
    /// Transforms move frames, points and pictures, and leave bounds, centres and constraints alone.
    @Suite struct TransformTests {
        private func agree(_ one: CGRect, _ other: CGRect) -> Bool {
            abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9
                && abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9
        }

        @Test func framesFollowTransformsAroundTheCentre() {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
            #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
            #expect(view.center == CGPoint(x: 60, y: 45))
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            #expect(agree(view.frame, CGRect(x: 35, y: -5, width: 50, height: 100)))
            view.transform = CGAffineTransform(translationX: 5, y: -5)
            #expect(view.frame == CGRect(x: 15, y: 15, width: 100, height: 50))
            view.center = CGPoint(x: 0, y: 0)
            #expect(view.frame == CGRect(x: -45, y: -30, width: 100, height: 50))
            view.transform = .identity
            #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
        }

        @Test func aFrameSetUnderATransformIsTheFrameGot() {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
            view.transform = CGAffineTransform(scaleX: 2, y: 4)
            view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
            #expect(view.bounds.size == CGSize(width: 20, height: 10))
        }

        @Test func constraintsDontSeeTransforms() {
            let root = UIView(size: CGSize(width: 200, height: 200))
            let (one, two) = (Block(40, 40), Block(40, 40))
            root.add(one, two)
            one.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            NSLayoutConstraint.activate([
                one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                one.topAnchor.constraint(equalTo: root.topAnchor),
                two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
                two.topAnchor.constraint(equalTo: one.topAnchor),
            ])
            root.layoutIfNeeded()
            #expect(one.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
            #expect(two.frame == CGRect(x: 40, y: 0, width: 40, height: 40))
        }

        @Test func pointsAreConvertedThroughTransforms() {
            let root = UIView(size: CGSize(width: 200, height: 200))
            let outer = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
            let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
            root.add(outer)
            outer.add(inner)
            outer.transform = CGAffineTransform(scaleX: 2, y: 2)
            // The middle of the outer one stays at 100; 5 from the inner's origin is 15 in the outer one, 35 from its middle.
            #expect(inner.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 30, y: 30))
            #expect(inner.convert(CGPoint(x: 30, y: 30), from: root) == CGPoint(x: 5, y: 5))
            #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === inner)
            #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === outer)
            #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 20, y: 20, width: 20, height: 20))
        }

        @Test func mapsAreUndoneAndCombined() {
            let map = CGAffineTransform(translationX: 3, y: 4).rotated(by: 1).scaledBy(x: 2, y: 5)
            let point = CGPoint(x: 7, y: -2)
            let back = point.applying(map).applying(map.inverted())
            #expect(abs(back.x - 7) < 1e-12 && abs(back.y + 2) < 1e-12)
            // Scaled first: (2, 0); turned by a quarter: (0, 2); moved.
            let quarter = CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi / 2).scaledBy(x: 2, y: 2)
            let moved = CGPoint(x: 1, y: 0).applying(quarter)
            #expect(abs(moved.x - 10) < 1e-12 && abs(moved.y - 22) < 1e-12)
            #expect(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 1).inverted().tx == 1)
        }

        @Test func picturesShowWhereTransformsTakeViews() throws {
            let root = UIView(size: CGSize(width: 200, height: 200))
            let outer = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
            let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
            (outer.accessibilityIdentifier, inner.accessibilityIdentifier) = ("outer", "inner")
            root.add(outer)
            outer.add(inner)
            outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            let items = try root.layoutHost.solvedLayout(id: "t").items
            let frames = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0.canvasFrame) })
            #expect(frames["outer"] == CGRect(x: 75, y: 75, width: 50, height: 50))
            #expect(frames["inner"] == CGRect(x: 80, y: 80, width: 5, height: 5))
        }
    }
}
