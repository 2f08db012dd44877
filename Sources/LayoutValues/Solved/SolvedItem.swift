import Findings

/// A view or layout guide with its solved frame.
public struct SolvedItem: Sendable, Equatable {
    /// The kinds of items: views are filled in pictures, guides are outlined.
    public enum Kind: String, Sendable, Hashable {
        case view, guide
    }

    /// The id, unique in the layout; it also determines the colour.
    public var id: String
    /// A name for readers, such as a user label or an outlet; nil if the id serves as one.
    public var name: String?
    /// Whether it is a view or a layout guide.
    public var kind: Kind
    /// UIKit's class name; "UIView" and "UILayoutGuide" are the plain ones.
    public var className: String
    /// Index in the layout's `items` of the superview or owning view; nil for the root.
    public var parent: Int?
    /// The frame in the superview's or owning view's coordinates, in points, rounded to the canvas's pixels.
    public var frame: CGRect
    /// The frame in the canvas's coordinates, in points, rounded to the canvas's pixels.
    public var canvasFrame: CGRect
    /// The corners on the canvas, from the top left one clockwise, of an item that is turned so that its edges aren't
    /// parallel to the canvas's; `canvasFrame` is then its bounding box. Empty for other items.
    public var corners: [CGPoint] = []
    /// The numbers of the frame that no constraint determines.
    public var undetermined: FrameComponents
    /// Whether the item or one of its ancestors is hidden.
    public var isHidden: Bool
    /// What the frame depends on that the input doesn't contain, such as "font Gotham-Book".
    public var uncertain: [String] = []
    /// The frames of an ambiguous view on the canvas at both extremes, within its superview if no constraint
    /// bounds them. Empty for other views, and if position and length depend on each other.
    public var extremes: [CGRect] = []
    /// The creator of a guide: its author, a stack view or UIKit.
    public var guideRole: GuideRole
    /// The kind of a system guide; nil for views and other guides.
    public var systemGuide: SystemGuideKind?
    /// The direction in which a view's content, or that of a guide's owning view, is laid out.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Whether it takes part in a conflict.
    public var isConflicting: Bool
    /// Whether its content is clipped to its bounds.
    public var clipsToBounds: Bool
    /// The fill colour that its author chose; nil to let the picture decide.
    public var backgroundColor: DynamicColor?
    /// The corner radius in points; 0 for square corners.
    public var cornerRadius: CGFloat
    /// What a running app calls it: its accessibility identifier, its restoration identifier.
    public var identifiers: [String] = []
    /// The text that it shows; nil for none.
    public var text: SolvedText?
    /// The segments of a segmented control in their order; empty for other items, and for more segments than can be seen.
    public var segments: [SolvedSegment] = []
    /// The location in the input; nil if it was made in code.
    public var location: SourceLocation?

    /// Creates an item of the given kind.
    @inlinable
    public init(
        id: String, name: String? = nil, kind: Kind, className: String, parent: Int?, frame: CGRect,
        canvasFrame: CGRect, undetermined: FrameComponents = [], isHidden: Bool = false,
        guideRole: GuideRole = .custom, isConflicting: Bool = false, clipsToBounds: Bool = false,
        backgroundColor: DynamicColor? = nil, cornerRadius: CGFloat = 0, text: SolvedText? = nil
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.className = className
        self.parent = parent
        self.frame = frame
        self.canvasFrame = canvasFrame
        self.undetermined = undetermined
        self.isHidden = isHidden
        self.guideRole = guideRole
        self.isConflicting = isConflicting
        self.clipsToBounds = clipsToBounds
        self.backgroundColor = backgroundColor
        self.cornerRadius = cornerRadius
        self.text = text
    }
}
