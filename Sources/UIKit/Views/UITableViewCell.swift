import Engine
import Foundation

/// A row of a table, whose content view it fills.
open class UITableViewCell: View {
    /// UIKit's ready-made cells; layout sees an empty content view in each.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

    open override var className: String { "UITableViewCell" }

    public let reuseIdentifier: String?
    /// What holds the cell's views.
    public let contentView = UIView()

    /// A cell as wide as its screen and 44 points tall, as UIKit makes one before its table sizes it.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addContentView()
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 11, leading: 16, bottom: 11, trailing: 16)
        addSubview(contentView)
    }

    /// Before the cell shows another row.
    open func prepareForReuse() {}

    /// As tall as the content view's constraints make it at a width.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        contentView.systemLayoutSizeFitting(targetSize)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

/// An item of a collection, whose content view it fills.
open class UICollectionViewCell: View {
    open override var className: String { "UICollectionViewCell" }

    /// What holds the cell's views.
    public let contentView = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Before the cell shows another item.
    open func prepareForReuse() {}
}
