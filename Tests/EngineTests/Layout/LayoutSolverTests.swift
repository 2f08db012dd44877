import Foundation
import Testing
import Findings
import Solver

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
        #expect(layout.findings.isEmpty)
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
        // 47 − 20 remains of the top inset; the bottom inset of 34 is entirely below the view.
        #expect(layout.frame("content") == CGRect(x: 0, y: 27, width: 390, height: 844 - 20 - 50 - 27))
    }

    @Test func conflictNamesTheSetAndBreaksTheLatest() throws {
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
        let finding = try #require(layout.findings.first)
        #expect(layout.findings.count == 1)
        #expect(finding.code == .unsatisfiable)
        #expect(finding.constraints == ["a.width == 100", "a.width == 200"])
        #expect(finding.broken == "a.width == 200")
        #expect(finding.items == ["a"])
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
        #expect(layout.findings.map(\.code) == [.ambiguous])
        #expect(layout.findings.first?.items == ["knob"])
        #expect(layout.items.map(\.undetermined) == [[], .x, []])
        #expect(layout.frame("dot") == CGRect(x: 5, y: 0, width: 50, height: 110))
    }
}
