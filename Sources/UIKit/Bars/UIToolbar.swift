// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A bar of actions, with its items side by side.
open class UIToolbar: Engine.Toolbar {
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    open var barTintColor: UIColor?
    /// What an opaque bar covers isn't laid out under it.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    open var barStyle = UIBarStyle.default
    open var standardAppearance = UIToolbarAppearance()
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactAppearance: UIToolbarAppearance?
    open weak var delegate: (any UIToolbarDelegate)?
    private var images: [Int: UIImage] = [:]
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) { images[topOrBottom.rawValue] = backgroundImage }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
    private static let sideMargin: CGFloat = 16
    private static let spacing: CGFloat = 8
    private var shown: [UIView] = []

    /// The height on iPads, in points.
    private static let padHeight: CGFloat = 50

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        let isPad = traitCollection.userInterfaceIdiom == .pad && intrinsicContentSizeOverride == nil
        return isPad ? CGSize(width: size.width, height: Self.padHeight) : size
    }

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

/// Provides the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: UIBarPositioning {
    public var barPosition: UIBarPosition { .bottom }
}
