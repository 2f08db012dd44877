import Engine
import Foundation

/// What explaining a load costs beside solving it from scratch.
struct ExplanationCost {
    /// Prints both, each the least of five times, in the processor's time.
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

    /// In milliseconds; other work on the machine counts little in it.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }
}
