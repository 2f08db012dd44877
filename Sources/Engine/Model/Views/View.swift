import Foundation

/// A rectangle in a tree of rectangles, placed by constraints or by its own frame.
///
/// The layout side of UIKit's `UIView`, with its member names and ownership rules.
open class UIView: InteractiveView, NSCoding, LayoutItem, TypeConstruction {
    // Properties that every layout reads come first, so that they are adjacent in memory. They are stored in
    // properties that aren't public: the compiler then sees all their uses and can omit checks for exclusive access.

    package var layoutView: View? { self }
    /// The session that lays out the hierarchy after changes, if there is one.
    var session: LayoutSession? { reference.session }
    /// Whether the session is writing frames, which aren't reported as changes.
    var isBeingPlaced: Bool { reference.sessionReference?.isPlacing ?? false }
    /// Nil for the root, and once the superview is deallocated.
    open internal(set) var superview: View? {
        get { reference.superview?.view }
        set { reference.superview = newValue?.reference }
    }
    /// The subviews from back to front.
    open var subviews: [View] { heldSubviews }
    /// The subviews that are part of the layout.
    package var laidOutSubviews: [View] { subviews }
    /// The subviews, even if a subclass overrides `subviews`.
    var heldSubviews: [View] = []
    /// The guides; nil if there are none.
    var guides: ViewGuides?
    /// The active constraints whose closest common ancestor is the view, in the order of activation.
    open var constraints: [LayoutConstraint] { reference.constraints }

    /// The frame in points in the superview's coordinates; set by layout unless the view is autoresizing.
    ///
    /// NaN and infinity are ignored and reported as a `LayoutFinding`; UIKit raises an exception.
    open var frame: CGRect {
        get { isTransformed ? transformedFrame : storedFrame }
        set { place(isTransformed ? untransformed(newValue) : newValue) }
    }
    /// The frame without the view's transform, which layout uses.
    package var untransformedFrame: CGRect { storedFrame }
    /// What a running app calls the view, where its identifier here is another: its accessibility identifier, its
    /// restoration identifier.
    package var identifiersInApp: [String] {
        get { stored("identifiersInApp", or: accessibilityIdentifier.map { [$0] } ?? []) }
        set { store(newValue, as: "identifiersInApp") }
    }
    private var storedFrame: CGRect

    /// Sets the frame, ignoring the transform.
    func place(_ newValue: CGRect) {
        guard isPlace(newValue, "frame") else { return }
        let old = storedFrame
        storedFrame = newValue
        let (size, inside) = (newValue.size, bounds)
        if inside.size != size { bounds = CGRect(origin: inside.origin, size: size) }
        if storedFrame != old { frameChanged(from: old) }
    }

    /// The bounds in points in the view's own coordinates; changing the size keeps the centre. NaN and infinity are
    /// ignored as in `frame`.
    open var bounds: CGRect {
        get { storedBounds }
        set {
            guard isPlace(newValue, "bounds") else { return }
            let old = storedBounds
            storedBounds = newValue
            if newValue.size != storedFrame.size { resizeAroundCenter(to: newValue.size) }
            if storedBounds.origin != old.origin { setNeedsLayout() }
        }
    }
    private var storedBounds: CGRect

    /// The place of the anchor point, which is the frame's centre unless the layer has another one, in points in the
    /// superview's coordinates.
    open var center: CGPoint {
        get { storedFrame.point(atShare: layerAnchor) }
        set {
            let moved = CGRect(size: storedFrame.size, placing: layerAnchor, at: newValue)
            if isTransformed { place(moved) } else { frame = moved }
        }
    }

    /// Makes another point the anchor, which is then where the old one was.
    package func moveAnchor(to share: CGPoint) {
        let place = center
        layerAnchor = share
        center = place
    }

