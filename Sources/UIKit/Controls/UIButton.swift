// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A title, an image or both, to be pressed.
open class UIButton: Engine.Button {
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    private var looks = ButtonLooks()
    private lazy var label = ButtonTitleLabel(of: self)
    private lazy var picture = ButtonImageView(of: self)

    /// A button of a type; one whose type has an image is as large as it.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: takeOwnSize()
        case .custom, .system: break
        }
    }

    /// If set, it determines the button's content, and `contentEdgeInsets` is ignored.
    open var configuration: Configuration? { didSet { takeConfiguration(insteadOf: oldValue) } }

    /// Takes a configuration from an initializer, where setting the property wouldn't call its observer.
    fileprivate func configure(with configuration: Configuration) { self.configuration = configuration }

    private func takeConfiguration(insteadOf old: Configuration?) {
        layoutConfiguration = configuration?.layoutConfiguration
        let font = configuration?.titleFont
        if font != nil || old?.titleFont != nil { titleFont = font?.font }
        if old?.title != nil, configuration?.title == nil { title = looks.titles[State.normal.rawValue] }
        if old?.image != nil, configuration?.image == nil { image = looks.images[State.normal.rawValue] }
        if configuration?.fill != old?.fill { backgroundColor = configuration?.fill }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let configuration, configuration.fill != nil {
            cornerRadius = configuration.cornerRadius(forHeight: bounds.height)
        }
        let content = contentRect(forBounds: bounds)
        if title?.isEmpty == false { titleLabel?.frame = titleRect(forContentRect: content) }
        if image != nil { imageView?.frame = imageRect(forContentRect: content) }
    }

    /// The views of the image and the title, then those that were added. Only the latter are part of the layout, which sees
    /// the image and the title in the button itself.
    open override var subviews: [UIView] {
        let title = self.title?.isEmpty == false ? titleLabel : nil
        return [image == nil ? nil : imageView, title].compactMap { $0 } + super.subviews
    }
    open override func bringSubviewToFront(_ view: UIView) {
        if view !== label, view !== picture { super.bringSubviewToFront(view) }
    }
    open override func sendSubviewToBack(_ view: UIView) {
        if view !== label, view !== picture { super.sendSubviewToBack(view) }
    }

    /// Around title and image, in points.
    open var contentEdgeInsets: UIEdgeInsets {
        get { givenContentInsets ?? .zero }
        // Without insets of its own the button has those of its type.
        set { givenContentInsets = newValue == .zero ? nil : newValue }
    }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction = false
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var isPointerInteractionEnabled = false
    open var reversesTitleShadowWhenHighlighted = false
    open var automaticallyUpdatesConfiguration = true
    /// Whether a finger holds the button down; there are none.
    open var isHeld: Bool { false }
    open var role = Role.normal

    /// The role of a button, with UIKit's raw values.
    public enum Role: Int, Sendable, Hashable { case normal, primary, cancel, destructive }

    /// Called to bring the configuration in step with the state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    open override var isEnabled: Bool { didSet { stateChanged() } }
    open override var isSelected: Bool { didSet { stateChanged() } }
    open override var isHighlighted: Bool { didSet { stateChanged() } }

    /// Brings the configuration in step with the state.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    /// Brings the configuration in step with the state: asks the handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Sets the title of a state; that of the state the button is in is laid out, else the normal one's.
    open func setTitle(_ title: String?, for state: State) {
        looks.hasTitles = true
        looks.titles[state.rawValue] = title
        looks.attributedTitles[state.rawValue] = nil
        showState()
    }

    /// Sets the title of a state; layout sees it in the font of its first character.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        looks.hasTitles = true
        looks.attributedTitles[state.rawValue] = title
        looks.titles[state.rawValue] = title?.string
        if let font = title?.firstFont { titleFont = font.font }
        showState()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        looks.images[state.rawValue] = image
        showState()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) { looks.titleColors[state.rawValue] = color }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        looks.shadowColors[state.rawValue] = color
    }

    /// Sets the image behind title and image; the button is at least as large.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        looks.backgroundImages[state.rawValue] = image
        showState()
    }

    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {}

    open func title(for state: State) -> String? { looks.titles[state.rawValue] ?? title }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        looks.attributedTitles[state.rawValue]
    }
    open func image(for state: State) -> UIImage? { looks.images[state.rawValue] ?? image }
    open func backgroundImage(for state: State) -> UIImage? {
        looks.backgroundImages[state.rawValue] ?? backgroundImage
    }
    open func titleColor(for state: State) -> UIColor? {
        looks.titleColors[state.rawValue] ?? looks.titleColors[State.normal.rawValue]
            ?? (buttonType == .custom ? .white : tintColor)
    }

    open var currentTitle: String? { title }
    open var currentAttributedTitle: NSAttributedString? {
        looks.attributedTitles[state.rawValue] ?? looks.attributedTitles[State.normal.rawValue]
    }
    open var currentImage: UIImage? { image }
    open var currentBackgroundImage: UIImage? { backgroundImage }
    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var currentTitleColor: UIColor! { titleColor(for: state) }

    /// The label through which the title's font is set.
    open var titleLabel: UILabel? {
        label.showTitle()
        return label
    }

    /// The label of a configuration's subtitle; without one there is none.
    open var subtitleLabel: UILabel? {
        guard let subtitle = configuration?.subtitle else { return nil }
        let label = UILabel()
        label.text = subtitle
        return label
    }

    open var imageView: UIImageView? {
        picture.image = image
        return picture
    }

    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        guard let insets = configuration?.contentInsets else { return bounds.inset(by: contentEdgeInsets) }
        return bounds.inset(by: insets.resolved(for: effectiveUserInterfaceLayoutDirection))
    }
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        contentArrangement.titleFrame(in: contentRect.inset(by: titleEdgeInsets))
    }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        contentArrangement.imageFrame(in: contentRect.inset(by: imageEdgeInsets))
    }

    private var contentArrangement: ButtonContentArrangement {
        ButtonContentArrangement(
            title: title?.isEmpty == false ? titleLabel?.intrinsicContentSize ?? .zero : .zero,
            image: image?.size ?? .zero, gap: configuration?.imagePadding ?? 0,
            placement: configuration?.imagePlacement ?? .leading,
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            isLeftToRight: effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    /// Lets layout see the title and the image of the state.
    private func showState() {
        func of<Value>(_ values: [UInt: Value]) -> Value? {
            values[state.rawValue] ?? values[State.normal.rawValue]
        }
        if looks.hasTitles, title != of(looks.titles) { title = of(looks.titles) }
        if !looks.images.isEmpty, image != of(looks.images) { image = of(looks.images) }
        if !looks.backgroundImages.isEmpty, backgroundImage != of(looks.backgroundImages) {
            backgroundImage = of(looks.backgroundImages)
        }
        if configurationUpdateHandler != nil { updateConfiguration() }
    }
}

extension UIButton {
    /// Shows the state, and brings the configuration in step with it.
    fileprivate func stateChanged() {
        showState()
        if configuration != nil, configurationUpdateHandler == nil { updateConfiguration() }
    }

    /// A button that takes its title and image from an action, and runs it.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        configure(with: configuration)
    }

    /// A button of a type that takes its title and image from an action, and runs it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let title = primaryAction?.title, !title.isEmpty { setTitle(title, for: .normal) }
        if let image = primaryAction?.image { setImage(image, for: .normal) }
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// A system button with an image, and a target whose method is called when the button is pressed.
    public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = self.init(frame: .zero)
        button.buttonType = .system
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    public static func systemButton(primaryAction: UIAction) -> Self {
        let button = self.init(frame: .zero)
        button.buttonType = .system
        button.setTitle(primaryAction.title, for: .normal)
        button.setImage(primaryAction.image, for: .normal)
        button.addAction(primaryAction, for: .primaryActionTriggered)
        return button
    }
}
