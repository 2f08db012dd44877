import Foundation

/// What a view is told of, for subclasses to override; none of it does anything by itself.
open class ViewLifecycle: Responder {
    /// Before the view goes into another superview, or out of its own.
    open func willMove(toSuperview newSuperview: View?) {}
    /// After the superview changed.
    open func didMoveToSuperview() {}
    /// Before the hierarchy goes into a window, or out of it.
    open func willMove(toWindow newWindow: Window?) {}
    /// After the window changed.
    open func didMoveToWindow() {}
    /// After a view was added right below.
    open func didAddSubview(_ subview: View) {}
    /// Before a view right below goes.
    open func willRemoveSubview(_ subview: View) {}

    /// Before the next layout after `setNeedsUpdateConstraints`, subviews first: for making or changing constraints.
    open func updateConstraints() {}
    /// After layout placed the view or something right below it, superviews first: for placing subviews by frame.
    open func layoutSubviews() {}
    /// After the safe area changed in the view.
    open func safeAreaInsetsDidChange() {}
    /// After the margins changed.
    open func layoutMarginsDidChange() {}
    /// After the tint colour changed.
    open func tintColorDidChange() {}
    /// After the traits changed; nil where there were none before.
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
    /// Where a view draws itself; pictures of layouts don't call it.
    open func draw(_ rect: CGRect) {}
}
