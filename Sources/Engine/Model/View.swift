import Foundation

/// A rectangle in a tree of rectangles, placed by constraints or by its own frame.
///
/// The layout side of UIKit's `UIView`, with its member names and ownership rules.
open class View: ViewLifecycle, NSCoding, LayoutItem {
    // What every layout reads comes first, so that it lies together in memory.

    public let reference = ItemReference()
    public var layoutView: View? { self }
    /// What lays the hierarchy out again after changes, if something does.
    var session: LayoutSession? { reference.session }
    /// Whether that is writing frames, which is no change to tell it of.
    var isBeingPlaced: Bool { reference.sessionReference?.isPlacing ?? false }
    public internal(set) var superview: View? {
        get { reference.superview?.view }
        set { reference.superview = newValue?.reference }
    }
    open var subviews: [View] { heldSubviews }
    /// The subviews, whatever a subclass answers.
    var heldSubviews: [View] = []
    public internal(set) var layoutGuides: [LayoutGuide] = []
    /// The active constraints that the view is the closest common ancestor of, in the order of activation.
    public var constraints: [LayoutConstraint] { reference.constraints }

    /// In the superview's coordinates, in points; set by layout unless the view keeps its own.
    open var frame: CGRect {
        didSet {
            let (size, inside) = (frame.size, bounds)
            if inside.size != size { bounds = CGRect(origin: inside.origin, size: size) }
            if frame != oldValue { frameChanged(from: oldValue) }
        }
    }
    /// In the view's own coordinates, in points; a change of its size keeps the centre.
    open var bounds: CGRect {
        didSet {
            if bounds.size != frame.size { resizeAroundCenter(to: bounds.size) }
            if bounds.origin != oldValue.origin { setNeedsLayout() }
        }
    }

