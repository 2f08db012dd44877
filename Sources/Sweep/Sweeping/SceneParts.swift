import Engine
import Foundation

/// Splits a range of canvases into the parts over which a layout has the same views and constraints.
public enum SceneParts {
    /// A hierarchy with the canvas it is for.
    public typealias Scene = (root: View, canvas: Canvas)

    /// In points: the lengths at which UIKit and Interface Builder choose size classes and margins.
    private static let thresholds: [Double] = [390, 400, 414, 700, 737, 744, 896, 956.000_001]
    /// In points: a margin to stay clear of a threshold by, on whose either side it may count.
    private static let hair = 1e-6

    /// The parts of a range, each with a hierarchy of its own.
    ///
    /// - Parameters:
    ///   - other: The canvas's length along the other axis: where both are the same a canvas turns on its side.
    ///   - make: A fresh hierarchy for a canvas of a length; nil ends the parts.
    public static func parts(
        along axis: LayoutAxis, over range: ClosedRange<Double>, other: Double, make: (Double) -> Scene?
    ) -> [SweepPart] {
        let inner = (thresholds + [other]).filter {
            range.lowerBound + hair < $0 && $0 < range.upperBound - hair
        }
        let ends = ([range.lowerBound] + inner.sorted() + [range.upperBound])
        var parts: [(range: ClosedRange<Double>, scene: Scene, print: [Double])] = []
        for (start, end) in zip(ends, ends.dropFirst()) {
            guard let scene = make((start + end) / 2) else { continue }
            let print = fingerprint(of: scene.root)
            if let last = parts.last, last.print == print {
                parts[parts.count - 1].range = last.range.lowerBound...end
            } else {
                parts.append((start...end, scene, print))
            }
        }
        return parts.enumerated().map { index, part in
            SweepPart(
                range: part.range, session: LayoutSession(root: part.scene.root, canvas: part.scene.canvas),
                causes: index == 0 ? [] : [cause(at: part.range.lowerBound, other: other)])
        }
    }

    private static func cause(at length: Double, other: Double) -> BreakpointCause {
        let text =
            length == other ? "the canvas turns on its side" : "other margins or size classes"
        return BreakpointCause(kind: .insets, text: text, items: [])
    }

    /// Numbers that are the same where views, constraints and margins are.
    private static func fingerprint(of root: View) -> [Double] {
        var numbers: [Double] = []
        var pending = [root]
        while let view = pending.popLast() {
            let margins = view.directionalLayoutMargins
            numbers += [
                view.isHidden ? 1 : 0, Double(view.subviews.count), Double(view.constraints.count),
                margins.leading, margins.trailing, margins.top, margins.bottom,
            ]
            for constraint in view.constraints {
                numbers += [
                    Double(constraint.constant), Double(constraint.priority.rawValue),
                    Double(constraint.multiplier),
                ]
            }
            if let stack = view as? StackView {
                numbers += [stack.axis == .horizontal ? 0 : 1, Double(stack.spacing)]
            }
            pending += view.subviews
        }
        return numbers
    }
}
