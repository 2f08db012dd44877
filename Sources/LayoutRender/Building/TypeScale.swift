import LayoutValues
import Foundation
import TextMetrics

/// The font sizes of a picture's own text.
enum TypeScale {
    static let title = Font(size: 15, weight: .bold)
    static let detail = Font(size: 11)
    static let name = Font(size: 11, weight: .semibold)
    static let smallName = Font(size: 9.5, weight: .semibold)
    static let className = Font(size: 10)
    static let pill = Font(size: 10, weight: .semibold)
    static let smallPill = Font(size: 9, weight: .semibold)
    static let note = Font(size: 9.5, weight: .medium)
    static let ledgerTitle = Font(size: 12, weight: .bold)
    static let dimension = Font(size: 9.5, weight: .semibold)
    static let number = Font(size: 9, weight: .semibold)
    static let legend = Font(size: 10.5)
    static let legendNumber = Font(size: 10.5, weight: .semibold)

    /// Returns the distance from the middle of a box down to the baseline of text that looks centred in it.
    static func baselineDrop(_ font: Font) -> Double { font.size * 0.36 }
}
