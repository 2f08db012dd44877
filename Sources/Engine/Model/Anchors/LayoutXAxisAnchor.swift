import Foundation

/// A position on the x axis.
public final class NSLayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {}
