/// The message for an item that constraints don't fully determine.
package struct AmbiguityMessage {
    package let name: String
    package let open: FrameComponents
    /// What is open of the rectangle that the item's edges are measured from.
    package var openAround: FrameComponents = []
    /// The axes along which no constraint is on the item.
    package var unconstrainedAxes: [LayoutAxis] = []
    /// Which priority of contents would decide it too, in words; nil for none.
    package var contentRemedy: String?
    /// Why numbers are open, and which others are for that reason.
    package var reasons: [AmbiguityReason] = []
    /// The layout direction around the item.
    package var direction = LayoutDirection.leftToRight

    /// Creates the message for an item by its name.
    package init(name: String, open: FrameComponents) {
        self.name = name
        self.open = open
    }

    package var text: String {
        let missing = open.names.joined(separator: ", ")
        let verb = open.names.count == 1 ? "is" : "are"
        let remedies = LayoutAxis.allCases.compactMap(remedy)
        let content = contentRemedy.map { ", \($0)" } ?? ""
        let reason = reasons.map { $0.text }.joined()
        let condition = remedies.count == 1 ? reasons.first?.condition ?? "" : ""
        return "\(name): \(missing) \(verb) not determined\(reason); "
            + "constrain \(remedies.joined(separator: ", and "))\(condition)\(content)"
    }

    /// Returns what to constrain along an axis; nil if nothing is open there.
    ///
    /// Positions are open at the left and the top. Where the surroundings are open, the distance from their other end can be
    /// fixed already.
    private func remedy(along axis: LayoutAxis) -> String? {
        let names = axis.names(in: direction)
        let isAnchored = openAround.isDisjoint(with: axis.lengthComponent)
        switch (open.contains(axis.positionComponent), open.contains(axis.lengthComponent)) {
        case (false, false): return nil
        case (false, true): return isAnchored ? "\(names.length) or \(names.end)" : names.length
        case (true, false):
            return isAnchored ? "\(names.edges.0), \(names.edges.1) or \(names.centre)" : names.start
        case (true, true):
            if !unconstrainedAxes.contains(axis) {
                return "\(names.start) or \(names.length), and the other one too if that leaves it open"
            }
            return isAnchored
                ? "two of \(names.edges.0), \(names.edges.1) and \(names.length)"
                : "\(names.start) and \(names.length)"
        }
    }
}

extension LayoutAxis {
    /// The component of a frame that is a position along the axis.
    package var positionComponent: FrameComponents { self == .horizontal ? .x : .y }
    /// The component of a frame that is a length along the axis.
    package var lengthComponent: FrameComponents { self == .horizontal ? .width : .height }

    /// The names of the two edges in reading order, of the one at the left or the top and of the other, of the centre and
    /// of the length.
    fileprivate func names(
        in direction: LayoutDirection
    ) -> (edges: (String, String), start: String, end: String, centre: String, length: String) {
        if self == .vertical { return (("top", "bottom"), "top", "bottom", "centerY", "height") }
        let edges = ("leading", "trailing")
        return direction == .leftToRight
            ? (edges, edges.0, edges.1, "centerX", "width") : (edges, edges.1, edges.0, "centerX", "width")
    }
}

extension FrameComponents {
    /// Position and length along an axis.
    package static func both(along axis: LayoutAxis) -> FrameComponents {
        [axis.positionComponent, axis.lengthComponent]
    }
}