    /// The middle of the frame, in the superview's coordinates, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// Whether the frame is kept (and follows `autoresizingMask`) instead of being solved from constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { hierarchyChanged() }
    }
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { hierarchyChanged() }
    }
    /// Whether subviews that keep their frames follow a change of the size.
    open var autoresizesSubviews = true
    /// The superview's size that `frame` was meant for; where nil, the superview's size when layout begins.
    package var autoresizingReferenceSize: CGSize?

    open var isHidden = false {
        didSet { setNeedsLayout() }
    }
    open var semanticContentAttribute: SemanticContentAttribute = .unspecified {
        didSet { hierarchyChanged() }
    }
    /// The margins as physical edges, in points; nil where `directionalLayoutMargins` or the default hold.
    var physicalLayoutMargins: EdgeInsets? {
        didSet { setNeedsLayout() }
    }
    /// In points, leading and trailing following the layout direction.
    open var directionalLayoutMargins = DirectionalEdgeInsets.defaultMargins {
        didSet {
            physicalLayoutMargins = nil
            setNeedsLayout()
        }
    }
    /// Whether a margin is never less than what the superview's margin leaves inside this view.
    open var preservesSuperviewLayoutMargins = false {
        didSet { setNeedsLayout() }
    }
    /// Whether the margins are at least so wide that what lies between them is comfortable to read.
    open var layoutMarginsFollowReadableWidth = false {
        didSet { setNeedsLayout() }
    }
    /// Whether the margins are measured from the safe area instead of the edges.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { setNeedsLayout() }
    }

    /// Insets added to the safe area that the view inherits, in points.
    package var additionalSafeAreaInsets: EdgeInsets = .zero {
        didSet { setNeedsLayout() }
    }
    /// How far the safe area lies inside its edges as of the last layout, in points.
    open var safeAreaInsets: EdgeInsets { currentSafeAreaInsets }

    public internal(set) lazy var layoutMarginsGuide: LayoutGuide = makeSystemGuide(.layoutMargins)
    public internal(set) lazy var safeAreaLayoutGuide: LayoutGuide = makeSystemGuide(.safeArea)
    public internal(set) lazy var readableContentGuide: LayoutGuide = makeSystemGuide(.readableContent)
    public internal(set) lazy var keyboardLayoutGuide = adopt(KeyboardLayoutGuide())
    /// The system guides that were asked for, in the order in which they were.
    var systemGuides: [SystemLayoutGuide] = []

    private var huggingPriorities = AxisPriorities(.defaultLow)
    private var compressionResistancePriorities = AxisPriorities(.defaultHigh)
    /// The size reported in place of the class's own; `noIntrinsicMetric` for a dimension without one.
    public var intrinsicContentSizeOverride: CGSize? {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The size that a stack view gives it across the stack where nothing else decides.
    package var sizeWhereOpen = CGSize.zero

    /// What went wrong while the hierarchy or its constraints were made.
    public private(set) var layoutIssues: [LayoutIssue] = []

    /// Whether the root above it is a window.
    var isInWindow = false
    /// Of the root of a hierarchy that is laid out as it lives: what does so.
    var host: LayoutHost?
    /// Told of the layout of the view, as the controller that owns it.
    package weak var layoutObserver: (any LayoutObserver)?

    /// Pixels per point; layout sets it from the canvas before it asks for sizes.
    package internal(set) var displayScale: CGFloat = 2

    /// The generation of iOS whose measures a control has.
    package var controlDesign = ControlDesign.current {
        didSet { invalidateIntrinsicContentSize() }
    }

    public var identifier: String?
    /// What a reader would call it where the identifier says little.
    package var displayName: String?
    /// UIKit's name of the class it stands for.
    open var className: String { declaredClassName ?? "UIView" }
    /// Overrides `className`, for a view read from a document that names a class of its own.
    package var declaredClassName: String?
    /// Where the view stands in the input, if it came from one.
    package var location: SourceLocation?

    open var clipsToBounds = false
    /// What a picture fills it with; nil where that is the picture's choice.
    @_disfavoredOverload public var backgroundColor: DynamicColor? {
        get { fill }
        set { fill = newValue }
    }
    /// The same, under a name that UIKit has no other meaning for.
    package var fill: DynamicColor?
    /// How round a picture draws its corners, in points; UIKit keeps it in the view's layer.
    package var cornerRadius: CGFloat = 0
    /// How opaque it is, from 0 to 1; layout doesn't depend on it.
    open var alpha: CGFloat = 1
    /// A number that `viewWithTag(_:)` finds it by.
    open var tag = 0
    open var isUserInteractionEnabled = true

    /// In an intrinsic content size: no size of its own on that axis.
    public static let noIntrinsicMetric: CGFloat = -1

    /// A view with a frame in its superview's coordinates.
    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
        super.init()
        reference.view = self
    }

    /// A view as an archive has it: its frame.
    public required init?(coder: NSCoder) {
        let numbers = ["x", "y", "width", "height"].map { CGFloat(coder.decodeDouble(forKey: $0)) }
        frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        bounds = CGRect(origin: .zero, size: frame.size)
        super.init()
        reference.view = self
    }

    /// A view without a size.
    public override convenience init() { self.init(frame: .zero) }

    /// Writes its frame.
    open func encode(with coder: NSCoder) {
        for (key, value) in [
            ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
        ] {
            coder.encode(Double(value), forKey: key)
        }
    }

    deinit {
        reference.view = nil
        for constraint in reference.constraints { constraint.ownerReference = nil }
        reference.constraints = []
        // Releasing a deep hierarchy view by view would recurse once a level; this takes it apart level by level.
        var pending = releaseSubviews()
        while var view = pending.popLast() {
            guard isKnownUniquelyReferenced(&view) else { continue }
            pending += view.releaseSubviews()
        }
    }

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
    private var storedAlignmentRectInsets = EdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

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
    func prepareForLayout() {}

    /// The size that it would choose inside a size, in points: its content's, else the one it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(orElse: bounds.size) }

    /// Gives it the size that it would choose.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// The size nearest to a target, in points, that what the view holds allows it by its constraints.
    ///
    /// The frames in it stay as they are. A hierarchy beyond the solver's limits has no size.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        preparedFittingSize(nearest: targetSize)
    }

    /// The size nearest to a target, in points, where each dimension is as strongly wished as its priority says.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        fittingSize(
            nearest: targetSize, horizontalPriority: horizontalFittingPriority,
            verticalPriority: verticalFittingPriority)
    }

    /// Asks for a layout, and for `layoutSubviews` to be called in it.
    open func setNeedsLayout() { reference.note(.layout, below: .layoutBelow) }

    /// Brings the frames of the whole hierarchy up to date, if anything changed.
    open func layoutIfNeeded() { layoutHost.layout() }

    /// Asks for `updateConstraints` to be called before the next layout.
    open func setNeedsUpdateConstraints() { reference.note(.constraints, below: .constraintsBelow) }

    /// Makes the next layout ask for the intrinsic content size again.
    open func invalidateIntrinsicContentSize() { setNeedsLayout() }

    /// Puts a view in front of the other subviews, taking it from where it was.
    open func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

    /// Puts a view among the subviews, 0 being hindmost; an index out of range means the nearest end.
    ///
    /// A view that would come to lie inside itself is refused with a `LayoutIssue`.
    open func insertSubview(_ view: View, at index: Int) { adopt(view, at: index) }

    /// Takes the view out of its superview, and with it every constraint that crossed its edge.
    open func removeFromSuperview() { leaveSuperview() }

    /// How strongly it resists being larger than its content.
    open func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
        huggingPriorities[axis]
    }

    /// Sets how strongly it resists being larger than its content.
    open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        huggingPriorities[axis] = priority
        hierarchyChanged()
    }

    /// How strongly it resists being smaller than its content.
    open func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
        compressionResistancePriorities[axis]
    }

    /// Sets how strongly it resists being smaller than its content.
    open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        compressionResistancePriorities[axis] = priority
        hierarchyChanged()
    }

    /// Notes something that went wrong, for the next layout to report.
    package func report(_ issue: LayoutIssue) {
        layoutIssues.append(issue)
    }
}
