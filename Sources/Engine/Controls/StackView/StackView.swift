import Foundation
import Solver

/// A row or column that places its arranged subviews with its own constraints.
///
/// The constraints are UIKit's, with its identifiers (`UISV-spacing`, `UISV-alignment`…), as found in
/// `UIStackView.constraints` after a layout; "Let's Build UIStackView" (kean.blog) lists them for each configuration.
/// The stack has no intrinsic size: the constraints derive its size from its contents.
open class UIStackView: View {
    /// How arranged subviews share the space along the axis, with UIKit's raw values.
    public enum Distribution: Int, Sendable, Hashable, CaseIterable {
        /// The views fill the stack; priorities decide which of them stretch or shrink.
        case fill
        /// The views fill the stack with equal lengths.
        case fillEqually
        /// The views fill the stack in proportion to their contents.
        case fillProportionally
        /// The views keep their lengths, with equal gaps between them.
        case equalSpacing
        /// The views keep their lengths, with equal distances between their centres.
        case equalCentering
    }

    /// How arranged subviews are aligned across the axis, with UIKit's raw values.
    public enum Alignment: Int, Sendable, Hashable, CaseIterable {
        /// The views span the stack.
        case fill
        /// The views are aligned at the leading edge, or at the top of a row.
        case leading
        /// The views of a row are aligned by the baselines of their first lines.
        case firstBaseline
        /// The views are centred.
        case center
        /// The views are aligned at the trailing edge, or at the bottom of a row.
        case trailing
        /// The views of a row are aligned by the baselines of their last lines.
        case lastBaseline

        /// The name of `leading` in a row.
        public static let top = Alignment.leading
        /// The name of `trailing` in a row.
        public static let bottom = Alignment.trailing
    }

    /// A custom spacing that stands for the stack's own `spacing`.
    nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// A spacing that stands for the system's standard distance, 8 points.
    nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    package override var className: String { declaredClassName ?? "UIStackView" }

    /// The axis along which views are arranged.
    open var axis = LayoutAxis.horizontal { didSet { setNeedsLayout() } }
    /// How arranged views share the space along the axis.
    open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    /// How arranged views are aligned across the axis.
    open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    /// The distance between neighbours in points; the minimum if the distribution spreads them.
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether a column measures spacing from the last baseline of a view to the first baseline of the next.
    open var isBaselineRelativeArrangement = false { didSet { setNeedsLayout() } }
    /// Whether the content is inset by the stack's layout margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

    private var arranged: [View] = []
    private var arrangedIDs: Set<ObjectIdentifier> = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The arrangement that the current constraints were made for; nil before the first layout.
    private var arrangement: StackArrangement?
    private var managedConstraints: [LayoutConstraint] = []
    private var managedGuides: [LayoutGuide] = []
    private var shares: [StackShare] = []

    /// Creates a row that arranges the views and makes them its subviews.
    public convenience init(arrangedSubviews: [View]) {
        self.init(frame: .zero)
        for view in arrangedSubviews { addArrangedSubview(view) }
    }

    /// Creates a row.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a row with the frame read from an archive.
    public required init(coder: NSCoder) { super.init(frame: View.frame(readFrom: coder)) }

    /// The views in the order in which they are arranged, hidden ones included.
    open var arrangedSubviews: [View] { arranged }

