/// The insets that a view has of its own.
struct ViewInsets {
    /// The margins as physical edges, in points; nil where the directional ones hold.
    var physicalMargins: EdgeInsets?
    var directionalMargins = DirectionalEdgeInsets.defaultMargins
    var preservesSuperviewMargins = false
    var followsReadableWidth = false
    var insetsMarginsFromSafeArea = true
    /// Added to the safe area that the view inherits.
    var additionalSafeArea = EdgeInsets.zero
    var alignmentRect = EdgeInsets.zero
}
