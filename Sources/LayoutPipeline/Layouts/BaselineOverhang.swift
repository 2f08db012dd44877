import Engine
import Findings
import Foundation

/// Finds views that leave the safe area because a stack view aligns baselines: it makes itself no higher for them, so that
/// a larger text stands out above it.
struct BaselineOverhang {
    let layout: SolvedLayout

    /// What extends beyond by less isn't seen.
    private static let pixel: CGFloat = 1

    /// The findings, in drawing order.
    var findings: [LayoutFinding] {
        let aligned = Set(
            layout.constraints.filter { $0.source == .stack && Self.isBaseline($0) }
                .flatMap { [$0.first.item, $0.second?.item].compactMap(\.self) })
        return aligned.sorted().compactMap(finding)
    }

    private static func isBaseline(_ constraint: SolvedConstraint) -> Bool {
        [constraint.first.attribute, constraint.second?.attribute].contains {
            $0 == .firstBaseline || $0 == .lastBaseline
        }
    }

    private func finding(of index: Int) -> LayoutFinding? {
        let item = layout.items[index]
        guard item.kind == .view, !item.isHidden, let parent = item.parent else { return nil }
        let (frame, stack) = (item.canvasFrame, layout.items[parent].canvasFrame)
        let insets = layout.canvas.safeAreaInsets
        let bottom = layout.canvas.size.height - insets.bottom
        let name = item.name ?? item.id
        let stackName = layout.items[parent].name ?? layout.items[parent].id
        let edge: (name: String, leaves: CGFloat, covers: CGFloat, what: String)
        if stack.minY - frame.minY > Self.pixel, frame.minY < insets.top - Self.pixel {
            let what = insets.top > 0 ? "status bar" : "top of the screen"
            edge = ("top", stack.minY - frame.minY, insets.top - frame.minY, what)
        } else if frame.maxY - stack.maxY > Self.pixel, frame.maxY > bottom + Self.pixel {
            edge = ("bottom", frame.maxY - stack.maxY, frame.maxY - bottom, "bottom of the screen")
        } else {
            return nil
        }
        guard edge.covers > 0 else { return nil }
        let message =
            "\(name) extends \(Amount.points(Double(edge.leaves))) beyond the \(edge.name) of \(stackName), which aligns "
            + "baselines and isn't made higher for it, and covers the \(edge.what) by "
            + "\(Amount.points(Double(edge.covers))): constrain the \(edge.name) of \(name) to the safe area too, or choose "
            + "another alignment"
        return LayoutFinding(
            code: .protrusion, severity: .warning, message: message, location: item.location,
            items: [item.id, layout.items[parent].id])
    }
}
