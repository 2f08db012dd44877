/// Where a constraint finds a view or guide that may be gone.
///
/// It does what a `weak` reference does, but the item itself says that it goes. The runtime counts the uses of an object
/// that has weak references in a table of its own, which makes every use slower, and nearly every item of a large
/// layout has constraints on it.
public final class ItemReference {
    /// Nil once the item is gone.
    unowned var item: (any LayoutItem)?

    init() {}
}
