// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A controller that shows one page after another. The current page fills its view, above the page control if the data
/// source asks for one.
open class UIPageViewController: UIViewController {
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    public struct OptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { showPageControl() } }
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open private(set) var viewControllers: [UIViewController]?
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    public let spineLocation: SpineLocation
    open var isDoubleSided = false
    open var gestureRecognizers: [UIGestureRecognizer] { [scrollView.panGestureRecognizer] }
    /// The space between pages that scroll, in points.
    private let spacing: CGFloat
    private let scrollView = UIScrollView()
    private lazy var pageControl = UIPageControl()
    /// The height of the page control, in points.
    private static let controlHeight: CGFloat = 37

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spine = options?[.spineLocation]
        spineLocation =
            spine as? SpineLocation ?? (spine as? Int).flatMap(SpineLocation.init)
            ?? (style == .scroll ? .none : .min)
        let gap = options?[.interPageSpacing]
        spacing = gap as? CGFloat ?? (gap as? Int).map { CGFloat($0) } ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation, spineLocation) = (.scroll, .horizontal, .none)
        spacing = 0
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if transitionStyle == .scroll {
            scrollView.isPagingEnabled = true
            scrollView.contentInsetAdjustmentBehavior = .never
            (scrollView.showsHorizontalScrollIndicator, scrollView.showsVerticalScrollIndicator) = (
                false, false
            )
            view.addSubview(scrollView)
        }
        showPages()
        showPageControl()
    }

    /// Shows pages at once: one, or two on both sides of a spine in the middle.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers ?? []
        for old in self.viewControllers ?? [] where !new.contains(where: { $0 === old }) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        self.viewControllers = viewControllers
        for page in new where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        if isViewLoaded {
            showPages()
            showPageControl()
        }
        completion?(true)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placePages()
    }

    private func showPages() {
        for page in viewControllers ?? [] {
            guard let shown = page.view else { continue }
            shown.translatesAutoresizingMaskIntoConstraints = true
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if shown.superview !== view { view.addSubview(shown) }
        }
        placePages()
    }

    private func placePages() {
        var area = view.bounds
        if isControlShown { area.size.height -= Self.controlHeight }
        let pages = viewControllers ?? []
        let isSplit = spineLocation == .mid && pages.count > 1
        let width = isSplit ? area.width / 2 : area.width
        for (index, page) in pages.enumerated() {
            let frame = CGRect(
                x: isSplit ? CGFloat(index) * width : 0, y: 0, width: width, height: area.height)
            if let shown = page.viewIfLoaded, shown.frame != frame { shown.frame = frame }
        }
        if isControlShown {
            pageControl.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: Self.controlHeight)
        }
        if transitionStyle == .scroll { placeScrollView(in: area) }
    }

    /// Gives the scroll view room for the page before, the current one and the one after it. The page itself lies over it,
    /// so that its safe area doesn't depend on the scroll view.
    private func placeScrollView(in area: CGRect) {
        let isHorizontal = navigationOrientation == .horizontal
        let step = (isHorizontal ? area.width : area.height) + spacing
        scrollView.frame = area.insetBy(
            dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
        scrollView.contentSize = CGSize(
            width: isHorizontal ? 3 * step : area.width, height: isHorizontal ? area.height : 3 * step)
        scrollView.contentOffset = isHorizontal ? CGPoint(x: step, y: 0) : CGPoint(x: 0, y: step)
    }

    // MARK: - Page control

    private var isControlShown: Bool { transitionStyle == .scroll && pageControl.numberOfPages > 0 }

    private func showPageControl() {
        guard transitionStyle == .scroll, isViewLoaded else { return }
        pageControl.numberOfPages = dataSource?.presentationCount(for: self) ?? 0
        pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
        if isControlShown { view.addSubview(pageControl) } else { pageControl.removeFromSuperview() }
        view.setNeedsLayout()
    }
}

/// Provides the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// 0 for no page control.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is notified of pages that are turned; nothing turns them here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
