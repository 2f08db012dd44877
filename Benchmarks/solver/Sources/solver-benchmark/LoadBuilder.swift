import Solver

/// Receives a load as it is generated: records it, or passes it to a solver.
protocol LoadSink {
    mutating func makeVariable() throws -> SolverVariable
    mutating func add(_ constraint: SolverConstraint) throws
}

/// A view's four variables.
struct ViewVariables {
    let left: SolverVariable
    let top: SolverVariable
    let width: SolverVariable
    let height: SolverVariable
}

/// Builds loads from views and constraints between their edges.
struct LoadBuilder<Sink: LoadSink> {
    var sink: Sink
    /// The constraint that sets the window's width.
    private(set) var windowConstraint = 0
    /// Constraints to remove and add again.
    private(set) var churn: [Int] = []
    private var constraintCount = 0

    init(sink: Sink) { self.sink = sink }

    mutating func view() throws -> ViewVariables {
        ViewVariables(
            left: try sink.makeVariable(), top: try sink.makeVariable(), width: try sink.makeVariable(),
            height: try sink.makeVariable())
    }

    /// Makes the root view, 400 points wide at the origin.
    mutating func root() throws -> ViewVariables {
        let root = try view()
        try add([(1, root.left)], .equal, 0)
        try add([(1, root.top)], .equal, 0)
        windowConstraint = try add([(1, root.width)], .equal, -400, .system)
        return root
    }

    @discardableResult
    mutating func add(
        _ terms: [(Double, SolverVariable)], _ relation: LayoutRelation, _ constant: Double,
        _ priority: SolverPriority = .required
    ) throws -> Int {
        try sink.add(
            SolverConstraint(
                terms.map { SolverTerm($0.0, $0.1) }, constant: constant, relation: relation,
                priority: priority))
        constraintCount += 1
        return constraintCount - 1
    }

    mutating func addToChurn(_ constraints: Int...) { churn += constraints }

    /// Constrains the right edges of `first` and `second` to be `inset` apart.
    @discardableResult
    mutating func alignTrailing(
        _ first: ViewVariables, _ second: ViewVariables, inset: Double, _ relation: LayoutRelation = .equal,
        _ priority: SolverPriority = .required
    ) throws -> Int {
        try add(
            [(1, first.left), (1, first.width), (-1, second.left), (-1, second.width)], relation, inset,
            priority)
    }

    @discardableResult
    mutating func alignBottom(_ first: ViewVariables, _ second: ViewVariables, inset: Double) throws -> Int {
        try add([(1, first.top), (1, first.height), (-1, second.top), (-1, second.height)], .equal, inset)
    }

    mutating func placeBelow(_ view: ViewVariables, _ other: ViewVariables, gap: Double) throws {
        try add([(1, view.top), (-1, other.top), (-1, other.height)], .equal, -gap)
    }

    mutating func placeAfter(_ view: ViewVariables, _ other: ViewVariables) throws {
        try add([(1, view.left), (-1, other.left), (-1, other.width)], .equal, 0)
    }

    /// Adds hugging and compression resistance at UIKit's default priorities.
    mutating func intrinsic(_ size: SolverVariable, _ points: Double) throws -> (
        hugging: Int, resistance: Int
    ) {
        let hugging = try add([(1, size)], .lessThanOrEqual, -points, .optional(250))
        return (hugging, try add([(1, size)], .greaterThanOrEqual, -points, .optional(750)))
    }
}
