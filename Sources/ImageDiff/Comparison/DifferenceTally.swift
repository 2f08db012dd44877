/// Different pixels as they are found, row by row: their count, the first, and the bounds of their groups.
struct DifferenceTally {
    private(set) var count = 0
    private(set) var first: ImageDifference.Position?
    var maximumChannelDelta: UInt8 = 0
    /// Pixels that would be different, were they not part of a smoothed edge.
    var antialiased = 0

    private let columns: Int
    private let rows: Int
    /// The bounds of the different pixels in each tile, row by row.
    private var tiles: [PixelRect?]

    /// No differences in an area of the given size.
    init(width: Int, height: Int) {
        let side = ImageComparison.tileSide
        columns = (width + side - 1) / side
        rows = (height + side - 1) / side
        tiles = Array(repeating: nil, count: columns * rows)
    }

    /// Counts the pixels of a row from one column up to, not including, another as different.
    mutating func markRow(_ y: Int, from start: Int, to end: Int) {
        guard start < end else { return }
        if first == nil { first = ImageDifference.Position(x: start, y: y) }
        count += end - start
        let side = ImageComparison.tileSide
        let rowOfTiles = y / side * columns
        for column in (start / side)...((end - 1) / side) {
            let left = max(start, column * side)
            let right = min(end, (column + 1) * side)
            let run = PixelRect(x: left, y: y, width: right - left, height: 1)
            tiles[rowOfTiles + column] = tiles[rowOfTiles + column]?.union(run) ?? run
        }
    }

    /// The bounds of each group of touching tiles, corners included; from the top, then from the left.
    func regions() -> [PixelRect] {
        var remaining = tiles
        var regions: [PixelRect] = []
        for index in remaining.indices where remaining[index] != nil {
            regions.append(Self.takeGroup(at: index, from: &remaining, columns: columns, rows: rows))
        }
        return regions.sorted { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
    }

    private static func takeGroup(
        at start: Int, from tiles: inout [PixelRect?], columns: Int, rows: Int
    ) -> PixelRect {
        var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
        var pending = [start]
        while let index = pending.popLast() {
            guard let tile = tiles[index] else { continue }
            bounds = bounds.width == 0 ? tile : bounds.union(tile)
            tiles[index] = nil
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            for nextRow in max(0, row - 1)...min(rows - 1, row + 1) {
                for nextColumn in max(0, column - 1)...min(columns - 1, column + 1)
                where tiles[nextRow * columns + nextColumn] != nil {
                    pending.append(nextRow * columns + nextColumn)
                }
            }
        }
        return bounds
    }
}
