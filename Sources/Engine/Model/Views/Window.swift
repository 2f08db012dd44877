import Foundation
import Synchronization

/// The root of a hierarchy that is shown on a screen.
///
/// After UIKit's `UIWindow`.
open class UIWindow: View {
    package override var className: String { declaredClassName ?? "UIWindow" }

    /// The screen's size in points, used for windows made without a frame; an iPhone 15's unless another is
    /// chosen.
    package static let screenSize = Mutex(CGSize(width: 393, height: 852))

    private static let pixelsPerPoint = Mutex(CGFloat(3))
    /// The screen's pixels per point, for hierarchies that are in no window.
    package static var screenScale: CGFloat {
        get { pixelsPerPoint.withLock { $0 } }
        set { pixelsPerPoint.withLock { $0 = newValue } }
    }

    /// A window as large as the screen.
    public convenience init() {
        self.init(frame: CGRect(origin: .zero, size: Self.screenSize.withLock { $0 }))
    }

    /// Creates a window with a frame on its screen.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isInWindow = true
    }

    /// Creates a window from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isInWindow = true
    }

    /// The safe area that a subclass gives itself; nil for the screen's.
    var overriddenSafeArea: EdgeInsets? {
        guard type(of: self) != Window.self else { return nil }
        let (given, own) = (safeAreaInsets, currentSafeAreaInsets)
        return given == own ? nil : usable(given, "safe area insets")
    }

    /// Whether it isn't shown, as it isn't until it is asked to be. Layouts and pictures of it don't depend on that.
    open override var isHidden: Bool {
        get { !isVisible }
        set {
            guard newValue == isVisible else { return }
            isVisible = !newValue
            (self as? any WindowVisibility)?.visibilityChanged()
        }
    }
    private var isVisible = false
    package override var isHiddenInPictures: Bool { false }

    /// Whether it can become the key window.
    open var canBecomeKey: Bool { true }
    /// Called after it became the key window.
    open func becomeKey() {}
    /// Called after another window became the key window.
    open func resignKey() {}
    /// Passes an event on to views; none occur here.
    open func sendEvent(_ event: Event) {}
}

/// Is notified when a window is shown or hidden; the module that provides UIKit's classes implements it for windows.
@MainActor
package protocol WindowVisibility {
    /// Called after `isHidden` changed.
    func visibilityChanged()
}

/// The engine's name of UIKit's `UIWindow`.
public typealias Window = UIWindow
