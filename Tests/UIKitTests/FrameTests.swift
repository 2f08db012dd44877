import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// Frames of views and layers as they are set by hand, by transforms and by anchor points. Where nothing else is said, the
    /// values are those that the suites of layout libraries for iOS expect.
    @Suite struct FrameTests {
        private let odd = CGRect(x: 0.1, y: 0.2, width: 100.4, height: 50.4)

        @Test func framesSetByHandAreNotRounded() {
            let root = UIView(size: CGSize(width: 200.3, height: 200))
            let (view, placed) = (UIView(frame: odd), Block(10, 10))
            root.add(view, placed)
            view.addSubview(UIView(frame: odd))
            placed.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10.2).isActive = true
            root.layoutIfNeeded()
            #expect(view.frame == odd && view.subviews[0].frame == odd)
            #expect(root.bounds.width == 200.3)
            // What constraints place is on a pixel: 10.3 points are 30.9 thirds.
            #expect(abs(placed.frame.minX - 31.0 / 3) < 1e-9)
        }

        @Test func aLoneViewKeepsItsFrame() {
            for frame in [odd, CGRect(x: 10, y: 20, width: 30, height: 40)] {
                let view = UIView(frame: frame)
                view.addSubview(Block(5, 5))
                view.layoutIfNeeded()
                #expect(view.frame == frame)
            }
        }

        @Test func fittingATransformedViewKeepsItsSize() {
            let label = UILabel()
            label.text = "Text"
            label.sizeToFit()
            let size = label.bounds.size
            label.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            label.sizeToFit()
            #expect(label.bounds.size == size)
            #expect(abs(label.frame.width - size.width / 2) < 1e-9)
            #expect(abs(label.frame.height - size.height / 2) < 1e-9)
        }

        @Test func theCentreIsWhereTheAnchorPointIs() {
            let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 60))
            view.layer.anchorPoint = .zero
            // The point that is now the anchor moves to where the old one was.
            #expect(view.center == CGPoint(x: 55, y: 35))
            #expect(view.frame == CGRect(x: 55, y: 35, width: 100, height: 60))
            view.center = CGPoint(x: 10, y: 10)
            #expect(view.frame == CGRect(x: 10, y: 10, width: 100, height: 60))
            view.bounds.size = CGSize(width: 20, height: 20)
            #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
            view.transform = CGAffineTransform(scaleX: 2, y: 3)
            #expect(view.frame == CGRect(x: 10, y: 10, width: 40, height: 60))
            view.frame = CGRect(x: 1, y: 2, width: 40, height: 60)
            #expect(view.bounds.size == CGSize(width: 20, height: 20) && view.center == CGPoint(x: 1, y: 2))
            #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 3, y: 5))
        }

        @Test func constraintsPlaceTheFrameWhateverTheAnchorPoint() {
            let root = UIView(size: CGSize(width: 100, height: 100))
            let block = Block(20, 10)
            block.layer.anchorPoint = CGPoint(x: 1, y: 1)
            root.add(block)
            NSLayoutConstraint.activate([
                block.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
                block.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            ])
            root.layoutIfNeeded()
            #expect(block.frame == CGRect(x: 30, y: 40, width: 20, height: 10))
            #expect(block.center == CGPoint(x: 50, y: 50))
        }

        @Test func theFrameOfALayerFollowsItsGeometry() {
            let layer = CALayer()
            layer.position = CGPoint(x: 50, y: 40)
            layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
            #expect(layer.frame == CGRect(x: 40, y: 35, width: 20, height: 10))
            layer.transform = CATransform3DMakeScale(2, 2, 1)
            #expect(layer.frame == CGRect(x: 30, y: 30, width: 40, height: 20))
            layer.anchorPoint = .zero
            #expect(layer.frame == CGRect(x: 50, y: 40, width: 40, height: 20))
            layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
            #expect(layer.bounds.size == CGSize(width: 4, height: 4) && layer.position == .zero)
            layer.setAffineTransform(.identity)
            #expect(layer.frame.size == CGSize(width: 4, height: 4))
        }

        @Test func sourceMayImportOtherModules() {
            let owner = GradientOwner(size: CGSize(width: 10, height: 20))
            #expect(owner.gradient === owner.gradient)
            #expect(owner.gradient.frame == CGRect(x: 1, y: 1, width: 8, height: 18))
        }

        /// As Core Graphics has it: an edge in common isn't an intersection.
        @Test func rectanglesThatTouchDoNotIntersect() {
            let frames = [(0, 0, 10), (10, 0, 10), (9, 9, 10), (3, 3, 1)]
            let layers = frames.map { x, y, side in
                let layer = CALayer()
                layer.frame = CGRect(x: x, y: y, width: side, height: side)
                return layer
            }
            #expect(collisions(of: layers) == [[0, 2], [0, 3], [1, 2]])
        }

        @Test func aRectangleIsWrittenAsOnIOS() {
            #expect("\(CGRect(x: 0, y: 0.5, width: 10, height: 20))" == "(0.0, 0.5, 10.0, 20.0)")
            #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
            #expect("\(CGPoint(x: 1, y: 2)) \(CGSize(width: 3, height: 4))" == "(1.0, 2.0) (3.0, 4.0)")
            #expect(CGRectIntersectsRect(odd, odd))
            // Rectangles that touch don't intersect.
            #expect(
                !CGRectIntersectsRect(
                    CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 1, y: 0, width: 1, height: 1)))
        }
    }

    /// Safe areas and the keyboard's guide.
    @Suite struct SafeAreaTests {
        private final class Notched: UIWindow {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 30, left: 1, bottom: 2, right: 3) }
        }

        @Test func aWindowsOwnSafeAreaIsInherited() {
            let window = Notched(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            window.rootViewController = controller
            let block = Block(10, 10)
            controller.view.addSubview(block)
            block.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor).isActive = true
            window.makeKeyAndVisible()
            #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 30, left: 1, bottom: 2, right: 3))
            #expect(controller.view.safeAreaLayoutGuide.layoutFrame.minX == 1)
            #expect(block.frame.minY == 30)
        }

        @Test func aViewBeyondItsSuperviewHasNoMoreThanItsSafeArea() {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            let top = window.safeAreaInsets.top
            let view = UIView(frame: CGRect(x: 0, y: -20, width: 100, height: 200))
            window.addSubview(view)
            window.layoutIfNeeded()
            #expect(top > 0 && view.safeAreaInsets.top == top)
            #expect(view.safeAreaLayoutGuide.layoutFrame.minY == top)
        }

        @Test func theKeyboardsGuideReachesTheBottomOfTheScreen() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
            window.addSubview(view)
            let guide = view.keyboardLayoutGuide
            window.makeKeyAndVisible()
            #expect(guide.layoutFrame == CGRect(x: 0, y: 400, width: 393, height: 452))
            view.frame.origin.y = 100
            window.layoutIfNeeded()
            #expect(guide.layoutFrame == CGRect(x: 0, y: 400, width: 393, height: 352))
            // A keyboard of 500 points covers 148 points of the view.
            KeyboardSimulator.show(in: window, height: 500)
            #expect(guide.layoutFrame == CGRect(x: 0, y: 252, width: 393, height: 500))
        }
    }
}
