// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A view that a collection gets from its data source: a cell, a header or a footer.
open class UICollectionReusableView: UIView {
    /// The identifier it was registered with; nil if it wasn't dequeued.
    open internal(set) var reuseIdentifier: String?

    /// Called before it is used again.
    open func prepareForReuse() {}
    /// Called before it is placed according to a layout's attributes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Called before and after another layout places it.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Returns the attributes that it prefers; by default those given.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection, whose content view it fills.
open class UICollectionViewCell: UICollectionReusableView, ContentViewOwner {
    var content = UIView()
    /// The superview of the cell's content, or the view of its configuration.
    open var contentView: UIView { content }
    open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
    open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The cell's state for configurations.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
    /// Called before a layout after the state changed; subclasses update their configuration.
    open func updateConfiguration(using state: UICellConfigurationState) {}

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
    open var selectedBackgroundView: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        declaredClassName = "UICollectionViewCell"
        content = makeContentView()
        addSubview(content)
    }

    func makeContentView() -> UIView {
        let made = UIView(frame: bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return made
    }

    /// As large as the content view's constraints make it.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return contentView.systemLayoutSizeFitting(targetSize)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// Returns the given size, or if that is an estimate, the size that the content view's constraints determine.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard layoutAttributes.isEstimated else { return layoutAttributes }
        updateConfigurationIfNeeded()
        layoutAttributes.size = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return layoutAttributes
    }
}

extension UINib {
    /// Makes the first object outside views, with a frame; nil if it is of another class.
    func instantiateFirst<Reusable: UICollectionReusableView>(with frame: CGRect) -> Reusable? {
        let view = instantiate(withOwner: nil).first as? Reusable
        view?.frame = frame
        return view
    }
}
