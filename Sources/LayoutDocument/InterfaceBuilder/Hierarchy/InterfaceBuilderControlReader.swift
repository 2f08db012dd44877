import Engine
import Foundation
import TextMetrics

/// Makes the view for an element, with the properties that determine its size.
struct InterfaceBuilderControlReader {
    let document: InterfaceBuilderDocument
    let fonts: InterfaceBuilderFont
    /// Whether buttons show the titles and images of their states, as while they are designed; a loaded button knows all of them.
    var showsStates = true
    /// Whether the root is a table cell outside a table, which has no vertical size class.
    var isInFreeCell = false
    /// Whether the root is too short for wheels of the usual height.
    var isInShortView = false

    init(document: InterfaceBuilderDocument) {
        self.document = document
        fonts = InterfaceBuilderFont(
            toolsVersion: document.toolsVersion, category: document.contentSizeCategory,
            projectFonts: document.fonts, listedNames: Set(document.namedFonts.map(\.name)))
    }

    /// Returns the view for an element with its variations applied, without its frame, guides and subviews.
    func makeView(_ element: XMLElement, className: String) -> View {
        let view = paddedView(element, className: className) ?? View.make(className: className)
        view.controlDesign = ControlDesign(toolsVersion: document.toolsVersion)
        configure(view, from: element)
        setDesignTimeSize(of: view, from: element)
        return view
    }

    /// Sets the properties of a view that determine its size.
    func configure(_ view: View, from element: XMLElement) {
        switch view {
        case let label as Label: configure(label, from: element)
        case let button as Button: configure(button, from: element)
        case let stack as StackView: configure(stack, from: element)
        case let imageView as ImageView:
            imageView.image = image(of: element, recordedSize: element.recordedFrame?.size)
        case let field as TextField: configure(field, from: element)
        case let textView as TextView: configure(textView, from: element)
        case let segmented as SegmentedControl: configure(segmented, from: element)
        case let indicator as ActivityIndicator:
            indicator.style = ["large", "whiteLarge"].contains(element["style"] ?? "") ? .large : .medium
        case let pages as PageControl: pages.numberOfPages = Int(element["numberOfPages"] ?? "") ?? 0
        case let picker as DatePicker: configure(picker, from: element)
        case let picker as PickerView: picker.hasShortWheels = isInFreeCell || isInShortView
        default: break
        }
        if let scroll = view as? ScrollView, element["contentInsetAdjustmentBehavior"] == "never" {
            scroll.contentInsetAdjustmentBehavior = .never
        }
    }

    private func configure(_ picker: DatePicker, from element: XMLElement) {
        // Only wheels count down.
        let countsDown = element["datePickerMode"] == "countDownTimer"
        let isCompact =
            element["style"].map { $0 == "compact" }
            ?? (picker.controlDesign.hasCompactDatePickers && !countsDown)
        picker.preferredStyle = isCompact ? .compact : .wheels
        picker.isInline = element["style"] == "inline"
        let device = document.device
        picker.hasShortWheels =
            isInFreeCell || isInShortView || device.id == nil || device.isLandscape && !device.isPad
    }

    /// Returns the label or button for an element whose class adds space around its text; nil for others.
    private func paddedView(_ element: XMLElement, className: String) -> View? {
        let padding = InterfaceBuilderPadding.padding(of: element, toolsVersion: document.toolsVersion)
        guard let padding else { return nil }
        switch className {
        case "UILabel":
            let label = Label()
            label.padding = padding
            return label
        case "UIButton":
            let button = PaddedButton()
            button.padding = padding
            return button
        default: return nil
        }
    }

    /// Sets the size that the document contains for design time, on the axes where the view has no size of its own.
    private func setDesignTimeSize(of view: View, from element: XMLElement) {
        var size = view.intrinsicContentSizeOverride
        if let id = element["id"], let designable = document.designableSizes[id] {
            (view as? Label)?.designTimeLineHeight = designable.height
            if let label = view as? Label, label.numberOfLines != 1 {
                label.unwrappedSize = designable
                label.hasDesignTimeSize = true
            } else {
                size = designable
            }
        }
        let width = element["placeholderIntrinsicWidth"]
        let height = element["placeholderIntrinsicHeight"]
        if width != nil || height != nil {
            // "infinite" stands for no size on an axis.
            size = CGSize(
                width: element.number("placeholderIntrinsicWidth") ?? View.noIntrinsicMetric,
                height: element.number("placeholderIntrinsicHeight") ?? View.noIntrinsicMetric)
        }
        view.intrinsicContentSizeOverride = size
        if size != nil { view.hasDesignTimeSize = true }
    }

    private func configure(_ label: Label, from element: XMLElement) {
        let text = InterfaceBuilderText(
            of: element, key: "text", attributedKey: "attributedText", fonts: fonts)
        label.text = text.string
        if let font = text.font { label.font = UIFont(font) }
        label.fontRuns = text.fontRuns
        label.lineSpacing = text.lineSpacing
        label.lineHeight = text.lineHeight
        label.lineBreakMode = lineBreakMode(of: element)
        label.numberOfLines = Int(element["numberOfLines"] ?? "") ?? 1
        label.textAlignment = NSTextAlignment(text.alignment ?? alignment(of: element))
        label.preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth") ?? 0
        let shrinks = element["adjustsFontSizeToFit"] != "NO" && label.numberOfLines == 1
        if shrinks { label.smallestTextScale = smallestScale(of: label, from: element) }
        // The shadow of a colour, even a clear one, has its place beside the text.
        if let shadow = element.child("size", key: "shadowOffset")?.size,
            element.child("color", key: "shadowColor") != nil
        {
            label.padding.width += abs(shadow.width)
            label.padding.height += abs(shadow.height)
        }
        if shrinks, label.font.font.leading > 0, (14000..<18000).contains(document.toolsVersion) {
            label.heightRounding = .down
        }
    }

