import Foundation

/// A rectangle in a tree of rectangles, placed by constraints or by its own frame.
///
/// The layout side of UIKit's `UIView`, with its member names and ownership rules.
open class View: InsetView, NSCoding, LayoutItem {
    // What every layout reads comes first, so that it lies together in memory. It is stored in properties that aren't
    // public: the compiler sees all uses of those and proves what else would be checked at each.

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
    /// Nil as long as it has none.
    var guides: ViewGuides?
    /// The active constraints that the view is the closest common ancestor of, in the order of activation.
    public var constraints: [LayoutConstraint] { reference.constraints }

    /// In the superview's coordinates, in points; set by layout unless the view keeps its own.
    ///
    /// NaN and infinity change nothing but report a `LayoutFinding`; UIKit raises an exception.
    open var frame: CGRect {
        get { storedFrame }
        set {
            guard isPlace(newValue, "frame") else { return }
            let old = storedFrame
            storedFrame = newValue
            let (size, inside) = (newValue.size, bounds)
            if inside.size != size { bounds = CGRect(origin: inside.origin, size: size) }
            if storedFrame != old { frameChanged(from: old) }
        }
    }
    private var storedFrame: CGRect
    /// In the view's own coordinates, in points; a change of its size keeps the centre. NaN and infinity are refused as
    /// in `frame`.
    open var bounds: CGRect {
        get { storedBounds }
        set {
            guard isPlace(newValue, "bounds") else { return }
            let old = storedBounds
            storedBounds = newValue
            if newValue.size != frame.size { resizeAroundCenter(to: newValue.size) }
            if storedBounds.origin != old.origin { setNeedsLayout() }
        }
    }
    private var storedBounds: CGRect

