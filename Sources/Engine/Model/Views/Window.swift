import Foundation

/// The root of a hierarchy that is shown on a screen.
///
/// After UIKit's `UIWindow`.
open class Window: View {
    open override var className: String { declaredClassName ?? "UIWindow" }

    /// A window at a place on its screen.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isInWindow = true
    }

    /// A window as an archive has it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isInWindow = true
    }
}
