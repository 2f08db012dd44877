import Foundation

/// A label with its place in the picture.
struct PlacedLabel: Equatable {
    enum Form: Equatable {
        /// A name, and its class or another remark with it.
        case name(NameBlock)
        /// Names of guides that coincide, on one tag: filled for an author's, hollow for UIKit's.
        case tag(String, isSmall: Bool)
        /// A number that the legend explains.
        case number(Int)
        /// A remark on a guide's lines.
        case note(String)
    }

    /// Index in the layout's items.
    var item: Int
    var form: Form
    /// No other label reaches into it.
    var box: CGRect
    /// From the label to what it names, if it stands outside.
    var leader: DisplayLines.Segment?

    /// Whether it is a number.
    var isNumber: Bool { if case .number = form { true } else { false } }
}
