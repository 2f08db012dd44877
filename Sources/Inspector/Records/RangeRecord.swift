import Engine

/// How a layout follows the canvas along an axis, as the page's script reads it.
struct RangeRecord: Encodable {
    /// Something that isn't right on some of the canvases.
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

    /// Nil where there are no pieces, or too much of them.
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
