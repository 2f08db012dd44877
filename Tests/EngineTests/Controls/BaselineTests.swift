import Foundation
import Testing
import TextMetrics

@testable import Engine

/// The baselines of each control, computed from the measures of the system font: an ascender of 0.952148 and a line
/// height of 1.193359 times the size, each rounded to the pixels of a screen at scale 2.
struct BaselineTests {
    struct Expectation: @unchecked Sendable, CustomTestStringConvertible {
        let name: String
        let make: () -> View
        let size: CGSize
        /// The distance from the top, and from the bottom.
        let first: CGFloat
        let last: CGFloat
        var testDescription: String { name }
    }

    private static func label(_ text: String, size: CGFloat, lines: Int = 1) -> View {
        let label = Label()
        label.text = text
        label.font = UIFont(Font(size: size))
        label.numberOfLines = lines
        return label
    }

    static let expectations: [Expectation] = [
        // 0.952148 × 17 = 16.19, 16 in half points; the line is 20.29, 20.5 high.
        Expectation(
            name: "a label", make: { label("Label", size: 17) }, size: CGSize(width: 60, height: 20.5),
            first: 16, last: 4.5),
        // 0.952148 × 34 = 32.37, 32.5; the line is 40.57, 41.
        Expectation(
            name: "a large label", make: { label("Label", size: 34) }, size: CGSize(width: 100, height: 41),
            first: 32.5, last: 8.5),
        // The first baseline is as for one line; the last is as far from the bottom.
        Expectation(
            name: "a label of two lines", make: { label("Two\nlines", size: 17, lines: 0) },
            size: CGSize(width: 60, height: 41), first: 16, last: 4.5),
        Expectation(
            name: "an empty label", make: { Label() }, size: CGSize(width: 0, height: 0), first: 0, last: 0),
        // In the middle of 34: (34 − 20.5) / 2 = 6.75, 7 in half points, and 16.
        Expectation(
            name: "a text field", make: { TextField() }, size: CGSize(width: 100, height: 34), first: 23,
            last: 11),
        // (50 − 20.5) / 2 = 14.75, 15, and 16.
        Expectation(
            name: "a tall text field", make: { TextField() }, size: CGSize(width: 100, height: 50), first: 31,
            last: 19),
        // 15 points: 17.9, 18 in whole points; (30 − 18) / 2 = 6, and 0.952148 × 15 = 14.28, 14.5.
        Expectation(
            name: "a button", make: { Button(type: .system) }, size: CGSize(width: 60, height: 30),
            first: 20.5, last: 9.5),
        // 13 points, medium: 15.51, 16 in half points is 15.5 up: (31 − 16) / 2 = 7.5, and 12.38, 12.5.
        Expectation(
            name: "a segmented control", make: { SegmentedControl() }, size: CGSize(width: 100, height: 31),
            first: 20, last: 11),
        // The inset of 8 and 0.952148 × 14 = 13.33, 13.5.
        Expectation(
            name: "a text view", make: { TextView() }, size: CGSize(width: 100, height: 80), first: 21.5,
            last: 80 - 21.5),
        Expectation(
            name: "a view without text", make: { View() }, size: CGSize(width: 50, height: 30), first: 0,
            last: 0),
        Expectation(
            name: "an image view", make: { ImageView() }, size: CGSize(width: 50, height: 30), first: 0,
            last: 0),
        Expectation(
            name: "a switch", make: { Switch() }, size: CGSize(width: 49, height: 31), first: 0, last: 0),
    ]

    @Test(arguments: expectations)
    func baselinesAreThoseOfTheFont(_ expected: Expectation) {
        let view = expected.make()
        view.displayScale = 2
        #expect(view.firstBaselineOffsetFromTop(for: expected.size) == expected.first)
        #expect(view.lastBaselineOffsetFromBottom(for: expected.size) == expected.last)
    }

    /// A field of 34 points has 6.75 above its line, which is 13.5 pixels. A solver's height is never that exact.
    @Test(arguments: [-1e-9, 0, 1e-9])
    func roundingErrorsInAHeightDoNotMoveABaseline(_ error: CGFloat) {
        let field = TextField()
        field.displayScale = 2
        #expect(field.firstBaselineOffsetFromTop(for: CGSize(width: 100, height: 34 + error)) == 23)
        // 15 is 5.5 points less than a line, so the line begins 5.5 pixels above the field.
        #expect(field.firstBaselineOffsetFromTop(for: CGSize(width: 100, height: 15 + error)) == 13)
    }

    /// Constraints align the baselines of different controls 50 points below the top.
    @Test(arguments: expectations)
    func constraintsOnBaselinesPlaceTheView(_ expected: Expectation) throws {
        let root = View.root()
        let view = expected.make()
        view.identifier = "control"
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        LayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: expected.size.width),
            view.heightAnchor.constraint(equalToConstant: expected.size.height),
            view.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 50),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 200, height: 200)))
        let insets = view.alignmentRectInsets
        #expect(layout.frame("control")?.minY == 50 - expected.first - insets.top)
    }
}
