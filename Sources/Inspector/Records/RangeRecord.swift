import LayoutValues
import Findings

/// How a layout changes with the canvas along an axis, as the page's script reads it.
struct RangeRecord: Encodable {
    /// A problem on some of the canvases.
    struct Finding: Encodable {
        var code: String
        var from: Double
        var to: Double
        /// Indices of the items it is about.
        var items: [Int]
        var message: String
    }

    var pieces: [PieceRecord]
    var findings: [Finding]?

    /// Returns nil if there are no pieces or too many.
    init?(_ range: CanvasRange?, places: [String: Int]) {
        guard let range, let pieces = PieceRecord.records(of: range.pieces) else { return nil }
        self.pieces = pieces
        let found = range.findings.map { finding in
            Finding(
                code: finding.code.rawValue, from: finding.range.lowerBound, to: finding.range.upperBound,
                items: finding.items.compactMap { places[$0] }, message: finding.message)
        }
        findings = found.isEmpty ? nil : found
    }
}
