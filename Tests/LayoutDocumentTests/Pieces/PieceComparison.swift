import Engine
import Foundation

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
        // Where frames jump, either side is valid.
        let near = pieces.filter {
            $0.range.lowerBound - 1e-5 <= length && length <= $0.range.upperBound + 1e-5
        }
        let found = near.map { piece in
            difference(between: piece, and: layout, at: length, on: canvas).map { "\(piece.range): \($0)" }
        }
        if !found.contains(nil), differences.count < 3 {
            differences.append("at \(length): \(found.compactMap { $0 }.joined(separator: " / "))")
        }
    }

    private func difference(
        between piece: LayoutPiece, and layout: SolvedLayout, at length: Double, on canvas: Canvas
    ) -> String? {
        guard piece.items.count == layout.items.count else {
            return "\(piece.items.count) items, not \(layout.items.count)"
        }
        let frames = piece.canvasFrames(at: length, on: canvas)
        for (index, item) in layout.items.enumerated() {
            let (found, expected) = (frames[index], item.canvasFrame)
            let isNear = [
                found.minX - expected.minX, found.minY - expected.minY, found.width - expected.width,
                found.height - expected.height,
            ].allSatisfy { abs($0) < 1e-6 }
            if !isNear { return "\(item.id) is \(found), not \(expected)" }
            if piece.items[index].undetermined != item.undetermined {
                return
                    "\(item.id): \(piece.items[index].undetermined.names) open, not \(item.undetermined.names)"
            }
        }
        let expected = layout.findings.filter { $0.code == .unsatisfiable }.compactMap(\.broken)
        let found = piece.conflicts.compactMap(\.broken)
        return found == expected ? nil : "gave up \(found), not \(expected)"
    }
}
