import Foundation

/// The part of a page in use before its legend is placed, in points of the picture.
struct PageArea {
    let sheet: CGRect
    /// The bottom of everything drawn.
    var bottom: Double
    /// The right end of everything drawn.
    var right: Double
    /// The maximum width of the caption and of a legend below the sheet.
    let width: Double
}
