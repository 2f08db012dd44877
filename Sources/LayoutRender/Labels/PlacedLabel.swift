import Foundation

/// A label with its place in the picture.
struct PlacedLabel: Equatable {
    enum Form: Equatable {
        /// A name, and its class or another remark beside it.
        case name(isSmall: Bool, detail: String?)
        /// A name on the colour of its guide.
        case pill(isSmall: Bool)
        /// A number that a line below the picture explains.
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
