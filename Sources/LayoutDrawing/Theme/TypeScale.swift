import LayoutValues
import TextMetrics

/// The font sizes of a picture's own text.
package enum TypeScale {
    package static let title = Font(size: 15, weight: .bold)
    package static let detail = Font(size: 11)
    package static let name = Font(size: 11, weight: .semibold)
    package static let smallName = Font(size: 9.5, weight: .semibold)
    package static let className = Font(size: 10)
    package static let pill = Font(size: 10, weight: .semibold)
    package static let smallPill = Font(size: 9, weight: .semibold)
    package static let note = Font(size: 9.5, weight: .medium)
    package static let ledgerTitle = Font(size: 12, weight: .bold)
    package static let dimension = Font(size: 9.5, weight: .semibold)
    package static let number = Font(size: 9, weight: .semibold)
    package static let legend = Font(size: 10.5)
    package static let legendNumber = Font(size: 10.5, weight: .semibold)

    /// Returns the distance from the middle of a box down to the baseline of text that looks centred in it.
    package static func baselineDrop(_ font: Font) -> Double { font.size * 0.36 }
}
