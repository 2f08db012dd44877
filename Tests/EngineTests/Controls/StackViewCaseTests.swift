import Foundation
import Solver
import Testing
import TextMetrics

@testable import Engine

/// Stack views in situations not covered by the table of `StackViewFrameTests`, with frames computed by hand.
struct StackViewCaseTests {
    private let root = View.root()

    private func view(_ identifier: String, _ width: CGFloat, _ height: CGFloat) -> View {
        let view = View()
        view.identifier = identifier
        view.intrinsicContentSizeOverride = CGSize(width: width, height: height)
        return view
    }

    private func place(_ stack: StackView, width: CGFloat? = nil, height: CGFloat? = nil) {
        stack.identifier = "stack"
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    private func solve(_ direction: LayoutDirection = .leftToRight) throws -> SolvedLayout {
        try LayoutSolver.solve(
            root: root,
            canvas: Canvas(size: CGSize(width: 400, height: 300), layoutDirection: direction))
    }

    /// The inner stack view has to be laid out to find its share.
    @Test func findingProportionsSpendsTheBudget() {
        let inner = StackView(arrangedSubviews: [view("a", 30, 20)])
        let outer = StackView(arrangedSubviews: [inner, view("b", 10, 10)])
        outer.distribution = .fillProportionally
        let budget = WorkBudget(1_000_000)
        outer.prepareForLayout(with: budget)
        #expect(budget.remaining < 1_000_000)
    }

    /// The column is 120 high. Its views measure 20 and 20, and later 20 and 60, so that the first has a half and then a
    /// quarter of it.
    @Test func proportionsFollowConstraintsInsideViews() throws {
        let (box, content) = (View(), View())
        content.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(content)
        let height = content.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
        for constraint in [
            content.topAnchor.constraint(equalTo: box.topAnchor),
            content.bottomAnchor.constraint(equalTo: box.bottomAnchor), height,
        ] { constraint.isActive = true }
        let first = view("first", 30, 20)
        let column = StackView(arrangedSubviews: [first, box])
        column.axis = .vertical
        column.distribution = .fillProportionally
        place(column, width: 100, height: 120)
        let session = LayoutSession(root: root, canvas: Canvas(size: CGSize(width: 400, height: 300)))
        try session.layout()
        #expect(first.frame.height == 60)
        height.constant = 60
        try session.layout()
        #expect(first.frame.height == 30)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func nestedStacks(direction: LayoutDirection) throws {
        let row = StackView(arrangedSubviews: [view("a", 30, 20), view("b", 50, 40)])
        row.identifier = "row"
        row.distribution = .fillEqually
        row.alignment = .center
        row.spacing = 10
        let column = StackView(arrangedSubviews: [row, view("c", 20, 15)])
        column.axis = .vertical
        column.alignment = .trailing
        column.spacing = 5
        place(column)
        let layout = try solve(direction)
        // The row is 50 + 10 + 50 wide and as tall as b; c is below it at the trailing edge.
        var expected = [
            ("stack", CGRect(x: 0, y: 0, width: 110, height: 60)),
            ("row", CGRect(x: 0, y: 0, width: 110, height: 40)),
            ("a", CGRect(x: 0, y: 10, width: 50, height: 20)),
            ("b", CGRect(x: 60, y: 0, width: 50, height: 40)),
            ("c", CGRect(x: 90, y: 45, width: 20, height: 15)),
        ]
        if direction == .rightToLeft {
            expected[0].1.origin.x = 290
            for index in 1..<5 { expected[index].1.origin.x = 110 - expected[index].1.maxX }
        }
        for (identifier, frame) in expected { #expect(layout.frame(identifier) == frame) }
        #expect(layout.findings.isEmpty)
    }

    @Test func nestedStacksShareProportionallyByTheirContent() throws {
        let row = StackView(arrangedSubviews: [view("a", 30, 20), view("b", 50, 20)])
        row.identifier = "row"
        row.spacing = 20
        row.arrangedSubviews[0].setContentHuggingPriority(.defaultLow, for: .horizontal)
        row.arrangedSubviews[1].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let outer = StackView(arrangedSubviews: [row, view("c", 100, 20)])
        outer.distribution = .fillProportionally
        place(outer, width: 300)
        let layout = try solve()
        #expect(layout.frame("row") == CGRect(x: 0, y: 0, width: 150, height: 20))
        #expect(layout.frame("c") == CGRect(x: 150, y: 0, width: 150, height: 20))
    }

    /// Interface Builder recorded a wrapping label of 146 points and a button of 46 each 196.5 wide in a row of 393, and with
    /// a view between two such the button only as wide as its title.
    @Test(arguments: [false, true])
    func buttonsAndWrappingTextsShareARowOfNothingElse(hasView: Bool) throws {
        let label = Label()
        label.identifier = "label"
        label.text = "Iste Nihil Occaecati"
        label.numberOfLines = 0
        label.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        let button = Button(type: .system)
        button.identifier = "button"
        button.title = "Button"
        let others = hasView ? [view("other", 10, 10)] : []
        place(StackView(arrangedSubviews: [label] + others + [button]), width: 393)
        let layout = try solve()
        #expect((layout.frame("label")?.width == 196.5) == !hasView)
        #expect((layout.frame("button")?.width == 196.5) == !hasView)
    }

    /// Interface Builder recorded three labels in a row of 598 with the system's spacing of 8 points: the outer ones 199.5 wide, a
    /// third of the row on a screen of two pixels a point, and the middle one, which hugs its text more, what is left of 582.
    @Test func wrappingTextsShareARowBeforeItsSystemSpacing() throws {
        let labels = [251, 252, 251].enumerated().map { index, hugging in
            let label = Label()
            label.identifier = ["first", "middle", "last"][index]
            label.text = "Min: 7"
            label.numberOfLines = 0
            label.setContentHuggingPriority(LayoutPriority(Float(hugging)), for: .horizontal)
            return label
        }
        let stack = StackView(arrangedSubviews: labels)
        stack.spacing = StackView.spacingUseSystem
        place(stack, width: 598)
        let layout = try solve()
        for (id, width) in [("first", 199.5), ("middle", 183), ("last", 199.5)] {
            #expect(abs((layout.frame(id)?.width ?? 0) - width) < 0.51)
        }
    }

    /// A symbol's baseline is that of capital letters centred beside it: with 12 of 30 points, 21 below its top.
    @Test func symbolsAreAlignedByTheirBaseline() throws {
        let symbol = ImageView()
        symbol.identifier = "symbol"
        symbol.image = UIImage(
            name: "circle", size: CGSize(width: 30, height: 30), alignmentRectInsets: .zero, capHeight: 12)
        let label = Label()
        label.identifier = "label"
        label.text = "Ag"
        let stack = StackView(arrangedSubviews: [symbol, label])
        stack.alignment = .firstBaseline
        place(stack)
        let layout = try solve()
        // The label's baseline is 17 × 0.952148 = 16.19 points below its top, 16 in whole points.
        let (first, second) = (try #require(layout.frame("symbol")), try #require(layout.frame("label")))
        #expect(abs(first.minY + 21 - (second.minY + 16)) < 0.51)
    }

    @Test(arguments: [true, false])
    func stackWithNothingToShowHasNoSize(isHidden: Bool) throws {
        let stack = StackView(arrangedSubviews: isHidden ? [view("a", 30, 20), view("b", 50, 40)] : [])
        for view in stack.arrangedSubviews { view.isHidden = true }
        place(stack)
        let layout = try solve()
        #expect(layout.frame("stack") == .zero)
        #expect(layout.findings.isEmpty)
    }

    @Test func hiddenViewThatDemandsALengthTakesNoSpace() throws {
        let hidden = view("b", 50, 40)
        let stack = StackView(arrangedSubviews: [view("a", 30, 20), hidden, view("c", 20, 20)])
        stack.spacing = 10
        hidden.isHidden = true
        hidden.widthAnchor.constraint(equalToConstant: 50).isActive = true
        hidden.heightAnchor.constraint(equalToConstant: 200).isActive = true
        place(stack)
        let layout = try solve()
        #expect(layout.frame("stack") == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(layout.frame("c")?.minX == 40)
        #expect(layout.findings.isEmpty)
    }

    /// Recorded by Interface Builder in two apps: two buttons with configurations share 383 points, and three 414. Their titles can
    /// take several lines, as labels that wrap, which share a row equally.
    @Test(
        arguments: [
            (["Short", "Considerably longer"], 383), (["Save", "Cancel", "Reset everything"], 414),
        ] as [([String], CGFloat)])
    func configuredButtonsShareARowEqually(titles: [String], width: CGFloat) throws {
        let buttons = titles.map { title in
            let button = Button()
            button.identifier = title
            button.title = title
            button.layoutConfiguration = ButtonConfiguration()
            return button
        }
        place(StackView(arrangedSubviews: buttons), width: width)
        let layout = try solve()
        for title in titles { #expect(layout.frame(title)?.width == width / CGFloat(titles.count)) }
    }

    @Test func hidingAndShowingAgainGivesTheSameFrames() throws {
        let views = [view("a", 30, 20), view("b", 50, 40), view("c", 20, 20)]
        let stack = StackView(arrangedSubviews: views)
        stack.distribution = .equalSpacing
        place(stack, width: 200)
        let before = try solve()
        views[1].isHidden = true
        #expect(try solve().frame("c") == CGRect(x: 180, y: 0, width: 20, height: 20))
        views[1].isHidden = false
        #expect(try solve().items == before.items)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func marginsFollowTheLayoutDirection(direction: LayoutDirection) throws {
        let stack = StackView(arrangedSubviews: [view("a", 30, 20)])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
        place(stack)
        let layout = try solve(direction)
        #expect(layout.frame("stack")?.size == CGSize(width: 40, height: 25))
        #expect(
            layout.frame("a")
                == CGRect(x: direction == .leftToRight ? 2 : 8, y: 1, width: 30, height: 20))
    }

    @Test func baselineRelativeColumnSpacesBaselines() throws {
        let labels = ["one", "two"].map { name in
            let label = Label()
            label.identifier = name
            label.intrinsicContentSizeOverride = CGSize(width: 40, height: 20.5)
            label.text = name
            return label
        }
        let stack = StackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 30
        place(stack)
        let layout = try solve()
        // Two labels with the same font: the distance of their tops equals that of their baselines.
        #expect(layout.frame("two")?.minY == 30)
        #expect(layout.frame("stack")?.height == 50.5)
    }

    /// Recorded: labels of 17 points in lines of 20.29 points, of text styles 0 to 21 and 22.5 to 43, and others 0 to 20.5 and
    /// 22 to 63, each with two pixels a point. 22 points is the distance of Body's lines in the Human Interface Guidelines.
    @Test func theSystemsDistanceOfBaselinesIsThatOfLines() throws {
        let labels = ["one", "two"].map { id in
            let label = Label()
            label.identifier = id
            label.text = "Label"
            return label
        }
        let stack = StackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.spacing = StackView.spacingUseSystem
        place(stack)
        #expect(try solve().frame("two")?.minY == 22)
        labels[1].font = UIFont(Font(size: 11))
        // The larger font decides; the tops differ by what the ascenders do.
        let metrics = SystemFontMetrics()
        let ascenders = metrics.ascender(of: Font(size: 17)) - metrics.ascender(of: Font(size: 11))
        let top = try #require(try solve().frame("two")?.minY)
        #expect(abs(top - 22 - ascenders) <= 0.5)
    }

    @Test func equalSpacingGuidesSpanTheGaps() throws {
        let stack = StackView(arrangedSubviews: [view("a", 30, 20), view("b", 50, 20), view("c", 20, 20)])
        stack.distribution = .equalSpacing
        place(stack, width: 160)
        let gaps = try solve().items.filter { $0.kind == .guide }
        #expect(gaps.map(\.frame.minX) == [30, 110])
        #expect(gaps.map(\.frame.width) == [30, 30])
    }

    /// A plain view counts with the length that its own constraints require.
    @Test func plainViewsShareProportionallyByWhatTheyHold() throws {
        let box = View()
        box.identifier = "box"
        let inner = box.place("inner", intrinsic: CGSize(width: 40, height: 10))
        LayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 30),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -30),
        ])
        let stack = StackView(arrangedSubviews: [box, view("a", 50, 20)])
        stack.distribution = .fillProportionally
        place(stack, width: 300)
        let session = LayoutSession(root: root, canvas: Canvas(size: CGSize(width: 400, height: 300)))
        for _ in 0..<2 {
            let layout = try session.solvedLayout()
            #expect(layout.frame("box")?.width == 200)
            #expect(layout.frame("a") == CGRect(x: 200, y: 0, width: 100, height: 20))
        }
    }

    @Test func fittingSizeIsTheContents() {
        let stack = StackView(arrangedSubviews: [view("a", 30, 20), view("b", 50, 40)])
        stack.spacing = 10
        #expect(
            stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
                == CGSize(width: 90, height: 40))
        let label = Label()
        label.text = "Label"
        #expect(label.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == label.intrinsicContentSize)
        #expect(View().systemLayoutSizeFitting(View.layoutFittingCompressedSize) == .zero)
    }

    /// UIKit computes shares before it knows the system's spacing.
    @Test(arguments: [(StackView.spacingUseSystem, 156), (8, 150)] as [(CGFloat, CGFloat)])
    func sharesAreCountedWithTheSpacingThatIsWritten(spacing: CGFloat, first: CGFloat) throws {
        let stack = StackView(arrangedSubviews: [view("a", 150, 20), view("b", 50, 20)])
        stack.distribution = .fillProportionally
        stack.spacing = spacing
        place(stack, width: 208)
        let layout = try solve()
        // 208 × 150 / (150 + 50), or with the spacing 208 × 150 / (150 + 50 + 8); the last view has the rest.
        #expect(layout.frame("a") == CGRect(x: 0, y: 0, width: first, height: 20))
        #expect(layout.frame("b") == CGRect(x: first + 8, y: 0, width: 200 - first, height: 20))
    }

    /// The shares of a column follow the lines of its texts, which break at another width on each canvas.
    @Test func columnsShareTheirHeightByLines() throws {
        let (long, short) = (Label(), Label())
        (long.identifier, short.identifier) = ("long", "short")
        long.text = "one two three four five six seven eight nine ten"
        short.text = "one"
        for label in [long, short] {
            label.numberOfLines = 0
            for axis in LayoutAxis.allCases { label.setContentHuggingPriority(.defaultLow, for: axis) }
        }
        let stack = StackView(arrangedSubviews: [long, short])
        (stack.axis, stack.distribution) = (.vertical, .fillProportionally)
        root.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.heightAnchor.constraint(equalToConstant: 400),
        ])
        let session = LayoutSession(root: root, canvas: Canvas(size: CGSize(width: 600, height: 500)))
        var shares: Set<CGFloat> = []
        for width in [600, 120, 200, 600, 80] as [CGFloat] {
            session.canvas.size.width = width
            let layout = try session.solvedLayout()
            let heights = [long, short].map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }
            let expected = 400 * heights[0] / (heights[0] + heights[1])
            let frames = try [#require(layout.frame("long")), #require(layout.frame("short"))]
            #expect(abs(frames[0].height - expected) <= 1 / session.canvas.scale, "at \(width) points")
            #expect(frames[0].height + frames[1].height == 400)
            #expect(layout.constraints.filter { $0.identifier == "UISV-fill-proportionally" }.count == 2)
            shares.insert(expected)
        }
        #expect(shares.count == 4)
        let sweep = LayoutSession(root: root, canvas: session.canvas)
        let items = try sweep.solvedLayout().items
        let place = try #require(items.firstIndex { $0.id == "long" })
        for piece in try sweep.pieces(along: .horizontal, over: 60...600) {
            let width = (piece.range.lowerBound + piece.range.upperBound) / 2
            session.canvas.size.width = width
            let height = try #require(session.solvedLayout().frame("long")).height
            #expect(
                abs(piece.items[place].canvasFrame.height.value(at: width) - height) <= 1
                    / session.canvas.scale)
        }
    }
}
