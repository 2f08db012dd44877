// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The item of a view controller in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    /// The bar that it is in.
    weak var bar: UINavigationBar?

    open var title: String? { didSet { bar?.setNeedsLayout() } }
    open var titleView: UIView? {
        didSet {
            if oldValue !== titleView { oldValue?.removeFromSuperview() }
            bar?.setNeedsLayout()
        }
    }
    open var prompt: String?
    open var backButtonTitle: String? { didSet { bar?.setNeedsLayout() } }
    open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.setNeedsLayout() } }
    open var hidesBackButton = false { didSet { bar?.setNeedsLayout() } }
    open var leftItemsSupplementBackButton = false
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { bar?.largeTitleChanged() }
    }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    open var hidesSearchBarWhenScrolling = true { didSet { bar?.largeTitleChanged() } }
    /// Its search bar is below the title; scrolling doesn't hide it here.
    open var searchController: UISearchController? { didSet { bar?.largeTitleChanged() } }
    /// The search bar that is shown below the title.
    var stackedSearchBar: UISearchBar? {
        let placement = preferredSearchBarPlacement
        let isStacked =
            placement == .stacked
            || placement == .automatic && UIDevice.current.userInterfaceIdiom == .phone
        return isStacked ? searchController?.searchBar : nil
    }
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Where the search bar is, with UIKit's raw values.
    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated }
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { bar?.largeTitleChanged() }
    }
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    open var style = ItemStyle.navigator
    open var backAction: UIAction?
    open var subtitle: String?
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public override init() { super.init() }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }
}
