import Foundation

/// Along the axis: the views follow each other from one end of the stack to the other.
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
            // The priorities fall from gap to gap, below any content's hugging.
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

    /// Where the spacing between two neighbours is measured.
    private var meetingEdges: (end: LayoutAttribute, start: LayoutAttribute) {
        arrangement.isBaselineRelative ? (.lastBaseline, .firstBaseline) : (edges.end, edges.start)
    }

    /// Each view's share of the stack is its content's share of all content and spacing.
    ///
    /// The priorities fall from view to view, so that where the shares can't all hold the first ones do.
    private mutating func addProportions() {
        let items = arrangement.visible
        let total = items.map(\.naturalLength).reduce(0, +) + arrangement.writtenSpacing
        let isOnlyOne = items.filter { $0.naturalLength > 0 }.count == 1
        for item in items {
            guard item.naturalLength > 0, total > 0 else {
                add("UISV-fill-proportionally", (item.view, edges.length), nil)
                continue
            }
            add(
                "UISV-fill-proportionally", (item.view, edges.length), (stack, edges.length),
                multiplier: item.naturalLength / total,
                priority: isOnlyOne ? .required : LayoutPriority(Float(max(999 - item.index, 1))))
        }
    }

    /// A guide in each gap, from edge to edge or from centre to centre, all of one length.
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

    /// Two or more wrapping texts in a row could share it in any way; each gets the same part.
    private mutating func addTextWidths() {
        let count = CGFloat(arrangement.visible.count)
        let texts = arrangement.visible.filter(\.isWrappingText)
        guard arrangement.axis == .horizontal, texts.count > 1 else { return }
        for item in texts {
            add(
                "UISV-text-width-disambiguation", (item.view, .width), (stack, .width),
                multiplier: 1 / count, constant: -arrangement.totalSpacing / count,
                priority: .stackTextWidth)
        }
    }
}
