import Engine

/// How a layout follows the canvas's length along an axis.
public struct CanvasRange: Sendable {
    /// Something that isn't right on some of the canvases.
    public struct Finding: Sendable {
        /// What kind of problem it is.
        public var code: FindingCode
        /// The canvas's lengths, in points.
        public var range: ClosedRange<Double>
        /// The ids of the views concerned.
        public var items: [String]
        /// What happens, in words.
        public var message: String

        /// A finding; see the properties.
        public init(code: FindingCode, range: ClosedRange<Double>, items: [String], message: String) {
            self.code = code
            self.range = range
            self.items = items
            self.message = message
        }
    }

    /// Ranges over which every frame is affine, in order and without gaps.
    public var pieces: [LayoutPiece]
    /// What isn't right where, conflicts excepted, which the pieces have.
    public var findings: [Finding]

    /// The pieces of a layout, with what was found on them.
    public init(pieces: [LayoutPiece], findings: [Finding] = []) {
        self.pieces = pieces
        self.findings = findings
    }
}
