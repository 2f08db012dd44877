import Foundation
import Solver

/// Across the axis, views are aligned with the first one, and the stack encloses them all.
extension StackConstraintBuilder {
    private var axis: LayoutAxis { arrangement.axis == .horizontal ? .vertical : .horizontal }

    private var edges: StackEdges { StackEdges(axis) }

    private var isByBaseline: Bool {
        arrangement.alignment == .firstBaseline || arrangement.alignment == .lastBaseline
    }

    mutating func addAlignment() {
        guard let first = arrangement.visible.first else { return }
        if arrangement.alignment == .fill {
            addFill(first.view)
        } else if arrangement.visible.count == 1, !isByBaseline {
            addSingle(first.view)
        } else {
            addAligned(first)
        }
    }

    private mutating func addFill(_ first: View) {
        for attribute in [edges.start, edges.end] {
            for item in arrangement.visible.dropFirst() {
                add("UISV-alignment", (item.view, attribute), (first, attribute))
            }
        }
        add("UISV-canvas-connection", (canvas, edges.start), (first, edges.start))
        add("UISV-canvas-connection", (first, edges.end), (canvas, edges.end))
    }

    /// Adds the constraints of a single view, which needs no spanning guide.
    private mutating func addSingle(_ view: View) {
        let keepsStart = arrangement.alignment == .leading
        let keepsEnd = arrangement.alignment == .trailing
        add(
            "UISV-canvas-connection", (view, edges.start), (canvas, edges.start),
            relation: keepsStart ? .equal : .greaterThanOrEqual)
        add(
            "UISV-canvas-connection", (canvas, edges.end), (view, edges.end),
            relation: keepsEnd ? .equal : .greaterThanOrEqual)
        if arrangement.alignment == .center {
            add("UISV-canvas-connection", (canvas, edges.center), (view, edges.center))
        }
        addCanvasFit()
        addAmbiguitySuppression()
    }

    private mutating func addAligned(_ first: StackArrangement.Item) {
        let reference = addAlignedViews(first)
        let spanner = makeGuide("UISV-alignment-spanner")
        let keepsStart = arrangement.alignment == .leading
        let keepsEnd = arrangement.alignment == .trailing
        for item in arrangement.visible {
            addBoundary((spanner, edges.start), keepsStart, .lessThanOrEqual, (item.view, edges.start))
            addBoundary((spanner, edges.end), keepsEnd, .greaterThanOrEqual, (item.view, edges.end))
        }
        add("UISV-spanning-fit", (spanner, edges.length), nil, priority: .stackSpanningFit)
        addCanvasConnections(reference: reference, spanner: spanner)
        addAmbiguitySuppression()
    }

    /// Connects the reference view to the canvas. When aligned by first baseline, views are as low in the stack as
    /// possible; by last baseline, as high as possible. On the opposite side the stack only encloses the first view,
    /// as in UIKit (rdar://32291130).
    private mutating func addCanvasConnections(reference: View, spanner: LayoutGuide) {
        let alignment = arrangement.alignment
        let startsWithFirst = alignment == .leading || alignment == .firstBaseline
        let endsWithFirst = alignment == .trailing || alignment == .lastBaseline
        let startItem: any LayoutItem = startsWithFirst ? reference : spanner
        let endItem: any LayoutItem = endsWithFirst ? reference : spanner
        add(
            "UISV-canvas-connection", (startItem, edges.start), (canvas, edges.start),
            relation: alignment == .firstBaseline ? .greaterThanOrEqual : .equal)
        add(
            "UISV-canvas-connection", (canvas, edges.end), (endItem, edges.end),
            relation: alignment == .lastBaseline ? .greaterThanOrEqual : .equal)
        switch alignment {
        case .center: add("UISV-canvas-connection", (canvas, edges.center), (reference, edges.center))
        case .firstBaseline, .lastBaseline: addCanvasFit()
        case .fill, .leading, .trailing: break
        }
    }

    private mutating func addBoundary(
        _ boundary: Side, _ isShared: Bool, _ relation: LayoutRelation, _ edge: Side
    ) {
        add(
            "UISV-spanning-boundary", boundary, edge, relation: isShared ? .equal : relation,
            priority: isShared ? .stackSpanningBoundary : .required)
    }

    /// Constrains each view to a reference view, and returns the reference view: the first view, or for baselines the
    /// first one with text.
    ///
    /// With baseline alignment, a view without text is aligned with the reference's top (or bottom).
    private mutating func addAlignedViews(_ first: StackArrangement.Item) -> View {
        let attribute: LayoutAttribute
        let fallback: LayoutAttribute
        switch arrangement.alignment {
        case .fill, .leading: (attribute, fallback) = (edges.start, edges.start)
        case .trailing: (attribute, fallback) = (edges.end, edges.end)
        case .center: (attribute, fallback) = (edges.center, edges.center)
        case .firstBaseline: (attribute, fallback) = (.firstBaseline, .top)
        case .lastBaseline: (attribute, fallback) = (.lastBaseline, .bottom)
        }
        let reference =
            isByBaseline ? arrangement.visible.first(where: \.hasBaseline)?.view ?? first.view : first.view
        for item in arrangement.visible where item.view !== reference {
            let common = item.hasBaseline ? attribute : fallback
            add("UISV-alignment", (item.view, common), (reference, common))
        }
        return reference
    }

    private mutating func addCanvasFit() {
        add("UISV-canvas-fit", (stack, edges.length), nil, priority: .stackCanvasFit)
    }

    private mutating func addAmbiguitySuppression() {
        for item in arrangement.visible {
            let length = item.view.sizeWhereOpen.along(axis)
            add(
                "UISV-ambiguity-suppression", (item.view, edges.length), nil, constant: length,
                priority: length > 0 ? .stackOpenLength : .stackAmbiguitySuppression)
        }
    }
}

/// A view with a text baseline that stack views can align.
protocol BaselineView: View {}

extension Label: BaselineView {}
extension Button: BaselineView {}
extension TextField: BaselineView {}
extension TextView: BaselineView {}
extension SegmentedControl: BaselineView {}
