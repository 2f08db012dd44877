// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The place of one part of a collection, in points.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    open var indexPath = IndexPath(item: 0, section: 0)
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var zIndex = 0
    open var transform = CGAffineTransform.identity
    /// The kind of a header, footer or decoration; nil for a cell.
    open private(set) var representedElementKind: String?
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The transform in space, of which views keep the part in their plane.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = newValue.affine }
    }
    /// Whether its size is an estimate, which its cell may correct.
    var isEstimated = false

    public required override init() { super.init() }

    /// Makes attributes of the class that a layout has for them: of a cell, or of a supplementary view of a kind.
    static func made(
        for layout: UICollectionViewLayout, kind: String? = nil, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let type = type(of: layout).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = (type ?? UICollectionViewLayoutAttributes.self).init()
        attributes.indexPath = indexPath
        attributes.representedElementKind = kind
        if kind != nil { attributes.representedElementCategory = .supplementaryView }
        return attributes
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
        self.indexPath = indexPath
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        representedElementKind = decorationViewKind
        representedElementCategory = .decorationView
        self.indexPath = indexPath
    }

    /// Returns a copy of the same class; subclasses copy their own properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        (copy.indexPath, copy.frame, copy.alpha, copy.isHidden) = (indexPath, frame, alpha, isHidden)
        (copy.zIndex, copy.transform) = (zIndex, transform)
        copy.representedElementKind = representedElementKind
        copy.representedElementCategory = representedElementCategory
        return copy
    }

    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
}
