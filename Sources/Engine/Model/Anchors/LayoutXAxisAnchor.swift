import Foundation

/// A place on the x axis.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {}
