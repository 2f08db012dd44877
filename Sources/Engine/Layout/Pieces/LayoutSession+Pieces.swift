import Foundation

extension LayoutSession {
    /// How the layout follows the canvas's width or height: pieces over which every frame is an affine function of it.
    ///
    /// A piece is what a layout from scratch gives at each length of its range, found by parametric solving: the solver says
    /// how far its basis stays optimal, and what isn't linear (the lines of texts, margins, readable widths) ends a piece
    /// where it changes. The pieces come in order and cover the range without gaps. The other traits of the canvas stay as
    /// they are. In the end the hierarchy is laid out on its own canvas.
    ///
    /// Guides that make other constraints on other canvases (`updateConstraints(on:)`) are asked at one length of each piece
    /// only.
    /// - Parameters:
    ///   - axis: Horizontal for the width.
    ///   - lengths: In points.
    /// - Throws: Also where there are more than 100,000 pieces.
    /// - Complexity: A layout, solved for what changed, for each piece.
    public func pieces(
        along axis: LayoutAxis, over lengths: ClosedRange<Double>
    ) throws(SolverError) -> [LayoutPiece] {
        let original = canvas
        let builder = try PieceBuilder(try laidOutPass())
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
