// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A view that shows part of a larger content.
///
/// Its `contentLayoutGuide` is the content's rectangle and its `frameLayoutGuide` that of its own frame. Constraints
/// between a descendant and the edges of the scroll view itself refer to the content's edges.
open class UIScrollView: View {
    package override var className: String { declaredClassName ?? "UIScrollView" }

    /// The space around the content, in points.
    open var contentInset: EdgeInsets {
        get { stored("contentInset", or: .zero) }
        set { store(newValue, as: "contentInset") }
    }

    /// Whether it can be scrolled by touch.
    open var isScrollEnabled = true

    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true

    /// The rectangle of the content, which determines how far the view scrolls.
    public var contentLayoutGuide: LayoutGuide { systemGuide(.scrollContent) }
    /// The scroll view's own frame, which doesn't scroll.
    public var frameLayoutGuide: LayoutGuide { systemGuide(.scrollFrame) }

    /// The point of the content that is at the scroll view's origin, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// The content's size in points: as determined by its constraints in the last layout, or as set if it has no
    /// constraints.
    open var contentSize: CGSize = .zero {
        didSet { if !isBeingPlaced { givenContentSize = contentSize } }
    }
    /// The size that was set last.
    private var givenContentSize = CGSize.zero

    /// Sets the content's size that its constraints determined.
    func placeContent(_ size: CGSize) {
        let placed = size == .zero ? givenContentSize : size
        if placed != contentSize { contentSize = placed }
    }

    /// Creates a scroll view that clips its content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Creates a scroll view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }
}
