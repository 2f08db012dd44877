import Foundation

/// A view or layout guide with its solved frame.
public struct SolvedItem: Sendable, Equatable {
    /// Views are filled, guides are outlined.
    public enum Kind: String, Sendable, Hashable {
        case view, guide
    }

    /// Unique in its layout; also determines its colour.
    public var id: String
    /// A name for readers, such as a user label or an outlet; nil if the id serves as one.
    public var name: String?
    /// View or layout guide.
    public var kind: Kind
    /// UIKit's class name, "UIView" and "UILayoutGuide" being the plain ones.
    public var className: String
    /// Index in the layout's `items` of the superview or owning view; nil for the root.
    public var parent: Int?
    /// In the superview's or owning view's coordinates, in points, rounded to the canvas's pixels.
    public var frame: CGRect
    /// In the canvas's coordinates, in points, rounded to the canvas's pixels.
    public var canvasFrame: CGRect
    /// The numbers of the frame that no constraint determines.
    public var undetermined: FrameComponents
    /// Hidden itself or below a hidden view.
    public var isHidden: Bool
    /// The frames of an ambiguous view on the canvas at both extremes, within its superview if no constraint
    /// bounds them. Empty for other views, and if position and length depend on each other.
    public var extremes: [CGRect] = []
    /// For a guide, whether its author, a stack view or UIKit made it.
    public var guideRole: GuideRole
    /// Which of UIKit's guides it is; nil for views and other guides.
    public var systemGuide: SystemLayoutGuide.Kind?
    /// The direction in which a view's content, or that of a guide's owning view, is laid out.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Whether it takes part in a conflict.
    public var isConflicting: Bool
    /// Whether its content is clipped to its bounds.
    public var clipsToBounds: Bool
    /// The fill colour that its author chose; nil to let the picture decide.
    public var backgroundColor: DynamicColor?
    /// In points; 0 for square corners.
    public var cornerRadius: CGFloat
    /// The text that it shows; nil if it shows none.
    public var text: SolvedText?

    /// An item of the given kind; see the properties.
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
