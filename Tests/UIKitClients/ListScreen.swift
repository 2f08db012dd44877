import UIKit

/// The sections of the list.
enum ListSection: Hashable { case main, other(Int) }

/// The items of the list.
struct Person: Hashable {
    let id = UUID()
    var name: String
}

/// A screen with a collection and a table over diffable data sources, as apps of today have them.
final class ListScreen: UIViewController, UICollectionViewDelegate, UITableViewDelegate {
    typealias DataSource = UICollectionViewDiffableDataSource<ListSection, Person>
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(sectionProvider: Self.section)
    )
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var dataSource = makeDataSource()
    private lazy var tableSource = UITableViewDiffableDataSource<ListSection, Person>(tableView: tableView) {
        tableView, indexPath, person in
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = person.name
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.delegate = self
        tableView.refreshControl = UIRefreshControl()
        tableView.tableHeaderView = UIView(
            frame: CGRect(x: 0, y: 0, width: 0, height: CGFloat.leastNormalMagnitude))
        collectionView.delegate = self
        collectionView.backgroundColor = .systemGroupedBackground
        view.addSubview(collectionView)
        view.addSubview(tableView)
        show(["Ada", "Grace"].map { Person(name: $0) })
    }

    func show(_ people: [Person]) {
        var snapshot = NSDiffableDataSourceSnapshot<ListSection, Person>()
        snapshot.appendSections([.main, .other(2)])
        snapshot.appendItems(people, toSection: .main)
        dataSource.apply(snapshot, animatingDifferences: false)
        tableSource.apply(snapshot)
    }

    private func makeDataSource() -> DataSource {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Person> {
            cell, indexPath, person in
            var content = cell.defaultContentConfiguration()
            content.text = person.name
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = content
        }
        return DataSource(collectionView: collectionView) { collectionView, indexPath, person in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: person)
        }
    }

    private static func section(
        _ index: Int, _ environment: NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            subitems: [item])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        let isWide = environment.container.effectiveContentSize.width > 500
        section.orthogonalScrollingBehavior = isWide ? .continuous : .none
        return section
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee.x = 0 }
}

extension UITableView {
    /// A cell of a class registered under its own name.
    func dequeue<Cell: UITableViewCell>(_ type: Cell.Type = Cell.self, for indexPath: IndexPath) -> Cell {
        let cell = dequeueReusableCell(withIdentifier: String(describing: Cell.self), for: indexPath)
        return cell as? Cell ?? Cell(style: .default, reuseIdentifier: nil)
    }

    func register<Cell: UITableViewCell>(_ type: Cell.Type) {
        register(Cell.self, forCellReuseIdentifier: String(describing: Cell.self))
    }
}
