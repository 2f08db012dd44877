import Engine
import Findings

/// How a layout changes with the canvas's length along an axis.
public struct CanvasRange: Sendable {
    /// A problem on some of the canvases.
    public struct Finding: Sendable {
        /// The kind of problem.
        public var code: FindingCode
        /// The lengths of the canvas on which it occurs, in points.
        public var range: ClosedRange<Double>
        /// The ids of the views concerned.
        public var items: [String]
        /// A description of the problem.
        public var message: String

        /// Creates a finding.
        public init(code: FindingCode, range: ClosedRange<Double>, items: [String], message: String) {
            self.code = code
            self.range = range
            self.items = items
            self.message = message
        }
    }

    /// Ranges over which every frame is affine, in order and without gaps.
    public var pieces: [LayoutPiece]
    /// The problems and where they occur, without conflicts, which the pieces contain.
    public var findings: [Finding]

    /// Creates the pieces of a layout with the problems found on them.
    public init(pieces: [LayoutPiece], findings: [Finding] = []) {
        self.pieces = pieces
        self.findings = findings
    }
}
