// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import Findings

/// Controllers side by side in columns where there is room, and as one stack where there isn't.
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
            twoOverSecondary, twoDisplaceSecondary
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

    /// Stands for a width that the system chooses.
    nonisolated public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var preferredDisplayMode = DisplayMode.automatic { didSet { columnsChanged() } }
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { columnsChanged() } }
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columnsChanged() } }
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { columnsChanged() } }
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
    open var primaryEdge = PrimaryEdge.leading { didSet { columnsChanged() } }
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var presentsWithGesture = true
    open var showsSecondaryOnlyButton = false
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)

    private var columns: [Column: UIViewController] = [:]
    /// The columns hidden with `hide(_:)`, or shown with `show(_:)` in spite of the display mode.
    private var visibility: [Column: Bool] = [:]
    /// Contains the columns while they are collapsed.
    private var stack: UINavigationController?
    private var needsColumns = true

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    // MARK: - Columns

    /// The controllers of the columns from the primary one on.
    open var viewControllers: [UIViewController] {
        get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            setColumn(newValue.first, .primary)
            setColumn(newValue.count > 2 ? newValue[1] : nil, .supplementary)
            setColumn(newValue.count > 1 ? newValue.last : nil, .secondary)
        }
    }

    open func viewController(for column: Column) -> UIViewController? {
        let controller = columns[column]
        return style == .unspecified
            ? controller : (controller as? ColumnNavigationController)?.viewControllers.first ?? controller
    }

    /// Sets the controller of a column, in a navigation controller if it isn't one and the split view has columns.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        let needsBar = style != .unspecified && column != .compact && !(vc is UINavigationController)
        setColumn(needsBar ? vc.map { ColumnNavigationController(rootViewController: $0) } : vc, column)
    }

    private func setColumn(_ controller: UIViewController?, _ column: Column) {
        if let old = columns[column], old !== controller { remove(old) }
        columns[column] = controller
        columnsChanged()
    }

    open func show(_ column: Column) {
        visibility[column] = true
        columnsChanged()
    }
    open func hide(_ column: Column) {
        visibility[column] = false
        columnsChanged()
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if style == .unspecified { setColumn(vc, .secondary) } else { setViewController(vc, for: .secondary) }
    }

    // MARK: - State

    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    open var splitBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        return isLandscape ? .tile : .overlay
    }
    private var isLandscape: Bool { view.bounds.width > view.bounds.height }

    /// The columns that are visible: the preferred ones; by default in landscape the first beside the secondary one, and
    /// in portrait only the secondary one.
    open var displayMode: DisplayMode {
        if isCollapsed { return .secondaryOnly }
        var mode = preferredDisplayMode
        if mode == .automatic { mode = isLandscape ? .oneBesideSecondary : .secondaryOnly }
        switch visibility[.primary] {
        case false?: mode = columns[.supplementary] == nil ? .secondaryOnly : .oneBesideSecondary
        case true? where mode == .secondaryOnly: mode = isLandscape ? .oneBesideSecondary : .oneOverSecondary
        default: break
        }
        return mode
    }

    /// In points: two fifths of the width, at most 320 points, unless another width is preferred.
    open var primaryColumnWidth: CGFloat {
        width(
            preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
            maximumPrimaryColumnWidth)
    }
    open var supplementaryColumnWidth: CGFloat {
        width(
            preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
            minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
    }

    private func width(
        _ preferred: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat
    ) -> CGFloat {
        let share = (fraction >= 0 ? fraction : 0.4) * view.bounds.width
        let wanted = preferred >= 0 ? preferred : share
        let most = maximum >= 0 ? maximum : 320
        return min(max(minimum >= 0 ? minimum : 0, min(wanted, most)), view.bounds.width).rounded(.down)
    }

    // MARK: - Layout

    private func columnsChanged() {
        needsColumns = true
        viewIfLoaded?.setNeedsLayout()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if needsColumns || isCollapsed != (stack != nil || columns[.compact]?.parent === self) {
            needsColumns = false
            if isCollapsed { collapse() } else { expand() }
        }
        isCollapsed ? placeCollapsed() : placeColumns()
    }

    private func collapse() {
        for controller in viewControllers { remove(controller) }
        if let compact = columns[.compact] { return add(compact) }
        guard stack == nil else { return }
        let navigation = UINavigationController()
        let secondary = columns[.secondary]
        let proposed: Column = secondary == nil ? .primary : .secondary
        var top = proposed
        if style == .unspecified {
            let primary = columns[.primary]
            let isDropped =
                primary.flatMap { first in
                    secondary.map {
                        delegate?.splitViewController(self, collapseSecondary: $0, onto: first) ?? false
                    }
                } ?? false
            if isDropped { top = .primary }
        } else {
            top =
                delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
                ?? top
        }
        var shown = stacked(.primary)
        if top != .primary { shown += stacked(.supplementary) }
        if top == .secondary { shown += stacked(.secondary) }
        navigation.viewControllers = shown
        stack = navigation
        add(navigation)
    }

    /// The controllers of a column, taken out of its navigation controller.
    private func stacked(_ column: Column) -> [UIViewController] {
        guard let controller = columns[column] else { return [] }
        guard let navigation = controller as? UINavigationController else { return [controller] }
        let inside = navigation.viewControllers
        kept[column] = inside
        navigation.viewControllers = []
        return inside
    }
    /// The controllers of the columns' navigation controllers while the columns are collapsed.
    private var kept: [Column: [UIViewController]] = [:]

    private func expand() {
        if let stack {
            stack.viewControllers = []
            remove(stack)
            self.stack = nil
            for (column, inside) in kept.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                (columns[column] as? UINavigationController)?.viewControllers = inside
            }
            kept = [:]
        }
        if let compact = columns[.compact] { remove(compact) }
        for controller in [Column.secondary, .supplementary, .primary].compactMap({ columns[$0] }) {
            add(controller)
        }
    }

    private func placeCollapsed() {
        let shown = stack ?? columns[.compact]
        if shown?.view.frame != view.bounds { shown?.view.frame = view.bounds }
    }

    private func placeColumns() {
        let mode = displayMode
        let bounds = view.bounds
        let hasTwo = columns[.supplementary] != nil
        let showsTwo = mode.rawValue >= DisplayMode.twoBesideSecondary.rawValue
        let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
        let primary = mode != .secondaryOnly && (!hasTwo || showsTwo) ? primaryColumnWidth : 0
        let supplementary = mode != .secondaryOnly && hasTwo ? supplementaryColumnWidth : 0
        let beside = isOver ? 0 : primary + supplementary
        place(.primary, x: 0, width: primary)
        place(.supplementary, x: primary, width: supplementary)
        let rest = mode == .twoDisplaceSecondary ? bounds.width : max(0, bounds.width - beside)
        place(.secondary, x: beside, width: rest)
    }

    /// Places a column from the primary edge; a width of 0 hides it.
    private func place(_ column: Column, x: CGFloat, width: CGFloat) {
        guard let shown = columns[column]?.viewIfLoaded else { return }
        shown.isHidden = width == 0
        guard width > 0 else { return }
        let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
        let isAtLeft = (primaryEdge == .leading) == isLeftToRight
        let frame = CGRect(
            x: isAtLeft ? x : view.bounds.width - x - width, y: 0, width: width, height: view.bounds.height)
        if shown.frame != frame { shown.frame = frame }
    }

    private func add(_ controller: UIViewController) {
        guard controller.parent !== self, let shown = controller.view else { return }
        addChild(controller)
        shown.translatesAutoresizingMaskIntoConstraints = true
        shown.autoresizingMask = .flexibleHeight
        view.addSubview(shown)
        controller.didMove(toParent: self)
    }

    private func remove(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
}

/// The navigation controller that a split view puts around the controller of a column.
private final class ColumnNavigationController: UINavigationController {}

extension UIViewController {
    /// The closest split view controller that contains it.
    public var splitViewController: UISplitViewController? {
        var controller = parent
        while let current = controller {
            if let found = current as? UISplitViewController { return found }
            controller = current.parent
        }
        return nil
    }
}
