// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Shows the image and the texts of a list's row.
open class UIListContentView: UIView, UIContentView {
    public let imageView = UIImageView()
    public let textLabel = UILabel()
    public let secondaryTextLabel = UILabel()
    private let texts = UIStackView()
    private let row = UIStackView()
    private var shown: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        addViews()
    }

    public required init?(coder: NSCoder) {
        shown = UIListContentConfiguration()
        super.init(coder: coder)
        addViews()
    }

    /// What it shows; one of another kind is ignored, where UIKit raises an exception.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIListContentConfiguration else { return }
            shown = configuration
            show()
        }
    }

    private func addViews() {
        for view in [textLabel, secondaryTextLabel] { texts.addArrangedSubview(view) }
        for view in [imageView, texts] { row.addArrangedSubview(view) }
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        imageView.setContentHuggingPriority(.required, for: .horizontal)
        addSubview(row)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        show()
    }

    private func show() {
        let isRow = shown.prefersSideBySideTextAndSecondaryText
        texts.axis = isRow ? .horizontal : .vertical
        texts.alignment = isRow ? .firstBaseline : .fill
        texts.spacing =
            isRow ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
        row.spacing = shown.imageToTextPadding
        directionalLayoutMargins = shown.directionalLayoutMargins
        imageView.image = shown.image
        imageView.isHidden = shown.image == nil
        show(shown.text, shown.textProperties, in: textLabel)
        show(shown.secondaryText, shown.secondaryTextProperties, in: secondaryTextLabel)
        let hugging: UILayoutPriority = isRow ? .required : .defaultLow
        secondaryTextLabel.setContentHuggingPriority(hugging, for: .horizontal)
    }

    private func show(
        _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        label.text = text
        label.isHidden = text == nil
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.textAlignment = properties.alignment
        label.lineBreakMode = properties.lineBreakMode
    }
}

extension UIView {
    /// Shows a configuration in a content view, in place of the one shown before.
    @MainActor
    func show(_ configuration: (any UIContentConfiguration)?, instead old: UIView?) -> UIView? {
        guard let configuration else {
            old?.removeFromSuperview()
            return nil
        }
        if let old, let content = old as? any UIContentView,
            type(of: content.configuration) == type(of: configuration)
        {
            content.configuration = configuration
            return old
        }
        old?.removeFromSuperview()
        let made: UIView = configuration.makeContentView()
        made.frame = bounds
        made.translatesAutoresizingMaskIntoConstraints = false
        addSubview(made)
        NSLayoutConstraint.activate([
            made.leadingAnchor.constraint(equalTo: leadingAnchor),
            made.trailingAnchor.constraint(equalTo: trailingAnchor),
            made.topAnchor.constraint(equalTo: topAnchor),
            made.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        return made
    }
}

extension UITableViewCell {
    /// What is shown in its content view; nil for what the style has.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { (stored("contentView", or: nil as UIView?) as? any UIContentView)?.configuration }
        set {
            let old = stored("contentView", or: nil as UIView?)
            store(contentView.show(newValue, instead: old), as: "contentView")
        }
    }
    /// A configuration to begin with, for the style of the cell.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 ? .valueCell() : .cell()
    }
}

extension UICollectionViewCell {
    /// What is shown in its content view.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { (stored("contentView", or: nil as UIView?) as? any UIContentView)?.configuration }
        set {
            let old = stored("contentView", or: nil as UIView?)
            store(contentView.show(newValue, instead: old), as: "contentView")
        }
    }
}

/// A collection's row with a list's content.
open class UICollectionViewListCell: UICollectionViewCell {
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
