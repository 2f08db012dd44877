import Foundation
import Testing
import UIKit

extension DeviceTests {
    /// UIKit's behaviour that apps and layout libraries rely on.
    @Suite struct AnswerTests {
        private let words = "Several words that need more than one line in a narrow column"

        @Test func textWrapsAtTheWidthGiven() {
            let label = UILabel()
            label.text = words
            let line = label.sizeThatFits(.zero)
            #expect(line == label.intrinsicContentSize)
            #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == line)
            label.numberOfLines = 0
            #expect(label.sizeThatFits(CGSize(width: 0, height: 0)) == line)
            let column = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
            #expect(column.width <= 100 && column.height > 2 * line.height)
            label.numberOfLines = 2
            #expect(label.sizeThatFits(CGSize(width: 100, height: 500)).height < column.height)
            label.numberOfLines = 1
            let rect = label.textRect(
                forBounds: CGRect(x: 5, y: 6, width: 100, height: 500), limitedToNumberOfLines: 0)
            #expect(rect == CGRect(origin: CGPoint(x: 5, y: 6), size: column))
            #expect(label.numberOfLines == 1)

            let text = UITextView()
            text.text = words
            let wide = text.sizeThatFits(CGSize(width: 2000, height: 0))
            let narrow = text.sizeThatFits(CGSize(width: 100, height: 0))
            #expect(narrow.width <= 100 && narrow.height > wide.height)
        }

        @Test func fittingASizeKeepsTheOrigin() {
            let label = UILabel(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
            label.text = "Text"
            label.sizeToFit()
            #expect(label.frame == CGRect(origin: CGPoint(x: 30, y: 40), size: label.intrinsicContentSize))
        }

        /// Reads its margins' guide for the first time in `layoutSubviews`.
        private final class Reader: UIView {
            var margins = CGRect.zero
            override func layoutSubviews() {
                super.layoutSubviews()
                margins = layoutMarginsGuide.layoutFrame
            }
        }

        @Test func aGuideIsValidOnFirstAccess() {
            let view = Reader(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.layoutIfNeeded()
            #expect(view.margins == CGRect(x: 8, y: 8, width: 184, height: 84))
            #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
        }

        @Test func coordinatesOutsideAWindowHaveTheRootsOrigin() {
            let root = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
            let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
            root.addSubview(outer)
            outer.addSubview(inner)
            inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 11, y: 22, width: 3, height: 4))
            #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 111, y: 72))
            #expect(inner.convert(CGPoint(x: 111, y: 72), from: nil) == .zero)
            let window = UIWindow(frame: CGRect(x: 5, y: 5, width: 300, height: 300))
            window.addSubview(root)
            #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 111, y: 72))
            #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 111, y: 72))
        }

        @Test func oldLayoutGuidesAddTwoConstraintsEach() {
            let controller = UIViewController()
            _ = (controller.topLayoutGuide, controller.bottomLayoutGuide)
            #expect(controller.view.constraints.count == 4)
        }

        /// A view inside another that lets touches through around it.
        private final class Frame: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let view = super.hitTest(point, with: event)
                return view === self ? nil : view
            }
        }

        @Test func theForemostViewThatTakesTouchesIsHit() {
            let root = UIView(size: CGSize(width: 100, height: 100))
            let (back, front) = (UIView(frame: root.bounds), Frame(frame: root.bounds))
            let knob = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
            root.add(back, front)
            front.addSubview(knob)
            #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === knob)
            #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
            #expect(root.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil)
            knob.isHidden = true
            back.isUserInteractionEnabled = false
            #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
            let tap = UITapGestureRecognizer()
            back.addGestureRecognizer(tap)
            front.addGestureRecognizer(tap)
            #expect(tap.view === front && back.gestureRecognizers == [])
        }

        /// Counts the calls it receives.
        private final class Notified: UIView {
            var margins = 0
            override func layoutMarginsDidChange() { margins += 1 }
        }

        @Test func aViewIsNotifiedOfItsMargins() {
            let view = Notified()
            view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            view.layoutMargins = view.layoutMargins
            #expect(view.margins == 1)
            view.directionalLayoutMargins.leading = 9
            #expect(view.margins == 2)
        }

        @Test func textIsMeasuredByItsFont() {
            let font = UIFont.systemFont(ofSize: 17)
            let line = "A few words".size(withAttributes: [.font: font])
            let twice = "A few words\nA few words".size(withAttributes: [.font: font])
            #expect(
                line.height == font.lineHeight && twice.height == 2 * line.height && twice.width == line.width
            )
            let column = "A few words".boundingRect(
                with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin,
                attributes: [.font: font],
                context: nil)
            #expect(column.height == 2 * line.height && column.width < 60)
        }

        @Test func controllersPresentAndDismiss() {
            let (first, second) = (UIViewController(), UIViewController())
            first.present(second, animated: true)
            #expect(first.presentedViewController === second && second.presentingViewController === first)
            second.dismiss(animated: true)
            #expect(first.presentedViewController == nil && second.presentingViewController == nil)
        }
    }
}
