import Solver

/// Random systems and edits, applied to some solvers.
struct RandomEdits {
    private var generator: SplitMix
    let solvers: [any ConstraintSolver]
    private(set) var variables: [SolverVariable] = []
    /// The identifiers of each constraint in the solvers.
    private(set) var constraints: [[SolverConstraint.ID]] = []
    /// The indices of the constraints that haven't been removed.
    private(set) var live: [Int] = []
    private let coefficients: [Double]
    private let priorities: [SolverPriority]
    private(set) var log: [String] = []

    init(seed: UInt64, solvers: [any ConstraintSolver]) {
        self.solvers = solvers
        generator = SplitMix(state: seed)
        coefficients = seed % 3 == 1 ? [1, -1, 0.5, -0.5, 2, -2, 0.25, 3] : [1, -1]
        let wishes: [SolverPriority] = [
            .optional(750), .optional(500), .optional(250), .optional(750), .stay,
        ]
        switch seed % 4 {
        case 0: priorities = [.system, .required, .required, .required, .automatic] + wishes
        case 1: priorities = [.required] + wishes
        case 2: priorities = [.required, .required, .required, .required, .automatic, .optional(500)]
        default: priorities = [.required, .required, .required] + wishes
        }
    }

    /// Makes a system of up to `size` variables and edits it. Calls a function after each solve, and stops where it returns
    /// a problem.
    mutating func run(size: Int, edits: Int, check: (RandomEdits) throws -> String?) throws -> String? {
        for _ in 0..<Int.random(in: 1...size, using: &generator) { try makeVariable() }
        for _ in 0..<Int.random(in: 1...3 * variables.count, using: &generator) { try add() }
        if let problem = try solve(check) { return problem }
        for _ in 0..<edits {
            for _ in 0..<pick([1, 1, 1, 2, 4]) { try edit() }
            if let problem = try solve(check) { return problem }
        }
        return nil
    }

    private mutating func makeVariable() throws {
        log.append("variables 1")
        // Each solver numbers its variables in the same way.
        let made = try solvers.map { try $0.makeVariable() }
        variables.append(made[0])
    }

    private mutating func add() throws {
        let size = pick([1, 1, 2, 2, 2, 3, 4])
        var terms: [SolverTerm] = []
        for variable in variables.shuffled(using: &generator).prefix(size) {
            terms.append(SolverTerm(pick(coefficients), variable))
        }
        let relations: [LayoutRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        let constraint = SolverConstraint(
            terms, constant: randomConstant(), relation: pick(relations),
            priority: pick(priorities))
        log.append(Self.text(constraint))
        live.append(constraints.count)
        constraints.append(try solvers.map { try $0.add(constraint) })
    }

    private static func text(_ constraint: SolverConstraint) -> String {
        let terms = constraint.terms.map { "\($0.variable.index) \($0.coefficient)" }.joined(separator: " ")
        return
            "add \(text(constraint.priority)) \(constraint.relation.symbol) \(constraint.constant) \(terms)"
    }

    private static func text(_ priority: SolverPriority) -> String {
        if case .optional(let value) = priority { return "\(value)" }
        return "\(priority)"
    }

    private mutating func randomConstant() -> Double {
        pick([0, 0, 8, -8, 16, -50, -100, 20, Double(Int.random(in: -200...200, using: &generator))])
    }

    private mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: choices.indices, using: &generator)]
    }

    private mutating func edit() throws {
        let kind = Int.random(in: 0..<10, using: &generator)
        if kind < 3 || live.isEmpty { return try add() }
        if kind == 3 { return try makeVariable() }
        let place = Int.random(in: 0..<live.count, using: &generator)
        let index = live[place]
        let ids = zip(solvers, constraints[index])
        if kind < 6 {
            log.append("remove \(index)")
            live.remove(at: place)
            for (solver, id) in ids { try solver.remove(id) }
        } else if kind < 9 {
            let constant = randomConstant()
            log.append("constant \(index) \(constant)")
            for (solver, id) in ids { try solver.setConstant(constant, of: id) }
        } else {
            let priority = pick(priorities)
            log.append("priority \(index) \(Self.text(priority))")
            for (solver, id) in ids { try solver.setPriority(priority, of: id) }
        }
    }

    private mutating func solve(_ check: (RandomEdits) throws -> String?) throws -> String? {
        log.append("solve")
        for solver in solvers { try solver.solve() }
        return try check(self)
    }
}

/// A small random number generator with a seed (Steele, Lea and Flood 2014).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
