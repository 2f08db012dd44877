import Foundation
import Findings
import Solver

/// A linear relation between attributes of one or two items:
/// `first.attribute (≤ | = | ≥) multiplier × second.attribute + constant`.
///
/// After UIKit's `NSLayoutConstraint`. It doesn't keep its items alive; an active constraint belongs to the closest common
/// ancestor of its items' views.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociationOwner {
    /// The item on the left-hand side; nil once it is gone.
    public var firstItem: (any LayoutItem)? { firstReference.item }
    /// The attribute on the left side.
    @_disfavoredOverload public let firstAttribute: LayoutAttribute
    /// The anchor of the left side.
    public var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(of: firstReference, firstAttribute) }
    /// The anchor of the right side; nil if that is a number.
    public var secondAnchor: LayoutAnchor<AnyObject>? {
        guard let secondReference, let attribute = attributes.second else { return nil }
        return LayoutAnchor(of: secondReference, attribute)
    }
    /// How the left side relates to the right.
    public let relation: LayoutRelation
    /// The item on the right side; nil if the right side is a number, or once the view or guide is deallocated.
    public var secondItem: (any LayoutItem)? { secondReference?.item }
    /// The attribute on the right side; nil if the right side is a number.
    @_disfavoredOverload public let secondAttribute: LayoutAttribute?
    // Small values are beside one another, so that a constraint takes less memory.
    /// Who made it.
    package var source = ConstraintSource.document
    /// Whether a position may be related to one on the other axis, as UIKit's item initializer allows.
    package var relatesAxes = false
    /// Both attributes, under a name that UIKit doesn't use; nil for a side that is a number or a distance.
    package var attributes: (first: LayoutAttribute?, second: LayoutAttribute?) {
        (
            origins?.first == nil ? firstAttribute : nil,
            origins?.second == nil ? secondAttribute : nil
        )
    }
    /// The factor of the second attribute; 1 if there is none. Only a stack view changes it, during a layout, where shares follow
    /// lines.
    public internal(set) var multiplier: CGFloat
    /// The constant in points. While the constraint is active, a value out of range is replaced by the nearest valid
    /// one and reported as a `LayoutFinding`.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            storedConstant = isActive ? usableConstant(newValue) : newValue
            owner?.session?.changed(self)
        }
    }
    private var storedConstant: CGFloat
    /// The priority. While the constraint is active, an invalid priority is ignored and reported as a
    /// `LayoutFinding`.
    open var priority: LayoutPriority {
        get { storedPriority }
        set {
            storedPriority = isActive ? usablePriority(newValue) : newValue
            owner?.session?.changed(self)
        }
    }
    private var storedPriority = LayoutPriority.required
    private var shortRowIndex: Int32 = -1
    /// The origins of the distances it relates; nil if it relates attributes.
    var origins: DistanceOrigins?

    /// A reference to the view whose `constraints` contain it while active.
    var ownerReference: ItemReference?
    /// The view whose `constraints` contain it while active.
    var owner: View? { ownerReference?.view }
    let firstReference: ItemReference
    let secondReference: ItemReference?
    /// Increases with each activation; sorting by it gives the order of activation.
    var activationOrder = 0
    /// Its index among the rows of the session that lays it out; only meaningful to that session.
    var rowIndex: Int {
        get { Int(shortRowIndex) }
        set { shortRowIndex = Int32(newValue) }
    }

    // What every constraint of a document has is set and read without checks for exclusive access, which take longer.
    /// The name that its author gave it, shown in conflicts.
    @exclusivity(unchecked) open var identifier: String?
    /// The text of the constraint in the input; nil if it was made in code.
    @exclusivity(unchecked) package var sourceText: String?
    /// The location of the constraint in the input, or in code that tells it; nil otherwise.
    @exclusivity(unchecked) package var location = ConstraintPlace.current
    package var associations: AssociationTable?

    /// Creates a constraint between two items' attributes, or between one attribute and the constant.
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

    /// A constraint without items, which can't be active: UIKit's placeholder for one that is made later.
    public override init() {
        firstReference = ItemReference()
        firstAttribute = .left
        relation = .equal
        secondReference = nil
        secondAttribute = nil
        multiplier = 1
        storedConstant = 0
        super.init()
    }

    /// Whether an archive of its view would contain it; kept as UIKit keeps it.
    open var shouldBeArchived: Bool {
        get { stored("shouldBeArchived", or: false) }
        set { store(newValue, as: "shouldBeArchived") }
    }

    /// The constant, or the nearest valid one if it is out of range.
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

    /// The constraint as an equation: `a.left == b.right + 8 @750`.
    open override var description: String { PrintedConstraint.equation(of: self) }

    /// Whether it takes part in the layout.
    ///
    /// Activating a constraint that UIKit would reject leaves it inactive and reports a `LayoutFinding` to
    /// the first item's view.
    open var isActive: Bool {
        get { ownerReference != nil }
        set {
            if newValue { activate() } else { owner?.removeConstraint(self) }
        }
    }

    /// Activates each constraint in turn.
    ///
    /// - Complexity: O(*n* · *d*) for *n* constraints and views *d* deep.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates each constraint in turn.
    ///
    /// - Complexity: O(number of constraints of the owners).
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
}

/// The engine's name of UIKit's `NSLayoutConstraint`.
public typealias LayoutConstraint = NSLayoutConstraint

/// Where the code is that makes constraints at the moment, for programs that tell.
package enum ConstraintPlace {
    /// The place that new constraints get; nil where nobody tells.
    @exclusivity(unchecked)
    nonisolated(unsafe) package static var current: SourceLocation?
}
