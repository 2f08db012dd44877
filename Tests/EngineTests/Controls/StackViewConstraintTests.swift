import Foundation
import Solver
import Testing

@testable import Engine

/// Compares a stack's own constraints with those observed in UIKit's stack view for three views ("Let's Build
/// UIStackView", kean.blog).
struct StackViewConstraintTests {
    private let stack = StackView()

    init() {
        stack.identifier = "stack"
        for (index, width) in [160.0, 80, 40].enumerated() {
            let view = View()
            view.identifier = "v\(index)"
            view.intrinsicContentSizeOverride = CGSize(width: width, height: width * 1.25)
            stack.addArrangedSubview(view)
        }
    }

    /// Returns every constraint on the stack and its views as `identifier: equation`, in the order of activation.
    private func constraints() -> [String] {
        stack.prepareForLayout(with: WorkBudget())
        let owners = [stack as View] + stack.subviews
        return owners.flatMap(\.constraints).sorted { $0.activationOrder < $1.activationOrder }.map {
            "\($0.identifier ?? "?"): \($0)"
        }
    }

    private let ends = [
        "UISV-canvas-connection: stack.leading == v0.leading",
        "UISV-canvas-connection: v2.trailing == stack.trailing",
    ]
    private let spacing = [
        "UISV-spacing: v1.leading == v0.trailing", "UISV-spacing: v2.leading == v1.trailing",
    ]
    private let filled = [
        "UISV-alignment: v1.top == v0.top", "UISV-alignment: v2.top == v0.top",
        "UISV-alignment: v1.bottom == v0.bottom", "UISV-alignment: v2.bottom == v0.bottom",
        "UISV-canvas-connection: stack.top == v0.top", "UISV-canvas-connection: v0.bottom == stack.bottom",
    ]
    private let suppression = (0..<3).map { "UISV-ambiguity-suppression: v\($0).height == 0 @25" }

    @Test func fill() {
        #expect(constraints() == ends + spacing + filled)
    }

    @Test func fillEqually() {
        stack.distribution = .fillEqually
        let equal = ["UISV-fill-equally: v1.width == v0.width", "UISV-fill-equally: v2.width == v0.width"]
        #expect(constraints() == ends + spacing + equal + filled)
    }

    @Test func fillProportionally() {
        stack.distribution = .fillProportionally
        let shares = zip([160.0, 80, 40], [999, 998, 997]).enumerated().map { index, share in
            "UISV-fill-proportionally: v\(index).width == \(share.0 / 280) * stack.width @\(share.1)"
        }
        #expect(constraints() == ends + spacing + shares + filled)
    }

    @Test func equalSpacing() {
        stack.distribution = .equalSpacing
        stack.spacing = 10
        let expected =
            ends + [
                "UISV-spacing: v1.leading >= v0.trailing + 10",
                "UISV-spacing: v2.leading >= v1.trailing + 10",
                "UISV-distributing-edge: UISV-distributing.leading == v0.trailing",
                "UISV-distributing-edge: UISV-distributing.trailing == v1.leading",
                "UISV-distributing-edge: UISV-distributing.leading == v1.trailing",
                "UISV-distributing-edge: UISV-distributing.trailing == v2.leading",
                "UISV-fill-equally: UISV-distributing.width == UISV-distributing.width",
                "UISV-canvas-fit: stack.width == 0 @49",
            ] + filled
        #expect(constraints() == expected)
        #expect(stack.layoutGuides.map(\.identifier) == ["UISV-distributing", "UISV-distributing"])
    }

    @Test func equalCentering() {
        stack.distribution = .equalCentering
        let expected =
            ends + [
                "UISV-spacing: v1.leading >= v0.trailing", "UISV-spacing: v2.leading >= v1.trailing",
                "UISV-distributing-edge: UISV-distributing.leading == v0.centerX",
                "UISV-distributing-edge: UISV-distributing.trailing == v1.centerX",
                "UISV-distributing-edge: UISV-distributing.leading == v1.centerX",
                "UISV-distributing-edge: UISV-distributing.trailing == v2.centerX",
                "UISV-fill-equally: UISV-distributing.width == UISV-distributing.width @149",
                "UISV-canvas-fit: stack.width == 0 @49",
            ] + filled
        #expect(constraints() == expected)
    }

