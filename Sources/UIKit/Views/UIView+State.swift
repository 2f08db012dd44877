// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension UIView {
    /// Ends editing in the view and in what is in it; true where nothing edits any more.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        var isOver = true
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            if view.isFirstResponder, !view.resignFirstResponder() { isOver = false }
            waiting += view.subviews
        }
        return isOver
    }

    /// What of the view is seen; pictures don't show it.
    public var mask: UIView? {
        get { stored("mask", or: nil) }
        set { store(newValue, as: "mask") }
    }
    public var restorationIdentifier: String? {
        get { stored("restorationIdentifier", or: nil) }
        set { store(newValue, as: "restorationIdentifier") }
    }
    public var isFocused: Bool { false }
    public var canBecomeFocused: Bool { false }
    public static var inheritedAnimationDuration: TimeInterval { 0 }

    /// A picture of the view as it is: an empty view of its size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        UIView(frame: CGRect(origin: .zero, size: bounds.size))
    }
    /// Draws nothing, as what views show isn't drawn by apps here.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
