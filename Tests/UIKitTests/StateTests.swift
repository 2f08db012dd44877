import Foundation
import Testing
import UIKit

extension DeviceTests {
    /// What UIKit's classes answer of their state.
    @Suite struct StateTests {
        @Test func aContentSizeThatIsSetStays() {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 100, height: 500)
            scroll.setNeedsLayout()
            scroll.layoutIfNeeded()
            #expect(scroll.contentSize == CGSize(width: 100, height: 500))
            scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
            #expect(scroll.contentOffset == CGPoint(x: 0, y: 250))
        }

        @Test func constraintsDecideAContentSize() {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let content = Block(50, 300)
            scroll.contentSize = CGSize(width: 1, height: 1)
            scroll.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: scroll.topAnchor),
                content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            ])
            scroll.layoutIfNeeded()
            #expect(scroll.contentSize == CGSize(width: 50, height: 300))
        }

        @Test func traitsAreCombinedAndCompared() {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceIdiom: .pad),
                UITraitCollection(horizontalSizeClass: .regular),
            ])
            #expect(traits.horizontalSizeClass == .regular && traits.userInterfaceIdiom == .pad)
            #expect(traits.verticalSizeClass == .unspecified)
            #expect(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
            #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
            #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
            #expect(
                UIContentSizeCategory.small < .large && !UIContentSizeCategory.large.isAccessibilityCategory)
        }

        @Test func aButtonShowsTheTitleOfItsState() {
            let button = UIButton(type: .system)
            button.setTitle("On", for: .selected)
            button.setTitle("Off", for: .normal)
            #expect(button.currentTitle == "Off")
            button.isSelected = true
            #expect(button.currentTitle == "On" && button.state == .selected)
            button.isSelected = false
            button.setTitle(nil, for: .normal)
            #expect(button.currentTitle == nil)
        }

        @Test func aTextViewTellsOfEditing() {
            final class Delegate: NSObject, UITextViewDelegate {
                var events: [String] = []
                func textViewDidBeginEditing(_ textView: UITextView) { events.append("begin") }
                func textViewDidChange(_ textView: UITextView) { events.append("change \(textView.text!)") }
                func textViewDidEndEditing(_ textView: UITextView) { events.append("end") }
            }
            let (text, delegate) = (UITextView(), Delegate())
            text.delegate = delegate
            text.becomeFirstResponder()
            text.insertText("ab")
            text.selectedRange = NSRange(location: 1, length: 1)
            text.insertText("c")
            text.resignFirstResponder()
            #expect(delegate.events == ["begin", "change ab", "change ac", "end"])
            #expect(text.offset(from: text.beginningOfDocument, to: text.endOfDocument) == 2)
        }

        @Test func aCaretStandsAfterItsLine() {
            let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            text.text = "one\ntwo"
            let (start, end) = (
                text.caretRect(for: text.beginningOfDocument), text.caretRect(for: text.endOfDocument)
            )
            // The insets of 8 and 0, and the padding of 5.
            #expect(start.origin == CGPoint(x: 5, y: 8))
            #expect(end.minX > 5 && end.minY == 8 + start.height && end.width == 2)
        }

        @Test func aLayersAnchorPointMovesItsView() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
            // The left edge's middle comes to lie where the centre was.
            #expect(view.frame == CGRect(x: 50, y: 0, width: 100, height: 50))
            #expect(view.layer.position == CGPoint(x: 50, y: 25))
            let layer = CALayer()
            view.layer.addSublayer(layer)
            #expect(view.layer.sublayers?.first === layer && layer.superlayer === view.layer)
        }

        @Test func controlsKeepTheirValuesInTheirRanges() {
            let slider = UISlider()
            slider.value = 3
            #expect(slider.value == 1)
            let segments = UISegmentedControl(items: ["A", "B"])
            segments.selectedSegmentIndex = 1
            segments.insertSegment(withTitle: "C", at: 9, animated: false)
            #expect(segments.numberOfSegments == 3 && segments.titleForSegment(at: 2) == "C")
            let spinner = UIActivityIndicatorView(style: .medium)
            #expect(spinner.isHidden)
            spinner.startAnimating()
            #expect(!spinner.isHidden && spinner.isAnimating)
        }

        @Test func aPathKnowsItsBounds() {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 5, y: 9))
            #expect(path.bounds == CGRect(x: 1, y: 2, width: 4, height: 7))
            path.apply(CGAffineTransform(translationX: 1, y: 1))
            #expect(path.bounds.origin == CGPoint(x: 2, y: 3))
        }
    }
}
