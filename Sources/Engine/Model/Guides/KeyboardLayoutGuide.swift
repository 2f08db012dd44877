import Foundation
import LiveSolver

/// The part of its owning view that the keyboard covers. Without a keyboard, it is at the bottom of the safe
/// area.
///
/// After UIKit's `UIKeyboardLayoutGuide`.
public final class UIKeyboardLayoutGuide: SystemLayoutGuide {
    package override var className: String { "UIKeyboardLayoutGuide" }
    override var source: PlannedSource { usesBottomSafeArea ? .keyboard : .keyboardAlone }

    /// Whether the guide follows a keyboard that floats over an iPad, rather than treating it as hidden.
    public var followsUndockedKeyboard = false { didSet { owningView?.setNeedsLayout() } }
    /// Whether, while no keyboard covers the view, the guide's top is the bottom of the safe area rather than
    /// of the view.
    public var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }

    init() {
        super.init(.keyboard)
    }

    /// Always nil: system guides aren't archived.
    public required init?(coder: NSCoder) { nil }
}

/// The engine's name of UIKit's `UIKeyboardLayoutGuide`.
public typealias KeyboardLayoutGuide = UIKeyboardLayoutGuide
