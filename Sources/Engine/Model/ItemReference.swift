/// Where a constraint finds a view or guide that may be gone.
///
/// It does what a `weak` reference does, but the item itself says that it goes. The runtime counts the uses of an object
/// that has weak references in a table of its own, which makes every use slower, and nearly every item of a large
/// layout has constraints on it.
public final class ItemReference {
    /// The item if it is a view; nil for a guide, and once the view is gone.
    unowned var view: View? {
        didSet { isView = view != nil }
    }
    /// Whether the item is a view that is there, which can be asked without touching the view.
    private(set) var isView = false
    /// Where the superview of a view is found; nil for a root and for guides.
    var superview: ItemReference?
    /// The item if it is a guide; nil for a view, and once the guide is gone.
    unowned var guide: LayoutGuide?
    /// Position among the items being laid out; meaningful during one layout only. It stands here so that lowering a
    /// constraint needs no item.
    var loweredIndex = -1

    init() {}

    /// Nil once the item is gone.
    var item: (any LayoutItem)? { view ?? guide }

    /// The view, or the guide's owner; nil once the item is gone.
    var layoutView: View? { view ?? guide?.layoutView }

    /// Where that view is found.
    var layoutViewReference: ItemReference? { isView ? self : guide?.layoutView?.reference }

    /// Where the nearest view is found that is or holds two views; nil where they are in different hierarchies.
    ///
    /// - Complexity: O(distance between the two in the hierarchy).
    func closestCommonAncestor(with other: ItemReference) -> ItemReference? {
        if self === other { return self }
        if superview === other { return other }
        if other.superview === self { return self }
        if let superview, superview === other.superview { return superview }
        var visited: Set<ObjectIdentifier> = []
        var first: ItemReference? = self
        var second: ItemReference? = other
        while first != nil || second != nil {
            if let reference = first {
                if !visited.insert(ObjectIdentifier(reference)).inserted { return reference }
                first = reference.superview
            }
            if let reference = second {
                if !visited.insert(ObjectIdentifier(reference)).inserted { return reference }
                second = reference.superview
            }
        }
        return nil
    }
}
