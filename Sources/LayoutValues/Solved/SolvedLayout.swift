import Findings
import Solver

/// A layout with every frame solved: the engine's result, and everything that drawing needs.
///
/// Items are in drawing order: a view, then its guides, then its subviews in the same way. The first is the root.
public struct SolvedLayout: Sendable, Equatable {
    /// The id, unique among the scenes of one input.
    public var id: String
    /// A name of the scene for readers; nil if the id serves as one.
    public var title: String?
    /// The id of the document's state that it shows; nil for the document without a state.
    public var state: String?
    /// The canvas that the layout was solved on.
    public var canvas: Canvas
    /// The views and guides in drawing order. The root is first, and owners come before their contents.
    public var items: [SolvedItem]
    /// Constraints of authors and stack views in the order of activation, then implicit ones: all of them in
    /// a layout of `complete` detail, otherwise those that take part in conflicts.
    public var constraints: [SolvedConstraint]
    /// The conflicts in the order in which constraints were broken.
    public var conflicts: [SolvedConflict]
    /// The findings for the author, in the order in which they were found.
    public var findings: [LayoutFinding]
    /// Whether the frames only show which view is in which, as of a capture without frames.
    package var isOutline = false

    /// Creates a solved layout.
    public init(
        id: String, title: String? = nil, state: String? = nil, canvas: Canvas, items: [SolvedItem],
        constraints: [SolvedConstraint] = [], conflicts: [SolvedConflict] = [], findings: [LayoutFinding] = []
    ) {
        self.id = id
        self.title = title
        self.state = state
        self.canvas = canvas
        self.items = items
        self.constraints = constraints
        self.conflicts = conflicts
        self.findings = findings
    }
}

/// How much detail a solved layout includes.
package enum SolvedDetail: Sendable, Hashable {
    /// Every item, and only those constraints that take part in conflicts.
    case frames
    /// Every item, every constraint of an author or a stack view, and the implicit constraints that take part in conflicts.
    case standard
    /// Every implicit constraint too, and the `terms` of all constraints.
    case complete
}

/// Required constraints that contradict each other.
public struct SolvedConflict: Sendable, Hashable {
    /// A minimal conflicting set, as indices in the layout's `constraints`: without any one member, the others hold.
    /// The members are in the order in which they were added, and include `broken`.
    public var members: [Int]
    /// The member that was broken to satisfy the others, as an index in the layout's `constraints`.
    public var broken: Int

    /// Creates a conflict among constraints, by their indices.
    public init(members: [Int], broken: Int) {
        self.members = members
        self.broken = broken
    }
}

extension SolvedLayout {
    /// Returns the sum that doesn't work out in a conflict; nil if its members' terms aren't known, or if rounding hides
    /// it.
    package func sum(of conflict: SolvedConflict) -> ContradictionSum? {
        ContradictionSum(conflict.members.map { constraints[$0].solvedRelation })
    }
}

extension ContradictionSum {
    /// Whether the parts are too long for what there is; otherwise they don't fill it. What there is, is a single number.
    package var isTooLong: Bool {
        let isMultiple =
            less.count == 1 && less[0].multiplier != 1 && more.count == 1 && more[0].multiplier == 1
        return !isMultiple && (less.count <= 1 && !more.isEmpty || less.isEmpty)
    }
}

extension SolvedConstraint {
    /// The relation that was solved, in the numbers of items.
    fileprivate var solvedRelation: SolverConstraint {
        let places: [LayoutAttribute] = [.left, .top, .width, .height]
        let terms = terms.map { term in
            let place = places.firstIndex(of: term.attribute) ?? 0
            return SolverTerm(term.coefficient, SolverVariable(index: term.item * places.count + place))
        }
        return SolverConstraint(terms, constant: offset, relation: relation)
    }
}
