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

    /// When the keyboard goes while one scrolls, with UIKit's raw values.
    public enum KeyboardDismissMode: Int, Sendable, Hashable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    public enum IndicatorStyle: Int, Sendable, Hashable { case `default`, black, white }

    public func flashScrollIndicators() {}
    /// Keeps the scale; content isn't shown larger here.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    public func zoom(to rect: CGRect, animated: Bool) { scrollRectToVisible(rect, animated: animated) }

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
    public var isZoomBouncing: Bool { false }
    public var allowsKeyboardScrolling: Bool {
        get { stored("allowsKeyboardScrolling", or: true) }
        set { store(newValue, as: "allowsKeyboardScrolling") }
    }
    public var contentAlignmentPoint: CGPoint {
        get { stored("contentAlignmentPoint", or: .zero) }
        set { store(newValue, as: "contentAlignmentPoint") }
    }

    /// Nil while the content can't be zoomed.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        guard minimumZoomScale != maximumZoomScale else { return nil }
        return made("pinchGestureRecognizer") {
            let recognizer = UIPinchGestureRecognizer()
            addGestureRecognizer(recognizer)
            return recognizer
        }
    }

    public var panGestureRecognizer: UIPanGestureRecognizer {
        made("panGestureRecognizer") {
            let recognizer = UIPanGestureRecognizer()
            addGestureRecognizer(recognizer)
            return recognizer
        }
    }
}
