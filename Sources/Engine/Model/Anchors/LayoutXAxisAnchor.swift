import Foundation

/// A position on the x axis.
public final class NSLayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {}

/// The engine's name of UIKit's `NSLayoutXAxisAnchor`.
public typealias LayoutXAxisAnchor = NSLayoutXAxisAnchor
