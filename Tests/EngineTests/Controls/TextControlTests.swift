import Foundation
import Testing
import TextMetrics
import Solver

@testable import Engine

/// Compares sizes of controls with text with rules found in Interface Builder's recorded frames.
struct TextControlTests {
    private func view<Control: View>(
        _ control: Control, scale: CGFloat = 2, toolsVersion: Int = 23504
    ) -> Control {
        control.displayScale = scale
        control.controlDesign = ControlDesign(toolsVersion: toolsVersion)
        return control
    }

    // MARK: - Labels

    private static let labelHeights: [(CGFloat, CGFloat)] = [(2, 20.5), (3, 61.0 / 3), (1, 21)]

    @Test(arguments: labelHeights)
    func labelIsOneLineRoundedUpToAPixel(scale: CGFloat, height: CGFloat) {
        let label = view(Label(), scale: scale)
        label.text = "Hello"
        #expect(abs(label.intrinsicContentSize.height - height) < 1e-9)
        let pixels = label.intrinsicContentSize.width * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
    }

    @Test func labelWithoutTextHasNoSize() {
        let label = view(Label())
        #expect(label.intrinsicContentSize == .zero)
        label.text = ""
        #expect(label.intrinsicContentSize == .zero)
    }

    /// For a label without any width, the height of one line is recorded, whatever its text.
    @Test(arguments: ["Label", "two\u{2028}lines"])
    func labelWithoutWidthIsOneLineTall(text: String) throws {
        let root = View.root()
        let label = Label()
        label.identifier = "label"
        label.text = text
        label.font = UIFont(Font(size: 14))
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        LayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 0),
        ])
        let layout = try LayoutSolver.solve(
            root: root, canvas: Canvas(size: CGSize(width: 200, height: 400)))
        #expect(layout.frame("label") == CGRect(x: 0, y: 0, width: 0, height: 17))
    }

    /// Recorded: the widths of labels whose last line would have had one word, in a room that is no narrower than
    /// all but that word.
    @Test(arguments: [
        ("Long long long podcast name", Font(size: 15, weight: .medium), 168, 107.5),
        ("Between Dash Wallet and your Coinbase account", Font(size: 13), 248.5, 188),
        ("Presenting status of long-running process", Font(size: 17, weight: .semibold), 271.5, 206.5),
    ])
    func noWordIsAloneOnTheLastLine(text: String, font: Font, room: CGFloat, width: CGFloat) {
        let label = view(Label(), toolsVersion: 17701)
        label.text = text
        label.font = UIFont(font)
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: room, height: 1000)).width == width)
        // Labels did that from iOS 11 on.
        label.controlDesign = ControlDesign(toolsVersion: 12120)
        #expect(label.sizeThatFits(CGSize(width: room, height: 1000)).width > width)
    }

    /// Over the widths that an adaptation names, a label's size doesn't change.
    @Test(arguments: 0..<60) func adaptationsHoldOverTheirWidths(step: Int) {
        let label = view(Label())
        label.text = "Presenting the status of a long-running process\nin two paragraphs that wrap"
        label.numberOfLines = 0
        let width = 40 + CGFloat(step) * 7.3
        let adaptation = label.contentAdaptation(to: CGSize(width: width, height: 0), isFollowed: true)
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        let (lower, upper) = (adaptation.widths.lowerBound, min(adaptation.widths.upperBound, 1000))
        for share in stride(from: 0.01, to: 1, by: 0.07) {
            let other = label.sizeThatFits(CGSize(width: lower + share * (upper - lower), height: 0))
            #expect(other.height == size.height)
            #expect(adaptation.followsWidth || other.width == size.width)
        }
    }

    /// The recorded width of a label with several lines is that of its widest line, including the space at its end as
    /// far as it fits.
    @Test(arguments: [0, 3, 10, 100])
    func brokenLabelsAreAsWideAsTheirLines(room: CGFloat) throws {
        func width(_ text: String) -> CGFloat {
            let label = view(Label())
            label.text = text
            return label.intrinsicContentSize.width
        }
        let root = View.root()
        let label = Label()
        label.identifier = "label"
        label.text = "much more wonderful"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        let limit = width("much more") + room
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.widthAnchor.constraint(lessThanOrEqualToConstant: limit),
        ])
        let layout = try LayoutSolver.solve(
            root: root, canvas: Canvas(size: CGSize(width: 900, height: 400)))
        let expected = room < 100 ? min(width("much more "), limit) : width("much more wonderful")
        #expect(layout.frame("label")?.width == expected)
    }

    /// Three words in a width that fits any one of them but no two: three lines.
    @Test(arguments: [(0, 3), (2, 2), (1, 1)])
    func labelWrapsAtTheWidthItIsGiven(numberOfLines: Int, lines: Int) throws {
        let root = View.root()
        let label = Label()
        label.identifier = "label"
        label.text = "wonderful wonderful wonderful"
        label.numberOfLines = numberOfLines
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        let below = root.place("below", intrinsic: CGSize(width: 10, height: 10))
        LayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        let height = (CGFloat(lines) * 17 * 1.193359 * 2).rounded(.up) / 2
        let narrow = Canvas(size: CGSize(width: 100, height: 300))
        let first = try LayoutSolver.solve(root: root, canvas: narrow)
        #expect(first.frame("label") == CGRect(x: 0, y: 0, width: 100, height: height))
        #expect(first.frame("below")?.minY == height)
        #expect(first.items.first { $0.id == "label" }?.text?.lines.count == lines)
        let wide = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 400, height: 300)))
        #expect(wide.frame("label")?.height == 20.5)
        #expect(try LayoutSolver.solve(root: root, canvas: narrow).items == first.items)
    }

    @Test func preferredWidthDecidesBothDimensions() {
        let label = view(Label())
        label.text = "wonderful wonderful"
        label.numberOfLines = 0
        let natural = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize.width < 100)
        #expect(label.intrinsicContentSize.height == 41)
        label.numberOfLines = 1
        #expect(label.intrinsicContentSize == natural)
    }

    // MARK: - Buttons

    private static let buttonHeights: [(CGFloat, CGFloat)] = [
        (10, 24), (12, 27), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (22, 39),
    ]

    @Test(arguments: buttonHeights)
    func systemButtonHeight(size: CGFloat, height: CGFloat) {
        let button = view(Button(type: .system))
        button.title = "Button"
        button.titleFont = Font(size: size)
        #expect(button.intrinsicContentSize.height == height)
        #expect(button.intrinsicContentSize.width == button.intrinsicContentSize.width.rounded())
    }

    @Test func buttonsOfOtherKinds() {
        let button = view(Button(type: .system))
        button.title = "i"
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
        button.givenContentInsets = .zero
        #expect(button.intrinsicContentSize.height == 18)
        let custom = view(Button(type: .custom))
        custom.image = Image(size: CGSize(width: 9, height: 17))
        #expect(custom.intrinsicContentSize == CGSize(width: 9, height: 22))
        custom.image = Image(size: CGSize(width: 222, height: 53))
        #expect(custom.intrinsicContentSize == CGSize(width: 222, height: 53))
    }

    /// Recorded: 26 with a symbol and a title of 17 points, 20 with a small image and a title of 16.
    @Test(arguments: [(17, 26, 26), (16, 12, 20)])
    func titlesBesideImagesAreNotPadded(size: CGFloat, image: CGFloat, height: CGFloat) {
        let button = view(Button(type: .system))
        button.titleFont = Font(size: size)
        button.title = "Remove"
        let titleWidth = button.intrinsicContentSize.width
        button.image = Image(size: CGSize(width: 20, height: image))
        #expect(button.intrinsicContentSize == CGSize(width: titleWidth + 20, height: height))
    }

    @Test func buttonsAreAtLeastAsLargeAsTheirBackground() {
        let button = view(Button(type: .custom))
        button.backgroundImage = Image(size: CGSize(width: 23, height: 23))
        #expect(button.intrinsicContentSize == CGSize(width: 23, height: 23))
        button.titleFont = Font(size: 17)
        button.title = "A title wider than 23 points"
        #expect(button.intrinsicContentSize.width > 23)
        #expect(button.intrinsicContentSize.height == 33)
        button.backgroundImage = Image(size: CGSize(width: 999, height: 99))
        #expect(button.intrinsicContentSize == CGSize(width: 999, height: 99))
    }

    private static let configuredHeights: [(CGFloat, CGFloat)] = [(3, 103.0 / 3), (2, 34.5)]

    @Test(arguments: configuredHeights)
    func plainConfigurationHeight(scale: CGFloat, height: CGFloat) {
        let button = view(Button(type: .system), scale: scale)
        button.title = "Button"
        button.layoutConfiguration = ButtonConfiguration()
        let label = view(Label(), scale: scale)
        label.text = "Button"
        #expect(abs(button.intrinsicContentSize.height - height) < 1e-9)
        #expect(abs(button.intrinsicContentSize.width - label.intrinsicContentSize.width - 24) < 1e-9)
    }

    // MARK: - Fields

    private static let fieldHeights: [(Int, CGFloat, CGFloat, CGFloat)] = [
        (14113, 14, 2, 17), (14113, 15, 2, 18), (14113, 16, 2, 20), (14113, 17, 2, 21), (14113, 18, 2, 22),
        (18122, 17, 2, 22), (18122, 14, 2, 18.5), (21507, 18, 3, 70.0 / 3), (21507, 17, 3, 22),
    ]

    @Test(arguments: fieldHeights)
    func unborderedFieldHeight(toolsVersion: Int, fontSize: CGFloat, scale: CGFloat, height: CGFloat) {
        let field = view(TextField(), scale: scale, toolsVersion: toolsVersion)
        field.font = UIFont(Font(size: fontSize))
        #expect(abs(field.intrinsicContentSize.height - height) < 1e-9)
    }

    @Test func roundedFieldHeight() {
        for (toolsVersion, height) in [(14113, CGFloat(30)), (18122, 34)] {
            for fontSize in [CGFloat(12), 14, 17] {
                let field = view(TextField(), toolsVersion: toolsVersion)
                field.borderStyle = .roundedRect
                field.font = UIFont(Font(size: fontSize))
                #expect(field.intrinsicContentSize.height == height)
            }
        }
    }

    @Test func segmentsAreAsWideAsTheWidestTitle() {
        for (toolsVersion, font, padding, frameHeight) in [
            (14113, Font(size: 13), CGFloat(14), CGFloat(29)),
            (23504, Font(size: 13, weight: .medium), 18, 32),
        ] {
            let control = view(SegmentedControl(), toolsVersion: toolsVersion)
            control.segments = ["First", "Second", "3"].map { SegmentedControl.Segment(title: $0) }
            let metrics = SystemFontMetrics(era: SystemFontEra(toolsVersion: toolsVersion))
            let widest = CGFloat(metrics.naturalWidth(of: "Second", font: font).rounded(.up))
            #expect(control.intrinsicContentSize.width == 3 * (widest + padding) + 2)
            #expect(control.intrinsicContentSize.height + control.alignmentRectInsets.bottom == frameHeight)
        }
    }

    @Test func textViewThatDoesNotScrollFitsItsText() throws {
        let textView = view(TextView())
        textView.text = "one\ntwo"
        #expect(textView.intrinsicContentSize == CGSize(width: -1, height: -1))
        textView.isScrollEnabled = false
        // Two lines of 14 points (33.5), 8 above and below.
        #expect(textView.intrinsicContentSize.height == 49.5)
        textView.text = ""
        #expect(textView.intrinsicContentSize.height == 33)
    }

    // MARK: - Baselines

    /// The distance of the second view's top below the first one's if their baselines are aligned, as recorded.
    @Test func baselinesMeetAsRecorded() throws {
        func label(_ size: CGFloat, _ weight: Font.Weight = .regular) -> View {
            let label = Label()
            label.text = "Label"
            label.font = UIFont(Font(size: size, weight: weight))
            return label
        }
        let button = Button(type: .roundedRect)
        button.title = "Button"
        button.titleFont = Font(size: 16)
        let field = TextField()
        let recorded: [(View, View, LayoutAttribute, CGFloat)] = [
            (label(13), label(16), .lastBaseline, -2.5), (label(17), field, .firstBaseline, -1),
            (button, label(24, .bold), .firstBaseline, -2), (label(17), label(17), .firstBaseline, 0),
        ]
        for (first, second, attribute, distance) in recorded {
            let root = View.root()
            for view in [first, second] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            }
            first.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
            LayoutConstraint(
                item: second, attribute: attribute, relatedBy: .equal, toItem: first, attribute: attribute
            ).isActive = true
            _ = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 300, height: 300)))
            #expect(second.frame.minY - first.frame.minY == distance)
        }
    }

    /// A field stretched to 60 points: its text is centred, so its baseline moves with its height.
    @Test func baselineFollowsTheHeightThatLayoutGives() throws {
        let root = View.root()
        let label = Label()
        label.text = "Label"
        let field = TextField()
        for view in [label, field] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        LayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: root.topAnchor),
            field.heightAnchor.constraint(equalToConstant: 60),
            label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ])
        _ = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 300, height: 300)))
        // (60 − 20.5) / 2 is 19.75, rounded to the pixel at 20; the distance to the baseline is the same for both.
        #expect(label.frame.minY == 20)
    }

    /// Two short lines in a text view of 200×150: the guide encloses them, scrolled or not, and a footer is below it.
    @Test(arguments: [CGFloat(0), 12])
    func textContainerGuideHugsTheText(offset: CGFloat) throws {
        let root = View.root()
        let textView = TextView()
        textView.identifier = "text"
        textView.font = UIFont(Font(size: 17))
        textView.text = "one\ntwo"
        textView.textContainerInset = EdgeInsets(top: 30, left: 20, bottom: 10, right: 5)
        textView.contentOffset.y = offset
        textView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(textView)
        let guide = textView.textContainerLayoutGuide
        let footer = root.place("footer", intrinsic: CGSize(width: 10, height: 10))
        LayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            textView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            textView.widthAnchor.constraint(equalToConstant: 200),
            textView.heightAnchor.constraint(equalToConstant: 150),
            footer.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 4),
            footer.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        ])
        _ = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 300, height: 300)))
        // 40 above the view, 30 of inset, two lines of 17 points (41) and 4 between them.
        #expect(footer.frame.origin == CGPoint(x: 20, y: 115 - offset))
        #expect(guide.layoutFrame.minY == 30)
        #expect(guide.layoutFrame.height == 41)
        let label = view(Label())
        label.text = "one"
        #expect(abs(guide.layoutFrame.width - label.intrinsicContentSize.width - 10) < 1)
    }
}
