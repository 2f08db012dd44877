import Engine
import Foundation
import Findings

/// What a hierarchy consists of, apart from its frames, to tell on which canvases it is the same.
struct SceneFingerprint {
    /// A view's properties that can depend on the canvas.
    private struct ViewPrint: Equatable {
        var name: String
        var isHidden: Bool
        var margins: [CGFloat]
        /// The axis and spacing of a stack view, 0 for other views.
        var stack: [CGFloat]
        var subviewCount: Int
        var constraints: [ConstraintPrint]
    }

    private struct ConstraintPrint: Hashable {
        var text: String
        var constant: CGFloat
        var multiplier: CGFloat
        var priority: Float
        var location: SourceLocation?
    }

    private let views: [ViewPrint]
    /// The number of bytes of texts that are measured.
    private(set) var textLength = 0
    private let canvas: Canvas

    init(of root: View, on canvas: Canvas) {
        var views: [ViewPrint] = []
        var pending = [root]
        while let view = pending.popLast() {
            let margins = view.directionalLayoutMargins
            textLength += view.measuredTextLength
            views.append(
                ViewPrint(
                    name: view.displayName ?? view.identifier
                        ?? (view === root ? "the root view" : view.className), isHidden: view.isHidden,
                    margins: [margins.top, margins.leading, margins.bottom, margins.trailing],
                    stack: (view as? StackView).map { [$0.axis == .horizontal ? 0 : 1, $0.spacing] } ?? [],
                    subviewCount: view.subviews.count,
                    constraints: view.constraints.map {
                        ConstraintPrint(
                            text: $0.text, constant: $0.constant, multiplier: $0.multiplier,
                            priority: $0.priority.rawValue, location: $0.location)
                    }))
            pending += view.subviews
        }
        self.views = views
        self.canvas = canvas
    }

    /// The number of views and constraints.
    var partCount: Int { views.reduce(0) { $0 + 1 + $1.constraints.count } }

    /// Whether two hierarchies have the same views, constraints and margins.
    func isSame(as other: SceneFingerprint) -> Bool { views == other.views }

    /// The most causes named for one breakpoint.
    private static let greatestCount = 3

    /// What is different from the hierarchy on slightly smaller canvases.
    func causes(after other: SceneFingerprint) -> [BreakpointCause] {
        let texts = canvasChanges(after: other) + viewChanges(after: other)
        let causes =
            texts.map { BreakpointCause(kind: .insets, text: $0, items: []) }
            + constraintChanges(after: other)
        return Array(causes.prefix(Self.greatestCount))
    }

    private func canvasChanges(after other: SceneFingerprint) -> [String] {
        var texts: [String] = []
        let (size, otherSize) = (canvas.size, other.canvas.size)
        if (size.width > size.height) != (otherSize.width > otherSize.height) {
            texts.append("the canvas turns on its side")
        }
        if canvas.horizontalSizeClass != other.canvas.horizontalSizeClass {
            texts.append("the horizontal size class becomes \(canvas.horizontalSizeClass.rawValue)")
        }
        if canvas.verticalSizeClass != other.canvas.verticalSizeClass {
            texts.append("the vertical size class becomes \(canvas.verticalSizeClass.rawValue)")
        }
        return texts
    }

    private func viewChanges(after other: SceneFingerprint) -> [String] {
        guard views.count == other.views.count else { return ["other views"] }
        return zip(views, other.views).flatMap { view, before in
            var texts: [String] = []
            if view.isHidden != before.isHidden {
                texts.append("\(view.name) is \(view.isHidden ? "hidden" : "shown")")
            }
            if view.margins != before.margins {
                texts.append("\(view.name)'s margins \(Self.change(from: before.margins, to: view.margins))")
            }
            if view.stack.first != before.stack.first {
                texts.append("\(view.name) becomes \(view.stack.first == 0 ? "horizontal" : "vertical")")
            } else if view.stack != before.stack {
                texts.append("\(view.name) has another spacing")
            }
            return texts
        }
    }

    /// How margins change: to one new value, or in several ways.
    private static func change(from old: [CGFloat], to new: [CGFloat]) -> String {
        let changed = Set(zip(old, new).filter { $0 != $1 }.map(\.1))
        guard changed.count == 1, let value = changed.first else { return "change" }
        return "become \(Double(value).plain)"
    }

    /// The constraints that weren't there before.
    private func constraintChanges(after other: SceneFingerprint) -> [BreakpointCause] {
        let before = Set(other.views.flatMap(\.constraints))
        return views.flatMap(\.constraints).filter { !before.contains($0) }.map {
            BreakpointCause(kind: .constraint, text: $0.text, items: [], location: $0.location)
        }
    }
}
