/// Where a constraint finds a view or guide that may be gone.
///
/// It does what a `weak` reference does, but the item itself says that it goes. The runtime counts the uses of an object
/// that has weak references in a table of its own, which makes every use slower, and nearly every item of a large
/// layout has constraints on it.
public final class ItemReference {
    /// The item if it is a view; nil for a guide, and once the view is gone.
    unowned var view: View?
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
}
