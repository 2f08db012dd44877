import Engine
import Foundation
import Findings

extension SweepFinding {
    /// The axis of the positions and sizes that the finding is about; nil if it is about both.
    var concernedAxis: LayoutAxis? {
        switch code {
        case .protrusion, .offCanvas:
            axis(of: EdgeDetector.parts(of: detail)?.sides ?? [], horizontal: ["left", "right"])
        case .collapsed, .smallTarget, .ambiguous:
            axis(of: detail.components(separatedBy: ", "), horizontal: ["x", "width"])
        case .truncated:
            switch detail {
            case SizeDetector.narrowerThanText: .horizontal
            case SizeDetector.lowerThanText: .vertical
            default: nil
            }
        default: nil
        }
    }

    /// The axis that all words name; nil if they name both, or there are none.
    private func axis(of words: [String], horizontal: Set<String>) -> LayoutAxis? {
        let axes = Set(words.map { horizontal.contains($0) ? LayoutAxis.horizontal : .vertical })
        return axes.count == 1 ? axes.first : nil
    }
}
