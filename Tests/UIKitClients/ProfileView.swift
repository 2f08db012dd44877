// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source in the style of iOS apps: anchors, private subclasses, lazy properties and closures. Nothing is specific to
// Linux.
import UIKit

public protocol ProfileViewDelegate: AnyObject {
    func profileViewDidTapFollow(_ view: ProfileView)
}

public final class ProfileView: UIView {
    public struct Model {
        public var name: String
        public var biography: String?

        public init(name: String, biography: String? = nil) {
            self.name = name
            self.biography = biography
        }
    }

    private enum Metrics {
        static let spacing: CGFloat = 12
        static let avatar = CGSize(width: 64, height: 64)
    }

    public weak var delegate: ProfileViewDelegate?

    public var onFollow: (() -> Void)?

    public let avatar: UIImageView = {
        let view = UIImageView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.contentMode = .scaleAspectFill
        view.layer.cornerRadius = Metrics.avatar.width / 2
        view.clipsToBounds = true
        view.backgroundColor = .systemGray5
        view.accessibilityIdentifier = "avatar"
        return view
    }()

    public private(set) lazy var nameLabel: UILabel = makeLabel(font: .preferredFont(forTextStyle: .headline))

    public private(set) lazy var biographyLabel: UILabel = {
        let label = makeLabel(font: .systemFont(ofSize: 15, weight: .regular))
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        return label
    }()

    public lazy var followButton: UIButton = {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle(NSLocalizedString("Follow", comment: ""), for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self = self else { return }
                self.onFollow?()
                self.delegate?.profileViewDidTapFollow(self)
            }, for: .touchUpInside)
        return button
    }()

    private let separator = SeparatorView()
    public let textColumn = UILayoutGuide()

    private var expandedConstraints: [NSLayoutConstraint] = []
    private var collapsedConstraints: [NSLayoutConstraint] = []

    public var isExpanded: Bool = false {
        didSet {
            guard isExpanded != oldValue else { return }
            NSLayoutConstraint.deactivate(isExpanded ? collapsedConstraints : expandedConstraints)
            NSLayoutConstraint.activate(isExpanded ? expandedConstraints : collapsedConstraints)
            UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
        }
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public convenience init(model: Model) {
        self.init(frame: .zero)
        update(with: model)
    }

    public func update(with model: Model) {
        nameLabel.text = model.name
        biographyLabel.text = model.biography
        biographyLabel.isHidden = model.biography?.isEmpty ?? true
    }

    private func makeLabel(font: UIFont) -> UILabel {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = font
        label.textAlignment = .natural
        label.lineBreakMode = .byTruncatingTail
        return label
    }

    private func setUp() {
        backgroundColor = .systemBackground
        directionalLayoutMargins = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
        insetsLayoutMarginsFromSafeArea = false
        [avatar, nameLabel, biographyLabel, followButton, separator].forEach(addSubview)
        textColumn.identifier = "textColumn"
        addLayoutGuide(textColumn)

        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            avatar.topAnchor.constraint(equalTo: margins.topAnchor),
            avatar.widthAnchor.constraint(equalToConstant: Metrics.avatar.width),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),

            textColumn.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: Metrics.spacing),
            textColumn.trailingAnchor.constraint(equalTo: followButton.leadingAnchor, constant: -8),
            textColumn.topAnchor.constraint(equalTo: avatar.topAnchor),
            textColumn.bottomAnchor.constraint(equalTo: avatar.bottomAnchor),

            nameLabel.leadingAnchor.constraint(equalTo: textColumn.leadingAnchor),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: textColumn.trailingAnchor),
            nameLabel.centerYAnchor.constraint(equalTo: textColumn.centerYAnchor),

            followButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            followButton.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),

            biographyLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            biographyLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            biographyLabel.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: Metrics.spacing),

            separator.leadingAnchor.constraint(equalTo: leadingAnchor),
            separator.trailingAnchor.constraint(equalTo: trailingAnchor),
            separator.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        expandedConstraints = [
            separator.topAnchor.constraint(equalTo: biographyLabel.bottomAnchor, constant: 16)
        ]
        collapsedConstraints = [separator.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 16)]
        NSLayoutConstraint.activate(collapsedConstraints)
    }
}

private final class SeparatorView: UIView {
    convenience init() {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .separator
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 1 / UIScreen.main.scale)
    }
}
