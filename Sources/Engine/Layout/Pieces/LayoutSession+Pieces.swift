import Foundation

extension LayoutSession {
    /// Returns the pieces of the layout over a range of widths or heights, in each of which every frame is an affine
    /// function.
    ///
    /// A piece agrees with a layout from scratch at each length in its range. Pieces are found by parametric
    /// solving: the solver reports how far its basis stays optimal, and changes that aren't linear (line
    /// breaks, margins, readable widths) end a piece. Pieces are ordered and cover the range without gaps.
    /// Other traits of the canvas don't change. At the end, the hierarchy is laid out on its own canvas
    /// again.
    ///
    /// Guides that change their constraints with the canvas (`updateConstraints(on:)`) are asked at only one
    /// length of each piece.
    /// - Parameters:
    ///   - axis: Horizontal for the width.
    ///   - lengths: In points.
    /// - Throws: `SolverError`, also if there are more than 100,000 pieces.
    /// - Complexity: One incremental layout for each piece.
    public func pieces(
        along axis: LayoutAxis, over lengths: ClosedRange<Double>
    ) throws(SolverError) -> [LayoutPiece] {
        let original = canvas
        let builder = try PieceBuilder(try laidOutPass())
        try startAnew()
        let walk = PieceWalk(session: self, axis: axis, builder: builder)
        do throws(SolverError) {
            let pieces = try walk.pieces(over: lengths)
            canvas = original
            try layout()
            return pieces
        } catch {
            canvas = original
            throw error
        }
    }
}
