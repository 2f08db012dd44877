import Foundation

/// A rectangle in a tree of rectangles, placed by constraints or by its own frame.
///
/// The layout side of UIKit's `UIView`, with its member names and ownership rules.
open class View: LayoutItem {
    public var identifier: String?
    /// What a reader would call it where the identifier says little.
    public var displayName: String?
    /// UIKit's name of the class it stands for.
    open var className: String { declaredClassName ?? "UIView" }
    /// Overrides `className`, for a view read from a document that names a class of its own.
    public var declaredClassName: String?

    public internal(set) unowned var superview: View?
    public internal(set) var subviews: [View] = []
    public internal(set) var layoutGuides: [LayoutGuide] = []
    /// The active constraints that the view is the closest common ancestor of, in the order of activation.
    public internal(set) var constraints: [LayoutConstraint] = []

    /// In the superview's coordinates, in points; set by layout unless the view keeps its own.
    public var frame: CGRect {
        didSet { bounds.size = frame.size }
    }
    /// In the view's own coordinates, in points.
    public var bounds: CGRect

    /// Whether the frame is kept (and follows `autoresizingMask`) instead of being solved from constraints.
    public var translatesAutoresizingMaskIntoConstraints = true {
        didSet { session?.hierarchyChanged() }
    }
    public var autoresizingMask: AutoresizingMask = []
    /// The superview's size that `frame` was meant for; where nil, the superview's size when layout begins.
    public var autoresizingReferenceSize: CGSize?

    public var isHidden = false
    public var clipsToBounds = false
    /// What a picture fills it with; nil where that is the picture's choice.
    public var backgroundColor: DynamicColor?
    /// How round a picture draws its corners, in points; UIKit keeps it in the view's layer.
    public var cornerRadius: CGFloat = 0
    public var semanticContentAttribute: SemanticContentAttribute = .unspecified

    /// The margins as physical edges, in points; nil where `directionalLayoutMargins` or the default hold.
    var physicalLayoutMargins: EdgeInsets?
    /// In points, leading and trailing following the layout direction.
    public var directionalLayoutMargins = DirectionalEdgeInsets.defaultMargins {
        didSet { physicalLayoutMargins = nil }
    }
    /// Whether a margin is never less than what the superview's margin leaves inside this view.
    public var preservesSuperviewLayoutMargins = false
    /// Whether the margins are measured from the safe area instead of the edges.
    public var insetsLayoutMarginsFromSafeArea = true

    /// Insets added to the safe area that the view inherits, in points.
    public var additionalSafeAreaInsets: EdgeInsets = .zero

    public internal(set) lazy var layoutMarginsGuide: LayoutGuide = makeSystemGuide(.layoutMargins)
    public internal(set) lazy var safeAreaLayoutGuide: LayoutGuide = makeSystemGuide(.safeArea)
    public internal(set) lazy var readableContentGuide: LayoutGuide = makeSystemGuide(.readableContent)
    public internal(set) lazy var keyboardLayoutGuide = adopt(KeyboardLayoutGuide())
    /// The system guides that were asked for, in the order in which they were.
    var systemGuides: [SystemLayoutGuide] = []

    private var huggingPriorities = AxisPriorities(.defaultLow)
    private var compressionResistancePriorities = AxisPriorities(.defaultHigh)
    /// The size reported in place of the class's own; `noIntrinsicMetric` for a dimension without one.
    public var intrinsicContentSizeOverride: CGSize?

    /// What went wrong while the hierarchy or its constraints were made.
    public private(set) var layoutIssues: [LayoutIssue] = []

    /// Position among the items being laid out; meaningful during one layout only.
    var loweredIndex = -1

    /// What lays the hierarchy out again after changes, if something does.
    weak var session: LayoutSession?

    /// Pixels per point; layout sets it from the canvas before it asks for sizes.
    public internal(set) var displayScale: CGFloat = 2

    /// The generation of iOS whose measures a control has.
    public var controlDesign = ControlDesign.current

    /// Where the view stands in the input, if it came from one.
    public var location: SourceLocation?

    /// In an intrinsic content size: no size of its own on that axis.
    public static let noIntrinsicMetric: CGFloat = -1

    /// A view with a frame in its superview's coordinates.
    public init(frame: CGRect = .zero) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
        reference.item = self
    }

    deinit {
        reference.item = nil
        for constraint in constraints { constraint.owner = nil }
        // Releasing a deep hierarchy view by view would recurse once a level; this takes it apart level by level.
        var pending = releaseSubviews()
        while var view = pending.popLast() {
            guard isKnownUniquelyReferenced(&view) else { continue }
            pending += view.releaseSubviews()
        }
    }

    private func releaseSubviews() -> [View] {
        defer { subviews = [] }
        for view in subviews { view.superview = nil }
        return subviews
    }

    public let reference = ItemReference()
    public var layoutView: View? { self }

    /// The size of what it shows, in points; `noIntrinsicMetric` for a dimension without one.
    open var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride
            ?? CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }

    /// How far the alignment rectangle, which constraints speak of, lies inside the frame, in points.
    open var alignmentRectInsets: EdgeInsets {
        get { storedAlignmentRectInsets }
        set { storedAlignmentRectInsets = newValue }
    }
    private var storedAlignmentRectInsets = EdgeInsets.zero

    /// Distance from the alignment rectangle's top to the first baseline at a given size, in points.
    open func firstBaselineOffsetFromTop(for size: CGSize) -> CGFloat { 0 }

    /// Distance from the last baseline to the alignment rectangle's bottom at a given size, in points.
    open func lastBaselineOffsetFromBottom(for size: CGSize) -> CGFloat { 0 }

    /// Whether its text stands in its middle, so that baselines move by half of what its height changes.
    open var hasCentredBaseline: Bool { false }

    /// Told the size it got, a view whose intrinsic size depends on it (a wrapping label) says whether it changed.
    open func updateIntrinsicContentSize(for alignmentSize: CGSize) -> Bool { false }

    /// The text that a picture shows in it, broken into lines for its solved size.
    open func solvedText(in size: CGSize, scale: CGFloat) -> SolvedText? { nil }

    /// Called before each layout, subviews first: a view that keeps constraints of its own brings them up to date.
    open func updateConstraints() {}

    /// How strongly it resists being larger than its content.
    public func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
        huggingPriorities[axis]
    }

    /// Sets how strongly it resists being larger than its content.
    public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        huggingPriorities[axis] = priority
        session?.hierarchyChanged()
    }

    /// How strongly it resists being smaller than its content.
    public func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
        compressionResistancePriorities[axis]
    }

    /// Sets how strongly it resists being smaller than its content.
    public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        compressionResistancePriorities[axis] = priority
        session?.hierarchyChanged()
    }

    /// Notes something that went wrong, for the next layout to report.
    func report(_ issue: LayoutIssue) {
        layoutIssues.append(issue)
    }
}
