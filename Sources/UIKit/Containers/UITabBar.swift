// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// What a tab bar shows for one of an app's parts.
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

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
}

/// The bar at the bottom that leads to the main parts of an app: an image over a title for each, in columns of one width.
open class UITabBar: Engine.TabBar {
    /// Above the safe area, in points.
    static let height: CGFloat = 49

    open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
    open var selectedItem: UITabBarItem?
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
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
            x: x + max(0, (width - title.width) / 2), y: Self.height - 2 - title.height,
            width: min(width, title.width), height: title.height)
    }
}

/// A bar of actions, its items side by side.
open class UIToolbar: Engine.Toolbar {
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var standardAppearance = UIToolbarAppearance()
    open var scrollEdgeAppearance: UIToolbarAppearance?
    private static let sideMargin: CGFloat = 16
    private static let spacing: CGFloat = 8
    private var shown: [UIView] = []

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = items ?? []
        let widths = items.map(width)
        let gaps = Self.spacing * CGFloat(max(0, items.count - 1))
        let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
        let free = max(0, bounds.width - 2 * Self.sideMargin - widths.reduce(0, +) - gaps)
        let old = shown
        shown = []
        var x = Self.sideMargin
        for (item, width) in zip(items, widths) {
            let taken = item.systemItem == .flexibleSpace ? free / CGFloat(flexible) : width
            if let view = item.barView() { show(view, x: x, width: taken) }
            x += taken + Self.spacing
        }
        for view in old where !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
    }

    private func width(of item: UIBarButtonItem) -> CGFloat {
        guard let view = item.barView() else { return item.width }
        if item.width > 0 { return item.width }
        let natural = view.intrinsicContentSize.width
        return natural > 0 ? natural : view.bounds.width
    }

    private func show(_ view: UIView, x: CGFloat, width: CGFloat) {
        let natural = view.intrinsicContentSize.height
        let height = min(bounds.height, natural > 0 ? natural : view.bounds.height)
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        if view.superview !== self { addSubview(view) }
        view.frame = CGRect(
            x: isLeftToRight ? x : bounds.width - x - width, y: (bounds.height - height) / 2, width: width,
            height: height)
        shown.append(view)
    }
}
