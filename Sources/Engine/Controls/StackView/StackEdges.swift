/// The layout attributes along and across a stack view's axis.
struct StackEdges {
    let start: LayoutAttribute
    let end: LayoutAttribute
    let center: LayoutAttribute
    let length: LayoutAttribute

    init(_ axis: LayoutAxis) {
        switch axis {
        case .horizontal: (start, end, center, length) = (.leading, .trailing, .centerX, .width)
        case .vertical: (start, end, center, length) = (.top, .bottom, .centerY, .height)
        }
    }
}
