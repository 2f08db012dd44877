/// The starting points of distances, for constraints that relate distances instead of attributes.
///
/// A side with an origin means `item.attribute − origin.attribute`, as made by `anchorWithOffset(to:)`.
final class DistanceOrigins {
    /// An attribute of an item, which may have been deallocated.
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
