import Foundation

/// The insets of a view: margins, safe area, alignment rectangle. Changing any of them requests a layout.
open class InsetView: ViewLifecycle {
    /// The reference that constraints use for the view.
    public let _reference = ItemReference()
    package var reference: ItemReference { _reference }

    /// Nil if all insets have default values, which saves memory for most views.
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

    /// Requests a layout that calls `layoutSubviews`.
    open func setNeedsLayout() { reference.note(.layout, below: .layoutBelow) }

    /// The margins by physical edge, in points; nil if `directionalLayoutMargins` or the default applies.
    var physicalLayoutMargins: EdgeInsets? {
        get { insets.physicalMargins }
        set {
            guard insets.physicalMargins != newValue else { return }
            insets.physicalMargins = newValue
            layoutMarginsDidChange()
        }
    }
    /// The margins by physical edge, in points; setting them overrides the directional ones.
    open var layoutMargins: EdgeInsets {
        get {
            guard let given = physicalLayoutMargins else {
                return directionalLayoutMargins.resolved(for: marginDirection)
            }
            return minimumMargins.map { given.maximum($0.resolved(for: marginDirection)) } ?? given
        }
        set { physicalLayoutMargins = newValue }
    }
    /// The direction in which leading and trailing margins are on the left or the right.
    var marginDirection: LayoutDirection { .leftToRight }
    /// The least margins, in points, whatever is set; nil for none.
    package var minimumMargins: DirectionalEdgeInsets? {
        get { insets.minimumMargins }
        set {
            guard insets.minimumMargins != newValue else { return }
            insets.minimumMargins = newValue
            layoutMarginsDidChange()
        }
    }
    /// The margins in points, with leading and trailing following the layout direction.
    open var directionalLayoutMargins: DirectionalEdgeInsets {
        get { minimumMargins.map(insets.directionalMargins.maximum) ?? insets.directionalMargins }
        set {
            guard insets.directionalMargins != newValue || insets.physicalMargins != nil else { return }
            insets.directionalMargins = newValue
            insets.physicalMargins = nil
            layoutMarginsDidChange()
        }
    }
    /// Whether each margin is at least as large as the part of the superview's margin that lies inside this
    /// view.
    open var preservesSuperviewLayoutMargins: Bool {
        get { insets.preservesSuperviewMargins }
        set { insets.preservesSuperviewMargins = newValue }
    }
    /// Whether margins are increased so that the width between them is comfortable to read.
    open var layoutMarginsFollowReadableWidth: Bool {
        get { insets.followsReadableWidth }
        set { insets.followsReadableWidth = newValue }
    }
    /// Whether margins are measured from the safe area rather than the edges.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { insets.insetsMarginsFromSafeArea }
        set { insets.insetsMarginsFromSafeArea = newValue }
    }

    /// Insets in points that are added to the inherited safe area.
    package var additionalSafeAreaInsets: EdgeInsets {
        get { insets.additionalSafeArea }
        set { insets.additionalSafeArea = newValue }
    }

    /// The distances in points from the frame to the alignment rectangle, which constraints refer to.
    open var alignmentRectInsets: EdgeInsets { alignmentRectInsetsOverride }

    /// Returns the alignment rectangle for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: EdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The insets that a document gives the view; those of its class where it has its own.
    package var alignmentRectInsetsOverride: EdgeInsets {
        get { insets.alignmentRect }
        set { insets.alignmentRect = newValue }
    }
}

/// The insets of a view that differ from the default.
struct ViewInsets {
    /// The margins by physical edge, in points; nil if the directional ones apply.
    var physicalMargins: EdgeInsets?
    var directionalMargins = DirectionalEdgeInsets.defaultMargins
    /// The least margins, in points; nil for none.
    var minimumMargins: DirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var followsReadableWidth = false
    var insetsMarginsFromSafeArea = true
    /// Insets added to the inherited safe area, in points.
    var additionalSafeArea = EdgeInsets.zero
    var alignmentRect = EdgeInsets.zero
}
