import Foundation
import Synchronization

/// The root of a hierarchy that is shown on a screen.
///
/// After UIKit's `UIWindow`.
open class Window: View {
    open override var className: String { declaredClassName ?? "UIWindow" }

    /// The size of a window made without a frame, in points: the screen's, an iPhone 15's until another is chosen.
    package static let screenSize = Mutex(CGSize(width: 393, height: 852))

    /// A window as large as the screen.
    public convenience init() {
        self.init(frame: CGRect(origin: .zero, size: Self.screenSize.withLock { $0 }))
    }

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