    /// Whether the view is autoresizing: its frame is kept and follows `autoresizingMask` instead of being
    /// determined by constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { keepsFrame }
        set {
            keepsFrame = newValue
            hierarchyChanged()
        }
    }
    private var keepsFrame = true
    /// The parts of the frame that change with the superview's size, if `translatesAutoresizingMaskIntoConstraints`
    /// is true.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { hierarchyChanged() }
    }
    /// Whether autoresizing subviews follow a change of size.
    open var autoresizesSubviews = true
    /// The superview's size that `frame` was set for; nil for the size when layout begins.
    package var autoresizingReferenceSize: CGSize? {
        get { sizeForAutoresizing }
        set { sizeForAutoresizing = newValue }
    }
    private var sizeForAutoresizing: CGSize?

    /// Whether it isn't drawn; it still takes part in layout, except in a stack view's arrangement.
    open var isHidden = false {
        didSet { setNeedsLayout() }
    }
    /// Whether pictures leave it out.
    package var isHiddenInPictures: Bool { isHidden }
    /// Whether its content follows or overrides the layout direction.
    open var semanticContentAttribute: SemanticContentAttribute {
        get { contentMeaning }
        set {
            contentMeaning = newValue
            hierarchyChanged()
        }
    }
    private var contentMeaning = SemanticContentAttribute.unspecified
    /// The distances from its edges to the safe area as of the last layout, in points.
    open var safeAreaInsets: EdgeInsets { currentSafeAreaInsets }

    /// Whether the root of its hierarchy is a window.
    var isInWindow = false
    /// The host of a live hierarchy, stored in the root; nil in other views.
    var host: LayoutHost?
    /// An object notified of the view's layout, such as the controller that owns it.
    package weak var layoutObserver: (any LayoutObserver)?

    /// UIKit's name of the class that the view represents.
    package var className: String { declaredClassName ?? "UIView" }

    /// The controller that has the view, else the superview.
    open override var next: Responder? { layoutObserver?.responder ?? superview }

    /// Creates a view with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        let place = frame.isFinite ? frame : .zero
        storedFrame = place
        storedBounds = CGRect(origin: .zero, size: place.size)
        super.init(frame: place)
        reference.stand(for: self)
        if !frame.isFinite { reportUnusable(frame, "frame") }
    }

    /// Creates a view with the frame read from an archive.
    public required init?(coder: NSCoder) {
        storedFrame = Self.frame(readFrom: coder)
        storedBounds = CGRect(origin: .zero, size: storedFrame.size)
        super.init(frame: storedFrame)
        reference.stand(for: self)
    }

    /// Creates a view of size zero.
    public override convenience init() { self.init(frame: .zero) }

    /// Writes its frame to an archive.
    open func encode(with coder: NSCoder) { write(frame, to: coder) }

    deinit {
        for constraint in reference.constraints { constraint.ownerReference = nil }
        reference.forgetView()
        // Releasing a deep hierarchy view by view would recurse for each level; this releases it level by
        // level.
        var pending = releaseSubviews()
        while var view = pending.popLast() {
            guard isKnownUniquelyReferenced(&view) else { continue }
            pending += view.releaseSubviews()
        }
    }

    /// Returns the size that the view prefers within a given size, in points: its content's, or else its current one.
    open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(orElse: bounds.size) }

    /// Resizes the view to its preferred size, keeping the frame's origin; a transformed view keeps its centre.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if isTransformed { bounds.size = size } else { frame.size = size }
    }

    /// Returns the size closest to a target that the view's constraints allow, in points.
    ///
    /// Frames aren't changed. The result is zero if the hierarchy exceeds the solver's limits.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        preparedFittingSize(nearest: targetSize)
    }

    /// Returns the size closest to a target that the view's constraints allow, in points, with a priority for each
    /// dimension.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        fittingSize(
            nearest: targetSize, horizontalPriority: horizontalFittingPriority,
            verticalPriority: verticalFittingPriority)
    }

    /// Returns whether a point, in the view's coordinates, is inside its bounds.
    open func point(inside point: CGPoint, with event: Event?) -> Bool { bounds.contains(point) }

    /// Returns the foremost view at a point in this view's coordinates that accepts touches and is neither hidden nor
    /// nearly transparent.
    open func hitTest(_ point: CGPoint, with event: Event?) -> View? { foremostView(at: point, for: event) }

    /// Lays out the whole hierarchy if anything has changed. While views lay out their subviews it brings this view and what
    /// is in it up to date.
    open func layoutIfNeeded() { layoutHost.layout(from: self) }

    /// Requests a call of `updateConstraints` before the next layout.
    open func setNeedsUpdateConstraints() { reference.note(.constraints, below: .constraintsBelow) }
    /// Returns whether `updateConstraints` is going to be called.
    open func needsUpdateConstraints() -> Bool { isWaitingForConstraints }
    /// Calls `updateConstraints` now where it is due, in the view and below it.
    open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

    /// Adds a view in front of the other subviews, removing it from its superview.
    open func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

    /// Inserts a view among the subviews; index 0 is the hindmost, and an index out of range means the
    /// nearest end.
    ///
    /// Adding a view to itself or to one of its descendants is rejected with a `LayoutFinding`.
    open func insertSubview(_ view: View, at index: Int) { adopt(view, at: index) }

    /// Inserts a view right in front of another subview.
    open func insertSubview(_ view: View, aboveSubview siblingSubview: View) {
        insertSubview(view, at: place(of: siblingSubview, after: view).map { $0 + 1 } ?? subviews.count)
    }

    /// Inserts a view right behind another subview.
    open func insertSubview(_ view: View, belowSubview siblingSubview: View) {
        insertSubview(view, at: place(of: siblingSubview, after: view) ?? 0)
    }

    /// Exchanges two subviews; an index out of range changes nothing.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: View) {
        if view.superview === self { insertSubview(view, at: subviews.count) }
    }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: View) {
        if view.superview === self { insertSubview(view, at: 0) }
    }

    /// Removes the view from its superview, with every constraint that crosses its boundary.
    open func removeFromSuperview() { leaveSuperview() }

    /// The window that the view is in.
    open var window: Window? { rootView as? Window }

    /// The guides added with `addLayoutGuide`, in that order; system guides aren't among them.
    open var layoutGuides: [LayoutGuide] { guides?.own ?? [] }
    /// Adds a guide, removing it from the view that owned it before.
    open func addLayoutGuide(_ guide: LayoutGuide) { own(guide) }
    /// Removes a guide and every constraint on it.
    open func removeLayoutGuide(_ guide: LayoutGuide) { disown(guide) }

    /// Activates a constraint whose items are this view, its guides or its descendants.
    ///
    /// A constraint that UIKit would reject stays inactive and is reported.
    open func addConstraint(_ constraint: LayoutConstraint) { admit(constraint) }
    /// Adds each constraint in turn.
    open func addConstraints(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    /// Deactivates a constraint of this view.
    ///
    /// - Complexity: O(*n*) in the view's constraints.
    open func removeConstraint(_ constraint: LayoutConstraint) { release(constraint) }
    /// Removes each constraint in turn.
    ///
    /// - Complexity: O(*m* · *n*) for *m* of the view's *n* constraints.
    open func removeConstraints(_ constraints: [LayoutConstraint]) {
        LayoutConstraint.deactivate(constraints.filter { $0.ownerReference === reference })
    }

    /// The view's rectangle inset by its margins.
    open var layoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }
    /// The part of the view that no bar, notch or home indicator covers.
    open var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }
    /// The view's margins, narrowed to a width that is comfortable to read.
    open var readableContentGuide: LayoutGuide { systemGuide(.readableContent) }
    /// The part of the view that the keyboard covers; it lies at the bottom of the safe area while the
    /// keyboard is hidden.
    open var keyboardLayoutGuide: KeyboardLayoutGuide {
        systemGuides.lazy.compactMap { $0 as? KeyboardLayoutGuide }.first ?? adopt(KeyboardLayoutGuide())
    }

    /// The view whose first baseline stands for this one's: itself.
    open var forFirstBaselineLayout: View { self }
    /// The view whose last baseline stands for this one's: itself.
    open var forLastBaselineLayout: View { self }

    /// The traits of what the hierarchy is shown on, with the interface style that the view or a superview asks for.
    open var traitCollection: TraitCollection { shownTraits }
    /// The direction in which its content is laid out.
    open var effectiveUserInterfaceLayoutDirection: LayoutDirection {
        effectiveLayoutDirection(on: layoutHost.canvas.layoutDirection)
    }

    // Without a host, of which reading margins must not make one, the canvas isn't known.
    override var marginDirection: LayoutDirection {
        effectiveLayoutDirection(on: rootView.host?.canvas.layoutDirection ?? .leftToRight)
    }
}

/// The engine's name of UIKit's `UIView`.
public typealias View = UIView
