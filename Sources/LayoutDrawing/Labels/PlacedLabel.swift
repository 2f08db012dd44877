import LayoutValues

/// A label with its position in the picture.
struct PlacedLabel: Equatable {
    enum Form: Equatable {
        /// A name with its class or another detail.
        case name(NameBlock)
        /// The names of coinciding guides on one tag: filled for authors' guides, hollow for UIKit's.
        case tag(String, isSmall: Bool)
        /// A number that the legend explains.
        case number(Int)
        /// A note on a guide's lines.
        case note(String)
    }

    /// Index into the layout's items.
    var item: Int
    var form: Form
    /// The frame in points of the picture; no other label overlaps it.
    var box: CGRect
    /// The line from the label to its item; nil if the label is inside.
    var leader: DisplayLines.Segment?

    /// Whether it is a number.
    var isNumber: Bool { if case .number = form { true } else { false } }
}

extension PlacedLabel.Form {
    /// Whether it is a name without a tag around it.
    var isName: Bool { if case .name = self { true } else { false } }
}
