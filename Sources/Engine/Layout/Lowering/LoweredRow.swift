/// A constraint as a linear relation, with what its constant follows from.
///
/// One after the other is lowered into the same row, so that not each makes a list of its own.
struct LoweredRow {
    private(set) var relation = SolverConstraint([], constant: 0)
    /// Whether the constant follows from anything that only solving tells: margins, safe areas, sizes of the last round.
    var followsEnvironment = false
    /// Whether it follows from sizes of the last round: it has to do with a baseline, or with a guide that is measured
    /// from the far edge.
    var dependsOnSizes = false

    /// How many terms, and how much of the constant, are the first attribute's.
    private(set) var firstSide = (termCount: 0, constant: 0.0)

    /// Starts anew with the number that stands alone.
    mutating func start(constant: Double, relation kind: LayoutRelation, priority: SolverPriority) {
        relation.terms.removeAll(keepingCapacity: true)
        relation.constant = constant
        relation.relation = kind
        relation.priority = priority
        (followsEnvironment, dependsOnSizes) = (false, false)
        firstSide = (0, -constant)
    }

    /// Notes that all of the first attribute is added.
    mutating func endFirstSide() {
        firstSide = (relation.terms.count, firstSide.constant + relation.constant)
    }

    mutating func add(_ coefficient: Double, _ variable: SolverVariable) {
        relation.terms.append(SolverTerm(coefficient, variable))
    }

    mutating func add(_ number: Double) { relation.constant += number }
}
