import LiveSolver
import Solver

/// A constraint as a linear relation, with what its constant depends on.
///
/// Constraints are lowered one after another into the same relation, which avoids allocating a list for each.
struct LoweredRelation {
    private(set) var relation = SolverConstraint([], constant: 0)
    /// Whether the constant depends on results of solving: margins, safe areas, sizes of the previous round.
    var followsEnvironment = false
    /// Whether it depends on sizes of the previous round: it involves a baseline, or a guide measured from
    /// the far edge.
    var dependsOnSizes = false

    /// What the constant follows, if that is asked for.
    private(set) var followed: [FollowedSpan]?
    /// What the insets of the span that is added next follow; nil if they stay the same.
    private var source: SpanSource?

    /// Creates an empty relation.
    ///
    /// - Parameter notesSources: Whether `followed` is asked for.
    init(notingSources notesSources: Bool = false) {
        if notesSources { followed = [] }
    }

    /// The number of terms, the part of the constant and the number of followed parts that belong to the first attribute.
    private(set) var firstSide = (termCount: 0, constant: 0.0, followedCount: 0)

    /// Resets the relation to a constant.
    mutating func start(constant: Double, relation kind: LayoutRelation, priority: SolverPriority) {
        relation.terms.removeAll(keepingCapacity: true)
        relation.constant = constant
        relation.relation = kind
        relation.priority = priority
        (followsEnvironment, dependsOnSizes) = (false, false)
        firstSide = (0, -constant, 0)
        if followed != nil { (followed, source) = ([], nil) }
    }

    /// Sets what the insets of the span that is added next follow.
    mutating func follow(_ source: @autoclosure () -> SpanSource) {
        if followed != nil { self.source = source() }
    }

    /// Notes that the added part of the constant follows what was set.
    mutating func noteFollowed(_ place: AttributePlace, factor: Double, offset: Double) {
        guard followed != nil, let source else { return }
        followed?.append(FollowedSpan(source: source, place: place, factor: factor, offset: offset))
        self.source = nil
    }

    /// Marks the end of the first attribute's terms.
    mutating func endFirstSide() {
        firstSide = (
            relation.terms.count, firstSide.constant + relation.constant, followed?.count ?? 0
        )
    }

    mutating func add(_ coefficient: Double, _ variable: SolverVariable) {
        relation.terms.append(SolverTerm(coefficient, variable))
    }

    /// Replaces the constant by the one that a layout was solved with.
    mutating func setConstant(_ constant: Double) { relation.constant = constant }

    mutating func add(_ number: Double) { relation.constant += number }
}

/// A part of a constraint's constant that follows insets.
struct FollowedSpan {
    let source: SpanSource
    let place: AttributePlace
    let factor: Double
    /// What it adds to the constant now.
    let offset: Double
}

/// The relation of a constraint in a solver.
struct LoweredConstraint {
    private let containerIndex: Int32
    private var index: Int32
    /// The index of its tightness, or -1.
    private let tightnessIndex: Int32
    /// Whether its constant depends on margins, safe areas or sizes of the previous round.
    let followsEnvironment: Bool
    var constant: Double

    init(
        container: Int, id: SolverConstraint.ID, tightness: SolverConstraint.ID?, followsEnvironment: Bool,
        constant: Double
    ) {
        containerIndex = Int32(container)
        index = Int32(id.index)
        tightnessIndex = tightness.map { Int32($0.index) } ?? -1
        self.followsEnvironment = followsEnvironment
        self.constant = constant
    }

    /// Lowered index of the view that owns the constraint.
    var container: Int { Int(containerIndex) }
    var id: SolverConstraint.ID {
        get { SolverConstraint.ID(index: Int(index)) }
        set { index = Int32(newValue.index) }
    }
    /// The weak relation that makes an inequality between positions hold with equality if nothing else determines
    /// them; nil for other constraints.
    var tightness: SolverConstraint.ID? {
        tightnessIndex < 0 ? nil : SolverConstraint.ID(index: Int(tightnessIndex))
    }
}

/// What a relation of the linear system represents, with items by their lowered indices.
///
/// There are several for each view, so that indices are as short as the solver's.
enum RelationOrigin {
    /// A constraint, by its index in the layout.
    case constraint(Int32)
    /// A number of an autoresizing view's own frame, by its index among those.
    case autoresizing(Int32)
    /// A view's content hugging or compression resistance.
    case contentSize(Int32, LayoutAxis)
    /// A size that can't be negative.
    case nonNegative(Int32, LayoutAxis)
    /// A number of the root's frame, or the origin of a scroll view's content.
    case canvas(Int32, LayoutAttribute)
}

extension LayoutAxis {
    /// The attribute that measures along the axis.
    var lengthAttribute: LayoutAttribute { self == .horizontal ? .width : .height }
    /// The attribute that places an item along the axis.
    var positionAttribute: LayoutAttribute { self == .horizontal ? .left : .top }
}

extension SolverPriority {
    /// The strongest optional priority.
    static let strongestWish = SolverPriority.optional(Double(LayoutPriority.required.rawValue.nextDown))
}

extension LoweredHierarchy {
    /// Returns the priority that a relation on an item's inside counts with.
    func priority(_ priority: SolverPriority, at item: Int) -> SolverPriority {
        rowItems.isEmpty || !rowItems.contains(item) ? priority : priority.inRow
    }
}

extension LayoutPriority {
    var solverPriority: SolverPriority {
        self == .required ? .required : .optional(Double(rawValue))
    }

    /// The priority for fitting content, where required still yields to required constraints.
    var contentSizePriority: SolverPriority {
        self == .required ? .automatic : .optional(Double(rawValue))
    }
}
