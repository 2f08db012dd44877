// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items, by sizes that are shares of their containers, points or estimates.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public typealias SectionProvider = UICollectionViewCompositionalLayoutSectionProvider

    private let provider: SectionProvider
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private var order: [UICollectionViewLayoutAttributes] = []
    private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var contentSize = CGSize.zero

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }
    public convenience init(sectionProvider: @escaping SectionProvider) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// A list of rows.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    open override func prepare() {
        super.prepare()
        (order, cells, contentSize) = ([], [:], .zero)
        guard let collectionView else { return }
        let environment = CollectionLayoutEnvironment(of: collectionView)
        let isVertical = configuration.scrollDirection == .vertical
        var place: CGFloat = 0
        for index in 0..<collectionView.numberOfSections {
            guard let section = provider(index, environment) else { continue }
            if index > 0 { place += configuration.interSectionSpacing }
            var placer = CompositionalSectionPlacer(
                section, index: index, in: collectionView, isVertical: isVertical, start: place)
            placer.run()
            order += placer.attributes
            place = placer.end
        }
        let size = collectionView.bounds.size
        contentSize =
            isVertical ? CGSize(width: size.width, height: place) : CGSize(width: place, height: size.height)
        if collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for attributes in order {
                attributes.frame.origin.x = contentSize.width - attributes.frame.maxX
            }
        }
        for attributes in order where attributes.representedElementKind == nil {
            cells[attributes.indexPath] = attributes
        }
    }

    override var asksForPreferences: Bool { false }

    open override var collectionViewContentSize: CGSize { contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        order.filter { $0.frame.overlaps(rect) }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cells[indexPath]
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        order.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }
}

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// In points.
    open var interSectionSpacing: CGFloat = 0
    /// Kept; only the headers and footers of sections are placed.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.automatic

    public override init() { super.init() }
}

/// A collection as what its sections are laid out in.
final class CollectionLayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    let contentInsets = NSDirectionalEdgeInsets.zero

    init(size: CGSize, traits: UITraitCollection) {
        contentSize = size
        traitCollection = traits
    }

    convenience init(of collectionView: UICollectionView) {
        self.init(size: collectionView.bounds.size, traits: collectionView.traitCollection)
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
}