    /// The middle of the frame, in the superview's coordinates, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// Whether the frame is kept (and follows `autoresizingMask`) instead of being solved from constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { keepsFrame }
        set {
            keepsFrame = newValue
            hierarchyChanged()
        }
    }
    private var keepsFrame = true
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { hierarchyChanged() }
    }
    /// Whether subviews that keep their frames follow a change of the size.
    open var autoresizesSubviews = true
    /// The superview's size that `frame` was meant for; where nil, the superview's size when layout begins.
    package var autoresizingReferenceSize: CGSize? {
        get { sizeForAutoresizing }
        set { sizeForAutoresizing = newValue }
    }
    private var sizeForAutoresizing: CGSize?

    open var isHidden = false {
        didSet { setNeedsLayout() }
    }
    open var semanticContentAttribute: SemanticContentAttribute {
        get { contentMeaning }
        set {
            contentMeaning = newValue
            hierarchyChanged()
        }
    }
    private var contentMeaning = SemanticContentAttribute.unspecified
    /// How far the safe area lies inside its edges as of the last layout, in points.
    open var safeAreaInsets: EdgeInsets { currentSafeAreaInsets }

    private var huggingPriorities = AxisPriorities(.defaultLow)
    private var compressionResistancePriorities = AxisPriorities(.defaultHigh)
    /// The size reported in place of the class's own; `noIntrinsicMetric` for a dimension without one.
    public var intrinsicContentSizeOverride: CGSize? {
        get { givenContentSize }
        set {
            givenContentSize = newValue
            invalidateIntrinsicContentSize()
        }
    }
    private var givenContentSize: CGSize?

    /// Whether the root above it is a window.
    var isInWindow = false
    /// Of the root of a hierarchy that is laid out as it lives: what does so.
    var host: LayoutHost?
    /// Told of the layout of the view, as the controller that owns it.
    package weak var layoutObserver: (any LayoutObserver)?

    /// Pixels per point; layout sets it from the canvas before it asks for sizes.
    package internal(set) var displayScale: CGFloat {
        get { pixelsPerPoint }
        set { pixelsPerPoint = newValue }
    }
    private var pixelsPerPoint: CGFloat = 2

    /// The generation of iOS whose measures a control has.
    package var controlDesign = ControlDesign.current {
        didSet { invalidateIntrinsicContentSize() }
    }

    public var identifier: String?
    /// UIKit's name of the class it stands for.
    open var className: String { declaredClassName ?? "UIView" }
    /// What is known of it that layouts don't read; nil as long as nothing is.
    private(set) var notes: ViewNotes?
    /// The same, made when there is something to note.
    var writtenNotes: ViewNotes {
        if let notes { return notes }
        let made = ViewNotes()
        notes = made
        return made
    }

    open var clipsToBounds = false
    /// How opaque it is, from 0 to 1; layout doesn't depend on it.
    open var alpha: CGFloat = 1
    /// A number that `viewWithTag(_:)` finds it by.
    open var tag = 0
    open var isUserInteractionEnabled = true

    /// In an intrinsic content size: no size of its own on that axis.
    public static let noIntrinsicMetric: CGFloat = -1

    /// A view with a frame in its superview's coordinates.
    public init(frame: CGRect) {
        let place = frame.isFinite ? frame : .zero
        storedFrame = place
        storedBounds = CGRect(origin: .zero, size: place.size)
        super.init()
        reference.stand(for: self)
        if !frame.isFinite { reportUnusable(frame, "frame") }
    }

    /// A view as an archive has it: its frame.
    public required init?(coder: NSCoder) {
        let numbers = ["x", "y", "width", "height"].map {
            NumberRange.points.nearest(to: CGFloat(coder.decodeDouble(forKey: $0))) ?? 0
        }
        storedFrame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        storedBounds = CGRect(origin: .zero, size: storedFrame.size)
        super.init()
        reference.stand(for: self)
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
        for constraint in reference.constraints { constraint.ownerReference = nil }
        reference.forgetView()
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

    /// Distance from the alignment rectangle's top to the first baseline at a given size, in points.
    open func firstBaselineOffsetFromTop(for size: CGSize) -> CGFloat { 0 }

    /// Distance from the last baseline to the alignment rectangle's bottom at a given size, in points.
    open func lastBaselineOffsetFromBottom(for size: CGSize) -> CGFloat { 0 }

    /// Whether its text stands in its middle, so that baselines move by half of what its height changes.
    open var hasCentredBaseline: Bool { false }

    /// Told the size it got, a view whose intrinsic size depends on it (a wrapping label) says whether it changed.
    open func updateIntrinsicContentSize(for alignmentSize: CGSize) -> Bool { false }

    /// Whether the size of its content depends on the width that layout gives it.
    var adaptsContentToWidth: Bool { false }

    /// Whether its width must not be smaller, or not larger, than its content's.
    var hasRequiredContentWidth: Bool {
        huggingPriorities[.horizontal] == .required
            || compressionResistancePriorities[.horizontal] == .required
    }

    /// How far the width of its alignment rectangle can change until its content takes another size.
    func contentAdaptation(to alignmentSize: CGSize) -> TextAdaptation { .constant }

    /// The text that a picture shows in it, broken into lines for its solved size.
    open func solvedText(in size: CGSize, scale: CGFloat) -> SolvedText? { nil }

    /// Called before each layout, subviews first: a view that keeps constraints of its own brings them up to date.
    func prepareForLayout() {}

    /// The size that it would choose inside a size, in points: its content's, else the one it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(orElse: bounds.size) }

    /// Gives it the size that it would choose; the frame's origin stays.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

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

    /// Whether a point, in the view's coordinates, is inside its bounds.
    open func point(inside point: CGPoint, with event: Event?) -> Bool { bounds.contains(point) }

    /// The foremost view at a point, in this view's coordinates, that takes touches: neither hidden nor nearly
    /// transparent.
    open func hitTest(_ point: CGPoint, with event: Event?) -> View? { foremostView(at: point, for: event) }

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
    /// A view that would come to lie inside itself is refused with a `LayoutFinding`.
    open func insertSubview(_ view: View, at index: Int) { adopt(view, at: index) }

    /// Takes the view out of its superview, and with it every constraint that crossed its edge.
    open func removeFromSuperview() { leaveSuperview() }

    /// How strongly it resists being larger than its content.
    open func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
        huggingPriorities[axis]
    }

    /// Sets how strongly it resists being larger than its content; a number that is no priority is only reported.
    open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        guard isUsable(priority, "content hugging priority") else { return }
        huggingPriorities[axis] = priority
        hierarchyChanged()
    }

    /// How strongly it resists being smaller than its content.
    open func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
        compressionResistancePriorities[axis]
    }

    /// Sets how strongly it resists being smaller than its content; a number that is no priority is only reported.
    open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        guard isUsable(priority, "compression resistance priority") else { return }
        compressionResistancePriorities[axis] = priority
        hierarchyChanged()
    }
}
