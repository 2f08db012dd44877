import Foundation
import TextMetrics

/// A button with a title, an image or both.
open class Button: Control {
    /// UIKit's button types, which differ in size, with its raw values.
    public enum ButtonType: Int, Sendable, Hashable, CaseIterable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7

        /// An older name of `system`.
        public static let roundedRect = ButtonType.system
    }

    package override var className: String { declaredClassName ?? "UIButton" }

    /// Without the views that show title and image to those that ask a button of UIKit's for its subviews.
    package override var laidOutSubviews: [View] { heldSubviews }

    /// The type, which determines insets and the default image; set when the button is made.
    public package(set) var buttonType = ButtonType.custom
    package var title: String? { didSet { invalidateIntrinsicContentSize() } }
    package var image: Image? { didSet { invalidateIntrinsicContentSize() } }
    /// The image behind title and image; the button is at least as large.
    package var backgroundImage: Image? { didSet { invalidateIntrinsicContentSize() } }
    /// The title's font; nil for the default of the button's type.
    package var titleFont: Font? { didSet { invalidateIntrinsicContentSize() } }
    /// If set, it determines the distances inside the button, and `givenContentInsets` is ignored.
    package var layoutConfiguration: ButtonConfiguration? {
        didSet {
            if let title = layoutConfiguration?.title { self.title = title }
            if let image = layoutConfiguration?.image { self.image = image }
            invalidateIntrinsicContentSize()
        }
    }
    /// The space around title and image, in points; nil for the type's own.
    package var givenContentInsets: EdgeInsets? { didSet { invalidateIntrinsicContentSize() } }

    /// Creates a button of the given type.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }

    /// The height that a button without an image adds to its line of text by default, in points.
    private static let titlePadding: CGFloat = 12
    private static let minimumTitleWidth: CGFloat = 30

    /// The font that the title is drawn with.
    package var effectiveTitleFont: Font {
        if let titleFont { return titleFont }
        if layoutConfiguration != nil { return Font(size: 17) }
        return Font(size: buttonType == .custom ? 18 : 15)
    }

    package override var measuredTextLength: Int {
        (title?.lengthToMeasure ?? 0) + (layoutConfiguration?.subtitle?.lengthToMeasure ?? 0)
    }

    private var titleText: ControlText { ControlText(title ?? "", font: effectiveTitleFont, of: self) }
    private var hasTitle: Bool { title?.isEmpty == false }

    open override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        let line = CGSize(width: hasTitle ? titleWidth : 0, height: lineHeight)
        return size(around: line, hasTitle: hasTitle)
    }

    /// The width of the title, rounded up to a whole point, or to a pixel in a configured button.
    private var titleWidth: CGFloat {
        layoutConfiguration == nil
            ? titleText.wholeWidth : titleText.measured(fitting: .infinity, maximumLines: 0).size.width
    }

    /// The height of the title's line, rounded up to a whole point, or to a pixel in a configured button.
    private var lineHeight: CGFloat {
        layoutConfiguration == nil ? titleText.wholeLineHeight : titleText.lineHeight
    }

    /// Returns the size around a line of a size in points; without a title, its width is 0.
    package func size(around line: CGSize, hasTitle: Bool) -> CGSize {
        if let layoutConfiguration { return size(with: layoutConfiguration, line: line, hasTitle: hasTitle) }
        switch buttonType {
        case .custom, .system: return sizeWithBackground(line: line, hasTitle: hasTitle)
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
            guard hasTitle || givenContentInsets != nil else { return sizeOfDetailSymbol }
            return size(line: line, image: sizeOfDetailSymbol)
        case .close: return CGSize(width: 30, height: 30)
        }
    }

    private var sizeOfDetailSymbol: CGSize {
        let size = controlDesign.detailButtonSize
        return CGSize(
            width: (size.width * displayScale).rounded(.up) / displayScale,
            height: (size.height * displayScale).rounded(.up) / displayScale)
    }

    private func sizeWithBackground(line: CGSize, hasTitle: Bool) -> CGSize {
        let content = size(line: line, image: image?.size)
        guard let background = backgroundImage?.size else { return content }
        guard hasTitle || image != nil else { return background }
        return CGSize(
            width: max(content.width, background.width), height: max(content.height, background.height))
    }

    private func size(line: CGSize, image: CGSize?) -> CGSize {
        let imageSize = image ?? .zero
        if let insets = givenContentInsets {
            return CGSize(
                width: imageSize.width + line.width + insets.left + insets.right,
                height: max(imageSize.height, line.height) + insets.top + insets.bottom)
        }
        if image != nil {
            return CGSize(
                width: imageSize.width + line.width, height: max(imageSize.height, line.height))
        }
        return CGSize(
            width: max(Self.minimumTitleWidth, line.width), height: line.height + Self.titlePadding)
    }

    private func size(with configuration: ButtonConfiguration, line: CGSize, hasTitle: Bool) -> CGSize {
        let insets = configuration.contentInsets
        let imageSize = image?.size ?? .zero
        let text = textSize(with: configuration, line: line, hasTitle: hasTitle)
        let gap = text.width > 0 && image != nil ? configuration.imagePadding : 0
        // A symbol is part of the line of text, and doesn't make it higher.
        let imageHeight = image?.capHeight == nil ? imageSize.height : 0
        let content =
            configuration.isImageBeside
            ? CGSize(width: imageSize.width + gap + text.width, height: max(imageHeight, text.height))
            : CGSize(width: max(imageSize.width, text.width), height: imageSize.height + gap + text.height)
        return CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
    }

    /// The size of a configured button's title with its subtitle below it; without a title a line's height.
    private func textSize(
        with configuration: ButtonConfiguration, line: CGSize, hasTitle: Bool
    ) -> CGSize {
        let titleHeight = hasTitle ? line.height : 0
        guard let subtitle = configuration.subtitle, !subtitle.isEmpty else {
            let isLineKept = configuration.isImageBeside || image == nil
            return CGSize(width: line.width, height: isLineKept ? line.height : titleHeight)
        }
        let below = ControlText(subtitle, font: Self.subtitleFont, of: self)
        let width = below.measured(fitting: .infinity, maximumLines: 0).size.width
        let padding = hasTitle ? configuration.titlePadding : 0
        return CGSize(width: max(line.width, width), height: titleHeight + padding + below.lineHeight)
    }

    private static let subtitleFont = Font(size: 12)

    package override var hasCentredBaseline: Bool { true }

    open override func firstBaselineOffsetFromTop(for size: CGSize) -> CGFloat {
        baseline(in: size.height)
    }

    open override func lastBaselineOffsetFromBottom(for size: CGSize) -> CGFloat {
        size.height - baseline(in: size.height)
    }

    package override var centredLine: CentredLine? {
        titleText.centredLine(ofHeight: titleText.wholeLineHeight)
    }

    private func baseline(in height: CGFloat) -> CGFloat {
        centredLine?.baseline(inHeight: height) ?? 0
    }

    package override var shownText: LabelText? { hasTitle ? titleText.labelText(maximumLines: 1) : nil }

    package override func solvedText(in size: CGSize, scale: CGFloat) -> SolvedText? {
        guard hasTitle else { return nil }
        return titleText.solvedText(in: size.width, maximumLines: 1, alignment: .center)
    }
}

extension TypeConstruction where Self: Button {
    /// Creates a button of the given type with the class's `init(frame:)`.
    @_disfavoredOverload
    @_silgen_name("layout_render_construct_button")
    public init(type: Button.ButtonType)

    /// Does it: the initializer is linked to this function.
    @_silgen_name("layout_render_construct_button")
    public static func _construct(type: Button.ButtonType) -> Self {
        // Of the type at run time, which `Self` needn't be.
        let button = self._construct(frame: .zero)
        button.buttonType = type
        return button
    }
}
