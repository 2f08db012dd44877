import Foundation

/// The size that a view has while it is designed, where it has another in the app: that of a cell, which is as high as its
/// content, or of a view that an app puts somewhere.
package struct DesignSize: Sendable, Hashable {
    /// How much a length counts.
    package enum Strength: Sendable, Hashable {
        /// As the length of any other view.
        case fixed
        /// Required, but where it contradicts constraints, it is as `measured`: no conflict of anything else.
        case recorded
        /// It yields to everything that isn't weaker than `LayoutPriority.fittingSizeLevel`, as where UIKit measures a cell.
        case measured
    }

    package var width: Strength
    package var height: Strength
    /// The size in points.
    package var recorded = CGSize.zero
    /// By how many points the lengths that aren't fixed are larger than recorded.
    package var growth: CGFloat = 0

    /// Creates a size; of each length, how much it counts.
    package init(width: Strength = .fixed, height: Strength = .fixed) {
        self.width = width
        self.height = height
    }

    /// Whether both lengths count as those of any other view.
    package var isFixed: Bool { width == .fixed && height == .fixed }

    /// How much the length along an axis counts.
    package subscript(axis: LayoutAxis) -> Strength {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
