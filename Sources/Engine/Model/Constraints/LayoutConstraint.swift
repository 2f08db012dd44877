import Foundation

/// A linear relation between attributes of one or two items:
/// `first.attribute (≤ | = | ≥) multiplier × second.attribute + constant`.
///
/// After UIKit's `NSLayoutConstraint`. It doesn't keep its items alive; an active constraint belongs to the closest common
/// ancestor of its items' views.
open class LayoutConstraint: NSObject, AssociationOwner {
    public var firstItem: (any LayoutItem)? { firstReference.item }
    @_disfavoredOverload public let firstAttribute: LayoutAttribute
    public let relation: LayoutRelation
    public var secondItem: (any LayoutItem)? { secondReference?.item }
    /// Nil where the constraint sets the first attribute to a number.
    @_disfavoredOverload public let secondAttribute: LayoutAttribute?
    /// Both attributes, under a name that UIKit has no other meaning for; nil for a side that is none or a distance.
    package var attributes: (first: LayoutAttribute?, second: LayoutAttribute?) {
        (
            origins?.first == nil ? firstAttribute : nil,
            origins?.second == nil ? secondAttribute : nil
        )
    }
    public let multiplier: CGFloat
    /// In points. While it is active, the nearest number in range stands in for one out of range, with a `LayoutFinding`.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            storedConstant = isActive ? usableConstant(newValue) : newValue
            owner?.session?.changed(self)
        }
    }
    private var storedConstant: CGFloat
    /// While it is active, a number that is no priority changes nothing but reports a `LayoutFinding`.
    open var priority: LayoutPriority {
        get { storedPriority }
        set {
            storedPriority = isActive ? usablePriority(newValue) : newValue
            owner?.session?.changed(self)
        }
    }
    private var storedPriority = LayoutPriority.required
    /// Of a constraint on distances: where they begin.
    var origins: DistanceOrigins?

    /// Where to find the view whose `constraints` it is in while active.
    var ownerReference: ItemReference?
    /// The view whose `constraints` it is in while active.
    var owner: View? { ownerReference?.view }
    let firstReference: ItemReference
    let secondReference: ItemReference?
    /// Grows with each activation, so that sorting by it gives the order of activation.
    var activationOrder = 0
    /// Position among the rows of the session that lays it out; meaningful to that session only.
    var rowIndex = -1

    /// What its author calls it; shown in conflicts.
    open var identifier: String? {
        get { notes?.identifier }
        set { editNotes { $0.identifier = newValue } }
    }
    /// The constraint as it stands in the input, if it came from one.
    package var sourceText: String? {
        get { notes?.sourceText }
        set { editNotes { $0.sourceText = newValue } }
    }
    /// Where it stands in the input, if it came from one.
    package var location: SourceLocation? {
        get { notes?.location }
        set { editNotes { $0.location = newValue } }
    }
    /// What made it.
    var source: ConstraintSource {
        get { notes?.source ?? .document }
        set { editNotes { $0.source = newValue } }
    }
    /// Whether a position may be related to one on the other axis, as UIKit's item initializer allows.
    package var relatesAxes: Bool {
        get { notes?.relatesAxes ?? false }
        set { editNotes { $0.relatesAxes = newValue } }
    }
    package var associations: AssociationTable? {
        get { notes?.associations }
        set { editNotes { $0.associations = newValue } }
    }
    /// Nil where there is nothing to say of it.
    private var notes: ConstraintNotes?

    /// A constraint between two items' attributes; without a second item, to the constant alone.
    @_disfavoredOverload
    public init(
        item firstItem: borrowing any LayoutItem, attribute firstAttribute: LayoutAttribute,
        relatedBy relation: LayoutRelation, toItem secondItem: borrowing (any LayoutItem)?,
        attribute secondAttribute: LayoutAttribute?, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        firstReference = firstItem.reference
        self.firstAttribute = firstAttribute
        self.relation = relation
        secondReference = Self.reference(of: secondItem)
        self.secondAttribute = secondReference == nil ? nil : secondAttribute
        self.multiplier = multiplier
        storedConstant = constant
        super.init()
    }

    /// The constant, or what stands in for it in a layout.
    private func usableConstant(_ constant: CGFloat) -> CGFloat {
        if NumberRange.points.contains(constant) { return constant }
        owner?.report(ConstraintError.constantOutOfRange(constant).finding(of: self))
        return NumberRange.points.nearest(to: constant) ?? storedConstant
    }

    private func usablePriority(_ priority: LayoutPriority) -> LayoutPriority {
        if priority.isValid { return priority }
        owner?.report(ConstraintError.priorityOutOfRange(priority.rawValue).finding(of: self))
        return storedPriority
    }

    private static func reference(of item: (any LayoutItem)?) -> ItemReference? { item?.reference }

    /// As an equation: `a.left == b.right + 8 @750`.
    open override var description: String { equation }

    /// Whether it bears on the layout.
    ///
    /// Activating a constraint that UIKit would refuse leaves it inactive and reports a `LayoutFinding` to the first
    /// item's view.
    open var isActive: Bool {
        get { ownerReference != nil }
        set {
            if newValue { activate() } else { owner?.removeConstraint(self) }
        }
    }

    /// Activates each constraint in turn.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates each constraint in turn.
    ///
    /// - Complexity: O(number of constraints that the owners have).
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        var known: Set<ObjectIdentifier> = []
        var owners: [View] = []
        for constraint in constraints {
            guard let owner = constraint.owner else { continue }
            if known.insert(ObjectIdentifier(owner)).inserted { owners.append(owner) }
            constraint.ownerReference = nil
            owner.session?.deactivated(constraint)
        }
        for owner in owners { owner.reference.release { $0.ownerReference == nil } }
    }

    private func editNotes(_ edit: (ConstraintNotes) -> Void) {
        let edited = notes ?? ConstraintNotes()
        notes = edited
        edit(edited)
    }
}
