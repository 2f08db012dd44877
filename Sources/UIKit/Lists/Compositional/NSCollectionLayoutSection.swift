// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Groups one after another, with a header and a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// Around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// In points.
    open var interGroupSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether groups go on beyond the edge instead of below each other.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var supplementariesFollowContentInsets = true
    open var contentInsetsReference = UIContentInsetsReference.automatic
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var visibleItemsInvalidationHandler:
        (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// Rows as wide as the section, as tall as their cells.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        if configuration.appearance == .insetGrouped {
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        }
        let edge = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            )
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom))
        }
        return section
    }
}

/// How groups scroll across, with UIKit's raw values.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
}

/// The container and traits that a section is laid out for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The container of a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
}

/// How a list looks; rows are laid out, separators aren't drawn.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none, supplementary }

    public let appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerTopPadding: CGFloat?
    public var separatorConfiguration: UIListSeparatorConfiguration
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}
