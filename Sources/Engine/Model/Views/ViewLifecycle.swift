import Findings
import Foundation

/// Notifications of a view for subclasses to override; the default implementations do nothing.
open class ViewLifecycle: Responder {
    // The first member of the class, before any stored property: `TypeConstruction` relies on it.
    /// Creates an object with a frame, which subclasses store.
    public init(frame: CGRect) { super.init() }

    public override init() { super.init() }

    /// Called before the view moves to another superview, or is removed from its own.
    open func willMove(toSuperview newSuperview: View?) {}
    /// Called after the superview changed.
    open func didMoveToSuperview() {}
    /// Called before the view enters a window or leaves it (nil).
    open func willMove(toWindow newWindow: Window?) {}
    /// Called after the window changed.
    open func didMoveToWindow() {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: View) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: View) {}

    /// Called before the next layout after `setNeedsUpdateConstraints`, subviews first, to create or change
    /// constraints.
    open func updateConstraints() {}
    /// Called after layout changed the frame of the view or a subview, superviews first, to place subviews by
    /// frame.
    open func layoutSubviews() {}
    /// Called after the view's safe area changed.
    open func safeAreaInsetsDidChange() {}
    /// Called after the margins changed.
    open func layoutMarginsDidChange() {}
    /// Called after the tint colour changed.
    open func tintColorDidChange() {}
    /// Called after the traits changed, with the previous ones; nil the first time.
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
    /// Called in UIKit after the view is loaded from a nib; with the product `NibLoading`.
    open func awakeFromNib() {}
    /// Called in UIKit by Interface Builder.
    open func prepareForInterfaceBuilder() {}
    /// Whether the class needs constraints to be laid out; kept as UIKit has it.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Draws the view in UIKit; pictures of layouts don't call it.
    open func draw(_ rect: CGRect) {}
}

/// An object that is notified of a view's windows and layout, such as the controller that owns the view.
package protocol LayoutObserver: AnyObject {
    /// Called before the view enters a window, or leaves its own if it is nil.
    func viewWillMove(to window: UIWindow?)
    /// Called after the view entered a window, or left its own if it is nil.
    func viewDidMove(to window: UIWindow?)
    /// Called before the view's `updateProperties`.
    func updateProperties()
    /// Called in place of the view's `updateConstraints` when that is due; by default it calls it.
    func updateViewConstraints()
    /// Called when the view is about to be laid out, before `viewWillLayoutSubviews`.
    func viewIsAboutToLayOut()
    /// Called before the view's `layoutSubviews`.
    func viewWillLayoutSubviews()
    /// Called after the view's `layoutSubviews`.
    func viewDidLayoutSubviews()
    /// Called after the view's safe area changed.
    func viewSafeAreaInsetsDidChange()
    /// Called after the view's margins changed with its safe area.
    func viewLayoutMarginsDidChange()
    /// Called after the traits of the view's window changed.
    func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
    /// The next responder after the view.
    var responder: Responder? { get }
}

/// Receives errors that nobody asked for; the module that provides UIKit's classes implements it for views and
/// controllers.
package protocol LayoutLogging {
    /// Receives an error, such as one that is new in the last layout.
    func log(_ finding: LayoutFinding)
}
