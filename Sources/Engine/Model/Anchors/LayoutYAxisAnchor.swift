import Foundation

/// A position on the y axis.
public final class NSLayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {}
