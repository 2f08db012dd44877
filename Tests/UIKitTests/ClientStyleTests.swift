import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// Extensions that apps make of fonts, images, colours and text come out as on iOS.
    @Suite struct ClientStyleTests {
        @Test func fontsTakeInitializersAndTraits() {
            #expect(UIFont(brand: 20) == .systemFont(ofSize: 20, weight: .heavy))
            #expect(UIFont.heading(12) == .boldSystemFont(ofSize: 12))
            #expect(UIFont.systemFont(ofSize: 15).bold == .boldSystemFont(ofSize: 15))
            #expect(UIFont.systemFont(ofSize: 15).rounded.pointSize == 15)
            #expect(UIFont.scaled(.largeTitle, upTo: 20).pointSize == 20)
            #expect(UIFont.Weight(rawValue: 0.39).rawValue == 0.39)
            #expect(UIFont.systemFont(ofSize: 9, weight: .init(0.39)) == .boldSystemFont(ofSize: 9))
        }

        @Test func imagesTakeInitializers() {
            #expect(
                UIImage(color: .red, size: CGSize(width: 4, height: 6))?.size == CGSize(width: 4, height: 6))
            #expect(UIImage().resized(to: CGSize(width: 3, height: 2)).size == CGSize(width: 3, height: 2))
            #expect(UIGraphicsGetCurrentContext() == nil)
            #expect(UIImage(data: Data([1, 2, 3])) == nil)
        }

        @Test func coloursHaveChannels() {
            #expect(UIColor(hex: 0xFF8000) == UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1))
            // Half as bright as white becomes white.
            #expect(UIColor(white: 0.5, alpha: 1).lighter == .white)
            #expect(
                UIColor.accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
            var hue: CGFloat = 0
            UIColor(hex: 0x00FF00).getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
            #expect(abs(hue - 1 / 3) < 0.001)
            #expect(UIColor.red.getWhite(nil, alpha: nil) == false)
        }

        @Test func textKeepsItsRuns() {
            let text = NSMutableAttributedString(string: "")
            text.append("a", font: .systemFont(ofSize: 10))
            text.append("b", font: .systemFont(ofSize: 12))
            #expect(text.fontSizes == [10, 12])
            // The line is as high as its larger font: 12 points are 14.32 high.
            #expect(text.height(forWidth: 100) == 15)
        }

        @Test func aTextViewMeasuresItsLines() {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.font = .systemFont(ofSize: 20)
            view.text = "one\ntwo"
            // Two lines of 23.87 points, rounded up together to a third of a point: 47.74 to 48.
            #expect(abs(view.usedHeight - 48) < 0.001)
            #expect(view.caretTop(atEnd: false) == 8 && view.caretTop(atEnd: true) > 30)
            #expect(view.textContainer.size.width == 200)
        }

        @Test func aPlaceholderConstraintIsNeverActive() {
            var constraint = NSLayoutConstraint()
            constraint.isActive = true
            #expect(!constraint.isActive && constraint.secondAnchor == nil)
            let root = UIView(size: CGSize(width: 10, height: 10))
            constraint = root.widthAnchor.constraint(equalTo: root.heightAnchor)
            constraint.isActive = true
            #expect(constraint.isActive && constraint.firstAnchor.item === root)
        }

        @Test func aGuideWithoutANameHasAnEmptyOne() {
            let guide = UILayoutGuide()
            #expect(guide.identifier == "" && guide.identifier.isEmpty)
            guide.identifier = "guide"
            #expect(guide.identifier.hasPrefix("gui"))
        }

        private final class Shifted: UIView {
            override var alignmentRectInsets: UIEdgeInsets {
                UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            }
        }

        @Test func aViewSaysWhereItsAlignmentRectangleIs() {
            let root = UIView(size: CGSize(width: 100, height: 100))
            let view = Shifted()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 50),
                view.heightAnchor.constraint(equalToConstant: 20),
            ])
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: -2, y: -1, width: 56, height: 24))
        }

        @Test func anEmptyViewMayHaveAlignmentInsets() {
            let root = UIView(size: CGSize(width: 100, height: 100))
            let (view, inner) = (Shifted(), Shifted())
            view.addSubview(inner)
            root.addSubview(view)
            root.layoutIfNeeded()
            #expect(root.hierarchyFindings.isEmpty)
            #expect(view.frame == .zero && inner.frame == .zero)
        }

        /// No frame has a negative size; an alignment rectangle may, by as much as its insets.
        @Test(arguments: [(-6.0, 0.0, true), (-7, 0, false)])
        func anAlignmentRectangleMayBeNegative(trailing: Double, width: Double, holds: Bool) {
            let root = UIView(size: CGSize(width: 100, height: 100))
            let view = Shifted()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: trailing),
                view.heightAnchor.constraint(equalToConstant: 20),
            ])
            root.layoutIfNeeded()
            #expect(view.frame.width >= width)
            #expect(root.hierarchyFindings.contains { $0.severity == .error } == !holds)
        }
    }
}
