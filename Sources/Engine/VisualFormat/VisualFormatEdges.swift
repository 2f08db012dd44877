/// The attributes that a line relates, by axis and direction.
struct VisualFormatEdges {
    /// The edge of a view at which the line enters it, and the one at which it leaves.
    let start: LayoutAttribute
    let end: LayoutAttribute
    /// The superview's margins at the same edges.
    let startMargin: LayoutAttribute
    let endMargin: LayoutAttribute
    let length: LayoutAttribute
    /// Whether coordinates grow along the line.
    let isAscending: Bool

    init(axis: LayoutAxis, options: VisualFormatOptions) {
        switch axis {
        case .vertical:
            self.init(.top, .bottom, .topMargin, .bottomMargin, length: .height)
        case .horizontal where options.contains(.directionLeftToRight):
            self.init(.left, .right, .leftMargin, .rightMargin, length: .width)
        case .horizontal where options.contains(.directionRightToLeft):
            self.init(.right, .left, .rightMargin, .leftMargin, length: .width, isAscending: false)
        case .horizontal:
            self.init(.leading, .trailing, .leadingMargin, .trailingMargin, length: .width)
        }
    }

    private init(
        _ start: LayoutAttribute, _ end: LayoutAttribute, _ startMargin: LayoutAttribute,
        _ endMargin: LayoutAttribute, length: LayoutAttribute, isAscending: Bool = true
    ) {
        self.start = start
        self.end = end
        self.startMargin = startMargin
        self.endMargin = endMargin
        self.length = length
        self.isAscending = isAscending
    }
}
