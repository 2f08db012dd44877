import LayoutValues

/// The columns of a sheet: devices on which the layout is the same share one.
struct SheetColumns {
    /// A column, with all devices that look like the one that is drawn.
    struct Column {
        /// The device whose cells are drawn.
        var name: String
        /// The size of its canvas.
        var canvas: CGSize
        /// The other devices with the same cells, in their order.
        var others: [String] = []
    }

    private(set) var columns: [Column] = []

    /// Groups the devices of some cells.
    ///
    /// - Complexity: O(*d* · *c* · *n*) in the devices, the columns that remain, and the items.
    init(of cells: [SheetCell]) {
        var names: [String] = []
        var cellsOf: [String: [SheetCell]] = [:]
        for cell in cells {
            if cellsOf[cell.column] == nil { names.append(cell.column) }
            cellsOf[cell.column, default: []].append(cell)
        }
        for name in names {
            let own = cellsOf[name] ?? []
            let same = columns.firstIndex { Self.areAlike(cellsOf[$0.name] ?? [], own) }
            if let same {
                columns[same].others.append(name)
            } else {
                columns.append(Column(name: name, canvas: own.first?.layout.canvas.size ?? .zero))
            }
        }
    }

    /// Returns the columns in lines of about the same width, so that a sheet of many is about as high as wide.
    ///
    /// - Parameters:
    ///   - widths: The widths of the columns in points.
    ///   - height: The height of a line in points.
    static func lines(of widths: [Double], gap: Double, height: Double) -> [Range<Int>] {
        let total = widths.reduce(0) { $0 + $1 + gap }
        guard total > Self.pageWidth, height > 0 else { return [0..<widths.count] }
        let count = max(1, (total / (Self.aspect * height)).squareRoot().rounded())
        // The narrowest lines of that number, within a few percent, so that the last one isn't short.
        var room = max(total / count, Self.pageWidth, (widths.max() ?? 0) + gap)
        while true {
            let lines = lines(of: widths, gap: gap, room: room)
            if Double(lines.count) <= count { return lines }
            room *= 1.04
        }
    }

    /// Fills lines one after the other.
    private static func lines(of widths: [Double], gap: Double, room: Double) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var (start, used) = (0, 0.0)
        for (index, width) in widths.enumerated() {
            if used + width + gap > room, index > start {
                lines.append(start..<index)
                (start, used) = (index, 0)
            }
            used += width + gap
        }
        return lines + [start..<widths.count]
    }

    /// The width up to which a sheet has one line, in points.
    private static let pageWidth = 1000.0
    /// The width of a sheet of several lines, as a multiple of its height.
    private static let aspect = 1.5

    private static func areAlike(_ first: [SheetCell], _ second: [SheetCell]) -> Bool {
        first.count == second.count
            && zip(first, second).allSatisfy { $0.row == $1.row && areAlike($0.layout, $1.layout) }
    }

    /// Returns whether two layouts are drawn alike, whatever their devices are called.
    private static func areAlike(_ first: SolvedLayout, _ second: SolvedLayout) -> Bool {
        first.canvas.size == second.canvas.size && first.items.count == second.items.count
            && first.conflicts.count == second.conflicts.count
            && zip(first.items, second.items).allSatisfy { one, other in
                one.id == other.id && one.canvasFrame == other.canvasFrame
                    && one.isHidden == other.isHidden && one.undetermined == other.undetermined
                    && one.text?.lines == other.text?.lines
            }
    }
}
