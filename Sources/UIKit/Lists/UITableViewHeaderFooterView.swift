// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Has a header's initializer before any stored property: tables find it there for the classes registered with them.
open class TableHeaderFooterBase: View {
    public init(reuseIdentifier: String?) { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28)) }

    /// A header made by the class's `init(reuseIdentifier:)`.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A header or footer of a table's section.
open class UITableViewHeaderFooterView: TableHeaderFooterBase, ContentViewOwner {
    var givenReuseIdentifier: String?
    open var reuseIdentifier: String? { givenReuseIdentifier }
    var content = UIView() { didSet { shownLabel = nil } }
    /// The superview of the header's content, or the view of its configuration.
    open var contentView: UIView { content }
    /// The title's label; nil until it is asked for.
    private var shownLabel: UILabel?
    private var label: UILabel {
        if let shownLabel { return shownLabel }
        let made = makeLabel()
        shownLabel = made
        return made
    }

    public override init(reuseIdentifier: String?) {
        givenReuseIdentifier = reuseIdentifier
        super.init(reuseIdentifier: reuseIdentifier)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        givenReuseIdentifier = nil
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        content = makeContentView()
        addSubview(content)
    }

    func makeContentView() -> UIView {
        let made = UIView(frame: bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
        return made
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        return label
    }

    open var textLabel: UILabel? { label }
    /// Nil: only the title is shown.
    open var detailTextLabel: UILabel? { nil }
    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }
    /// Called before a layout after the state changed; subclasses update their configuration.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
    }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(backgroundView, at: 0)
        }
    }

    /// Called before it is used for another section.
    open func prepareForReuse() {}

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
