import Foundation

extension View {
    /// Whether constraints leave something of its frame open, as they stand now.
    ///
    /// - Complexity: that of laying out the whole hierarchy anew; a help in finding mistakes.
    public var hasAmbiguousLayout: Bool { isAmbiguous(at: { $0.loweredIndex }) }

    /// Moves a view that something is left open of to another frame that its constraints allow as well; the next layout
    /// takes it back.
    ///
    /// The frames go from one end of the freedom to the other, and stay within the superview where nothing else bounds
    /// them. In UIKit the frame is a random one.
    public func exerciseAmbiguityInLayout() {
        let root = rootView
        let pushed: (frames: [CGRect], views: [(Int, View)])? = FreedomProbe.run(in: root) {
            (probe) throws(SolverError) in
            let open = try probe.openComponents(of: loweredIndex)
            guard !open.isEmpty else { return ([], []) }
            let least = try probe.frames(pushing: loweredIndex, to: .least, along: open)
            let views = root.placedViews
            guard least[loweredIndex].isNear(frame) else { return (least, views) }
            return (try probe.frames(pushing: loweredIndex, to: .greatest, along: open), views)
        }
        guard let pushed, !pushed.frames.isEmpty else { return }
        for (index, view) in pushed.views { view.frame = pushed.frames[index] }
    }

    /// The view and all below it, each with its place among the items of the layout under way.
    private var placedViews: [(Int, View)] {
        var views = [self]
        var next = 0
        while next < views.count {
            views += views[next].subviews
            next += 1
        }
        return views.map { ($0.loweredIndex, $0) }
    }
}

extension LayoutGuide {
    /// Whether constraints leave something of its frame open, as they stand now; a guide used on one axis only is open on
    /// the other.
    public var hasAmbiguousLayout: Bool { isAmbiguous(at: { _ in loweredIndex }) }
}

extension LayoutItem {
    fileprivate func isAmbiguous(at index: (View) -> Int) -> Bool {
        guard let view = layoutView else { return false }
        let open = FreedomProbe.run(in: view.rootView) { (probe) throws(SolverError) in
            try probe.openComponents(of: index(view))
        }
        return open?.isEmpty == false
    }
}

extension CGRect {
    /// Whether it is the same rectangle but for rounding to pixels.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) <= 1 && abs(minY - other.minY) <= 1 && abs(width - other.width) <= 1
            && abs(height - other.height) <= 1
    }
}
