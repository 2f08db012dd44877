import Foundation
import Solver

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
    /// If the only length is that of the session's own canvas, frames have no slopes.
    ///
    /// Guides that change their constraints with the canvas (`updateConstraints(on:)`) are asked at only one
    /// length of each piece.
    /// - Parameters:
    ///   - axis: Horizontal for the width.
    ///   - lengths: In points.
    /// If half of the session's budget ends before, the pieces cover only the beginning of the range; the other half is for
    /// what is done with them.
    ///
    /// - Throws: `SolverError`.
    /// - Complexity: One incremental layout for each piece.
    package func pieces(
        along axis: LayoutAxis, over lengths: ClosedRange<Double>
    ) throws(SolverError) -> [LayoutPiece] {
        let original = canvas
        let own = Double(axis == .horizontal ? canvas.size.width : canvas.size.height)
        if lengths == own...own { return [try solvedLayoutAndPiece(along: axis).piece] }
        do throws(SolverError) {
            let pieces = try withHalfOfBudget { () throws(SolverError) in
                try walk(along: axis, over: lengths)
            }
            canvas = original
            try layout()
            return pieces
        } catch {
            canvas = original
            throw error
        }
    }

    private func walk(
        along axis: LayoutAxis, over lengths: ClosedRange<Double>
    ) throws(SolverError) -> [LayoutPiece] {
        let second = try secondPass()
        let first = try laidOutPass()
        // A guide that renews its constraints before each layout has done so for the first pass alone.
        let later = second.flatMap { $0.hasSameConstraints(as: first) ? $0 : nil }
        let builder = try PieceBuilder(first)
        let walk = PieceWalk(session: self, axis: axis, builder: builder, later: later)
        return try walk.pieces(over: lengths)
    }

    private func withHalfOfBudget<Result>(
        _ body: () throws(SolverError) -> Result
    ) throws(SolverError) -> Result {
        let whole = budget
        budget = whole.takeShare(of: 2)
        defer {
            whole.putBack(budget)
            budget = whole
        }
        return try body()
    }

    /// Returns the layout on the session's own canvas, also as a piece of only one length, whose frames have no slopes.
    ///
    /// - Throws: `SolverError` if the hierarchy exceeds the solver's limits.
    package func solvedLayoutAndPiece(
        along axis: LayoutAxis
    ) throws(SolverError) -> (layout: SolvedLayout, piece: LayoutPiece) {
        let solved = try laidOutPass().solvedPass(id: "", title: nil, state: nil, detail: .standard)
        let pass = solved.pass
        let length = Double(axis == .horizontal ? canvas.size.width : canvas.size.height)
        var finder = PieceFinder(
            pass, axis: axis, length: length, within: length...length,
            adaptations: TextAdaptations(of: pass.hierarchy), insets: FollowedInsets(of: pass, along: axis))
        finder.hold(pass)
        let builder = PieceBuilder(pass, items: solved.layout.items, positions: solved.positions)
        return (solved.layout, try builder.piece(pass, &finder))
    }
}
