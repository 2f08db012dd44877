import Engine
import Foundation

/// The time that each stage of a layout from scratch takes: the minimum of several rounds, in milliseconds.
struct Stages {
    private var times: [(name: String, milliseconds: [Double])] = []

    /// Makes, lays out, describes and releases a load, for the given number of rounds.
    init(of load: ViewLoad, count: Int, rounds: Int) throws {
        for _ in 0..<rounds {
            let root = View()
            var builder = ViewLoadBuilder(root: root)
            measure("make") { builder.build(load, count: count) }
            measure("activate") { LayoutConstraint.activate(builder.constraints) }
            let session = LayoutSession(root: root, canvas: Canvas(size: CGSize(width: 400, height: 50_000)))
            try measure("lay out") { try session.layout() }
            try measure("describe") { _ = try session.solvedLayout() }
        }
    }

    private mutating func measure(_ name: String, _ work: () throws -> Void) rethrows {
        let milliseconds = try Main.time(work)
        if let index = times.firstIndex(where: { $0.name == name }) {
            times[index].milliseconds.append(milliseconds)
        } else {
            times.append((name, [milliseconds]))
        }
    }

    /// The times in one line.
    var summary: String {
        times.map { $0.name + String(format: " %.2f", $0.milliseconds.min() ?? 0) }
            .joined(separator: "   ")
    }
}
