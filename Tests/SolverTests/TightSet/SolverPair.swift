import TestSupport
import Solver
import ReferenceSolver

/// A tight-set solver and a tableau solver with the same random system and the same random edits.
struct SolverPair {
    let tightSet = TightSetSolver()
    let tableau = TableauSolver(limits: .standard)
    private(set) var variables: [SolverVariable] = []
    /// The current constraints in the order added, with their identifiers (the same in both solvers).
    private(set) var live: [(id: SolverConstraint.ID, constraint: SolverConstraint)] = []
    private var generator: SplitMix64
    private let coefficients: [Double]
    private let priorities: [SolverPriority]

    init(seed: UInt64, size: Int) throws {
        generator = SplitMix64(seed: seed)
        coefficients = seed % 3 == 1 ? [1, -1, 0.5, -0.5, 2, -2, 0.25, 3] : [1, -1]
        let wishes: [SolverPriority] = [
            .optional(750), .optional(500), .optional(250), .optional(750), .stay,
        ]
        priorities =
            switch seed % 4 {
            case 0: [.system, .required, .required, .required, .automatic] + wishes
            case 1: [.required] + wishes
            case 2: [.required, .required, .required, .required, .automatic, .optional(500)]
            default: [.required, .required, .required] + wishes
            }
        for _ in 0..<generator.next(in: 1...size) { try makeVariable() }
        for _ in 0..<generator.next(in: 1...3 * variables.count) { try add() }
    }

    mutating func solve() throws {
        try tightSet.solve()
        try tableau.solve()
    }

    /// Makes one to three random changes.
    mutating func edit() throws {
        for _ in 0..<generator.next(in: 1...3) { try change() }
    }

    private mutating func change() throws {
        let kind = generator.next(in: 0...9)
        if kind < 3 || live.isEmpty { return try add() }
        if kind == 3 { return try makeVariable() }
        let place = generator.next(in: 0...live.count - 1)
        let id = live[place].id
        if kind < 6 {
            live.remove(at: place)
            try tightSet.remove(id)
            try tableau.remove(id)
        } else if kind < 9 {
            let constant = constant()
            live[place].constraint.constant = constant
            try tightSet.setConstant(constant, of: id)
            try tableau.setConstant(constant, of: id)
        } else {
            let priority = pick(priorities)
            live[place].constraint.priority = priority
            try tightSet.setPriority(priority, of: id)
            try tableau.setPriority(priority, of: id)
        }
    }

    private mutating func makeVariable() throws {
        variables.append(try tightSet.makeVariable())
        _ = try tableau.makeVariable()
    }

    private mutating func add() throws {
        var terms: [SolverTerm] = []
        for variable in variables.shuffled(using: &generator).prefix(pick([1, 1, 2, 2, 2, 3, 4])) {
            terms.append(SolverTerm(pick(coefficients), variable))
        }
        let constraint = SolverConstraint(
            terms, constant: constant(),
            relation: pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
            priority: pick(priorities))
        live.append((try tightSet.add(constraint), constraint))
        _ = try tableau.add(constraint)
    }

    private mutating func constant() -> Double {
        pick([0, 0, 8, -8, 16, -50, -100, 20, Double(generator.next(in: -200...200))])
    }

    private mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[generator.next(in: 0...choices.count - 1)]
    }
}
