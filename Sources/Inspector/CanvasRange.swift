import LayoutValues
import Findings

/// How a layout changes with the canvas's length along an axis.
package struct CanvasRange: Sendable {
    /// A problem on some of the canvases.
    package struct Finding: Sendable {
        /// The kind of problem.
        package var code: FindingCode
        /// The lengths of the canvas on which it occurs, in points.
        package var range: ClosedRange<Double>
        /// The ids of the views concerned.
        package var items: [String]
        /// A description of the problem.
        package var message: String

        /// Creates a finding.
        package init(code: FindingCode, range: ClosedRange<Double>, items: [String], message: String) {
            self.code = code
            self.range = range
            self.items = items
            self.message = message
        }
    }

    /// Ranges over which every frame is affine, in order and without gaps.
    package var pieces: [LayoutPiece]
    /// The problems and where they occur, without conflicts, which the pieces contain.
    package var findings: [Finding]
    /// The ranges of lengths on each of which the hierarchy is the same.
    package var parts: [ClosedRange<Double>] = []

    /// Creates the pieces of a layout with the problems found on them.
    package init(
        pieces: [LayoutPiece], findings: [Finding] = [], parts: [ClosedRange<Double>] = []
    ) {
        self.parts = parts
        self.pieces = pieces
        self.findings = findings
    }
}
