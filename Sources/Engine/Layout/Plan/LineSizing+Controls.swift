import Foundation
import LiveSolver
import TextMetrics

extension LineSizing {
    /// A width of text at which every control is as much wider than its text as at greater ones, in points.
    private static let wideText: CGFloat = 4096

    /// How the size of a control follows its title or text; nil for other views, for those whose class measures it in its own
    /// way, and for those whose height is in pixels: it changes with the device and the text size together.
    init?(_ view: View) {
        self.init()
        switch view {
        case let button as Button where button.layoutConfiguration == nil:
            take(empty: button.size(titleWidth: nil), of: button.size(titleWidth:))
        case let field as TextField where field.hasWholeHeight:
            take(empty: field.size(textWidth: 0), of: field.size(textWidth:))
        default: return nil
        }
        guard let label = view.shownText, hasSize(of: view, around: label) else { return nil }
    }

    private mutating func take(empty: CGSize, of size: (CGFloat) -> CGSize) {
        let (least, wide) = (size(0), size(Self.wideText))
        surplus = Double(wide.width - Self.wideText)
        leastWidth = Double(least.width)
        height = Double(wide.height)
        (emptyWidth, emptyHeight) = (Double(empty.width), Double(empty.height))
    }

    /// Whether the control has the size that its text gives it.
    private func hasSize(of view: View, around label: LabelText) -> Bool {
        let width = label.measurer.metrics.naturalWidth(of: label.string, font: label.font).rounded(.up)
        let size = view.intrinsicContentSize
        return abs(Double(size.width) - max(leastWidth, surplus + width)) < 1e-6
            && abs(Double(size.height) - height) < 1e-6
    }
}
