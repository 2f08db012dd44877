import Foundation
import Solver

/// Along the axis, views follow one another from one end of the stack to the other.
extension StackConstraintBuilder {
    private var edges: StackEdges { StackEdges(arrangement.axis) }

    mutating func addDistribution() {
        let visible = arrangement.visible
        guard let first = visible.first?.view, let last = visible.last?.view else { return }
        add("UISV-canvas-connection", (canvas, edges.start), (first, edges.start))
        add("UISV-canvas-connection", (last, edges.end), (canvas, edges.end))
        addSpacing()
        switch arrangement.distribution {
        case .fill: addTextWidths()
        case .fillEqually:
            for item in visible.dropFirst() {
                add("UISV-fill-equally", (item.view, edges.length), (first, edges.length))
            }
        case .fillProportionally: addProportions()
        case .equalSpacing: addEqualGaps(priority: { _ in .required })
        case .equalCentering:
            // Priorities decrease from gap to gap and are below any content hugging.
            addEqualGaps(priority: { LayoutPriority(Float(max(150 - $0, 1))) })
        }
    }

    private var spreads: Bool {
        arrangement.distribution == .equalSpacing || arrangement.distribution == .equalCentering
    }

    private mutating func addSpacing() {
        let (end, start) = meetingEdges
        for (previous, next) in zip(arrangement.visible, arrangement.visible.dropFirst()) {
            add(
                "UISV-spacing", (next.view, start), (previous.view, end),
                relation: spreads ? .greaterThanOrEqual : .equal, constant: previous.spacing)
        }
    }

    /// The edges or baselines between which spacing is measured.
    private var meetingEdges: (end: LayoutAttribute, start: LayoutAttribute) {
        arrangement.isBaselineRelative ? (.lastBaseline, .firstBaseline) : (edges.end, edges.start)
    }

    /// Gives each view a share of the stack in proportion to its content.
    ///
    /// Priorities decrease from view to view. If not all shares are possible, the first views get theirs. Views that are all
    /// empty have no shares. Where lines are broken during a layout, it changes the shares.
    private mutating func addProportions() {
        let items = arrangement.visible
        guard items.contains(where: { $0.naturalLength > 0 }) else { return }
        let total = items.map(\.naturalLength).reduce(0, +) + arrangement.writtenSpacing
        let isOnlyOne = items.filter { $0.naturalLength > 0 }.count == 1
        for item in items {
            guard item.naturalLength > 0 else {
                add("UISV-fill-proportionally", (item.view, edges.length), nil)
                continue
            }
            add(
                "UISV-fill-proportionally", (item.view, edges.length), (stack, edges.length),
                multiplier: item.naturalLength / total,
                priority: isOnlyOne ? .required : LayoutPriority(Float(max(999 - item.index, 1))))
            guard stack.sharesHeight, let constraint = constraints.last else { continue }
            shares.append(StackShare(item: item, constraint: constraint))
        }
    }

    /// Adds a guide of equal length to each gap, from edge to edge or from centre to centre.
    private mutating func addEqualGaps(priority: (Int) -> LayoutPriority) {
        let isCentering = arrangement.distribution == .equalCentering
        let (end, start) = isCentering ? (edges.center, edges.center) : meetingEdges
        var first: LayoutGuide?
        let pairs = zip(arrangement.visible, arrangement.visible.dropFirst())
        for (index, (previous, next)) in pairs.enumerated() {
            let gap = makeGuide("UISV-distributing")
            add("UISV-distributing-edge", (gap, edges.start), (previous.view, end))
            add("UISV-distributing-edge", (gap, edges.end), (next.view, start))
            if let first {
                add(
                    "UISV-fill-equally", (gap, edges.length), (first, edges.length),
                    priority: priority(index))
            }
            first = first ?? gap
        }
        if first != nil { add("UISV-canvas-fit", (stack, edges.length), nil, priority: .stackCanvasFit) }
    }

    /// Gives all wrapping texts of a row the same width, which would otherwise be ambiguous, and all buttons beside them in a row
    /// of nothing else.
    private mutating func addTextWidths() {
        let count = CGFloat(arrangement.visible.count)
        let wrapping = arrangement.visible.filter(\.isWrappingText)
        let isAllText = arrangement.visible.allSatisfy { $0.isWrappingText || $0.isButton }
        let texts = isAllText && !wrapping.isEmpty ? arrangement.visible : wrapping
        guard arrangement.axis == .horizontal, texts.count > 1 else { return }
        for item in texts {
            add(
                "UISV-text-width-disambiguation", (item.view, .width), (stack, .width),
                multiplier: 1 / count, constant: -arrangement.writtenSpacing / count,
                priority: .stackTextWidth)
        }
    }
}
