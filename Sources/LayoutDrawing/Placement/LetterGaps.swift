import LayoutValues

/// The letters on a sheet, where lines have gaps.
struct LetterGaps {
    private let letters: SpatialGrid

    /// The length of lines below which so little is left beside the letters that they are drawn whole, in points.
    private static let leastLength = 8.0

    /// Creates the gaps around the boxes of letters.
    init(around boxes: [CGRect], on sheet: CGRect) {
        var letters = SpatialGrid(bounds: sheet)
        for box in boxes {
            // The box of a line of text reaches beyond its letters, as to the edge of its view, where a line may be.
            letters.insert(box.insetBy(dx: min(0.5, box.width / 4), dy: min(3, box.height / 4)), item: -1)
        }
        self.letters = letters
    }

    /// Returns lines with gaps where they would cross letters.
    func interrupting(_ lines: [DisplayLines.Segment]) -> [DisplayLines.Segment] {
        lines.flatMap { line in
            let parts = letters.free(from: line.start, to: line.end)
            let length = parts.map { $0.length }.reduce(0, +)
            return length < min(Self.leastLength, line.length / 2) ? [line] : parts
        }
    }

    /// Returns whether any letters are in an area.
    func touch(_ area: CGRect) -> Bool {
        letters.contains(overlapping: area) { _ in true }
    }
}
