/// A constraint's reference to a view or guide that may be deallocated, with the values that constraints and
/// layouts need from it.
///
/// It does what a `weak` reference does, but the item itself reports its deallocation. Objects with weak
/// references have their uses counted in a separate table, which makes every use slower, and nearly every
/// item of a large layout has constraints. The values stored here can be read and changed without touching
/// the view.
public final class ItemReference {
    /// The item if it is a view; nil for a guide, and once the view is deallocated.
    private(set) unowned var view: View?
    /// Whether the item is a view that still exists, known without touching the view.
    private(set) var isView = false
    /// The pending work of a view and its descendants.
    var pending = PendingWork.all
    /// The reference of a view's superview; nil for a root and for guides.
    var superview: ItemReference?
    /// The item if it is a guide; nil for a view, and once the guide is deallocated.
    unowned var guide: LayoutGuide?
    /// Index among the items being laid out; only meaningful during one layout.
    var loweredIndex = -1
    /// The active constraints whose closest common ancestor is the view, in the order of activation.
    private(set) var constraints: [LayoutConstraint] = []
    /// The session that a view reports changes to; nil if there is none.
    var sessionReference: SessionReference?

    init() {}

    /// Makes this the reference of a view.
    func stand(for view: View) {
        self.view = view
        isView = true
    }

    /// Records that its view is deallocated.
    func forgetView() {
        view = nil
        isView = false
        changeConstraints { $0 = [] }
    }

    /// Appends a constraint.
    func hold(_ constraint: LayoutConstraint) {
        changeConstraints { held in
            if held.isEmpty { held.reserveCapacity(4) }
            held.append(constraint)
        }
    }

    /// Removes the constraints for which `isReleased` returns true.
    func release(where isReleased: (LayoutConstraint) -> Bool) {
        changeConstraints { held in held.removeAll(where: isReleased) }
    }

    /// Puts the constraints into the order of activation, after that of one was changed.
    func sortConstraints() {
        changeConstraints { held in held.sort { $0.activationOrder < $1.activationOrder } }
    }

    /// Changes the constraints outside the object: they are swapped out, so that the compiler can prove
    /// exclusive access.
    private func changeConstraints(_ change: (inout [LayoutConstraint]) -> Void) {
        var held: [LayoutConstraint] = []
        swap(&held, &constraints)
        change(&held)
        swap(&held, &constraints)
    }

    /// The view or guide; nil once it is deallocated.
    var item: (any LayoutItem)? { view ?? guide }

    /// The view that the item is or belongs to; nil once the item is gone.
    package var layoutView: View? { view ?? guide?.owningView }

    /// The item's name; nil once the item is gone.
    package var identifier: String? {
        get { view.map(\.accessibilityIdentifier) ?? guide?.givenIdentifier }
        set {
            view?.accessibilityIdentifier = newValue
            guide?.givenIdentifier = newValue
        }
    }

    /// Whether there is a view that the item is or belongs to.
    var hasLayoutView: Bool { isView || guide?.owningView != nil }

    /// The reference to that view.
    var layoutViewReference: ItemReference? { isView ? self : guide?.owningView?.reference }

    /// The session that lays out the hierarchy; nil if there is none.
    var session: LayoutSession? { sessionReference?.session }

    /// Marks pending work for the next layout, here and on the path from the root.
    ///
    /// - Complexity: O(depth); O(1) if work nearby is already marked.
    func note(_ work: PendingWork, below: PendingWork) {
        if let sessionReference, !sessionReference.isPlacing { sessionReference.session?.viewChanged() }
        mark(work, below: below)
    }

    /// Marks work that was pending before, which the session knows of.
    func mark(_ work: PendingWork, below: PendingWork) {
        pending.insert(work)
        guard let superview, !superview.pending.contains(below) else { return }
        var ancestor: ItemReference? = superview
        while let reference = ancestor, !reference.pending.contains(below) {
            reference.pending.insert(below)
            ancestor = reference.superview
        }
    }

    /// Returns the reference of the closest view that contains or is both views; nil if they are in different
    /// hierarchies.
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

/// A reference can represent its item in a constraint, so that constraints can be made without touching the
/// item.
extension ItemReference: LayoutItem {
    /// The reference itself.
    public var _reference: ItemReference { self }
}

/// The work that a view needs in its hierarchy's next layout.
struct PendingWork: OptionSet {
    let rawValue: UInt8

    /// A call of its `layoutSubviews`.
    static let layout = PendingWork(rawValue: 1)
    /// A call of a descendant's `layoutSubviews`.
    static let layoutBelow = PendingWork(rawValue: 2)
    /// A call of its `updateConstraints`.
    static let constraints = PendingWork(rawValue: 4)
    /// A call of a descendant's `updateConstraints` or `updateProperties`.
    static let constraintsBelow = PendingWork(rawValue: 8)
    /// A call of its `updateProperties`.
    static let properties = PendingWork(rawValue: 16)

    static let all: PendingWork = [.layout, .layoutBelow, .constraints, .constraintsBelow, .properties]
}
