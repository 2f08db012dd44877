import Foundation

/// A place on the y axis.
public final class NSLayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {}
