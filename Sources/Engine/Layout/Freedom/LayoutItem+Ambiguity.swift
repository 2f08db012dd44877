import Foundation
import Solver

extension View {
    /// Whether the current constraints leave part of its frame undetermined.
    ///
    /// - Complexity: That of a new layout of the whole hierarchy; meant for debugging.
    public var hasAmbiguousLayout: Bool { isAmbiguous(at: { $0.loweredIndex }) }

    /// Moves an ambiguous view to another frame that its constraints allow; the next layout undoes this.
    ///
    /// Repeated calls alternate between the extremes, within the superview if no constraint bounds them.
    /// UIKit picks a random frame instead.
    ///
    /// - Complexity: that of laying out.
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

    /// The view and all its descendants, each with its index among the items of the current layout.
    private var placedViews: [(Int, View)] {
        var views = [self]
        var next = 0
        while next < views.count {
            views += views[next].laidOutSubviews
            next += 1
        }
        return views.map { ($0.loweredIndex, $0) }
    }
}

extension LayoutGuide {
    /// Whether the current constraints leave part of its frame undetermined. A guide that is only used on one
    /// axis is undetermined on the other.
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
    /// Returns whether two rectangles are equal except for pixel rounding.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) <= 1 && abs(minY - other.minY) <= 1 && abs(width - other.width) <= 1
            && abs(height - other.height) <= 1
    }
}
