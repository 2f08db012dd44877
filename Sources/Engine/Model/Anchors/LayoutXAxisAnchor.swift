import Foundation

/// A place on the x axis.
public final class NSLayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {}
