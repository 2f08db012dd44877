import Foundation

/// The properties of a view that a layout reads before solving. They are copied so that views aren't queried
/// again for each constraint or round.
struct ViewMetrics: Equatable {
    var alignmentInsets = EdgeInsets.zero
    /// The point of its own coordinates at its upper left corner; not zero in a scrolled view.
    var boundsOrigin = CGPoint.zero
    var intrinsicSize = CGSize.zero
    /// The direction in which its content is laid out.
    var direction = LayoutDirection.leftToRight
    var additionalSafeArea = EdgeInsets.zero
    /// Its own margins, before the safe area and the superview's margins are added.
    var margins = EdgeInsets.zero
    var insetsMarginsFromSafeArea = false
    var preservesSuperviewMargins = false
    var marginsFollowReadableWidth = false
    /// Whether it is autoresizing, so that constraints don't determine its frame.
    var keepsFrame = false

    /// Creates the metrics of a guide, which has none of these.
    init() {}

    /// Reads the metrics of a view on a canvas with the given layout direction.
    init(of view: View, on canvasDirection: LayoutDirection) {
        alignmentInsets = view.usable(view.alignmentRectInsets, "alignment rectangle's insets")
        boundsOrigin = view.bounds.origin
        boundsOrigin.x = view.usable(boundsOrigin.x, "bounds")
        boundsOrigin.y = view.usable(boundsOrigin.y, "bounds")
        intrinsicSize = view.usable(view.contentSizeInLayout)
        direction = view.effectiveLayoutDirection(on: canvasDirection)
        additionalSafeArea = view.usable(view.additionalSafeAreaInsets, "additional safe area insets")
        margins = view.usable(view.ownMargins(in: direction), "layout margins")
        insetsMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
        preservesSuperviewMargins = view.preservesSuperviewLayoutMargins
        marginsFollowReadableWidth = view.layoutMarginsFollowReadableWidth
        keepsFrame = view.translatesAutoresizingMaskIntoConstraints
    }

    /// Returns the length of its alignment rectangle when the frame has none.
    func leastLength(along axis: LayoutAxis) -> Double {
        let insets = alignmentInsets.along(axis)
        return 0 - Double(insets.start + insets.end)
    }

    /// Returns the size of its alignment rectangle when it has the given frame.
    func alignmentSize(in frame: CGRect) -> CGSize {
        CGSize(
            width: frame.width - alignmentInsets.left - alignmentInsets.right,
            height: frame.height - alignmentInsets.top - alignmentInsets.bottom)
    }
}
