// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

import UIKit

// A screen of sections over a compositional layout and a diffable data source, as in app stores and galleries.

public struct Product: Hashable {
    public let id = UUID()
    public var name: String
    public var price: Decimal
    public init(name: String, price: Decimal) { (self.name, self.price) = (name, price) }
}

public final class CatalogueController: UIViewController, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
{
    public enum Section: Int, CaseIterable, CustomStringConvertible {
        case featured, grid, list
        public var description: String { ["Featured", "All", "More"][rawValue] }
    }

    public typealias DataSource = UICollectionViewDiffableDataSource<Section, Product>
    public typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Product>

    public private(set) var collectionView: UICollectionView!
    public private(set) lazy var dataSource = makeDataSource()
    public private(set) var selected: [Product] = []
    public private(set) var shown: [IndexPath] = []

    private enum Metrics {
        static let inset: CGFloat = 16
        static let headerHeight: CGFloat = 30
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Catalogue"
        navigationItem.largeTitleDisplayMode = .always
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.contentInsetAdjustmentBehavior = .automatic
        collectionView.delegate = self
        collectionView.prefetchDataSource = self
        view.addSubview(collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        configuration.scrollDirection = .vertical
        return UICollectionViewCompositionalLayout(
            sectionProvider: { [weak self] index, environment in
                guard let section = Section(rawValue: index) else { return nil }
                return self?.layoutSection(for: section, environment: environment)
            }, configuration: configuration)
    }

    private func layoutSection(
        for section: Section, environment: NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let result: NSCollectionLayoutSection
        switch section {
        case .featured:
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(180)),
                subitems: [item])
            result = NSCollectionLayoutSection(group: group)
            result.orthogonalScrollingBehavior = .groupPagingCentered
            result.interGroupSpacing = 10
        case .grid:
            let columns = environment.traitCollection.horizontalSizeClass == .regular ? 4 : 2
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)))
            let group: NSCollectionLayoutGroup
            if #available(iOS 16.0, *) {
                group = .horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
                    repeatingSubitem: item, count: columns)
            } else {
                group = .horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
                    subitem: item, count: columns)
            }
            group.interItemSpacing = .fixed(12)
            result = NSCollectionLayoutSection(group: group)
            result.interGroupSpacing = 12
            result.contentInsets = NSDirectionalEdgeInsets(
                top: 0, leading: Metrics.inset, bottom: 0, trailing: Metrics.inset)
        case .list:
            var list = UICollectionLayoutListConfiguration(appearance: .plain)
            list.showsSeparators = true
            list.backgroundColor = .clear
            list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
                let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    self?.delete(at: path)
                    done(true)
                }
                return UISwipeActionsConfiguration(actions: [delete])
            }
            result = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        }
        if section != .list {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(Metrics.headerHeight)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = true
            header.zIndex = 2
            result.boundarySupplementaryItems = [header]
        }
        result.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
            self?.shown = items.map(\.indexPath)
        }
        return result
    }

    private func makeDataSource() -> DataSource {
        let card = UICollectionView.CellRegistration<ProductCell, Product> { cell, _, product in
            cell.nameLabel.text = product.name
            cell.priceLabel.text = "\(product.price) €"
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Product> { cell, _, product in
            var content = cell.defaultContentConfiguration()
            content.text = product.name
            content.secondaryText = "\(product.price) €"
            content.prefersSideBySideTextAndSecondaryText = true
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .checkmark(displayed: .whenEditing)]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = Section(rawValue: path.section)?.description
            view.contentConfiguration = content
        }
        let source = DataSource(collectionView: collectionView) { collectionView, path, product in
            switch Section(rawValue: path.section) {
            case .list: collectionView.dequeueConfiguredReusableCell(using: row, for: path, item: product)
            default: collectionView.dequeueConfiguredReusableCell(using: card, for: path, item: product)
            }
        }
        source.supplementaryViewProvider = { collectionView, _, path in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        return source
    }

    public func apply(_ products: [Section: [Product]], animated: Bool = false) {
        var snapshot = Snapshot()
        for section in Section.allCases where products[section] != nil {
            snapshot.appendSections([section])
            snapshot.appendItems(products[section, default: []], toSection: section)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func delete(at path: IndexPath) {
        guard let product = dataSource.itemIdentifier(for: path) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([product])
        dataSource.apply(snapshot)
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let product = dataSource.itemIdentifier(for: indexPath) else { return }
        selected.append(product)
        collectionView.deselectItem(at: indexPath, animated: true)
    }

    public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { _ in
            UIMenu(
                title: "",
                children: [
                    UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                    UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in
                        self?.delete(at: indexPath)
                    },
                ])
        }
    }
}

public final class ProductCell: UICollectionViewCell {
    public let nameLabel = UILabel()
    public let priceLabel = UILabel()
    private let imageView = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 12
        contentView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        nameLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 17, weight: .medium))
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 2
        priceLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        priceLabel.textColor = .secondaryLabel
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)

        let stack = UIStackView(arrangedSubviews: [imageView, nameLabel, priceLabel])
        stack.axis = .vertical
        stack.alignment = .fill
        stack.spacing = 4
        contentView.addSubview(stack)
        stack.pinEdges(to: contentView, insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        imageView.heightAnchor.constraint(equalToConstant: 60).isActive = true
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override var isSelected: Bool {
        didSet { contentView.layer.borderWidth = isSelected ? 2 : 0 }
    }

    public override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        background.cornerRadius = 12
        backgroundConfiguration = background
    }
}
