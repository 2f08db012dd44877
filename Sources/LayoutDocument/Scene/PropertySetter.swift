import Engine
import Foundation

/// Sets the properties that a document or a state gives a view.
struct PropertySetter {
    let view: View
    let canvas: Canvas
    /// The size in points that the frames of the root's subviews are meant for: that of the document's own canvas.
    let meantSize: CGSize

    private var direction: LayoutDirection { canvas.layoutDirection }

    /// Sets a property; one that the view's class doesn't have changes nothing, and the reader has said so.
    func set(_ property: ViewProperty) {
        switch property {
        case .hidden(let flag): view.isHidden = flag
        case .intrinsicContentSize(let size): view.intrinsicContentSizeOverride = size
        case .hugging(let horizontal, let vertical):
            view.setContentHuggingPriority(LayoutPriority(Float(horizontal)), for: .horizontal)
            view.setContentHuggingPriority(LayoutPriority(Float(vertical)), for: .vertical)
        case .compressionResistance(let horizontal, let vertical):
            view.setContentCompressionResistancePriority(LayoutPriority(Float(horizontal)), for: .horizontal)
            view.setContentCompressionResistancePriority(LayoutPriority(Float(vertical)), for: .vertical)
        case .frame(let frame): setFrame(frame)
        case .autoresizingMask(let mask): view.autoresizingMask = mask
        case .layoutMargins(.physical(let margins)): view.layoutMargins = margins
        case .layoutMargins(.directional(let margins)): view.directionalLayoutMargins = margins
        case .preservesSuperviewLayoutMargins(let flag): view.preservesSuperviewLayoutMargins = flag
        case .insetsLayoutMarginsFromSafeArea(let flag): view.insetsLayoutMarginsFromSafeArea = flag
        case .additionalSafeAreaInsets(let insets):
            view.additionalSafeAreaInsets = insets.resolved(for: direction)
        case .alignmentRectInsets(let insets): view.alignmentRectInsets = insets.resolved(for: direction)
        case .semanticContentAttribute(let attribute): view.semanticContentAttribute = attribute
        case .clipsToBounds(let flag): view.clipsToBounds = flag
        case .backgroundColor(let color): view.backgroundColor = color
        case .cornerRadius(let radius): view.cornerRadius = radius
        case .keyboardLayoutGuide(let follows, let usesSafeArea):
            let guide = view.keyboardLayoutGuide
            guide.followsUndockedKeyboard = follows ?? guide.followsUndockedKeyboard
            guide.usesBottomSafeArea = usesSafeArea ?? guide.usesBottomSafeArea
        default:
            setTextOrImage(property)
            setControl(property)
            if let stack = view as? StackView { set(property, of: stack) }
            if let scrollView = view as? ScrollView, case .contentOffset(let offset) = property {
                scrollView.contentOffset = offset
            }
        }
    }

    private func setFrame(_ frame: CGRect) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = frame
        if let superview = view.superview, superview.superview == nil {
            view.autoresizingReferenceSize = meantSize
        }
    }

    private func setTextOrImage(_ property: ViewProperty) {
        switch (property, view) {
        case (.text(let text), let label as Label): label.text = text
        case (.text(let text), let button as Button): button.title = text
        case (.text(let text), let field as TextField): field.text = text
        case (.text(let text), let textView as TextView): textView.text = text
        case (.font(let font), let label as Label): label.font = font
        case (.font(let font), let button as Button): button.titleFont = font
        case (.font(let font), let field as TextField): field.font = font
        case (.font(let font), let textView as TextView): textView.font = font
        case (.textStyle(let style, let weight, let isItalic), _):
            let category = ContentSizeCategory(rawValue: canvas.contentSizeCategory) ?? .large
            var font = style.font(for: category)
            font.weight = weight ?? font.weight
            font.isItalic = isItalic
            setTextOrImage(.font(font))
        case (.textAlignment(let alignment), let label as Label): label.textAlignment = alignment
        case (.textAlignment(let alignment), let field as TextField): field.textAlignment = alignment
        case (.textAlignment(let alignment), let textView as TextView): textView.textAlignment = alignment
        case (.numberOfLines(let count), let label as Label): label.numberOfLines = count
        case (.preferredMaxLayoutWidth(let width), let label as Label): label.preferredMaxLayoutWidth = width
        case (.image(let image), let imageView as ImageView): imageView.image = image
        case (.image(let image), let button as Button): button.image = image
        case (.textContainerInset(let insets), let textView as TextView):
            textView.textContainerInset = insets.resolved(for: direction)
        default: break
        }
    }

    private func setControl(_ property: ViewProperty) {
        switch (property, view) {
        case (.scrollEnabled(let flag), let textView as TextView): textView.isScrollEnabled = flag
        case (.placeholder(let text), let field as TextField): field.placeholder = text
        case (.placeholder(let text), let bar as SearchBar): bar.placeholder = text
        case (.borderStyle(let style), let field as TextField): field.borderStyle = style
        case (.segments(let titles), let control as SegmentedControl):
            control.segments = titles.map { SegmentedControl.Segment(title: $0) }
        case (.numberOfPages(let count), let control as PageControl): control.numberOfPages = count
        case (.configuration(let configuration), let button as Button): button.configuration = configuration
        case (.indicatorStyle(let style), let indicator as ActivityIndicator): indicator.style = style
        case (.preferredDatePickerStyle(let style), let picker as DatePicker): picker.preferredStyle = style
        default: break
        }
    }

    private func set(_ property: ViewProperty, of stack: StackView) {
        switch property {
        case .axis(let axis): stack.axis = axis
        case .spacing(let spacing): stack.spacing = spacing
        case .alignment(let name): stack.alignment = name.alignment
        case .distribution(let distribution): stack.distribution = distribution
        case .layoutMarginsRelativeArrangement(let flag): stack.isLayoutMarginsRelativeArrangement = flag
        case .baselineRelativeArrangement(let flag): stack.isBaselineRelativeArrangement = flag
        case .customSpacing(let spacings):
            for view in stack.arrangedSubviews {
                guard let spacing = view.identifier.flatMap({ spacings[$0] }) else { continue }
                stack.setCustomSpacing(spacing, after: view)
            }
        default: break
        }
    }
}

extension StackAlignmentName {
    /// Top and bottom are what leading and trailing are to a row.
    fileprivate var alignment: StackView.Alignment {
        switch self {
        case .fill: .fill
        case .leading, .top: .leading
        case .center: .center
        case .trailing, .bottom: .trailing
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }
}
