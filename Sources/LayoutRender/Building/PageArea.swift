import Foundation

/// What of a page is taken before its legend is placed, in points of the picture.
struct PageArea {
    let sheet: CGRect
    /// Where the lowest of what is drawn ends.
    var bottom: Double
    /// Where the rightmost of what is drawn ends.
    var right: Double
    /// How wide the caption and a legend below the sheet may be.
    let width: Double
}
