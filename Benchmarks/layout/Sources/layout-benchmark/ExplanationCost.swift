import Engine
import Foundation
import Solver

/// What explaining a load costs beside laying it out from nothing and beside the bare solver, each the least of five times.
struct ExplanationCost {
    private var solving = Double.infinity
    private var layingOut = Double.infinity
    private var explaining = Double.infinity
    private var readingNumbers = Double.infinity

    init(of load: ViewLoad, count: Int) throws {
        let canvas = Canvas(size: CGSize(width: 400, height: 50_000))
        for _ in 0..<5 {
            var recorder = RecordingSolver(limits: .standard)
            let recorded = LayoutSession(root: load.build(count).root, canvas: canvas) {
                recorder = RecordingSolver(limits: $0)
                return recorder
            }
            _ = try recorded.solvedLayout()
            solving = min(solving, try Main.time { try recorder.solveBare() })

            var session = LayoutSession(root: View(), canvas: canvas)
            layingOut = min(
                layingOut,
                try Main.time {
                    session = LayoutSession(root: load.build(count).root, canvas: canvas)
                    try session.layout()
                })
            guard let explainer = try session.explainer() else { continue }
            var explanation: LayoutExplanation?
            explaining = min(explaining, try Main.time { explanation = try explainer.explanation() })
            readingNumbers = min(
                readingNumbers,
                Main.time {
                    for item in explainer.layout.items.indices {
                        for number in FrameNumber.allCases { _ = explanation?.number(number, of: item) }
                    }
                })
        }
    }

    static let header =
        "load          N    bare ms   layout ms   explain ms   explain/bare   explain/layout   numbers ms"

    /// One line of the table.
    func row(_ load: ViewLoad, _ count: Int) -> String {
        load.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
            + String(
                format: "%6d %10.2f %11.2f %12.2f %14.1f %16.1f %12.2f", count, solving, layingOut,
                explaining,
                explaining / solving, explaining / layingOut, readingNumbers)
    }
}
