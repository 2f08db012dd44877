import Foundation

/// Names beside the sheet for items that share a box without room for them, with a line to the box.
struct Callout {
    /// Indices into the layout's items.
    var items: [Int]
    /// The end of the line, in points of the picture.
    var target: CGPoint
    /// The frame in points of the picture; zero until it is placed.
    var box = CGRect.zero
    /// The point where the line bends, between the sheet and the box.
    var knee = CGPoint.zero

    /// The maximum number of names beside the sheet that a reader can still find at a glance.
    static let most = 12
    static let rowHeight = 14.0
    /// The distance from the sheet to the names, in points.
    static let gap = 22.0
}
