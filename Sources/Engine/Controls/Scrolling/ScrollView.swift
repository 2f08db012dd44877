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
        set {
            let isChanged = newValue != contentInset
            store(newValue, as: "contentInset")
            if isChanged { tellAdjustedContentInset() }
        }
    }

    /// Which parts of the safe area are added to the content's insets, with UIKit's raw values.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable {
        case automatic, scrollableAxes, never, always
    }

    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { stored("contentInsetAdjustmentBehavior", or: .automatic) }
        set { store(newValue, as: "contentInsetAdjustmentBehavior") }
    }

    /// `contentInset` and what the safe area adds, in points: by default at the top and the bottom.
    open var adjustedContentInset: EdgeInsets {
        var insets = contentInset
        switch contentInsetAdjustmentBehavior {
        case .never: break
        case .always:
            insets.left += safeAreaInsets.left
            insets.right += safeAreaInsets.right
            fallthrough
        case .automatic, .scrollableAxes:
            insets.top += safeAreaInsets.top
            insets.bottom += safeAreaInsets.bottom
        }
        return insets
    }
    /// Called after `adjustedContentInset` changed.
    open func adjustedContentInsetDidChange() {}

    /// Is notified of scrolling.
    package weak var scrollDelegate: (any UIScrollViewDelegate)?

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
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            scrollDelegate?.scrollViewDidScroll(self)
        }
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

    /// Moves the content and notifies the delegate: at once, or animated on the main run loop's next turn. On other threads
    /// than the main one an animation is over at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        isScrollAnimating = false
        guard self.contentOffset != contentOffset else { return }
        guard animated else {
            self.contentOffset = contentOffset
            return
        }
        guard MainQueue.isCurrent else { return endAnimation(at: contentOffset) }
        isScrollAnimating = true
        scrollCount += 1
        MainQueue.onNextTurn { [weak self, scrollCount] in
            guard let self, isScrollAnimating, scrollCount == self.scrollCount else { return }
            endAnimation(at: contentOffset)
        }
    }

    /// Whether the content is on its way to another offset.
    open private(set) var isScrollAnimating = false
    /// The number of animations, of which only the latest goes on.
    private var scrollCount = 0

    private func endAnimation(at contentOffset: CGPoint) {
        self.contentOffset = contentOffset
        isScrollAnimating = false
        scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }

    /// Moves the content as little as it takes to show a rectangle of it.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let shown = bounds
        func offset(_ low: CGFloat, _ high: CGFloat, _ shownLow: CGFloat, _ shownHigh: CGFloat) -> CGFloat {
            if low < shownLow { return low - shownLow }
            return high > shownHigh ? min(high - shownHigh, low - shownLow) : 0
        }
        setContentOffset(
            CGPoint(
                x: contentOffset.x + offset(rect.minX, rect.maxX, shown.minX, shown.maxX),
                y: contentOffset.y + offset(rect.minY, rect.maxY, shown.minY, shown.maxY)),
            animated: animated)
    }

    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: View) -> Bool {
        true
    }
    open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if contentInsetAdjustmentBehavior != .never { tellAdjustedContentInset() }
    }

    private func tellAdjustedContentInset() {
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}

/// The engine's name of UIKit's `UIScrollView`.
public typealias ScrollView = UIScrollView

/// A grid of cells. It is laid out as an empty box, because cells are laid out separately.
open class CollectionView: ScrollView {
    package override var className: String { declaredClassName ?? "UICollectionView" }
}

/// A column of rows. It is laid out as an empty box, because rows are laid out separately.
open class TableView: ScrollView {
    package override var className: String { declaredClassName ?? "UITableView" }
}
