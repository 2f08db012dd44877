// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var titlePositionAdjustment = UIOffset.zero

    public override init() { super.init() }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// The system's items, with UIKit's raw values.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
            mostRecent, mostViewed

        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: "square"), tag: tag)
    }

    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { badgeAttributes[state.rawValue] = textAttributes }
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
}

/// The bar at the bottom with the main parts of an app: an image above a title for each, in columns of equal width.
open class UITabBar: Engine.TabBar {
    /// Above the safe area, in points.
    var height: CGFloat { traitCollection.userInterfaceIdiom == .pad ? 50 : 49 }

    open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
    open var selectedItem: UITabBarItem?
    /// How items are spread, with UIKit's raw values; here over the whole width.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
    open var itemPositioning = ItemPositioning.automatic
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
    open var selectionIndicatorImage: UIImage?
    open weak var delegate: (any UITabBarDelegate)?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    /// What an opaque bar covers isn't laid out under it.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    open var barStyle = UIBarStyle.default
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    private var columns: [(image: UIImageView, title: UILabel)] = []

    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = items ?? []
        while columns.count > items.count {
            guard let column = columns.popLast() else { break }
            column.image.removeFromSuperview()
            column.title.removeFromSuperview()
        }
        while columns.count < items.count { columns.append(makeColumn()) }
        for (index, item) in items.enumerated() {
            place(item, in: columns[index], at: index, of: items.count)
        }
    }

    private func makeColumn() -> (image: UIImageView, title: UILabel) {
        let column = (image: UIImageView(), title: UILabel())
        column.title.font = .systemFont(ofSize: 10, weight: .medium)
        column.title.textAlignment = .center
        addSubview(column.image)
        addSubview(column.title)
        return column
    }

    private func place(
        _ item: UITabBarItem, in column: (image: UIImageView, title: UILabel), at index: Int, of count: Int
    ) {
        column.image.image = item.image
        if column.title.text != item.title { column.title.text = item.title }
        let width = bounds.width / CGFloat(count)
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let x = width * CGFloat(isLeftToRight ? index : count - 1 - index)
        let image = item.image?.size ?? .zero
        let title = column.title.intrinsicContentSize
        column.image.frame = CGRect(
            x: x + (width - image.width) / 2, y: 7, width: image.width, height: image.height)
        column.title.frame = CGRect(
            x: x + max(0, (width - title.width) / 2), y: height - 2 - title.height,
            width: min(width, title.width), height: title.height)
    }
}

/// Is notified of the item that is selected.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
