// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Items in lines, as many in each as fit; the lines one after another, each as thick as its thickest item.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Stands for an estimate, by which each cell has the size that its constraints make.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false
    /// What section insets are measured from; always the content here.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }
    open var sectionInsetReference = SectionInsetReference.fromContentInset

    private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var edges: [UICollectionViewLayoutAttributes] = []
    private var order: [UICollectionViewLayoutAttributes] = []
    /// Along the direction of scrolling, in points.
    private var length: CGFloat = 0

    private var isVertical: Bool { scrollDirection == .vertical }
    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    open override func prepare() {
        super.prepare()
        (cells, edges, order, length) = ([:], [], [], 0)
        guard let collectionView else { return }
        for section in 0..<collectionView.numberOfSections {
            let header = flowDelegate?.collectionView(
                collectionView, layout: self, referenceSizeForHeaderInSection: section)
            addEdge(
                UICollectionView.elementKindSectionHeader, of: section, size: header ?? headerReferenceSize)
            addLines(of: section, in: collectionView)
            let footer = flowDelegate?.collectionView(
                collectionView, layout: self, referenceSizeForFooterInSection: section)
            addEdge(
                UICollectionView.elementKindSectionFooter, of: section, size: footer ?? footerReferenceSize)
        }
    }

    private func addEdge(_ kind: String, of section: Int, size: CGSize) {
        let thickness = isVertical ? size.height : size.width
        guard let collectionView else { return }
        let attributes = UICollectionViewLayoutAttributes.made(
            for: self, kind: kind, at: IndexPath(item: 0, section: section))
        attributes.frame =
            isVertical
            ? CGRect(x: 0, y: length, width: collectionView.bounds.width, height: thickness)
            : CGRect(x: length, y: 0, width: thickness, height: collectionView.bounds.height)
        // Without a size there is no view, but the attributes can be asked for.
        if thickness <= 0 { attributes.size = .zero }
        edges.append(attributes)
        guard thickness > 0 else { return }
        length += thickness
        order.append(attributes)
    }

    private func addLines(of section: Int, in collectionView: UICollectionView) {
        let delegate = flowDelegate
        let inset =
            delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
        let lineSpacing =
            delegate?.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        let itemSpacing =
            delegate?.collectionView(
                collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        length += isVertical ? inset.top : inset.left
        let across =
            isVertical
            ? collectionView.bounds.width - inset.left - inset.right
            : collectionView.bounds.height - inset.top - inset.bottom
        let sizes = (0..<collectionView.numberOfItems(inSection: section)).map {
            size(of: IndexPath(item: $0, section: section), in: collectionView)
        }
        var first = 0
        while first < sizes.count {
            let last = endOfLine(from: first, in: sizes, across: across, spacing: itemSpacing)
            if first > 0 { length += lineSpacing }
            addLine(
                first..<last, of: sizes, section: section, start: isVertical ? inset.left : inset.top,
                across: across, spacing: itemSpacing, isLast: last == sizes.count)
            first = last
        }
        length += isVertical ? inset.bottom : inset.right
    }

    private func size(of path: IndexPath, in collectionView: UICollectionView) -> CGSize {
        if let size = flowDelegate?.collectionView(collectionView, layout: self, sizeForItemAt: path) {
            return size
        }
        guard estimatedItemSize != .zero else { return itemSize }
        let attributes = UICollectionViewLayoutAttributes.made(for: self, at: path)
        attributes.size = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
        attributes.isEstimated = true
        return collectionView.cell(at: path)?.preferredLayoutAttributesFitting(attributes).size
            ?? attributes.size
    }

    private func extent(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func thickness(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    private func endOfLine(from first: Int, in sizes: [CGSize], across: CGFloat, spacing: CGFloat) -> Int {
        var taken = extent(sizes[first])
        var next = first + 1
        while next < sizes.count, taken + spacing + extent(sizes[next]) <= across {
            taken += spacing + extent(sizes[next])
            next += 1
        }
        return next
    }

    /// Places the items of a line: spread over its whole length, but in the last line at the distance of those before; a
    /// single item stands in the middle, in the last line at the start.
    private func addLine(
        _ items: Range<Int>, of sizes: [CGSize], section: Int, start: CGFloat, across: CGFloat,
        spacing: CGFloat, isLast: Bool
    ) {
        let used = items.reduce(0) { $0 + extent(sizes[$1]) }
        let thickest = items.map { thickness(sizes[$0]) }.max() ?? 0
        let spread = items.count > 1 ? (across - used) / CGFloat(items.count - 1) : spacing
        var place = start
        if items.count == 1, !isLast { place += (across - used) / 2 }
        let isShort =
            isLast && used + spacing * CGFloat(items.count) + extent(sizes[items.lowerBound]) <= across
        let gap = isShort ? spacing : spread
        for item in items {
            let attributes = UICollectionViewLayoutAttributes.made(
                for: self, at: IndexPath(item: item, section: section))
            let size = sizes[item]
            let shift = (thickest - thickness(size)) / 2
            let origin =
                isVertical ? CGPoint(x: place, y: length + shift) : CGPoint(x: length + shift, y: place)
            attributes.frame = CGRect(origin: origin, size: size)
            cells[attributes.indexPath] = attributes
            order.append(attributes)
            place += extent(size) + gap
        }
        length += thickest
    }

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    override var asksForPreferences: Bool { false }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size }

    open override var collectionViewContentSize: CGSize {
        let bounds = collectionView?.bounds.size ?? .zero
        return isVertical
            ? CGSize(width: bounds.width, height: length) : CGSize(width: length, height: bounds.height)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        order.filter { $0.frame.overlaps(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cells[indexPath]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        edges.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }
}
