// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension UIScrollView {
    /// How far what scrolls may slide on, with UIKit's raw values.
    public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Self(rawValue: 0.998)
        public static let fast = Self(rawValue: 0.99)
    }

    /// What of the safe area the content is inset by, with UIKit's raw values.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable {
        case automatic, scrollableAxes, never, always
    }

    /// When the keyboard goes while one scrolls, with UIKit's raw values.
    public enum KeyboardDismissMode: Int, Sendable, Hashable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    public enum IndicatorStyle: Int, Sendable, Hashable { case `default`, black, white }

    /// Is notified of scrolling.
    public weak var delegate: (any UIScrollViewDelegate)? {
        get { stored("delegate", or: nil as WeakObject?)?.object as? any UIScrollViewDelegate }
        set { store(newValue.map(WeakObject.init), as: "delegate") }
    }

    /// Moves the content at once, and tells the delegate.
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard self.contentOffset != contentOffset else { return }
        self.contentOffset = contentOffset
        delegate?.scrollViewDidScroll(self)
    }

    /// Moves the content as little as it takes to show a rectangle of it.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
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

    public func flashScrollIndicators() {}
    /// Keeps the scale; content isn't shown larger here.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    public func zoom(to rect: CGRect, animated: Bool) { scrollRectToVisible(rect, animated: animated) }

    public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { stored("contentInsetAdjustmentBehavior", or: .automatic) }
        set { store(newValue, as: "contentInsetAdjustmentBehavior") }
    }

    /// `contentInset` and what the safe area adds, in points: by default at the top and at the bottom.
    public var adjustedContentInset: UIEdgeInsets {
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

    public var scrollIndicatorInsets: UIEdgeInsets {
        get { stored("scrollIndicatorInsets", or: .zero) }
        set { store(newValue, as: "scrollIndicatorInsets") }
    }
    public var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { scrollIndicatorInsets }
        set { scrollIndicatorInsets = newValue }
    }
    public var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { stored("horizontalScrollIndicatorInsets", or: .zero) }
        set { store(newValue, as: "horizontalScrollIndicatorInsets") }
    }
    public var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { stored("automaticallyAdjustsScrollIndicatorInsets", or: true) }
        set { store(newValue, as: "automaticallyAdjustsScrollIndicatorInsets") }
    }
    public var indicatorStyle: IndicatorStyle {
        get { stored("indicatorStyle", or: .default) }
        set { store(newValue, as: "indicatorStyle") }
    }
    public var keyboardDismissMode: KeyboardDismissMode {
        get { stored("keyboardDismissMode", or: .none) }
        set { store(newValue, as: "keyboardDismissMode") }
    }
    public var decelerationRate: DecelerationRate {
        get { stored("decelerationRate", or: .normal) }
        set { store(newValue, as: "decelerationRate") }
    }
    public var isDirectionalLockEnabled: Bool {
        get { stored("isDirectionalLockEnabled", or: false) }
        set { store(newValue, as: "isDirectionalLockEnabled") }
    }
    public var delaysContentTouches: Bool {
        get { stored("delaysContentTouches", or: true) }
        set { store(newValue, as: "delaysContentTouches") }
    }
    public var canCancelContentTouches: Bool {
        get { stored("canCancelContentTouches", or: true) }
        set { store(newValue, as: "canCancelContentTouches") }
    }
    public var bouncesZoom: Bool {
        get { stored("bouncesZoom", or: true) }
        set { store(newValue, as: "bouncesZoom") }
    }
    public var scrollsToTop: Bool {
        get { stored("scrollsToTop", or: true) }
        set { store(newValue, as: "scrollsToTop") }
    }
    public var minimumZoomScale: CGFloat {
        get { stored("minimumZoomScale", or: 1) }
        set { store(newValue, as: "minimumZoomScale") }
    }
    public var maximumZoomScale: CGFloat {
        get { stored("maximumZoomScale", or: 1) }
        set { store(newValue, as: "maximumZoomScale") }
    }
    public var zoomScale: CGFloat {
        get { stored("zoomScale", or: 1) }
        set { store(max(minimumZoomScale, min(newValue, maximumZoomScale)), as: "zoomScale") }
    }
    public var refreshControl: UIRefreshControl? {
        get { stored("refreshControl", or: nil) }
        set { store(newValue, as: "refreshControl") }
    }

    /// No touch scrolls here.
    public var isDragging: Bool { false }
    public var isTracking: Bool { false }
    public var isDecelerating: Bool { false }
    public var isZooming: Bool { false }

    public var panGestureRecognizer: UIPanGestureRecognizer {
        made("panGestureRecognizer") {
            let recognizer = UIPanGestureRecognizer()
            addGestureRecognizer(recognizer)
            return recognizer
        }
    }
}

/// Is notified of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// Pulled down to ask for new content; it is kept, and takes no place.
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
