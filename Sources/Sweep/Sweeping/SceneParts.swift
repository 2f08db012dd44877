import Engine
import Foundation

/// Splits a range of canvases into parts over which a layout has the same views and constraints.
public enum SceneParts {
    /// A hierarchy with its canvas.
    public typealias Scene = (root: View, canvas: Canvas)

    /// The lengths in points at which UIKit and Interface Builder change size classes and margins.
    private static let thresholds: [Double] = [390, 400, 414, 700, 737, 744, 896, 956.000_001]
    /// The distance in points to keep from a threshold, which may belong to either side.
    private static let hair = 1e-6

    /// Returns the parts of a range, each with its own hierarchy.
    ///
    /// - Parameters:
    ///   - other: The canvas's length along the other axis; the orientation changes at a square canvas.
    ///   - make: Makes a new hierarchy for a canvas of the given length; nil ends the parts.
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

    /// Returns numbers that are equal for hierarchies with the same views, constraints and margins.
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
