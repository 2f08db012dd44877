import LayoutValues

/// Finds nearby rectangles by the grid cells that they touch.
struct SpatialGrid {
    struct Entry {
        var frame: CGRect
        /// The item that the rectangle belongs to.
        var item: Int
    }

    private let bounds: CGRect
    private let columns: Int
    private let rows: Int
    private var entries: [Entry] = []
    private var cells: [[Int32]]

    /// Creates a grid over an area; rectangles outside it are assigned to its border cells.
    init(bounds: CGRect) {
        self.bounds = bounds
        columns = min(96, max(1, Int(bounds.width / 40)))
        rows = min(96, max(1, Int(bounds.height / 40)))
        cells = Array(repeating: [], count: columns * rows)
    }

    /// The number of rectangles.
    var count: Int { entries.count }

    mutating func insert(_ frame: CGRect, item: Int) {
        let number = Int32(clamping: entries.count)
        entries.append(Entry(frame: frame, item: item))
        for row in self.rows(of: frame) {
            for column in self.columns(of: frame) { cells[row * columns + column].append(number) }
        }
    }

    /// The candidates in one spot that are looked at.
    static let mostCandidates = 400

    /// Returns whether any rectangle that overlaps `frame` meets the condition, which may be evaluated several times
    /// for a rectangle.
    ///
    /// More than `limit` candidates count as a match, which bounds the work if thousands lie in one spot.
    /// Those of the item `ignored` are skipped.
    func contains(
        overlapping frame: CGRect, ignoring ignored: Int? = nil, limit: Int = SpatialGrid.mostCandidates,
        where condition: (Entry) -> Bool
    ) -> Bool {
        var seen = 0
        for row in self.rows(of: frame) {
            for column in self.columns(of: frame) {
                for number in cells[row * columns + column] {
                    let entry = entries[Int(number)]
                    if entry.item == ignored { continue }
                    seen += 1
                    if seen > limit { return true }
                    if Self.overlap(entry.frame, frame), condition(entry) { return true }
                }
            }
        }
        return false
    }

    /// Returns the rectangles that overlap `frame`, each once.
    func frames(overlapping frame: CGRect) -> [CGRect] {
        var numbers: Set<Int32> = []
        for row in self.rows(of: frame) {
            for column in self.columns(of: frame) { numbers.formUnion(cells[row * columns + column]) }
        }
        return numbers.sorted().map { entries[Int($0)].frame }.filter { Self.overlap($0, frame) }
    }

    /// Returns whether two rectangles share more than an edge.
    static func overlap(_ first: CGRect, _ second: CGRect) -> Bool {
        first.minX < second.maxX && second.minX < first.maxX && first.minY < second.maxY
            && second.minY < first.maxY
    }

    /// Returns whether the first rectangle contains the second, whatever the last digits of their numbers: `contains` compares
    /// the union with the first, so that one fraction in the first can make it false.
    static func covers(_ outer: CGRect, _ inner: CGRect) -> Bool {
        outer.minX <= inner.minX + 0.01 && inner.maxX <= outer.maxX + 0.01
            && outer.minY <= inner.minY + 0.01 && inner.maxY <= outer.maxY + 0.01
    }

    private func columns(of frame: CGRect) -> ClosedRange<Int> {
        cells(from: frame.minX - bounds.minX, to: frame.maxX - bounds.minX, of: columns, over: bounds.width)
    }

    private func rows(of frame: CGRect) -> ClosedRange<Int> {
        cells(from: frame.minY - bounds.minY, to: frame.maxY - bounds.minY, of: rows, over: bounds.height)
    }

    private func cells(from start: Double, to end: Double, of count: Int, over length: Double) -> ClosedRange<
        Int
    > {
        guard length > 0 else { return 0...0 }
        let first = min(max(0, start / length * Double(count)), Double(count - 1))
        let last = min(max(first, end / length * Double(count)), Double(count - 1))
        return Int(first)...Int(last)
    }
}
