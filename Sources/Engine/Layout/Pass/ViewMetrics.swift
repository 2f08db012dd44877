import Foundation

/// What a layout reads of a view before it solves, as plain values, so that no view is asked again for each of its
/// constraints or in each round.
struct ViewMetrics {
    var alignmentInsets = EdgeInsets.zero
    /// What of its own coordinates lies in its upper left corner: other than zero in a view that is scrolled.
    var boundsOrigin = CGPoint.zero
    var intrinsicSize = CGSize.zero
    /// The direction in which its content is laid out.
    var direction = LayoutDirection.leftToRight
    var additionalSafeArea = EdgeInsets.zero
    /// Its own margins, before the safe area and the superview's margins bear on them.
    var margins = EdgeInsets.zero
    var insetsMarginsFromSafeArea = false
    var preservesSuperviewMargins = false
    var marginsFollowReadableWidth = false
    /// Whether it keeps its frame instead of being solved from constraints.
    var keepsFrame = false

    /// Of a guide, which has none of it.
    init() {}

    /// Of a view on a canvas of the given direction.
    init(of view: View, on canvasDirection: LayoutDirection) {
        alignmentInsets = view.usable(view.alignmentRectInsets, "alignment rectangle's insets")
        boundsOrigin = view.bounds.origin
        boundsOrigin.x = view.usable(boundsOrigin.x, "bounds")
        boundsOrigin.y = view.usable(boundsOrigin.y, "bounds")
        intrinsicSize = view.usable(view.intrinsicContentSize)
        direction = view.effectiveLayoutDirection(on: canvasDirection)
        additionalSafeArea = view.usable(view.additionalSafeAreaInsets, "additional safe area insets")
        margins = view.usable(view.ownMargins(in: direction), "layout margins")
        insetsMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
        preservesSuperviewMargins = view.preservesSuperviewLayoutMargins
        marginsFollowReadableWidth = view.layoutMarginsFollowReadableWidth
        keepsFrame = view.translatesAutoresizingMaskIntoConstraints
    }

    /// The size of its alignment rectangle where it has a frame.
    func alignmentSize(in frame: CGRect) -> CGSize {
        CGSize(
            width: frame.width - alignmentInsets.left - alignmentInsets.right,
            height: frame.height - alignmentInsets.top - alignmentInsets.bottom)
    }
}
