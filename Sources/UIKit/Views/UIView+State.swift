// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension UIView {
    public var restorationIdentifier: String? {
        get { stored("restorationIdentifier", or: nil) }
        set { store(newValue, as: "restorationIdentifier") }
    }
    public static var inheritedAnimationDuration: TimeInterval { 0 }

    /// A picture of the view as it is: an empty view of its size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        UIView(frame: CGRect(origin: .zero, size: bounds.size))
    }
    /// Draws nothing, as what views show isn't drawn by apps here.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
