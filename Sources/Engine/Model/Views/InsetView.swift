import Foundation

/// What a view has of insets: margins, safe area, alignment rectangle; a change of any asks for a layout.
open class InsetView: ViewLifecycle {
    public let reference = ItemReference()

    /// Nil as long as they are those of any view, as with most: each is smaller without.
    private var changedInsets: ChangedInsets?
    private var insets: ViewInsets {
        get { changedInsets?.values ?? ViewInsets() }
        set {
            changedInsets = ChangedInsets(newValue)
            setNeedsLayout()
        }
    }

    private final class ChangedInsets {
        let values: ViewInsets
        init(_ values: ViewInsets) { self.values = values }
    }

    /// Asks for a layout, and for `layoutSubviews` to be called in it.
    open func setNeedsLayout() { reference.note(.layout, below: .layoutBelow) }

    /// The margins as physical edges, in points; nil where `directionalLayoutMargins` or the default hold.
    var physicalLayoutMargins: EdgeInsets? {
        get { insets.physicalMargins }
        set {
            guard insets.physicalMargins != newValue else { return }
            insets.physicalMargins = newValue
            layoutMarginsDidChange()
        }
    }
    /// In points, leading and trailing following the layout direction.
    open var directionalLayoutMargins: DirectionalEdgeInsets {
        get { insets.directionalMargins }
        set {
            guard insets.directionalMargins != newValue || insets.physicalMargins != nil else { return }
            insets.directionalMargins = newValue
            insets.physicalMargins = nil
            layoutMarginsDidChange()
        }
    }
    /// Whether a margin is never less than what the superview's margin leaves inside this view.
    open var preservesSuperviewLayoutMargins: Bool {
        get { insets.preservesSuperviewMargins }
        set { insets.preservesSuperviewMargins = newValue }
    }
    /// Whether the margins are at least so wide that what lies between them is comfortable to read.
    open var layoutMarginsFollowReadableWidth: Bool {
        get { insets.followsReadableWidth }
        set { insets.followsReadableWidth = newValue }
    }
    /// Whether the margins are measured from the safe area instead of the edges.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { insets.insetsMarginsFromSafeArea }
        set { insets.insetsMarginsFromSafeArea = newValue }
    }

    /// Insets added to the safe area that the view inherits, in points.
    package var additionalSafeAreaInsets: EdgeInsets {
        get { insets.additionalSafeArea }
        set { insets.additionalSafeArea = newValue }
    }

    /// How far the alignment rectangle, which constraints speak of, lies inside the frame, in points.
    open var alignmentRectInsets: EdgeInsets {
        get { insets.alignmentRect }
        set { insets.alignmentRect = newValue }
    }
}
