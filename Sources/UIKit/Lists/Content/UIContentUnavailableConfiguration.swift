// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import Findings
import TextMetrics

/// What is shown in place of content: an image, texts and buttons in a column.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public enum Alignment: Int, Sendable { case center, natural }

    public struct ImageProperties {
        public var tintColor: UIColor? = .secondaryLabel
        public var maximumSize = CGSize.zero
        public var cornerRadius: CGFloat = 0
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
    }

    @preconcurrency @MainActor
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var textProperties = TextProperties(
        font: .preferredFont(forTextStyle: .title2), color: .label)
    public var secondaryText: String?
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    public var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var background = UIBackgroundConfiguration.clear()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
    /// In points.
    public var imageToTextPadding: CGFloat = 8
    public var textToSecondaryTextPadding: CGFloat = 8
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    var isLoading = false

    public static func empty() -> Self { Self() }
    public static func loading() -> Self {
        var configuration = Self()
        configuration.text = "Loading…"
        configuration.isLoading = true
        return configuration
    }
    public static func search() -> Self {
        var configuration = Self()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The state of content for its configuration.
public struct UIContentUnavailableConfigurationState {
    public var traitCollection: UITraitCollection
    public var searchText: String?
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Shows a configuration in the middle of itself.
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let column = UIStackView()
    open var scrollEnabled = false

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        column.axis = .vertical
        column.alignment = .center
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
            column.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
            column.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        ])
        show()
    }

    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
    }

    /// One of another type is ignored, where UIKit raises an exception.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIContentUnavailableConfiguration else { return }
            shown = configuration
            show()
        }
    }

    private func show() {
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        directionalLayoutMargins = shown.directionalLayoutMargins
        if shown.isLoading {
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            add(wheel, before: shown.imageToTextPadding)
        } else if let image = shown.image {
            add(UIImageView(image: image), before: shown.imageToTextPadding)
        }
        if let text = shown.text {
            add(label(text, shown.textProperties), before: shown.textToSecondaryTextPadding)
        }
        if let text = shown.secondaryText {
            add(label(text, shown.secondaryTextProperties), before: shown.textToButtonPadding)
        }
        add(button(shown.button, shown.buttonProperties), before: shown.buttonToSecondaryButtonPadding)
        add(button(shown.secondaryButton, shown.secondaryButtonProperties), before: 0)
    }

    private func add(_ view: UIView?, before padding: CGFloat) {
        guard let view else { return }
        column.addArrangedSubview(view)
        column.setCustomSpacing(padding, after: view)
    }

    private func label(
        _ text: String, _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.textColor) = (text, properties.font, properties.color)
        (label.numberOfLines, label.lineBreakMode) = (properties.numberOfLines, properties.lineBreakMode)
        label.textAlignment = shown.alignment == .center ? .center : .natural
        return label
    }

    /// Nil for a button without a title and an image.
    private func button(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        let title = configuration.title ?? properties.primaryAction?.title
        guard title?.isEmpty == false || configuration.image != nil else { return nil }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        return button
    }
}
