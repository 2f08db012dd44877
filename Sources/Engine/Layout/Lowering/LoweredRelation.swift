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

    /// The number of terms and the part of the constant that belong to the first attribute.
    private(set) var firstSide = (termCount: 0, constant: 0.0)

    /// Resets the relation to a constant.
    mutating func start(constant: Double, relation kind: LayoutRelation, priority: SolverPriority) {
        relation.terms.removeAll(keepingCapacity: true)
        relation.constant = constant
        relation.relation = kind
        relation.priority = priority
        (followsEnvironment, dependsOnSizes) = (false, false)
        firstSide = (0, -constant)
    }

    /// Marks the end of the first attribute's terms.
    mutating func endFirstSide() {
        firstSide = (relation.terms.count, firstSide.constant + relation.constant)
    }

    mutating func add(_ coefficient: Double, _ variable: SolverVariable) {
        relation.terms.append(SolverTerm(coefficient, variable))
    }

    /// Replaces the constant by the one that a layout was solved with.
    mutating func setConstant(_ constant: Double) { relation.constant = constant }

    mutating func add(_ number: Double) { relation.constant += number }
}
