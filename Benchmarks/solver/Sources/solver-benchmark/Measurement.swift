import Foundation
import Solver

/// Times one load on the tight-set solver and prints `name value` lines. Times are the processor's, so that other work on
/// the machine matters little.
struct Measurement {
    let load: Load
    let count: Int
    private var recorded = LoadBuilder(sink: RecordedLoad())

    init(load: Load, count: Int) throws {
        self.load = load
        self.count = count
        try load.generate(count, into: &recorded)
    }

    /// Measures cold solves, edits of the window's width, removals and additions, and adding the whole load step by
    /// step.
    func run() throws {
        var (solver, ids) = try timeCold()
        try edit(solver, ids)
        try churn(solver, &ids)
        if count <= 10_000 { try timeSteps() }
    }

    /// Measures cold solves alone; none starts after ten seconds.
    @discardableResult
    func timeCold() throws -> (TightSetSolver, [SolverConstraint.ID]) {
        var solver = TightSetSolver()
        var ids: [SolverConstraint.ID] = []
        var best = Double.infinity
        let begin = now()
        for _ in 0..<max(3, min(15, 20_000 / count)) where now() - begin < 10 {
            let start = now()
            (solver, ids) = try cold()
            best = min(best, now() - start)
        }
        print("cold_ms", best * 1e3)
        return (solver, ids)
    }

    private func cold() throws -> (TightSetSolver, [SolverConstraint.ID]) {
        let solver = TightSetSolver()
        for _ in 0..<recorded.sink.variableCount { _ = try solver.makeVariable() }
        var ids: [SolverConstraint.ID] = []
        ids.reserveCapacity(recorded.sink.constraints.count)
        for constraint in recorded.sink.constraints { ids.append(try solver.add(constraint)) }
        try solver.solve()
        return (solver, ids)
    }

    /// Measures edits of the window's width alone.
    func timeEdits() throws {
        let (solver, ids) = try cold()
        try edit(solver, ids)
    }

    private func edit(_ solver: TightSetSolver, _ ids: [SolverConstraint.ID]) throws {
        let window = ids[recorded.windowConstraint]
        var times: [Double] = []
        let begin = now()
        for step in 0..<1000 where now() - begin < 10 {
            let width = Double(step < 500 ? 401 + step : 900 - (step - 499))
            let start = now()
            try solver.setConstant(-width, of: window)
            try solver.solve()
            times.append(now() - start)
        }
        print("edit_us", median(times) * 1e6)
    }

    private func churn(_ solver: TightSetSolver, _ ids: inout [SolverConstraint.ID]) throws {
        var removals: [Double] = []
        var additions: [Double] = []
        let begin = now()
        for index in recorded.churn where now() - begin < 10 {
            let start = now()
            try solver.remove(ids[index])
            try solver.solve()
            let middle = now()
            ids[index] = try solver.add(recorded.sink.constraints[index])
            try solver.solve()
            removals.append(middle - start)
            additions.append(now() - middle)
        }
        print("remove_us", median(removals) * 1e6)
        print("add_us", median(additions) * 1e6)
    }

    /// Measures adding the whole load, one constraint at a time.
    func timeSteps() throws {
        let solver = TightSetSolver()
        var made = 0
        let start = now()
        for (index, constraint) in recorded.sink.constraints.enumerated() {
            while made < recorded.sink.variablesNeeded[index] {
                _ = try solver.makeVariable()
                made += 1
            }
            _ = try solver.add(constraint)
            try solver.solve()
            if index % 64 == 0 && now() - start > 60 {
                print("steps_ms", "-")
                return
            }
        }
        print("steps_ms", (now() - start) * 1e3)
    }

    /// Solves directly from the generator and prints the process's peak memory.
    static func memory(load: Load, count: Int) throws {
        let solver = TightSetSolver()
        var builder = LoadBuilder(sink: SolverSink(solver: solver))
        try load.generate(count, into: &builder)
        try solver.solve()
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        for line in status.split(separator: "\n") where line.hasPrefix("VmHWM") {
            let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) } ?? 0
            print("peak_mb", kilobytes / 1024)
        }
    }

    /// Prints the load as text for the other solver's driver.
    func write() {
        let sink = recorded.sink
        var lines = ["\(sink.variableCount) \(sink.constraints.count) \(recorded.windowConstraint)"]
        for constraint in sink.constraints {
            let priority: Double = if case .optional(let value) = constraint.priority { value } else { 1000 }
            var words = ["\(constraint.relation.rawValue)", "\(priority)", "\(constraint.constant)"]
            words.append("\(constraint.terms.count)")
            for term in constraint.terms { words += ["\(term.variable.index)", "\(term.coefficient)"] }
            lines.append(words.joined(separator: " "))
        }
        lines.append("\(recorded.churn.count) " + recorded.churn.map(String.init).joined(separator: " "))
        print(lines.joined(separator: "\n"))
    }

    /// The processor time of this process in seconds.
    private func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    private func median(_ times: [Double]) -> Double {
        times.isEmpty ? .nan : times.sorted()[times.count / 2]
    }
}
