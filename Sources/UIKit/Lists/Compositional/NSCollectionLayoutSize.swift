// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A length of a compositional layout: in points, or a share of the container's width or height.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
    public let dimension: CGFloat
    public let isFractionalWidth: Bool
    public let isFractionalHeight: Bool
    /// Whether the cells correct it.
    public let isEstimated: Bool
    public var isAbsolute: Bool { !isFractionalWidth && !isFractionalHeight && !isEstimated }

    private init(
        _ dimension: CGFloat, isFractionalWidth: Bool = false, isFractionalHeight: Bool = false,
        isEstimated: Bool = false
    ) {
        self.dimension = dimension
        self.isFractionalWidth = isFractionalWidth
        self.isFractionalHeight = isFractionalHeight
        self.isEstimated = isEstimated
    }

    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        Self(fractionalWidth, isFractionalWidth: true)
    }
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(fractionalHeight, isFractionalHeight: true)
    }
    public static func absolute(_ absoluteDimension: CGFloat) -> Self { Self(absoluteDimension) }
    public static func estimated(_ estimatedDimension: CGFloat) -> Self {
        Self(estimatedDimension, isEstimated: true)
    }

    /// In points, in a container of a size.
    func length(in container: CGSize) -> CGFloat {
        if isFractionalWidth { return dimension * container.width }
        return isFractionalHeight ? dimension * container.height : dimension
    }
}

/// A size of a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        widthDimension = width
        heightDimension = height
    }

    /// In points, in a container of a size.
    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}

/// A distance of a compositional layout: as given, or at least that.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    public let isFlexible: Bool
    public var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
    public static func flexible(_ flexibleSpacing: CGFloat) -> Self {
        Self(flexibleSpacing, isFlexible: true)
    }
}
