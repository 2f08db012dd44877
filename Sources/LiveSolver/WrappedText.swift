import TextMetrics

/// A text with the width that the last round gave it, and the size that it asks for.
struct WrappedText {
    let text: PlannedText
    var string: String {
        didSet {
            label.string = string
            // Comparing strings themselves would bring Unicode's tables into the module.
            let isWritten = string.utf8.elementsEqual(text.label.string.utf8)
            label.fontRuns = isWritten ? text.label.fontRuns : []
            forgetSizes()
        }
    }
    private(set) var label: LabelText
    private var natural: TextSize?
    /// The width from the last round of the current layout; nil before the first.
    private var solvedWidth: Double?
    /// The size at the latest width that was measured.
    private var latest: (width: Double, size: TextSize)?

    init(_ text: PlannedText) {
        self.text = text
        string = text.label.string
        label = text.label
    }

    private mutating func forgetSizes() {
        natural = nil
        latest = nil
        solvedWidth = nil
    }

    /// Whether its size changed with the width that a round gave it, in the current layout.
    private(set) var isAdapted = false

    /// Begins a new layout.
    mutating func start() {
        solvedWidth = nil
        isAdapted = false
    }

    private mutating func measured(fitting width: Double) -> TextSize {
        if let latest, latest.width == width { return latest.size }
        var size = text.fit == .textView ? textViewSize(fitting: width) : label.size(fitting: width)
        if text.fillsWidthOfLines, width < naturalSize().width { size.width = max(width, size.width) }
        if width < .infinity { latest = (width, size) }
        return size
    }

    private mutating func naturalSize() -> TextSize {
        if let natural { return natural }
        let size = text.fit == .textView ? textViewSize(fitting: .infinity) : label.size(fitting: .infinity)
        natural = size
        return size
    }

    /// Returns the intrinsic size of the view; nil if the text doesn't determine it.
    mutating func intrinsicSize() -> TextSize? {
        switch text.fit {
        case .none: return nil
        case .label:
            let size = labelSize()
            return TextSize(width: size.width + text.padding.width, height: size.height + text.padding.height)
        case .textView:
            let natural = naturalSize()
            guard let solvedWidth, solvedWidth < natural.width else { return natural }
            return TextSize(width: natural.width, height: measured(fitting: solvedWidth).height)
        case .line: return text.lineSizing.size(around: label)
        }
    }

    private mutating func labelSize() -> TextSize {
        guard !string.isEmpty else { return label.unwrappedSize ?? .zero }
        if label.maximumLines != 1, text.preferredWidth > 0 { return measured(fitting: text.preferredWidth) }
        let natural = naturalSize()
        guard label.maximumLines != 1, let solvedWidth, solvedWidth < natural.width else { return natural }
        return measured(fitting: solvedWidth)
    }

    /// Breaks lines at the width that the last round gave; returns whether the intrinsic size changed.
    mutating func adapt(to width: Double) -> Bool {
        switch text.fit {
        case .none, .line: return false
        case .label:
            guard label.maximumLines != 1, text.preferredWidth <= 0 else { return false }
            if let solvedWidth, abs(solvedWidth - width) < LabelText.widthTolerance { return false }
        case .textView:
            if solvedWidth == width { return false }
        }
        let before = intrinsicSize()
        solvedWidth = width
        guard intrinsicSize() != before else { return false }
        isAdapted = true
        return true
    }

    // MARK: Text views

    private func textViewSize(fitting width: Double) -> TextSize {
        guard let container = text.container else { return .zero }
        let used = usedSize(inContainer: width - container.left - container.right)
        return TextSize(
            width: used.width + container.left + container.right,
            height: used.height + container.top + container.bottom)
    }

    private func usedSize(inContainer width: Double) -> TextSize {
        let measured = label.measurer.measure(
            string, font: label.font, maximumWidth: max(0, width - 2 * text.lineFragmentPadding),
            maximumLines: 0)
        let metrics = label.measurer.metrics
        return TextSize(
            width: measured.size.width + 2 * text.lineFragmentPadding,
            height: metrics.textViewHeight(
                ofLines: max(1, measured.lines.count), font: label.font, scale: label.measurer.scale))
    }

    /// Returns the insets of the text of a text view of a size.
    func containerInsets(in width: Double, _ height: Double, scrolledBy item: PlannedItem) -> Insets {
        guard let insets = text.container else { return .zero }
        let container = width - insets.left - insets.right
        let used = usedSize(inContainer: container)
        let left = insets.left + (container - used.width) * text.leftShare - item.boundsX
        let top = insets.top - item.boundsY
        return Insets(
            top: top, left: left, bottom: height - top - used.height, right: width - left - used.width)
    }

    // MARK: Lines

    /// Returns the lines shown in a view of a size, and for a text view the rectangle that they are in.
    func shownLines(in frame: Rectangle, of item: PlannedItem) -> (
        lines: [MeasuredText.Line], frame: Rectangle?
    ) {
        guard let container = text.container else {
            return (lines(fitting: frame.width, maximumLines: label.maximumLines), nil)
        }
        let width = frame.width - container.left - container.right - 2 * text.lineFragmentPadding
        let insets = containerInsets(in: frame.width, frame.height, scrolledBy: item)
        return (
            lines(fitting: max(0, width), maximumLines: 0),
            Rectangle(
                x: insets.left + text.lineFragmentPadding, y: insets.top,
                width: frame.width - insets.left - insets.right - 2 * text.lineFragmentPadding,
                height: frame.height - insets.top - insets.bottom)
        )
    }

    private func lines(fitting width: Double, maximumLines: Int) -> [MeasuredText.Line] {
        label.measurer.measure(
            string, font: label.font, runs: label.fontRuns, maximumWidth: width, maximumLines: maximumLines,
            lineBreakMode: label.lineBreakMode
        ).lines
    }
}