    @Test func top() {
        stack.alignment = .top
        let boundaries = (0..<3).flatMap {
            [
                "UISV-spanning-boundary: UISV-alignment-spanner.top == v\($0).top @999.5",
                "UISV-spanning-boundary: UISV-alignment-spanner.bottom >= v\($0).bottom",
            ]
        }
        let expected =
            ends + spacing + ["UISV-alignment: v1.top == v0.top", "UISV-alignment: v2.top == v0.top"]
            + boundaries + [
                "UISV-spanning-fit: UISV-alignment-spanner.height == 0 @51",
                "UISV-canvas-connection: v0.top == stack.top",
                "UISV-canvas-connection: stack.bottom == UISV-alignment-spanner.bottom",
            ] + suppression
        #expect(constraints() == expected)
    }

    @Test func singleViewInTheMiddle() {
        stack.alignment = .center
        for view in stack.arrangedSubviews.dropFirst() { view.removeFromSuperview() }
        #expect(
            constraints() == [
                "UISV-canvas-connection: stack.leading == v0.leading",
                "UISV-canvas-connection: v0.trailing == stack.trailing",
                "UISV-canvas-connection: v0.top >= stack.top",
                "UISV-canvas-connection: stack.bottom >= v0.bottom",
                "UISV-canvas-connection: stack.centerY == v0.centerY",
                "UISV-canvas-fit: stack.height == 0 @49",
                "UISV-ambiguity-suppression: v0.height == 0 @25",
            ])
        #expect(stack.layoutGuides.isEmpty)
    }

    @Test func columnsAndMarginsChangeTheEdges() {
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 20
        stack.layoutMarginsGuide.identifier = "margins"
        let expected = [
            "UISV-canvas-connection: margins.top == v0.top",
            "UISV-canvas-connection: v2.bottom == margins.bottom",
            "UISV-spacing: v1.firstBaseline == v0.lastBaseline + 20",
            "UISV-spacing: v2.firstBaseline == v1.lastBaseline + 20",
            "UISV-alignment: v1.leading == v0.leading", "UISV-alignment: v2.leading == v0.leading",
            "UISV-alignment: v1.trailing == v0.trailing", "UISV-alignment: v2.trailing == v0.trailing",
            "UISV-canvas-connection: margins.leading == v0.leading",
            "UISV-canvas-connection: v0.trailing == margins.trailing",
        ]
        #expect(constraints() == expected)
    }

    @Test func hiddenViewsLeaveTheLine() {
        stack.arrangedSubviews[1].isHidden = true
        stack.spacing = 10
        let made = constraints()
        #expect(made.contains("UISV-spacing: v2.leading == v0.trailing + 10"))
        #expect(made.contains("UISV-hiding: v1.width == 0 @999.9990234375"))
        #expect(!made.contains { $0.hasPrefix("UISV-alignment: v1") })
    }

    @Test func constraintsAreKeptWhileNothingChanges() {
        stack.distribution = .equalSpacing
        _ = constraints()
        let before = stack.constraints.map(ObjectIdentifier.init)
        _ = constraints()
        #expect(stack.constraints.map(ObjectIdentifier.init) == before)
        stack.distribution = .fill
        stack.axis = .vertical
        stack.alignment = .fill
        let column = constraints()
        #expect(stack.layoutGuides.isEmpty)
        #expect(column.count == 10)
    }
}

/// The list of arranged subviews behaves as in UIKit.
struct StackViewArrangedSubviewTests {
    @Test func arrangingMakesASubviewAndRemovingFromTheSuperviewEndsIt() {
        let stack = StackView(arrangedSubviews: [View(), View()])
        let third = View()
        stack.insertArrangedSubview(third, at: 1)
        #expect(stack.arrangedSubviews[1] === third)
        #expect(!third.translatesAutoresizingMaskIntoConstraints)
        stack.removeArrangedSubview(third)
        #expect(stack.arrangedSubviews.count == 2)
        #expect(third.superview === stack)
        stack.arrangedSubviews[0].removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 1)
        stack.addArrangedSubview(stack)
        #expect(stack.arrangedSubviews.count == 1)
    }

    @Test func customSpacingFollowsItsView() {
        let views = [View(), View(), View()]
        let stack = StackView(arrangedSubviews: views)
        stack.setCustomSpacing(30, after: views[0])
        stack.setCustomSpacing(StackView.spacingUseSystem, after: views[1])
        #expect(stack.customSpacing(after: views[0]) == 30)
        #expect(stack.customSpacing(after: views[2]) == StackView.spacingUseDefault)
        #expect(views.map(stack.resolvedSpacing) == [30, 8, 0])
        stack.insertArrangedSubview(views[0], at: 2)
        #expect(stack.customSpacing(after: views[0]) == 30)
        stack.removeArrangedSubview(views[0])
        #expect(stack.customSpacing(after: views[0]) == StackView.spacingUseDefault)
    }
}
