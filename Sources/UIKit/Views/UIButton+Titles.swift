import Engine
import Foundation

extension Button {
    public typealias Configuration = ButtonConfiguration

    /// A button that takes its title and image from an action, and runs it.
    public convenience init(configuration: Configuration? = nil, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        if let title = primaryAction?.title, !title.isEmpty { self.title = title }
        if let image = primaryAction?.image { self.image = image }
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Sets the title; layout sees the normal state's.
    public func setTitle(_ title: String?, for state: State) {
        if state == .normal { self.title = title }
    }

    /// Sets the title; layout sees the normal state's, in the font of its first character.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        guard state == .normal else { return }
        self.title = title?.string
        if let font = title?.firstFont { titleFont = font }
    }

    /// Sets the image; layout sees the normal state's.
    public func setImage(_ image: UIImage?, for state: State) {
        if state == .normal { self.image = image }
    }

    /// Takes no part in layout.
    public func setTitleColor(_ color: UIColor?, for state: State) {}

    /// Takes no part in layout.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {}

    /// Moves the title without changing the button's size, so that layout doesn't see it.
    public var titleEdgeInsets: UIEdgeInsets {
        get { stored("titleEdgeInsets", or: .zero) }
        set { store(newValue, as: "titleEdgeInsets") }
    }

    /// Moves the image without changing the button's size, so that layout doesn't see it.
    public var imageEdgeInsets: UIEdgeInsets {
        get { stored("imageEdgeInsets", or: .zero) }
        set { store(newValue, as: "imageEdgeInsets") }
    }

    public func title(for state: State) -> String? { title }
    public func image(for state: State) -> UIImage? { image }

    public var currentTitle: String? { title }
    public var currentImage: UIImage? { image }

    /// The label through which the title's font is set.
    public var titleLabel: UILabel? { made("titleLabel") { ButtonTitleLabel(of: self) } }
}

/// Hands the font that it is given on to its button.
private final class ButtonTitleLabel: Label {
    private weak var button: Button?

    init(of button: Button) {
        super.init(frame: .zero)
        text = button.title
        font = button.effectiveTitleFont
        self.button = button
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var font: Font! {
        didSet { button?.titleFont = font }
    }
}

extension ButtonConfiguration {
    public static func plain() -> Self { Self() }
    public static func tinted() -> Self { Self() }
    public static func gray() -> Self { Self() }
    public static func filled() -> Self { Self() }
    public static func bordered() -> Self { Self() }
    public static func borderedProminent() -> Self { Self() }
}
