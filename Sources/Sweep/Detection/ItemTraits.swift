import Engine
import Foundation

/// The visible and touchable parts of an item, independently of the canvas.
package struct ItemTraits {
    /// Whether any part of it is painted, not counting subviews.
    var isPainted = false
    var isTouchable = false
    /// Whether only its text is painted, so that the rest of its frame is empty.
    var isTextAlone = false
    /// Whether it shows text that is truncated if it is too small.
    var hasText = false
    /// Whether it is in scrolling content, which may have any size.
    var isScrolled = false
    var isScrollView = false
    /// The index of a scroll view's content among the items.
    var content: Int?
    var clips = false
    /// Whether any view around it clips it.
    var isClipped = false
    /// The filled background behind it.
    var backdrop: DynamicColor?

    /// Whether its position matters.
    package var counts: Bool { isPainted || isTouchable }

    /// Returns the traits of a layout's items, in their order.
    package static func all(of layout: SolvedLayout) -> [ItemTraits] {
        var traits: [ItemTraits] = []
        traits.reserveCapacity(layout.items.count)
        let hasSubviews = hasSubviews(in: layout)
        for (index, item) in layout.items.enumerated() {
            traits.append(
                ItemTraits(of: item, parent: item.parent.map { traits[$0] }, isLeaf: !hasSubviews[index]))
            if item.systemGuide == .scrollContent, let view = item.parent, traits[view].content == nil {
                traits[view].content = index
            }
        }
        return traits
    }

    private static func hasSubviews(in layout: SolvedLayout) -> [Bool] {
        var hasSubviews = Array(repeating: false, count: layout.items.count)
        for item in layout.items where item.kind == .view {
            if let parent = item.parent { hasSubviews[parent] = true }
        }
        return hasSubviews
    }

    private init(of item: SolvedItem, parent: ItemTraits?, isLeaf: Bool) {
        isScrollView = Self.scrollViews.contains(item.className)
        isScrolled = parent.map { $0.isScrolled || $0.isScrollView } ?? false
        clips = item.clipsToBounds
        isClipped = parent.map { $0.isClipped || $0.clips } ?? false
        backdrop = parent?.backdrop
        guard item.kind == .view, !item.isHidden else { return }
        let color = item.backgroundColor.flatMap { $0.isVisible ? $0 : nil }
        let isFilled = color != nil && color != parent?.backdrop
        if color != nil { backdrop = color }
        hasText = item.text.map { !$0.string.isEmpty } ?? false
        isTouchable = Self.controls.contains(item.className)
        let isOwnClass = isLeaf && !item.className.hasPrefix("UI")
        isPainted =
            parent != nil
            && (isFilled || hasText || isTouchable || isOwnClass || Self.painted.contains(item.className))
        isTextAlone = hasText && !isFilled && !isTouchable
    }

    private static let controls: Set<String> = [
        "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UITextField", "UIDatePicker",
        "UISearchBar",
    ]
    private static let painted: Set<String> = [
        "UIImageView", "UITextView", "UIProgressView", "UIActivityIndicatorView", "UIPickerView",
        "UITableView", "UICollectionView", "UINavigationBar", "UITabBar", "UIToolbar",
    ]
    private static let scrollViews: Set<String> = [
        "UIScrollView", "UITableView", "UICollectionView", "UITextView",
    ]
}
