/// The insets of a view that differ from the default.
struct ViewInsets {
    /// The margins by physical edge, in points; nil if the directional ones apply.
    var physicalMargins: EdgeInsets?
    var directionalMargins = DirectionalEdgeInsets.defaultMargins
    var preservesSuperviewMargins = false
    var followsReadableWidth = false
    var insetsMarginsFromSafeArea = true
    /// Insets added to the inherited safe area, in points.
    var additionalSafeArea = EdgeInsets.zero
    var alignmentRect = EdgeInsets.zero
}
