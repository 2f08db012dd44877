/// Where the distances begin that a constraint relates in place of attributes.
///
/// A side with an origin stands for `item.attribute − origin.attribute`, as `anchorWithOffset(to:)` makes it.
final class DistanceOrigins {
    /// An attribute of an item that may be gone.
    struct Place {
        let reference: ItemReference
        let attribute: LayoutAttribute
        var item: (any LayoutItem)? { reference.item }
    }

    let first: Place?
    let second: Place?

    init(first: Place?, second: Place?) {
        self.first = first
        self.second = second
    }

    var places: [Place] { [first, second].compactMap { $0 } }
}
