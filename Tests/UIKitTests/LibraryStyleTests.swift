import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// Layout libraries in the styles that apps use compile, and their layouts have the frames that they have on iOS.
    @MainActor @Suite struct LibraryStyleTests {
        @Test func anchorsWithArithmetic() {
            let root = UIView(size: CGSize(width: 320, height: 200))
            let (panel, title, dot) = (UIView(), UILabel(), UIView())
            let guide = UILayoutGuide()
            root.add(panel, dot)
            panel.addSubview(title)
            root.addLayoutGuide(guide)
            let pinned = panel.anchors.pin(
                insets: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
            #expect(pinned.count == 4 && pinned.allSatisfy(\.isActive))
            #expect(!panel.translatesAutoresizingMaskIntoConstraints)
            let rules = Rules(priority: .defaultHigh) {
                title.anchors.leading.equal(panel.anchors.leading + 8)
                title.anchors.top.atLeast(panel.anchors.centerY - 5)
                title.anchors.width.equal(panel.anchors.width * 0.5)
                dot.anchors.size(CGSize(width: 12, height: 6))
            }
            #expect(rules.map(\.priority) == [.defaultHigh, .defaultHigh, .defaultHigh])
            dot.anchors.centerX.equal(guide.anchors.leading)
            dot.anchors.bottom.pin(inset: 2)
            guide.anchors.leading.equal(panel.anchors.trailing, constant: -10)
            guide.anchors.width.equal(4)
            root.layoutIfNeeded()
            #expect(panel.frame == CGRect(x: 20, y: 10, width: 260, height: 160))
            #expect(title.frame.minX == 8 && title.frame.width == 130 && title.frame.minY == 75)
            #expect(
                guide.layoutFrame.minX == 270 && dot.frame == CGRect(x: 264, y: 192, width: 12, height: 6))
            NSLayoutConstraint.deactivate(Array(pinned))
            #expect(pinned.allSatisfy { !$0.isActive })
            #expect(root.layoutFindings.isEmpty)
        }

        @Test func framesByRelation() {
            let root = UIView(size: CGSize(width: 300, height: 200))
            let (avatar, name, button, layer) = (UIView(), UILabel(), UIButton(), CALayer())
            root.add(avatar, name, button)
            root.layer.addSublayer(layer)
            avatar.place(in: .topLeft, xPad: 10, yPad: 20, width: 50, height: 50)
            name.text = "Text"
            name.alignAndFillWidth(
                .toTheRight, .center, relativeTo: avatar, padding: 10, height: automaticHeight)
            button.align(.under, .start, relativeTo: avatar, padding: 5, width: 100, height: 44)
            layer.place(in: .bottomRight, xPad: 1, yPad: 2, width: 30, height: 40)
            root.layoutIfNeeded()
            #expect(avatar.frame == CGRect(x: 10, y: 20, width: 50, height: 50))
            #expect(name.frame.minX == 70 && name.frame.width == 220 && name.frame.midY == 45)
            #expect(name.frame.height == name.intrinsicContentSize.height)
            #expect(button.frame == CGRect(x: 10, y: 75, width: 100, height: 44))
            #expect(layer.frame == CGRect(x: 269, y: 158, width: 30, height: 40))
            #expect(layer.position == CGPoint(x: 284, y: 178))
            // Thirds of a width stay as they are: frames set by hand aren't rounded.
            let boxes = (0..<3).map { _ in UIView() }
            boxes.forEach(root.addSubview)
            root.group(boxes, padding: 10, height: 20)
            root.layoutIfNeeded()
            #expect(boxes[1].frame == CGRect(x: 10 + (260.0 / 3 + 10), y: 90, width: 260.0 / 3, height: 20))
            avatar.fillContainer(inset: 3)
            #expect(avatar.frame == CGRect(x: 3, y: 3, width: 294, height: 194))
        }
    }
}