    /// Returns the factor down to which the font of a label shrinks, from a factor or a size.
    private func smallestScale(of label: Label, from element: XMLElement) -> CGFloat {
        let size = element.number("minimumFontSize").map { $0 / CGFloat(label.font.font.size) }
        let scale = element.number("minimumScaleFactor") ?? size ?? 1
        return scale > 0 ? min(scale, 1) : 1
    }

    private func configure(_ stack: StackView, from element: XMLElement) {
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        stack.alignment = alignments[element["alignment"] ?? "fill"] ?? .fill
        stack.distribution = StackView.Distribution(name: element["distribution"] ?? "fill") ?? .fill
        stack.isBaselineRelativeArrangement = element.isSet("baselineRelativeArrangement")
        stack.spacing =
            element["spacingType"] == "standard"
            ? StackView.spacingUseSystem : element.number("spacing") ?? 0
    }

    private var alignments: [String: StackView.Alignment] {
        [
            "fill": .fill, "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing,
            "bottom": .trailing, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
            "baseline": .lastBaseline,
        ]
    }

    private func configure(_ field: TextField, from element: XMLElement) {
        func text(_ key: String, _ attributedKey: String) -> String? {
            InterfaceBuilderText(of: element, key: key, attributedKey: attributedKey, fonts: fonts).string
        }
        field.text = text("text", "attributedText")
        field.placeholder = text("placeholder", "attributedPlaceholder")
        if let font = element.child("fontDescription", key: "fontDescription").flatMap(
            fonts.font)
        {
            field.font = UIFont(font)
        }
        field.borderStyle = TextField.BorderStyle(name: element["borderStyle"] ?? "none") ?? .none
        field.textAlignment = NSTextAlignment(alignment(of: element))
        field.concealsText =
            element.child("textInputTraits", key: "textInputTraits")?.isSet("secureTextEntry") ?? false
    }

    private func configure(_ textView: TextView, from element: XMLElement) {
        let text = InterfaceBuilderText(
            of: element, key: "text", attributedKey: "attributedText", fonts: fonts)
        textView.text = text.string ?? ""
        if let font = text.font { textView.font = UIFont(font) }
        textView.isScrollEnabled = element["scrollEnabled"] != "NO"
        textView.textAlignment = NSTextAlignment(text.alignment ?? alignment(of: element))
    }

    private func configure(_ control: SegmentedControl, from element: XMLElement) {
        control.segments = (element.child("segments")?.children ?? []).map { segment in
            SegmentedControl.Segment(
                title: segment.string("title"), image: image(of: segment), width: segment.number("width"))
        }
        control.designedSelection = element["selectedSegmentIndex"].flatMap { Int($0) }
        control.apportionsSegmentWidthsByContent = element.isSet("apportionsSegmentWidthsByContent")
    }

    private func lineBreakMode(of element: XMLElement) -> NSLineBreakMode {
        switch element["lineBreakMode"] {
        case "wordWrap": .byWordWrapping
        case "characterWrap": .byCharWrapping
        case "clip": .byClipping
        case "headTruncation": .byTruncatingHead
        case "middleTruncation": .byTruncatingMiddle
        default: .byTruncatingTail
        }
    }

    private func alignment(of element: XMLElement) -> TextAlignment {
        TextAlignment(rawValue: element["textAlignment"] ?? "natural") ?? .natural
    }

    /// Returns the image of an element, which names it or has a reference with a symbol configuration.
    ///
    /// - Parameter recordedSize: The size of the view that shows only the image, which stands for that of a symbol that
    ///   wasn't measured.
    func image(
        of element: XMLElement, key: String = "image", symbolScale: String = "medium",
        recordedSize: CGSize? = nil
    ) -> Image? {
        let reference = element.child("imageReference", key: key)
        guard let name = element[key] ?? reference?["image"], let image = document.images[name] else {
            return nil
        }
        guard image.isSymbol else { return Image(name: name, size: image.size) }
        var configuration = InterfaceBuilderSymbol.Configuration(scale: symbolScale)
        // The image's own configuration takes precedence over the one that its view prefers.
        configuration.read(element.child("preferredSymbolConfiguration"), fonts: fonts)
        configuration.read(reference, fonts: fonts)
        var size = InterfaceBuilderSymbol.size(of: name, shape: image.size, configuration: configuration)
        if let recordedSize, recordedSize.width > 0, recordedSize.height > 0,
            !InterfaceBuilderSymbol.isKnown(name, shape: image.size)
        {
            size = recordedSize
        }
        let capHeight = SystemFontMetrics().capHeight(of: Font(size: configuration.pointSize))
        return UIImage(
            name: name, size: size,
            alignmentRectInsets: InterfaceBuilderSymbol.insets(
                of: name, height: size.height, configuration: configuration),
            capHeight: capHeight)
    }
}