    /// Removes the subview from the arrangement too.
    open override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        if arrangedIDs.contains(ObjectIdentifier(subview)) { removeArrangedSubview(subview) }
    }

    /// Appends a view to the arrangement, and makes it a subview.
    ///
    /// - Complexity: O(*n*) in the arranged subviews.
    open func addArrangedSubview(_ view: View) {
        if arrangedIDs.contains(ObjectIdentifier(view)) {
            insertArrangedSubview(view, at: arranged.count)
        } else {
            arrange(view, at: arranged.count)
        }
    }

    /// Inserts a view into the arrangement, and makes it a subview; an index out of range means the nearest end.
    ///
    /// - Complexity: O(*n*) in the arranged subviews.
    open func insertArrangedSubview(_ view: View, at index: Int) {
        arranged = arrangedSubviews.filter { $0 !== view }
        arrangedIDs = Set(arranged.map(ObjectIdentifier.init))
        arrange(view, at: min(max(index, 0), arranged.count))
    }

    private func arrange(_ view: View, at index: Int) {
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        arranged.insert(view, at: index)
        arrangedIDs.insert(ObjectIdentifier(view))
        setNeedsLayout()
    }

    /// Removes a view from the arrangement; it remains a subview.
    ///
    /// - Complexity: O(*n*) in the arranged subviews.
    open func removeArrangedSubview(_ view: View) {
        arranged = arrangedSubviews.filter { $0 !== view }
        arrangedIDs = Set(arranged.map(ObjectIdentifier.init))
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsLayout()
    }

    /// Sets the distance from an arranged view to the next one, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after view: View) {
        guard view.superview === self, arrangedIDs.contains(ObjectIdentifier(view)) else { return }
        customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsLayout()
    }

    /// Returns the custom distance from an arranged view to the next one, in points; `spacingUseDefault` if none was
    /// set.
    open func customSpacing(after view: View) -> CGFloat {
        customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
    }

    /// Returns the distance to the next visible view, in points.
    func resolvedSpacing(after view: View) -> CGFloat {
        if hasSystemSpacing(after: view) { return LayoutConstraint.standardSpacing }
        let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
        return spacing == Self.spacingUseDefault ? 0 : spacing
    }

    /// Returns whether the distance to the next visible view is the system's.
    func hasSystemSpacing(after view: View) -> Bool {
        (customSpacings[ObjectIdentifier(view)] ?? spacing) == Self.spacingUseSystem
    }

    /// Lets the next layout make all of its constraints again, after those that are active by then.
    func forgetArrangement() { arrangement = nil }

    /// Replaces its constraints and guides if anything they depend on has changed.
    override func prepareForLayout(with budget: WorkBudget) {
        let current = StackArrangement(of: self, measuringWith: budget)
        guard current != arrangement else { return }
        LayoutConstraint.deactivate(managedConstraints)
        for guide in managedGuides { removeLayoutGuide(guide) }
        var builder = StackConstraintBuilder(stack: self, arrangement: current)
        builder.build()
        managedGuides = builder.guides
        shares = builder.shares
        managedConstraints = builder.constraints
        LayoutConstraint.activate(managedConstraints)
        arrangement = current
    }

    /// Whether it is a column that its views share in proportion to their heights.
    var sharesHeight: Bool { distribution == .fillProportionally && axis == .vertical }

    /// Whether its shares follow the lines of a text, which are only known once a layout has given the text a width.
    var sharesFollowLines: Bool {
        sharesHeight && arrangedSubviews.contains { !$0.isHidden && $0.adaptsContentToWidth }
    }

    /// The constraints that give the views of a column their shares.
    var shareConstraints: [LayoutConstraint] { shares.map(\.constraint) }

    /// Gives the views of a column shares in proportion to their contents, as lines are broken now.
    func updateShares() {
        guard let total = arrangement?.currentTotal, total > 0 else { return }
        for share in shares { share.constraint.multiplier = share.item.currentLength / total }
    }

    /// Returns the baseline of the first view in a column, or of the tallest in a row, in points.
    open override func firstBaselineOffsetFromTop(for size: CGSize) -> CGFloat {
        guard let view = baselineView(last: false) else { return 0 }
        let margin = isLayoutMarginsRelativeArrangement ? layoutMargins.top : 0
        return margin + view.firstBaselineOffsetFromTop(for: view.intrinsicContentSize)
    }

    /// Returns the baseline of the last view in a column, or of the tallest in a row, in points.
    open override func lastBaselineOffsetFromBottom(for size: CGSize) -> CGFloat {
        guard let view = baselineView(last: true) else { return 0 }
        let margin = isLayoutMarginsRelativeArrangement ? layoutMargins.bottom : 0
        return margin + view.lastBaselineOffsetFromBottom(for: view.intrinsicContentSize)
    }

    func baselineView(last: Bool) -> View? {
        let visible = arrangedSubviews.filter { !$0.isHidden }
        guard axis == .horizontal else { return last ? visible.last : visible.first }
        return visible.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }
}

/// The engine's name of UIKit's `UIStackView`.
public typealias StackView = UIStackView

extension UIStackView.Distribution: NamedCase {
    /// The name in documents and Interface Builder files.
    package var name: String {
        switch self {
        case .fill: "fill"
        case .fillEqually: "fillEqually"
        case .fillProportionally: "fillProportionally"
        case .equalSpacing: "equalSpacing"
        case .equalCentering: "equalCentering"
        }
    }
}
