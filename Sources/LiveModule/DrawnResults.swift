import LayoutDrawing
import LayoutValues
import LiveDrawing
import LiveSolver

/// A layout with its last picture in memory that the page reads.
final class DrawnResults {
    private let written: SolvedLayout
    private let implicit: [(relation: Int, constraint: Int)]
    private(set) var memory = PassedNumbers()
    private var measurer = LineMeasurer(InterTextMeasurer(.page))

    init(_ layout: SolvedLayout, implicit: [(relation: Int, constraint: Int)]) {
        written = layout
        self.implicit = implicit
    }

    /// Measures texts that it isn't able to measure itself as they were measured before.
    func use(_ texts: MeasuredTexts) { measurer = LineMeasurer(InterTextMeasurer(.page, known: texts)) }

    /// Draws the layout and notes the picture; returns how many numbers it has, -1 if it can't be drawn.
    func draw(_ request: PictureRequest, solved live: LiveLayout?) -> Int32 {
        var layout = written
        if let live {
            guard let changed = try? ChangedLayout.layout(written, implicit: implicit, solved: live) else {
                return -1
            }
            layout = changed
        }
        guard let list = request.list(of: layout, measurer) else { return -1 }
        let encoded = EncodedDisplayList(list)
        memory.pass(encoded.numbers, encoded.bytes)
        return Int32(encoded.numbers.count)
    }
}
