// Source as apps have it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// The content of the card, bound to the main actor like everything in the module.
public final class CardModel {
    public var title: String
    public init(title: String) { self.title = title }
}

/// A view as apps of today write them: it overrides what UIKit lets it, and touches what is bound to the main actor.
public final class IsolatedCard: UIView {
    public let titleLabel = UILabel()
    public let model: CardModel
    public private(set) var layoutCount = 0

    public init(model: CardModel) {
        self.model = model
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        model = CardModel(title: "")
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.text = model.title
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        ])
    }

    public override var intrinsicContentSize: CGSize {
        let title = titleLabel.intrinsicContentSize
        return CGSize(width: title.width + 16, height: title.height + 16)
    }

    public override var isHidden: Bool { didSet { model.title += isHidden ? " (hidden)" : "" } }

    public override func layoutSubviews() {
        super.layoutSubviews()
        layoutCount += 1
    }
}

/// A view with an initializer of its own without parameters.
public final class IsolatedBadge: UIView {
    public let model = CardModel(title: "badge")

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        accessibilityIdentifier = model.title
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }
}

/// A view controller that records its notifications.
public final class IsolatedController: UIViewController {
    public let card = IsolatedCard(model: CardModel(title: "Title"))
    private var observation: (any NSObjectProtocol)?

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.frame.origin = CGPoint(x: 10, y: 100)
        UIView.animate(withDuration: 0.2) { self.card.alpha = 0.5 }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame.size = card.intrinsicContentSize
    }
}
