// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Shows the image and the texts of a list's row.
open class UIListContentView: UIView, UIContentView {
    public let imageView = UIImageView()
    public let textLabel = UILabel()
    public let secondaryTextLabel = UILabel()
    /// The rectangles of the texts and the image, nil if there are none.
    open var textLayoutGuide: UILayoutGuide? { shown.text == nil ? nil : guide(around: textLabel) }
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        shown.secondaryText == nil ? nil : guide(around: secondaryTextLabel)
    }
    open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guide(around: imageView) }
    private var guidesByView: [ObjectIdentifier: UILayoutGuide] = [:]
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

    private func guide(around view: UIView) -> UILayoutGuide {
        if let guide = guidesByView[ObjectIdentifier(view)] { return guide }
        let guide = UILayoutGuide()
        guidesByView[ObjectIdentifier(view)] = guide
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        return guide
    }

    private func addViews() {
        for view in [textLabel, secondaryTextLabel] { texts.addArrangedSubview(view) }
        for view in [imageView, texts] { row.addArrangedSubview(view) }
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        imageView.setContentHuggingPriority(.required, for: .horizontal)
        addSubview(row)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate(row.constraints(fillingOut: margins))
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
        show(shown.text, shown.attributedText, shown.textProperties, in: textLabel)
        show(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
            in: secondaryTextLabel)
        let hugging: UILayoutPriority = isRow ? .required : .defaultLow
        secondaryTextLabel.setContentHuggingPriority(hugging, for: .horizontal)
    }

    private func show(
        _ text: String?, _ attributedText: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        label.text = properties.transformed(text)
        label.isHidden = text == nil
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.textAlignment = properties.alignment
        label.lineBreakMode = properties.lineBreakMode
        if let attributedText { label.attributedText = attributedText }
    }
}

extension UIView {
    /// Constraints that fill margins out; they give way in a view that is smaller than its margins.
    func constraints(fillingOut margins: UILayoutGuide) -> [NSLayoutConstraint] {
        let ends = [
            trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ]
        for end in ends { end.priority = UILayoutPriority(999) }
        return ends + [
            leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            topAnchor.constraint(equalTo: margins.topAnchor),
        ]
    }

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
