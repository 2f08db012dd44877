import Foundation
import Solver

/// Covers a range of canvas lengths with pieces.
///
/// A piece is computed around a length close to the lower end of the uncovered range; the ranges left on either
/// side are then covered in turn. This avoids solving at breakpoints, where many rows are at their bends at once.
final class PieceWalk {
    private let session: LayoutSession
    private let axis: LayoutAxis
    private let builder: PieceBuilder
    private var adaptations: TextAdaptations?
    private var insets: FollowedInsets?
    /// The pass for all rounds but the first; nil if one pass does them all.
    private var later: LayoutPass?
    private var firstRound: FirstRound?
    private var found: [Found] = []

    /// A piece with its limits.
    private struct Found {
        var piece: LayoutPiece
        var lowerCause: BreakpointCause?
        var upperCause: BreakpointCause?
    }

    init(session: LayoutSession, axis: LayoutAxis, builder: PieceBuilder, later: LayoutPass?) {
        self.session = session
        self.later = later
        self.axis = axis
        self.builder = builder
    }

    /// The relative position in an uncovered range at which a piece is computed; not a simple fraction, so
    /// that it is hardly ever a breakpoint.
    private static let probePlace = 0.4877
    /// How far in points into an uncovered range a piece is computed at most. One text breaks after the other, so from
    /// there most is as in the piece before.
    private static let reach = 0.0487
    /// The length in points below which a range is merged with its neighbours.
    private static let resolution = 1e-6

    /// Returns the pieces of a range, or of its beginning if the budget ends before.
    func pieces(over lengths: ClosedRange<Double>) throws(SolverError) -> [LayoutPiece] {
        var open = [lengths]
        while let stretch = open.popLast() {
            let (start, end) = (stretch.lowerBound, stretch.upperBound)
            if end - start < Self.resolution, !(found.isEmpty && open.isEmpty) { continue }
            let distance = min((end - start) * Self.probePlace, Self.reach)
            do throws(SolverError) {
                let next = try piece(at: start + distance, within: stretch)
                found.append(next)
                open.append(next.piece.range.upperBound...end)
                open.append(start...next.piece.range.lowerBound)
            } catch .budgetSpent {
                // The lowest stretch is covered first, so nothing below it is open.
                found.removeAll { $0.piece.range.lowerBound >= start }
                if found.isEmpty { throw .budgetSpent }
                return sortedAndJoined(over: lengths.lowerBound...start)
            }
        }
        return sortedAndJoined(over: lengths)
    }

    private func sortedAndJoined(over lengths: ClosedRange<Double>) -> [LayoutPiece] {
        found.sort { $0.piece.range.lowerBound < $1.piece.range.lowerBound }
        return joined(over: lengths)
    }

    private func piece(at length: Double, within stretch: ClosedRange<Double>) throws(SolverError) -> Found {
        var size = session.canvas.size
        if axis == .horizontal { size.width = CGFloat(length) } else { size.height = CGFloat(length) }
        if let found = try pieceFromLaterRounds(at: length, sized: size, within: stretch) { return found }
        return try session.withPass(sized: size, preparesViews: false) { pass throws(SolverError) in
            var finder = PieceFinder(
                pass, axis: axis, length: length, within: stretch,
                adaptations: adaptations.take() ?? TextAdaptations(of: pass.hierarchy),
                insets: insets.take() ?? FollowedInsets(of: pass, along: axis))
            finder.forgetContents()
            let settled = try pass.settle(
                continuingIn: &later, adaptingViews: finder.adaptations.views
            ) { round throws(SolverError) in try finder.observe(round) }
            return try found(settled, &finder)
        }
    }

    /// The piece around a length, from the rounds after the first alone; nil if the first isn't known there, or if
    /// rounds affect more than texts. Without texts, all rounds are the same.
    private func pieceFromLaterRounds(
        at length: Double, sized size: CGSize, within stretch: ClosedRange<Double>
    ) throws(SolverError) -> Found? {
        let isFirstKnown =
            adaptations?.views.isEmpty == true || firstRound?.isKnown(at: length, within: stretch) == true
        guard isFirstKnown, insets?.dependOnCanvasAlone == true, var pass = later.take(),
            let adaptations = adaptations.take(), let insets = insets.take()
        else { return nil }
        var finder = PieceFinder(
            after: adaptations.views.isEmpty ? nil : firstRound, pass, axis: axis, length: length,
            within: stretch, adaptations: adaptations, insets: insets)
        try pass.follow(to: size, constants: finder.insets.rootConstants)
        var adapted = finder.adaptTextsToFirstRound(of: pass)
        for _ in 1..<LayoutPass.rounds {
            try pass.updateContentSizes(of: adapted)
            try pass.solveFrames()
            adapted = finder.adaptTexts(of: pass)
            try finder.observe(pass)
            if adapted.isEmpty { break }
        }
        // The relations are still those that the frames were solved from.
        if !adapted.isEmpty { finder.forgetContents() }
        later = pass
        return try found(pass, &finder)
    }

    private func found(_ settled: LayoutPass, _ finder: inout PieceFinder) throws(SolverError) -> Found {
        let found = Found(
            piece: try builder.piece(settled, &finder),
            lowerCause: builder.cause(finder.range.lowerLimit, in: settled),
            upperCause: builder.cause(finder.range.upperLimit, in: settled))
        (adaptations, insets, firstRound) = (finder.adaptations, finder.insets, finder.firstRound)
        return found
    }

    /// Returns the pieces without gaps, with equal neighbours joined, each with the causes of its beginning.
    private func joined(over lengths: ClosedRange<Double>) -> [LayoutPiece] {
        var pieces: [LayoutPiece] = []
        var upperCause: BreakpointCause?
        for next in found {
            var piece = next.piece
            guard let last = pieces.last else {
                piece.range = lengths.lowerBound...piece.range.upperBound
                pieces.append(piece)
                upperCause = next.upperCause
                continue
            }
            let start = last.range.upperBound
            piece.range = start...max(start, piece.range.upperBound)
            if last.isSame(as: piece, at: start) {
                pieces[pieces.count - 1].range = last.range.lowerBound...piece.range.upperBound
            } else if piece.range.upperBound - start >= Self.resolution {
                piece.causes = [upperCause ?? next.lowerCause].compactMap { $0 }
                pieces.append(piece)
            }
            upperCause = next.upperCause
        }
        if let last = pieces.last {
            pieces[pieces.count - 1].range = last.range.lowerBound...lengths.upperBound
        }
        return pieces
    }
}

extension LayoutPiece {
    /// Returns whether two pieces describe the same function of the canvas's length, at about the given length.
    fileprivate func isSame(as other: LayoutPiece, at length: Double) -> Bool {
        conflicts == other.conflicts
            && zip(items, other.items).allSatisfy { mine, others in
                mine.undetermined == others.undetermined && mine.contentSize == others.contentSize
                    && mine.isTextTruncated == others.isTextTruncated
                    && mine.canvasFrame.isSame(as: others.canvasFrame, at: length)
            }
    }
}
