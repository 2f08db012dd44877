import Engine
import Foundation
import Solver

/// Prints for each load and size: the bare solver's time; the time for making views and laying them out, as a
/// multiple of it; the part of that outside the solver; the same with the layout as a value; and the cost of a
/// changed constant and of a changed window width, relative to a new layout. For layouts from scratch, the shortest
/// of nine times is used, for edits the median.
///
///     layout-benchmark [N …] [load …]
///     layout-benchmark stages N ROUNDS load …
///     layout-benchmark explain [N …] [load …]
///     layout-benchmark plan [N …] [load …]
@main
struct Main {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let counts = arguments.compactMap { Int($0) }
        let chosen = arguments.compactMap { ViewLoad(rawValue: $0) }
        if arguments.first == "stages", counts.count == 2 {
            for load in chosen {
                print(load.rawValue, try Stages(of: load, count: counts[0], rounds: counts[1]).summary)
            }
            return
        }
        if arguments.first == "explain" {
            print(ExplanationCost.header)
            for count in counts.isEmpty ? [1_000] : counts {
                for load in chosen.isEmpty ? ViewLoad.allCases : chosen {
                    print(try ExplanationCost(of: load, count: count).row(load, count))
                    fflush(nil)
                }
            }
            return
        }
        if arguments.first == "plan" {
            print(PlanCost.header)
            for count in counts.isEmpty ? [1_000] : counts {
                for load in chosen.isEmpty ? ViewLoad.allCases : chosen {
                    print(try PlanCost(of: load, count: count).row(load, count))
                    fflush(nil)
                }
            }
            return
        }
        print(
            "load          N    bare ms   layout ms   layout/bare   added/bare   value/bare   constant ms   new/constant   resize ms"
        )
        for count in counts.isEmpty ? [1_000, 10_000] : counts {
            for load in chosen.isEmpty ? ViewLoad.allCases : chosen {
                print(try row(load, count))
                fflush(nil)
            }
        }
    }

    private static func row(_ load: ViewLoad, _ count: Int) throws -> String {
        var layouts: [Double] = []
        var bare: [Double] = []
        var constants: [Double] = []
        var resizes: [Double] = []
        var values: [Double] = []
        for _ in 0..<9 {
            var recorder = RecordingSolver(limits: .standard)
            let recorded = LayoutSession(root: load.build(count).root, canvas: canvas(width: 400)) {
                recorder = RecordingSolver(limits: $0)
                return recorder
            }
            _ = try recorded.solvedLayout()
            bare.append(try time { try recorder.solveBare() })

            var built = load.build(1)
            var session = LayoutSession(root: built.root, canvas: canvas(width: 400))
            layouts.append(
                try time {
                    built = load.build(count)
                    session = LayoutSession(root: built.root, canvas: canvas(width: 400))
                    try session.layout()
                })
            for step in 1...5 {
                built.edited.constant += CGFloat(step % 2 == 0 ? -1 : 1)
                constants.append(try time { try session.layout() })
                session.canvas.size.width = CGFloat(400 + step)
                resizes.append(try time { try session.layout() })
            }
            values.append(
                try time {
                    let root = load.build(count).root
                    _ = try LayoutSession(root: root, canvas: canvas(width: 400)).solvedLayout()
                })
        }
        let (whole, alone, constant) = (least(layouts), least(bare), median(constants))
        let name = load.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
        return name
            + String(
                format: "%6d %10.2f %11.2f %13.2f %12.2f %12.2f %13.3f %14.1f %11.3f", count, alone, whole,
                whole / alone, whole / alone - 1, least(values) / alone, constant, whole / constant,
                median(resizes))
    }

    private static func canvas(width: CGFloat) -> Canvas {
        Canvas(size: CGSize(width: width, height: 50_000))
    }

    /// Measures processor time in milliseconds, which depends little on other work on the machine.
    static func time(_ work: () throws -> Void) rethrows -> Double {
        let start = processorTime()
        try work()
        return processorTime() - start
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }

    private static func least(_ times: [Double]) -> Double { times.min() ?? .nan }

    private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
}

extension RecordingSolver {
    /// Solves the same system from scratch, without views.
    func solveBare() throws {
        let bare = TightSetSolver()
        for _ in 0..<variableCount { _ = try bare.makeVariable() }
        for constraint in added { _ = try bare.add(constraint) }
        try bare.solve()
    }
}
