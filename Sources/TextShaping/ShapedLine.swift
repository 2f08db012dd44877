/// A line of text as glyphs, with lengths in em.
package struct ShapedLine: Sendable {
    /// A glyph at its place on the line.
    package struct Glyph: Sendable {
        /// The index in its font.
        package var identifier: UInt32
        /// From the line's start, in em.
        package var x: Double
        /// Above the baseline, in em.
        package var y: Double
        /// The number of the cluster in the run, in the order of the text.
        package var cluster: Int
    }

    /// Neighbouring glyphs of one font and direction, from left to right.
    package struct Run: Sendable {
        /// Nil if no font has the characters; each glyph is then drawn as a box.
        package var face: FontFace?
        /// The glyphs from left to right.
        package var glyphs: [Glyph]
        /// The characters in the order of the text.
        package var scalars: [Unicode.Scalar]
        /// The index of each cluster's first character, in the order of the text.
        package var clusterStarts: [Int]
        /// Whether the text runs from right to left.
        package var isRightToLeft: Bool
        /// The number of clusters left of the run.
        package var firstPlace = 0

        /// The text of each cluster, in the order of the text.
        package var clusters: [String] {
            zip(clusterStarts, clusterStarts.dropFirst() + [scalars.count]).map { start, end in
                String(String.UnicodeScalarView(scalars[start..<end]))
            }
        }
    }

    /// Creates an empty line.
    package init() {}

    /// The runs from left to right.
    package private(set) var runs: [Run] = []
    /// The advance of the line.
    package var width = 0.0
    /// The height of its first font above the baseline.
    package var ascent = 0.0
    /// The depth of its first font below the baseline.
    package var descent = 0.0
    /// Whether letters of a script are joined, so that nothing can be put between them.
    package var isJoined = false
    /// The characters that no font has.
    package var missing: [Unicode.Scalar] = []
    /// The characters drawn with a font of the system.
    package var borrowed: [Unicode.Scalar] = []

    /// The number of clusters of all runs.
    package private(set) var clusterCount = 0

    /// Adds a run at the line's end.
    mutating func append(_ run: Run) {
        var run = run
        run.firstPlace = clusterCount
        clusterCount += run.clusterStarts.count
        runs.append(run)
    }

    /// The height and the width of the box that stands for a character without a glyph, and the space on either side
    /// of it, in em.
    package static let box = (height: 0.7, width: 0.5, margin: 0.06)

    /// Returns that box as an outline in em, with lines of a width.
    package static func boxOutline(line: Double) -> GlyphOutline {
        func rectangle(_ corners: [(x: Double, y: Double)]) -> [GlyphOutline.Element] {
            let points = corners.map { GlyphOutline.Point(x: $0.x, y: $0.y) }
            return points.prefix(1).map { .move($0) } + points.dropFirst().map { .line($0) } + [.close]
        }
        let (right, top) = (box.width - line, box.height - line)
        // The inner one runs the other way round, so that it is a hole.
        return GlyphOutline(
            rectangle([(0, 0), (box.width, 0), (box.width, box.height), (0, box.height)])
                + rectangle([(line, line), (line, top), (right, top), (right, line)]))
    }
}
