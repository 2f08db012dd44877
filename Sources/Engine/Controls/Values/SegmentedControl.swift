import Foundation
import Solver
import TextMetrics

/// A row of segments, one of which is selected.
open class SegmentedControl: Control {
    /// A title or an image, with an optional fixed width.
    public struct Segment: Sendable, Hashable {
        /// The title; nil if the segment shows an image.
        public var title: String?
        /// The image; nil if the segment shows its title.
        public var image: Image?
        /// The width in points; nil for the width of the content.
        public var width: CGFloat?

        /// Creates a segment with a title or an image; if it has both, the title determines its width.
        public init(title: String? = nil, image: Image? = nil, width: CGFloat? = nil) {
            self.title = title
            self.image = image
            self.width = width
        }
    }

    package override var className: String { declaredClassName ?? "UISegmentedControl" }

    package var segments: [Segment] = [] { didSet { segmentsChanged() } }
    /// Whether each segment is as wide as its own content, instead of as wide as the widest one.
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged() } }

    /// The index of the segment that is selected while the document is designed; nil for none.
    package var designedSelection: Int? { didSet { segmentsChanged() } }

    private func segmentsChanged() {
        measured = nil
        invalidateIntrinsicContentSize()
    }

    /// The width of the divider between segments, in points.
    private static let divider: CGFloat = 1

    /// The size of the segments in a design; nil until it is measured after a change.
    private var measured: (design: ControlDesign, size: CGSize)?

    open override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        if let measured, measured.design == controlDesign { return measured.size }
        let size = sizeOfSegments
        measured = (controlDesign, size)
        return size
    }

    /// Measures the segments once for all layouts, since there may be thousands.
    override func prepareForLayout(with budget: WorkBudget) {
        guard intrinsicContentSizeOverride == nil, measured?.design != controlDesign else { return }
        super.prepareForLayout(with: budget)
        measured = (controlDesign, sizeOfSegments)
    }

    package override var measuredTextLength: Int {
        segments.reduce(0) { $0 + Self.bytesPerSegment + ($1.title?.lengthToMeasure ?? 0) }
    }

    /// The number of bytes of a text whose measuring takes as long as all else about a segment.
    private static let bytesPerSegment = 3

    /// The width of each segment in points, without what is left of the control's.
    private var segmentWidths: [CGFloat] {
        let contentWidths = segments.enumerated().map { index, segment in
            max(contentWidth(segment), index == designedSelection ? selectedWidth(segment) : 0)
        }
        let widest = contentWidths.max() ?? 0
        return zip(segments, contentWidths).map { segment, content in
            segment.width ?? (apportionsSegmentWidthsByContent ? content : widest)
        }
    }

    /// The most segments whose titles are shown.
    private static let mostShown = 20

    package override var solvedSegments: [SolvedSegment] {
        guard segments.count <= Self.mostShown else { return [] }
        return zip(segments, segmentWidths).map { segment, width in
            let text = text(segment.title ?? "")
            var title = SolvedText(
                string: text.string, font: text.font, alignment: .center,
                lines: segment.title.map { [$0] } ?? [])
            title.widths = title.lines.isEmpty ? [] : [Double(text.naturalWidth)]
            return SolvedSegment(title: title, width: Double(width), isFixed: segment.width != nil)
        }
    }

    private var sizeOfSegments: CGSize {
        let widths = segmentWidths
        let dividers = Self.divider * CGFloat(max(0, segments.count - 1))
        return CGSize(
            width: widths.reduce(0, +) + dividers, height: controlDesign.segmentedControlHeight)
    }

    open override var alignmentRectInsets: EdgeInsets {
        controlDesign.segmentedControlInsets
    }

    private func contentWidth(_ segment: Segment) -> CGFloat {
        let width = segment.title.map { text($0).naturalWidth } ?? segment.image?.size.width ?? 0
        return width.rounded(.up) + controlDesign.segmentPadding
    }

    /// The width of a segment while it is selected, with its title in stronger letters; 0 for images.
    private func selectedWidth(_ segment: Segment) -> CGFloat {
        guard let title = segment.title, let font = controlDesign.selectedSegmentFont else { return 0 }
        return ControlText(title, font: font, of: self).wholeWidth + controlDesign.selectedSegmentPadding
    }

    package override var hasCentredBaseline: Bool { true }

    open override func firstBaselineOffsetFromTop(for size: CGSize) -> CGFloat {
        baseline(in: size.height)
    }

    open override func lastBaselineOffsetFromBottom(for size: CGSize) -> CGFloat {
        size.height - baseline(in: size.height)
    }

    package override var centredLine: CentredLine? { text("").centredLine(ofHeight: text("").lineHeight) }

    private func baseline(in height: CGFloat) -> CGFloat {
        centredLine?.baseline(inHeight: height) ?? 0
    }

    private func text(_ string: String) -> ControlText {
        ControlText(string, font: controlDesign.segmentFont, of: self)
    }
}
