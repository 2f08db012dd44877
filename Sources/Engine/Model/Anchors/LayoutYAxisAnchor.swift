import Foundation

/// A position on the y axis.
public final class NSLayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {}

/// The engine's name of UIKit's `NSLayoutYAxisAnchor`.
public typealias LayoutYAxisAnchor = NSLayoutYAxisAnchor
