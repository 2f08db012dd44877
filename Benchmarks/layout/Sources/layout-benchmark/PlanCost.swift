import Engine
import Foundation
import LiveSolver

/// What it costs to lower a load to a plan and to solve that, as pages do, beside laying it out, each the least of nine times.
struct PlanCost {
    private var layingOut = Double.infinity
    private var planning = Double.infinity
    private var solving = Double.infinity

    init(of load: ViewLoad, count: Int) throws {
        let canvas = Canvas(size: CGSize(width: 400, height: 50_000))
        for _ in 0..<9 {
            layingOut = min(
                layingOut,
                try Main.time { try LayoutSession(root: load.build(count).root, canvas: canvas).layout() })
            var plan: LayoutPlan?
            planning = min(
                planning,
                try Main.time {
                    plan = try LayoutSession(root: load.build(count).root, canvas: canvas)
                        .unsolvedPlannedScene().plan
                })
            guard let plan else { continue }
            solving = min(solving, try Main.time { try LiveLayout(plan).solve() })
        }
    }

    static let header = "load          N   layout ms   plan ms   solve ms   plan and solve/layout"

    /// One line of the table.
    func row(_ load: ViewLoad, _ count: Int) -> String {
        load.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
            + String(
                format: "%6d %11.2f %9.2f %10.2f %23.2f", count, layingOut, planning, solving,
                (planning + solving) / layingOut)
    }
}
