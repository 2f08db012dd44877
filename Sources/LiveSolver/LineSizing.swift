import TextMetrics

/// How the size of a control follows its only line of text, in points.
package struct LineSizing: Sendable, Hashable {
    /// What the control adds to the line.
    package var surplus = TextSize.zero
    /// The control's size at least.
    package var least = TextSize.zero
    /// The control's size without a text.
    package var empty = TextSize.zero
    /// Whether the control is as tall without a text as with one.
    package var keepsLine = false
    /// Whether the width of the line is rounded up to whole points rather than to pixels.
    package var hasWholeWidth = true
    /// Whether the height of the line is rounded up to whole points rather than to pixels.
    package var hasWholeHeight = true

    /// Creates the size of a control without content.
    package init() {}

    /// Returns the size of the control around a line.
    package func size(around label: LabelText) -> TextSize {
        let line = lineSize(of: label)
        let height = max(least.height, surplus.height + line.height)
        guard !label.string.isEmpty else {
            return TextSize(width: empty.width, height: keepsLine ? height : empty.height)
        }
        return TextSize(width: max(least.width, surplus.width + line.width), height: height)
    }

    /// Returns the size of the line itself, as rounded in the control.
    private func lineSize(of label: LabelText) -> TextSize {
        let (measurer, font) = (label.measurer, label.font)
        let width =
            hasWholeWidth
            ? measurer.metrics.naturalWidth(of: label.string, font: font).rounded(.up)
            : label.size(fitting: .infinity).width
        return TextSize(
            width: width,
            height: measurer.metrics.height(
                ofLines: 1, font: font, scale: hasWholeHeight ? 1 : measurer.scale))
    }
}
