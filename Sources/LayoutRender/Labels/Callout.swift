import Foundation

/// Names beside the sheet, of items that had no room for them and lie in one box, with a line that leads there.
struct Callout {
    /// Indices in the layout's items.
    var items: [Int]
    /// Where the line ends, in points of the picture.
    var target: CGPoint
    /// In points of the picture, once its place is known.
    var box = CGRect.zero
    /// Where the line bends beside the sheet; the box is right of it.
    var knee = CGPoint.zero

    /// Beside the sheet as many names stand as a reader finds again at a glance.
    static let most = 12
    static let rowHeight = 14.0
    /// From the sheet to the names, in points.
    static let gap = 22.0
}
