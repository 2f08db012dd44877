// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A row of a list in a collection; its accessories narrow the content.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] {
        didSet {
            for old in oldValue { old.customView?.removeFromSuperview() }
            for accessory in accessories { accessory.customView.map(addSubview) }
            setNeedsLayout()
        }
    }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var indentsAccessories = true
    /// The separator's extent; the content's leading edge by default.
    open private(set) lazy var separatorLayoutGuide = makeSeparatorGuide()

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    private func makeSeparatorGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)
        leading.priority = .defaultLow
        NSLayoutConstraint.activate([
            leading, guide.trailingAnchor.constraint(equalTo: trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 1),
        ])
        return guide
    }

    /// How much the accessories and the indentation take at each side, in points.
    private var taken: (leading: CGFloat, trailing: CGFloat) {
        func width(_ placement: UICellAccessory.Placement.Side) -> CGFloat {
            accessories.filter { $0.side == placement }.map(\.width).reduce(0, +)
        }
        return (width(.leading) + CGFloat(indentationLevel) * indentationWidth, width(.trailing))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (leading, trailing) = taken
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        contentView.frame = CGRect(
            x: isLeftToRight ? leading : trailing, y: 0, width: max(0, bounds.width - leading - trailing),
            height: bounds.height)
        var (first, last) = (CGFloat(16), bounds.width - 16)
        for accessory in accessories {
            guard let view = accessory.customView else { continue }
            var size = view.intrinsicContentSize
            if size.width <= 0 { size = view.bounds.size }
            let x: CGFloat
            if accessory.side == .leading {
                x = first
                first += size.width + 8
            } else {
                last -= size.width
                x = last
                last -= 8
            }
            view.frame = CGRect(
                x: isLeftToRight ? x : bounds.width - x - size.width, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
        }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let (leading, trailing) = taken
        var size = super.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - leading - trailing), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        size.width += leading + trailing
        size.height = max(size.height, minimumHeight)
        return size
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let isEstimated = layoutAttributes.isEstimated
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        if isEstimated { preferred.size.height = max(preferred.size.height, minimumHeight) }
        return preferred
    }

    /// A row of ready-made content isn't lower than a standard one.
    private var minimumHeight: CGFloat {
        (contentConfiguration as? UIListContentConfiguration)?.minimumHeight ?? 0
    }
}
