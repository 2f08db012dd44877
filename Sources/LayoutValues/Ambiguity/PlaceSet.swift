/// A set of places of items. Arrays of truth values take less of a page's module than sets of values.
package struct PlaceSet: Sendable {
    private var isMember: [Bool] = []

    /// Creates an empty set.
    package init() {}

    /// Inserts a place; returns whether it wasn't in the set.
    @discardableResult
    package mutating func insert(_ place: FreeGroup.Place) -> Bool {
        let index = place.index
        while isMember.count <= index { isMember.append(false) }
        defer { isMember[index] = true }
        return !isMember[index]
    }

    /// Whether a place is in the set.
    package func contains(_ place: FreeGroup.Place) -> Bool {
        place.index >= 0 && place.index < isMember.count && isMember[place.index]
    }
}

extension FreeGroup.Place {
    /// The number of the place among those of all items.
    var index: Int { 2 * item + (axis == .horizontal ? 0 : 1) }
}
