/// Where a constraint finds a view or guide that may be gone, and what constraints and layouts ask of it.
///
/// It does what a `weak` reference does, but the item itself says that it goes. The runtime counts the uses of an object
/// that has weak references in a table of its own, which makes every use slower, and nearly every item of a large
/// layout has constraints on it. What is kept here can be read and changed without touching the view at all.
public final class ItemReference {
    /// The item if it is a view; nil for a guide, and once the view is gone.
    private(set) unowned var view: View?
    /// Whether the item is a view that is there, which can be asked without touching the view.
    private(set) var isView = false
    /// What is still to be done for a view and for what is below it.
    var pending = PendingWork.all
    /// Where the superview of a view is found; nil for a root and for guides.
    var superview: ItemReference?
    /// The item if it is a guide; nil for a view, and once the guide is gone.
    unowned var guide: LayoutGuide?
    /// Position among the items being laid out; meaningful during one layout only.
    var loweredIndex = -1
    /// The active constraints that a view is the closest common ancestor of, in the order of activation.
    private(set) var constraints: [LayoutConstraint] = []
    /// Where a view finds what lays the hierarchy out again after changes, if something does.
    var sessionReference: SessionReference?

    init() {}

    /// Becomes that of a view.
    func stand(for view: View) {
        self.view = view
        isView = true
    }

    /// Notes that its view is gone.
    func forgetView() {
        view = nil
        isView = false
        changeConstraints { $0 = [] }
    }

    /// Takes a constraint last.
    func hold(_ constraint: LayoutConstraint) {
        changeConstraints { held in
            if held.isEmpty { held.reserveCapacity(4) }
            held.append(constraint)
        }
    }

    /// Gives up the constraints that answer a question with yes.
    func release(where isReleased: (LayoutConstraint) -> Bool) {
        changeConstraints { held in held.removeAll(where: isReleased) }
    }

    /// Changes the constraints outside of the object: only swapping them, the compiler knows that nobody can look on.
    private func changeConstraints(_ change: (inout [LayoutConstraint]) -> Void) {
        var held: [LayoutConstraint] = []
        swap(&held, &constraints)
        change(&held)
        swap(&held, &constraints)
    }

    /// Nil once the item is gone.
    var item: (any LayoutItem)? { view ?? guide }

    /// Whether there is a view that the item is or belongs to.
    var hasLayoutView: Bool { isView || guide?.layoutView != nil }

    /// Where that view is found.
    var layoutViewReference: ItemReference? { isView ? self : guide?.layoutView?.reference }

    /// What lays the hierarchy out again after changes, if something does.
    var session: LayoutSession? { sessionReference?.session }

    /// Notes work to be done in the next layout, and on the way down to it.
    ///
    /// - Complexity: O(depth), and O(1) where something near it is noted already.
    func note(_ work: PendingWork, below: PendingWork) {
        if let sessionReference, !sessionReference.isPlacing { sessionReference.session?.viewChanged() }
        pending.insert(work)
        guard let superview, !superview.pending.contains(below) else { return }
        var ancestor: ItemReference? = superview
        while let reference = ancestor, !reference.pending.contains(below) {
            reference.pending.insert(below)
            ancestor = reference.superview
        }
    }

    /// Where the nearest view is found that is or holds two views; nil where they are in different hierarchies.
    ///
    /// - Complexity: O(distance between the two in the hierarchy).
    func closestCommonAncestor(with other: ItemReference) -> ItemReference? {
        if self === other { return self }
        if superview === other { return other }
        if other.superview === self { return self }
        if let superview, superview === other.superview { return superview }
        return distantCommonAncestor(with: other)
    }

    private func distantCommonAncestor(with other: ItemReference) -> ItemReference? {
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

/// Stands for its item in a constraint, so that one can be made without touching the item.
extension ItemReference: LayoutItem {
    /// The view that the item is or belongs to; nil once the item is gone.
    public var layoutView: View? { view ?? guide?.layoutView }

    /// The item's identifier; nil once the item is gone.
    public var identifier: String? {
        get { item?.identifier }
        set { item?.identifier = newValue }
    }

    /// Itself.
    public var reference: ItemReference { self }
}
