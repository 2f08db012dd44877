import Solver

/// A hash of everything that the solver returns, to show that a change of its code leaves every bit of its results as
/// it was; and the work that was taken out of the budget.
struct ResultDigest {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    private var work = 0

    /// Prints the hashes of edited random systems with their explanations, of systems with extreme multipliers, and of
    /// all loads.
    static func run(seeds: Range<Int>, size: Int, edits: Int) throws {
        var digest = ResultDigest()
        for seed in seeds { try digest.addEdits(seed: seed, size: size, edits: edits) }
        print("edits", digest.text)
        digest = ResultDigest()
        for seed in seeds { try digest.addExtremeSystem(seed: seed, size: size) }
        print("extreme", digest.text)
        for load in Load.allCases {
            digest = ResultDigest()
            try digest.add(load)
            print(load.rawValue, digest.text)
        }
    }

    private var text: String { String(hash, radix: 16) + " work \(work)" }

    private mutating func addWork(of solver: TightSetSolver) { work += .max / 2 - solver.budget.remaining }

    // MARK: What is solved

    private mutating func addEdits(seed: Int, size: Int, edits count: Int) throws {
        let solver = TightSetSolver()
        var edits = RandomEdits(seed: UInt64(seed), solvers: [solver])
        var step = seed
        var digest = self
        let problem = try edits.run(size: size, edits: count) { edits in
            digest.addSolution(of: solver)
            let ids = edits.live.map { edits.constraints[$0][0] }
            // The questions take turns, since each can leave another tight set behind.
            switch step % 6 {
            case 0: try digest.addFreedoms(of: solver)
            case 1: try digest.addExplanation(of: solver)
            case 2: try digest.addResponse(of: solver, ids, seed)
            case 3: try digest.addTrial(of: solver, ids, seed)
            case 4: try digest.addEffects(of: solver, ids)
            default: for variable in try solver.freeVariables() { digest.add(variable.index) }
            }
            step += 1
            return nil
        }
        digest.addWork(of: solver)
        self = digest
        if let problem { print(problem) }
    }

    private mutating func addExtremeSystem(seed: Int, size: Int) throws {
        var system = try ExtremeSystems(seed: UInt64(seed), size: size)
        do throws(SolverError) {
            try system.solveAndEdit()
            addSolution(of: system.solver)
        } catch {
            add(error)
        }
        addWork(of: system.solver)
    }

    /// Solves a load, follows its window to other widths, and adds and removes constraints.
    private mutating func add(_ load: Load) throws {
        var recorded = LoadBuilder(sink: RecordedLoad())
        try load.generate(100, into: &recorded)
        let solver = TightSetSolver()
        for _ in 0..<recorded.sink.variableCount { _ = try solver.makeVariable() }
        var ids: [SolverConstraint.ID] = []
        for constraint in recorded.sink.constraints { ids.append(try solver.add(constraint)) }
        try solver.solve()
        addSolution(of: solver)
        for width in [401.0, 700, 320, 399.5, 10] {
            try solver.setConstant(-width, of: ids[recorded.windowConstraint])
            try solver.solve()
            addSolution(of: solver)
            try addResponse(of: solver, [ids[recorded.windowConstraint]], 1)
        }
        for index in recorded.churn {
            try solver.remove(ids[index])
            try solver.solve()
            addSolution(of: solver)
            ids[index] = try solver.add(recorded.sink.constraints[index])
            try solver.solve()
        }
        addSolution(of: solver)
        try addExplanation(of: solver)
        do throws(SolverError) {
            try addFreedoms(of: solver)
        } catch {
            add(error)
        }
        addWork(of: solver)
    }

    // MARK: What is returned

    private mutating func addSolution(of solver: TightSetSolver) {
        for value in solver.allValues { add(value) }
        for conflict in solver.conflicts { add(conflict) }
    }

    private mutating func addFreedoms(of solver: TightSetSolver) throws(SolverError) {
        for freedom in try solver.freedoms() {
            add(freedom.members.count)
            for member in freedom.members {
                add(member.variable.index)
                add(member.range.lowerBound)
                add(member.range.upperBound)
            }
        }
    }

    private mutating func addExplanation(of solver: TightSetSolver) throws {
        let explanation = try solver.explanation()
        for effect in explanation.effects { add(effect) }
        for (index, isFree) in explanation.isFree.enumerated() {
            add(isFree ? 1 : 0)
            for share in explanation.shares(of: SolverVariable(index: index)) {
                add(share.constraint.index)
                add(share.coefficient)
            }
        }
    }

    private mutating func addEffects(of solver: TightSetSolver, _ ids: [SolverConstraint.ID]) throws {
        for id in ids.prefix(6) { add(try solver.effect(of: id)) }
    }

    private mutating func addResponse(
        of solver: TightSetSolver, _ ids: [SolverConstraint.ID], _ seed: Int
    ) throws {
        let rates = ids.enumerated().filter { ($0.offset + seed) % 3 == 0 || ids.count == 1 }
            .map { SolverConstantRate($0.element, Double($0.offset % 5) - 1.5) }
        let response = try solver.response(to: rates)
        for rate in response.rates { add(rate) }
        add(response.range.lowerBound)
        add(response.range.upperBound)
        add(response.lowerLimit?.index ?? -1)
        add(response.upperLimit?.index ?? -1)
    }

    private mutating func addTrial(
        of solver: TightSetSolver, _ ids: [SolverConstraint.ID], _ seed: Int
    ) throws {
        guard !ids.isEmpty else { return }
        let trial = try solver.trial([
            .remove(ids[seed % ids.count]),
            .setPriority(ids[(seed / 7 + 1) % ids.count], seed % 2 == 0 ? .optional(500) : .required),
        ])
        for value in trial.values { add(value) }
        for conflict in trial.conflicts { add(conflict) }
        for isFree in trial.isFree { add(isFree ? 1 : 0) }
        addSolution(of: solver)
    }

    // MARK: Hashing (Fowler, Noll, Vo)

    private mutating func add(_ conflict: SolverConflict) {
        add(conflict.broken.index)
        for member in conflict.members { add(member.index) }
    }

    private mutating func add(_ effect: SolverEffect?) {
        switch effect {
        case nil: add(-1)
        case .decides: add(1)
        case .redundant: add(2)
        case .broken: add(3)
        case .holds(let slack): add(slack)
        case .overridden(let shortfall, let rows):
            add(shortfall)
            for row in rows { add(row.index) }
        }
    }

    private mutating func add(_ error: SolverError) {
        if case .unfinished(let ids) = error {
            for id in ids { add(id.index) }
        } else {
            for byte in "\(error)".utf8 { add(Int(byte)) }
        }
    }

    private mutating func add(_ number: Double) { add(Int(bitPattern: UInt(number.bitPattern))) }

    private mutating func add(_ number: Int) {
        hash = (hash ^ UInt64(bitPattern: Int64(number))) &* 0x100_0000_01B3
        hash ^= hash >> 32
    }
}
