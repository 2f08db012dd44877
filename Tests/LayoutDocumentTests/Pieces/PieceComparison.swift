import Engine
import Foundation
import Findings

/// Compares the pieces of a layout with layouts from scratch.
struct PieceComparison {
    /// Makes a new hierarchy for each layout.
    let make: () -> (root: View, canvas: Canvas)?
    let axis: LayoutAxis
    let lengths: ClosedRange<Double>
    private(set) var pieceCount = 0
    private(set) var comparisonCount = 0
    /// The first few differences, in words.
    private(set) var differences: [String] = []

    init(along axis: LayoutAxis, over lengths: ClosedRange<Double>, make: @escaping () -> (View, Canvas)?) {
        self.make = make
        self.axis = axis
        self.lengths = lengths
    }

    /// Compares at random lengths, at whole lengths, and very close to breakpoints.
    ///
    /// - Parameter count: The maximum number of lengths of each kind.
    mutating func run(count: Int, random: inout some RandomNumberGenerator) throws {
        guard let (root, canvas) = make() else { return }
        let pieces = try LayoutSession(root: root, canvas: canvas).pieces(along: axis, over: lengths)
        pieceCount = pieces.count
        // At an end itself frames can jump, as a text does whose last width goes.
        var samples = [lengths.lowerBound + 0.002, lengths.upperBound - 0.002]
        for _ in 0..<count {
            samples.append(Double.random(in: lengths, using: &random))
            samples.append(Double.random(in: lengths, using: &random).rounded())
        }
        for piece in pieces.dropFirst().shuffled(using: &random).prefix(count) {
            samples += [piece.range.lowerBound - 0.002, piece.range.lowerBound + 0.002]
        }
        for length in samples where lengths.contains(length) { try compare(pieces, at: length) }
    }

    private mutating func compare(_ pieces: [LayoutPiece], at length: Double) throws {
        guard var (root, canvas) = make() else { return }
        if axis == .horizontal { canvas.size.width = length } else { canvas.size.height = length }
        let layout = try LayoutSolver.solve(root: root, canvas: canvas)
        root = View()
        comparisonCount += 1
        let near = pieces.filter {
            $0.range.lowerBound - Self.breakpointError <= length
                && length <= $0.range.upperBound + Self.breakpointError
        }
        if differences.count < 3,
            let difference = difference(between: near, and: layout, at: length, on: canvas)
        {
            differences.append("at \(length): \(difference)")
        }
    }

    /// How far in points a breakpoint may be off. The solver counts residuals of up to 1e-7 points as 0, and nearly all
    /// that end a piece change by a hundredth of a point or more per point of the canvas.
    private static let breakpointError = 1e-5
    /// The difference in points up to which numbers are the same.
    private static let tolerance = 1e-6

    /// Compares with a piece, or with the two that meet at a breakpoint.
    ///
    /// Exactly at a breakpoint, rounding errors decide on which side of its bend each row is. So the frames must be all
    /// those of one piece, and the conflicts those of one, but it may be the other. A number that is free on both sides
    /// may have no room to move in between.
    private func difference(
        between pieces: [LayoutPiece], and layout: SolvedLayout, at length: Double, on canvas: Canvas
    ) -> String? {
        let found = pieces.map { piece in
            frameDifference(between: piece, and: layout, at: length, on: canvas).map {
                "\(piece.range): \($0)"
            }
        }
        if !found.contains(nil) { return found.compactMap(\.self).joined(separator: " / ") }
        for (index, item) in layout.items.enumerated() {
            let open = pieces.map { $0.items[index].undetermined }
            let isSame =
                pieces.count == 1
                ? item.undetermined == open[0]
                : item.undetermined.isSubset(of: open.reduce(FrameComponents()) { $0.union($1) })
            if !isSame { return "\(item.id): \(open.map(\.names)) open, not \(item.undetermined.names)" }
        }
        let expected = layout.findings.filter { $0.code == .unsatisfiable }.compactMap(\.broken)
        let givenUp = pieces.map { $0.conflicts.compactMap(\.broken) }
        return givenUp.contains(expected) ? nil : "gave up \(givenUp), not \(expected)"
    }

    private func frameDifference(
        between piece: LayoutPiece, and layout: SolvedLayout, at length: Double, on canvas: Canvas
    ) -> String? {
        guard piece.items.count == layout.items.count else {
            return "\(piece.items.count) items, not \(layout.items.count)"
        }
        // Where an edge passes the middle of a pixel, rounding errors decide too.
        let frames = [length, length - Self.tolerance, length + Self.tolerance].map {
            piece.canvasFrames(at: $0, on: canvas)
        }
        for (index, item) in layout.items.enumerated() {
            let edges: [(CGRect) -> CGFloat] = [{ $0.minX }, { $0.minY }, { $0.maxX }, { $0.maxY }]
            let isNear = edges.allSatisfy { edge in
                frames.contains { abs(edge($0[index]) - edge(item.canvasFrame)) < Self.tolerance }
            }
            if !isNear { return "\(item.id) is \(frames[0][index]), not \(item.canvasFrame)" }
        }
        return nil
    }
}
