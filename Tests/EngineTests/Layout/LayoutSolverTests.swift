import Foundation
import Testing

@testable import Engine

@Suite struct LayoutSolverTests {
    @Test(arguments: [(600, 200), (900, 300)] as [(CGFloat, CGFloat)])
    func oneThird(height: CGFloat, buttonTop: CGFloat) throws {
        let root = View.root()
        let third = root.guide("third")
        let button = root.place("button", intrinsic: CGSize(width: 100, height: 44))
        LayoutConstraint.activate([
            third.topAnchor.constraint(equalTo: root.topAnchor),
            third.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 1.0 / 3),
            button.topAnchor.constraint(equalTo: third.bottomAnchor),
            button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        ])
        let layout = try LayoutSolver.solve(
            root: root, canvas: Canvas(size: CGSize(width: 300, height: height)))
        #expect(layout.frame("button") == CGRect(x: 100, y: buttonTop, width: 100, height: 44))
        let guide = try #require(layout.items.first { $0.id == "third" })
        #expect(guide.frame.minY == 0)
        #expect(guide.frame.height == buttonTop)
        #expect(guide.undetermined == [.x, .width])
        #expect(layout.issues.isEmpty)
        #expect(layout.items.map(\.id) == ["view", "third", "button"])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [320, 480] as [CGFloat])
    func equalSpacing(direction: LayoutDirection, width: CGFloat) throws {
        let root = View.root()
        let widths: [CGFloat] = [60, 80, 40]
        let buttons = widths.enumerated().map {
            root.place("b\($0.offset)", intrinsic: CGSize(width: $0.element, height: 44))
        }
        let spaces = [root.guide("s0"), root.guide("s1")]
        LayoutConstraint.activate([
            buttons[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            spaces[0].leadingAnchor.constraint(equalTo: buttons[0].trailingAnchor),
            buttons[1].leadingAnchor.constraint(equalTo: spaces[0].trailingAnchor),
            spaces[1].leadingAnchor.constraint(equalTo: buttons[1].trailingAnchor),
            buttons[2].leadingAnchor.constraint(equalTo: spaces[1].trailingAnchor),
            buttons[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            spaces[0].widthAnchor.constraint(equalTo: spaces[1].widthAnchor),
        ])
        let canvas = Canvas(size: CGSize(width: width, height: 96), layoutDirection: direction)
        let layout = try LayoutSolver.solve(root: root, canvas: canvas)
        let gap = (width - 40 - 180) / 2
        let starts = [20, 20 + 60 + gap, 20 + 60 + gap + 80 + gap]
        for (index, start) in starts.enumerated() {
            let frame = try #require(layout.frame("b\(index)"))
            #expect(frame.width == widths[index])
            #expect(frame.minX == (direction == .leftToRight ? start : width - start - widths[index]))
        }
    }

    @Test func inequalitiesFollowTheReadingDirection() throws {
        let root = View.root()
        let first = root.place("first", intrinsic: CGSize(width: 100, height: 20))
        let second = root.place("second", intrinsic: CGSize(width: 60, height: 20))
        let near = second.leadingAnchor.constraint(equalTo: first.trailingAnchor)
        near.priority = .defaultLow
        LayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 8),
            near,
        ])
        let canvas = Canvas(size: CGSize(width: 300, height: 50), layoutDirection: .rightToLeft)
        let layout = try LayoutSolver.solve(root: root, canvas: canvas)
        #expect(layout.frame("first")?.minX == 190)
        #expect(layout.frame("second")?.maxX == 182)
    }

    @Test func marginsMoveWhatIsTiedToThem() throws {
        for margin in [20, 48] as [CGFloat] {
            let root = View.root()
            root.layoutMargins = EdgeInsets(top: 12, left: margin, bottom: 12, right: margin)
            let first = root.place("first")
            let second = root.place("second")
            LayoutConstraint.activate([
                first.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                LayoutConstraint(
                    item: second, attribute: .leading, relatedBy: .equal, toItem: root,
                    attribute: .leadingMargin),
                first.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            ])
            let layout = try LayoutSolver.solve(
                root: root, canvas: Canvas(size: CGSize(width: 240, height: 180)))
            #expect(layout.frame("first")?.minX == margin)
            #expect(layout.frame("second")?.minX == margin)
            #expect(layout.frame("first")?.minY == 12)
        }
    }

    @Test(arguments: [(34, 78), (0, 44)] as [(CGFloat, CGFloat)])
    func bottomBarGrowsByTheHomeIndicator(inset: CGFloat, barHeight: CGFloat) throws {
        let root = View.root()
        let bar = root.place("bar")
        let field = bar.place("field", intrinsic: CGSize(width: -1, height: 34))
        LayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 5),
            field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
            field.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor, constant: -5),
        ])
        var canvas = Canvas(size: CGSize(width: 393, height: 852), scale: 3)
        canvas.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: inset, right: 0)
        let layout = try LayoutSolver.solve(root: root, canvas: canvas)
        #expect(layout.frame("bar") == CGRect(x: 0, y: 852 - barHeight, width: 393, height: barHeight))
        #expect(layout.frame("field") == CGRect(x: 16, y: 5, width: 361, height: 34))
        #expect(
            layout.frame("view.safeAreaLayoutGuide") == CGRect(x: 0, y: 59, width: 393, height: 793 - inset))
    }

    @Test func safeAreaShrinksForAnInnerView() throws {
        let root = View.root()
        let inner = root.place("inner")
        let content = inner.place("content")
        LayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            inner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -50),
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            content.topAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
        ])
        var canvas = Canvas(size: CGSize(width: 390, height: 844))
        canvas.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let layout = try LayoutSolver.solve(root: root, canvas: canvas)
        // 47 − 20 is left of the top inset; the bottom inset of 34 lies wholly below the view.
        #expect(layout.frame("content") == CGRect(x: 0, y: 27, width: 390, height: 844 - 20 - 50 - 27))
    }

    @Test func conflictNamesTheSetAndGivesUpTheLatest() throws {
        let root = View.root()
        let a = root.place("a")
        LayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
            a.topAnchor.constraint(equalTo: root.topAnchor),
            a.heightAnchor.constraint(equalToConstant: 40),
            a.widthAnchor.constraint(equalToConstant: 100),
            a.widthAnchor.constraint(equalToConstant: 200),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 320, height: 110)))
        #expect(layout.frame("a") == CGRect(x: 40, y: 0, width: 100, height: 40))
        let issue = try #require(layout.issues.first)
        #expect(layout.issues.count == 1)
        #expect(issue.code == .unsatisfiable)
        #expect(issue.constraints == ["a.width == 100", "a.width == 200"])
        #expect(issue.broken == "a.width == 200")
        #expect(issue.items == ["a"])
        #expect(layout.items.filter(\.isConflicting).map(\.id) == ["a"])
        #expect(
            layout.constraints.map(\.outcome) == [.satisfied, .satisfied, .satisfied, .satisfied, .broken])
    }

    @Test func aViewFreeToSlideIsAmbiguousAndWhatItHoldsIsNot() throws {
        let root = View.root()
        let knob = root.place("knob")
        let dot = knob.place("dot")
        LayoutConstraint.activate([
            knob.widthAnchor.constraint(equalToConstant: 60),
            knob.topAnchor.constraint(equalTo: root.topAnchor),
            knob.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            knob.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
            knob.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            dot.leadingAnchor.constraint(equalTo: knob.leadingAnchor, constant: 5),
            dot.trailingAnchor.constraint(equalTo: knob.trailingAnchor, constant: -5),
            dot.topAnchor.constraint(equalTo: knob.topAnchor),
            dot.bottomAnchor.constraint(equalTo: knob.bottomAnchor),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 320, height: 110)))
        #expect(layout.issues.map(\.code) == [.ambiguous])
        #expect(layout.issues.first?.items == ["knob"])
        #expect(layout.items.map(\.undetermined) == [[], .x, []])
        #expect(layout.frame("dot") == CGRect(x: 5, y: 0, width: 50, height: 110))
    }

    @Test func edgesMeetOnThePixelGrid() throws {
        let root = View.root()
        var constraints: [LayoutConstraint] = []
        var previous: View?
        let views = (0..<3).map { root.place("v\($0)") }
        for view in views {
            constraints.append(
                previous.map { view.leadingAnchor.constraint(equalTo: $0.trailingAnchor) }
                    ?? view.leadingAnchor.constraint(equalTo: root.leadingAnchor))
            constraints.append(view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3))
            previous = view
        }
        LayoutConstraint.activate(constraints)
        let layout = try LayoutSolver.solve(
            root: root, canvas: Canvas(size: CGSize(width: 100, height: 10), scale: 2))
        // Thirds of 100 lie at 33.33 and 66.67; the nearest half points are 33.5 and 66.5.
        #expect(views.indices.map { layout.frame("v\($0)")?.minX } == [0, 33.5, 66.5])
        #expect(views.indices.map { layout.frame("v\($0)")?.maxX } == [33.5, 66.5, 100])
    }

    @Test func cousinsMeetThroughTheirCommonAncestor() throws {
        let root = View.root()
        let left = root.place("left")
        let right = root.place("right")
        let inLeft = left.place("inLeft")
        let inRight = right.place("inRight")
        LayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
            left.widthAnchor.constraint(equalToConstant: 100),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
            right.widthAnchor.constraint(equalToConstant: 100),
            inLeft.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 7),
            inLeft.widthAnchor.constraint(equalToConstant: 20),
            inRight.leadingAnchor.constraint(equalTo: inLeft.trailingAnchor, constant: 100),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 320, height: 110)))
        // 30 + 7 + 20 + 100 = 157 on the canvas; the right view begins at 140.
        #expect(layout.canvasFrame("inRight")?.minX == 157)
        #expect(layout.frame("inRight")?.minX == 17)
    }

    @Test func scrollContentTakesItsSizeFromWhatIsInside() throws {
        let root = View.root()
        let scroll = ScrollView()
        scroll.identifier = "scroll"
        scroll.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scroll)
        let button = scroll.place("button", intrinsic: CGSize(width: 100, height: 44))
        LayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            button.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 1000),
            button.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -1000),
            button.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 1000),
            button.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -1000),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 300, height: 500)))
        #expect(scroll.contentSize == CGSize(width: 2100, height: 2044))
        #expect(layout.frame("scroll") == CGRect(x: 0, y: 0, width: 300, height: 500))
        #expect(layout.frame("scroll.contentLayoutGuide") == CGRect(x: 0, y: 0, width: 2100, height: 2044))
        #expect(layout.frame("button") == CGRect(x: 1000, y: 1000, width: 100, height: 44))
        #expect(layout.issues.isEmpty)
    }

    @Test func aViewThatKeepsItsFrameFollowsItsMask() throws {
        let root = View.root()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let fixed = View(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        fixed.identifier = "fixed"
        let stretching = View(frame: CGRect(x: 10, y: 60, width: 100, height: 20))
        stretching.identifier = "stretching"
        stretching.autoresizingMask = [.flexibleWidth]
        let shared = View(frame: CGRect(x: 50, y: 0, width: 100, height: 10))
        shared.identifier = "shared"
        shared.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        for view in [fixed, stretching, shared] { root.addSubview(view) }
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 300, height: 100)))
        #expect(layout.frame("fixed") == CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(layout.frame("stretching") == CGRect(x: 10, y: 60, width: 200, height: 20))
        // Both margins were 50, so each takes half of the 100 gained.
        #expect(layout.frame("shared") == CGRect(x: 100, y: 0, width: 100, height: 10))
    }

    @Test func huggingDecidesWhoStretches() throws {
        let root = View.root()
        let left = root.place("left", intrinsic: CGSize(width: 50, height: 20))
        let right = root.place("right", intrinsic: CGSize(width: 60, height: 20))
        left.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        LayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
            right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 300, height: 50)))
        #expect(layout.frame("left")?.width == 50)
        #expect(layout.frame("right")?.width == 250)
    }

    @Test func keyboardGuideSitsOnTheSafeAreaUntilTheKeyboardComes() throws {
        for (keyboard, top) in [(nil, 844.0 - 34), (336.0, 844 - 336)] as [(CGFloat?, CGFloat)] {
            let root = View.root()
            let field = root.place("field", intrinsic: CGSize(width: 100, height: 30))
            field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -5)
                .isActive = true
            var canvas = Canvas(size: CGSize(width: 390, height: 844), keyboardHeight: keyboard)
            canvas.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            let layout = try LayoutSolver.solve(root: root, canvas: canvas)
            #expect(layout.frame("field")?.maxY == top - 5)
        }
    }

    @Test func aDeepHierarchyIsLaidOutAndReleased() throws {
        let root = View.root()
        var parent = root
        var constraints: [LayoutConstraint] = []
        for index in 0..<300 {
            let view = parent.place("v\(index)")
            constraints += [
                view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 0.5),
                view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
                view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
                view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
            ]
            parent = view
        }
        LayoutConstraint.activate(constraints)
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 600, height: 600)))
        #expect(layout.canvasFrame("v299") == CGRect(x: 150, y: 300, width: 450, height: 300))
    }

    @Test func aGuideThatNobodyUsesIsNamed() throws {
        let root = View.root()
        _ = root.guide("idle")
        let busy = root.guide("busy")
        busy.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 100, height: 100)))
        #expect(layout.issues.map(\.code) == [.unusedGuide])
        #expect(layout.issues.first?.items == ["idle"])
    }

    @Test func thirdsOfAPointSubtractExactly() throws {
        let root = View.root()
        let outer = root.place("outer")
        let inner = outer.place("inner", intrinsic: CGSize(width: 67, height: 67))
        LayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 100.3),
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10.4),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        ])
        let layout = try LayoutSolver.solve(
            root: root, canvas: Canvas(size: CGSize(width: 300, height: 300), scale: 3))
        // 100.3 is 300.9 pixels, so 301; 110.7 is 332.1, so 332, which is 31 pixels further; 177.7 is 533.1, so 533.
        #expect(layout.frame("inner") == CGRect(x: 0, y: 31.0 / 3, width: 67, height: 67))
        #expect(layout.canvasFrame("inner")?.minY == 332.0 / 3)
    }
}
