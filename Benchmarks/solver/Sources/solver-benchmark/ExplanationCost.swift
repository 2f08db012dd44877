import Foundation
import Solver

/// The cost of explaining a load, compared with solving it from scratch.
struct ExplanationCost {
    /// Prints both, each as the shortest of five processor times.
    static func measure(_ load: Load, count: Int) throws {
        var (solving, explaining, shareCount) = (Double.infinity, Double.infinity, 0)
        for _ in 0..<5 {
            let solver = TightSetSolver()
            var builder = LoadBuilder(sink: SolverSink(solver: solver))
            try load.generate(count, into: &builder)
            let start = processorTime()
            try solver.solve()
            let middle = processorTime()
            let explanation = try solver.explanation()
            explaining = min(explaining, processorTime() - middle)
            solving = min(solving, middle - start)
            shareCount = (0..<solver.allValues.count).reduce(0) {
                $0 + explanation.shares(of: SolverVariable(index: $1)).count
            }
        }
        print(
            load.rawValue,
            String(
                format: "%d: solve %.2f ms, explain %.2f ms, %.1f times, %d shares", count, solving,
                explaining,
                explaining / solving, shareCount))
    }

    /// Returns the processor time in milliseconds, which depends little on other work on the machine.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }
}
