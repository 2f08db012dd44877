/// The part of its owning view that the keyboard covers; the bottom of the safe area while no keyboard does.
///
/// After UIKit's `UIKeyboardLayoutGuide`.
public final class KeyboardLayoutGuide: SystemLayoutGuide {
    public override var className: String { "UIKeyboardLayoutGuide" }

    /// Whether the guide goes along with a keyboard that floats over an iPad; else it stays where a hidden one leaves it.
    public var followsUndockedKeyboard = false
    /// Whether the guide's top is the safe area's bottom while no keyboard covers the view; else it is the view's.
    public var usesBottomSafeArea = true

    init() {
        super.init(.keyboard)
    }
}
