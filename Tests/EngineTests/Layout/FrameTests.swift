import Foundation
import Testing
import Findings

@testable import Engine

/// Frames determined by more than single constraints: the pixel grid, ancestors, scroll content, masks, the keyboard.
@Suite struct FrameTests {
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
        // Thirds of 100 are at 33.33 and 66.67; the nearest half points are 33.5 and 66.5.
        #expect(views.indices.map { layout.frame("v\($0)")?.minX } == [0, 33.5, 66.5])
        #expect(views.indices.map { layout.frame("v\($0)")?.maxX } == [33.5, 66.5, 100])
    }

    /// The frame of the root is the canvas; views held by its edges are inside its alignment rectangle.
    @Test func rootFillsTheCanvasWithItsFrame() throws {
        let root = View.root()
        root.alignmentRectInsetsOverride = EdgeInsets(top: 4, left: 10, bottom: 6, right: 5)
        let inner = root.place("inner")
        LayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            inner.topAnchor.constraint(equalTo: root.topAnchor),
            inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 200, height: 100)))
        #expect(layout.items[0].frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(layout.frame("inner") == CGRect(x: 10, y: 4, width: 185, height: 90))
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
        #expect(layout.findings.isEmpty)
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
        // Both margins were 50, so each grows by half of 100.
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
        #expect(layout.findings.map(\.code) == [.unusedGuide])
        #expect(layout.findings.first?.items == ["idle"])
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
        // 100.3 is 300.9 pixels, rounded to 301; 110.7 is 332.1, rounded to 332, which is 31 pixels further; 177.7 is
        // 533.1, rounded to 533.
        #expect(layout.frame("inner") == CGRect(x: 0, y: 31.0 / 3, width: 67, height: 67))
        #expect(layout.canvasFrame("inner")?.minY == 332.0 / 3)
    }
}
