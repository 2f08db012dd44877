/// Collects different pixels row by row: their count, the first one, and the bounds of groups.
struct DifferenceTally {
    private(set) var count = 0
    private(set) var first: ImageDifference.Position?
    var maximumChannelDelta: UInt8 = 0
    /// The number of different pixels that are ignored as parts of antialiased edges.
    var antialiased = 0

    private let columns: Int
    private let rows: Int
    /// The bounds of the different pixels in each tile, row by row.
    private var tiles: [DifferenceTile]

    /// Creates a tally without differences for an area of the given size.
    init(width: Int, height: Int) {
        let side = ImageComparison.tileSide
        columns = (width + side - 1) / side
        rows = (height + side - 1) / side
        tiles = Array(repeating: DifferenceTile(), count: columns * rows)
    }

    /// Marks the pixels of a row from one column up to, but excluding, another as different.
    mutating func markRow(_ y: Int, from start: Int, to end: Int) {
        guard start < end else { return }
        if first == nil { first = ImageDifference.Position(x: start, y: y) }
        count += end - start
        let side = ImageComparison.tileSide
        let rowOfTiles = y / side * columns
        for column in (start / side)...((end - 1) / side) {
            let left = max(start - column * side, 0)
            let right = min(end - column * side, side) - 1
            tiles[rowOfTiles + column].add(columns: left...right, row: y % side)
        }
    }

    /// Returns the bounds of each group of tiles that touch, including at corners, from top to bottom, then left to
    /// right.
    ///
    /// This empties the tiles.
    mutating func takeRegions() -> [PixelRect] {
        var regions: [PixelRect] = []
        for index in tiles.indices where !tiles[index].isEmpty { regions.append(takeGroup(at: index)) }
        return regions.sorted { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
    }

    private mutating func takeGroup(at start: Int) -> PixelRect {
        let side = ImageComparison.tileSide
        var bounds: PixelRect?
        var pending = [start]
        while let index = pending.popLast() {
            if tiles[index].isEmpty { continue }
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let tile = tiles[index].bounds(x: column * side, y: row * side)
            bounds = bounds?.union(tile) ?? tile
            tiles[index] = DifferenceTile()
            for nextRow in max(0, row - 1)...min(rows - 1, row + 1) {
                for nextColumn in max(0, column - 1)...min(columns - 1, column + 1)
                where !tiles[nextRow * columns + nextColumn].isEmpty {
                    pending.append(nextRow * columns + nextColumn)
                }
            }
        }
        return bounds ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    }
}
