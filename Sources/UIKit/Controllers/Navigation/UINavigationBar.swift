// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The bar at the top with a title and a back button. Its title and items are subviews.
open class UINavigationBar: Engine.NavigationBar {
    /// The height without a large title, in points.
    static let compactHeight: CGFloat = 44
    /// The height without a large title in a sheet, in points.
    private static let sheetHeight: CGFloat = 56
    /// The height without a large title on iPads, in points.
    private static let padHeight: CGFloat = 50
    /// What a large title adds to the height, in points.
    private static let largeTitleHeight: CGFloat = 52
    /// What a search bar adds to the height, in points.
    private static let searchHeight: CGFloat = 52
    private static let sideMargin: CGFloat = 16

    open var items: [UINavigationItem]? {
        get { stack }
        set { stack = newValue ?? [] }
    }
    private var stack: [UINavigationItem] = [] {
        didSet {
            for item in oldValue { item.bar = nil }
            for item in stack { item.bar = self }
            setNeedsLayout()
        }
    }
    /// Called when the back button is pressed.
    var goBack: (() -> Void)?

    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }
    open var prefersLargeTitles = false { didSet { largeTitleChanged() } }
    /// The height follows the title, and what is below the bar its height.
    func largeTitleChanged() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
    /// What an opaque bar covers isn't laid out under it.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open weak var delegate: (any UINavigationBarDelegate)?
    private var backgroundImages: [Int: UIImage] = [:]
    private var titleAdjustments: [Int: CGFloat] = [:]
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics.rawValue] = adjustment
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics.rawValue]
    }

    private let titleLabel = UILabel()
    private let largeTitleLabel = UILabel()
    private let backButton = UIButton(type: .system)
    private var shown: [UIView] = []

    open func pushItem(_ item: UINavigationItem, animated: Bool) { stack.append(item) }
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { stack.popLast() }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics.rawValue] = image
    }

    /// Whether the top item's title is a large one.
    var showsLargeTitle: Bool {
        // An automatic item has the mode of the one before it.
        let mode = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
        return prefersLargeTitles && mode != .never
    }

    /// Whether the bar is at the top of a sheet.
    var isInSheet = false
    /// The height of the title and the items beside it, in points.
    private var rowHeight: CGFloat {
        if isInSheet { return Self.sheetHeight }
        return traitCollection.userInterfaceIdiom == .pad ? Self.padHeight : Self.compactHeight
    }
    private var titleHeight: CGFloat { rowHeight + (showsLargeTitle ? Self.largeTitleHeight : 0) }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: titleHeight + (topItem?.stackedSearchBar == nil ? 0 : Self.searchHeight))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let old = shown
        shown = []
        if let item = topItem { layOut(item) }
        if let search = topItem?.stackedSearchBar {
            show(
                search,
                in: CGRect(x: 0, y: titleHeight, width: bounds.width, height: Self.searchHeight))
        }
        for view in old where !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
    }

    private func layOut(_ item: UINavigationItem) {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        var leading = item.leftBarButtonItems ?? []
        var start = Self.sideMargin
        let showsBack = backItem != nil && !item.hidesBackButton
        if showsBack, leading.isEmpty || item.leftItemsSupplementBackButton {
            prepareBackButton()
            start = place(backButton, from: 8, isLeftToRight: isLeftToRight) + 8
        }
        for bar in leading {
            bar.barView().map { start = place($0, from: start, isLeftToRight: isLeftToRight) + 8 }
        }
        leading = []
        var end = Self.sideMargin
        for bar in item.rightBarButtonItems ?? [] {
            bar.barView().map { end = place($0, from: end, isLeftToRight: !isLeftToRight) + 8 }
        }
        let (left, right) = isLeftToRight ? (start, end) : (end, start)
        placeTitle(of: item, left: left, right: right)
    }

    /// Places a view at a distance from its side of the bar in points, and returns where it ends.
    private func place(_ view: UIView, from start: CGFloat, isLeftToRight: Bool) -> CGFloat {
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let natural = view.intrinsicContentSize
        let width = natural.width > 0 ? natural.width : max(fitting.width, view.bounds.width)
        let height = min(
            Self.compactHeight, natural.height > 0 ? natural.height : max(fitting.height, view.bounds.height))
        show(
            view,
            in: CGRect(
                x: isLeftToRight ? start : bounds.width - start - width, y: (rowHeight - height) / 2,
                width: width, height: height))
        return start + width
    }

    private func prepareBackButton() {
        let title =
            backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle ?? backItem?.title ?? "Back"
        if backButton.currentTitle != title { backButton.setTitle(title, for: .normal) }
        if backButton.currentImage == nil {
            backButton.setImage(
                UIImage(name: "chevron.backward", size: CGSize(width: 13, height: 22)), for: .normal)
            backButton.addAction(UIAction { [weak self] _ in self?.goBack?() }, for: .primaryActionTriggered)
        }
        backButton.titleLabel?.font = .systemFont(ofSize: 17)
    }

    private func placeTitle(of item: UINavigationItem, left: CGFloat, right: CGFloat) {
        if let view = item.titleView {
            var size = view.intrinsicContentSize
            if size.width <= 0 { size = view.bounds.size }
            if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
            return centre(view, size: size, left: left, right: right)
        }
        if showsLargeTitle {
            let font = largeTitleTextAttributes?[.font] as? UIFont
            prepare(largeTitleLabel, item.title, font ?? .systemFont(ofSize: 34, weight: .bold))
            let height = largeTitleLabel.intrinsicContentSize.height
            let frame = CGRect(
                x: Self.sideMargin, y: rowHeight + 3, width: bounds.width - 2 * Self.sideMargin,
                height: height)
            return show(largeTitleLabel, in: frame)
        }
        guard let title = item.title, !title.isEmpty else { return }
        let font = titleTextAttributes?[.font] as? UIFont
        prepare(titleLabel, title, font ?? .systemFont(ofSize: 17, weight: .semibold))
        centre(titleLabel, size: titleLabel.intrinsicContentSize, left: left, right: right)
    }

    private func prepare(_ label: UILabel, _ title: String?, _ font: UIFont) {
        if label.text != title { label.text = title }
        if label.font != font { label.font = font }
    }

    /// Centres a view in the bar, as far as the items beside it allow.
    private func centre(_ view: UIView, size: CGSize, left: CGFloat, right: CGFloat) {
        let width = max(0, min(size.width, bounds.width - left - right))
        let x = max(left, min((bounds.width - width) / 2, bounds.width - right - width))
        let height = min(size.height, Self.compactHeight)
        show(view, in: CGRect(x: x, y: (rowHeight - height) / 2, width: width, height: height))
    }

    private func show(_ view: UIView, in frame: CGRect) {
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = true
        if view.frame != frame { view.frame = frame }
        shown.append(view)
    }
}

extension UINavigationBar: UIBarPositioning {
    public var barPosition: UIBarPosition { .top }
}

@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
