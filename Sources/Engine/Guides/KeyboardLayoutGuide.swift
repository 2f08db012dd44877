import Foundation

/// The part of its owning view that the keyboard covers; the bottom of the safe area while no keyboard does.
///
/// After UIKit's `UIKeyboardLayoutGuide`.
public final class KeyboardLayoutGuide: SystemLayoutGuide {
    public override var className: String { "UIKeyboardLayoutGuide" }

    /// Whether the guide goes along with a keyboard that floats over an iPad; else it stays where a hidden one leaves it.
    public var followsUndockedKeyboard = false { didSet { owningView?.setNeedsLayout() } }
    /// Whether the guide's top is the safe area's bottom while no keyboard covers the view; else it is the view's.
    public var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }

    init() {
        super.init(.keyboard)
    }

    /// UIKit's own guides aren't archived by themselves.
    public required init?(coder: NSCoder) { nil }
}
