import Foundation
import Solver
import Testing
import TextMetrics

@testable import Engine

/// How much work measuring contents takes out of a budget.
struct MeasuringWorkTests {
    private func work(_ body: (WorkBudget) -> Void) -> Int {
        let budget = WorkBudget(1_000_000_000)
        body(budget)
        return 1_000_000_000 - budget.remaining
    }

    private func segmented(_ titles: [String]) -> SegmentedControl {
        let control = SegmentedControl()
        control.segments = titles.map { SegmentedControl.Segment(title: $0) }
        return control
    }

    @Test func segmentsAreMeasuredOnceUntilTheyChange() {
        let control = segmented(["one", "two"])
        let first = work { control.prepareForLayout(with: $0) }
        #expect(first > 0)
        let size = control.intrinsicContentSize
        #expect(work { control.prepareForLayout(with: $0) } == 0)
        #expect(control.intrinsicContentSize == size)
        control.segments.append(SegmentedControl.Segment(title: "a third that is longer"))
        #expect(work { control.prepareForLayout(with: $0) } > first)
        // Three of the widest, which is another one now.
        #expect(control.intrinsicContentSize.width > 3 * size.width / 2)
        #expect(
            control.intrinsicContentSize
                == segmented(["one", "two", "a third that is longer"]).intrinsicContentSize)
    }

    @Test func anotherDesignIsMeasuredAgain() {
        let control = segmented(["one", "two"])
        control.prepareForLayout(with: WorkBudget())
        control.controlDesign = ControlDesign(toolsVersion: 9000)
        #expect(work { control.prepareForLayout(with: $0) } > 0)
        #expect(control.intrinsicContentSize.height == 28)
    }

    /// Twice the text is twice the work, and a known size none.
    @Test func aTextIsChargedByItsBytes() {
        func label(_ text: String) -> Label {
            let label = Label()
            (label.text, label.numberOfLines) = (text, 0)
            return label
        }
        let short = work { label("สวัสดี").prepareForLayout(with: $0) }
        #expect(work { label("สวัสดีสวัสดี").prepareForLayout(with: $0) } == 2 * short)
        let known = label("สวัสดี")
        _ = known.intrinsicContentSize
        #expect(work { known.prepareForLayout(with: $0) } == 0)
    }

    /// Each font of an attributed text is prepared, whatever the letters that it has.
    @Test func fontsOfATextAreCharged() {
        func label(fonts: Int) -> Label {
            let label = Label()
            label.text = "abcdefgh"
            label.fontRuns = (0..<fonts).map { FontRun(end: $0 + 1, font: Font(size: 10 + Double($0))) }
            return label
        }
        func workOf(_ fonts: Int) -> Int { work { label(fonts: fonts).prepareForLayout(with: $0) } }
        #expect(workOf(4) > workOf(0))
        #expect(workOf(8) - workOf(4) == workOf(4) - workOf(0))
    }

    @Test func aTextViewKeepsTheSizeOfItsTextUntilItChanges() {
        let view = TextView()
        view.isScrollEnabled = false
        view.text = "one two three"
        let size = view.size(fitting: 60)
        #expect(view.size(fitting: 60) == size)
        view.text = "one"
        #expect(view.size(fitting: 60).height < size.height)
        view.textContainerInset.top += 10
        #expect(view.size(fitting: 60).height == textView("one").size(fitting: 60).height + 10)
    }

    private func textView(_ text: String) -> TextView {
        let view = TextView()
        view.isScrollEnabled = false
        view.text = text
        return view
    }
}
