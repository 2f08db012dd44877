import Foundation

/// A view or layout guide with its solved frame.
public struct SolvedItem: Sendable, Equatable {
    /// Views are filled, guides are outlined.
    public enum Kind: String, Sendable, Hashable {
        case view, guide
    }

    /// Unique in its layout; also what its colour is derived from.
    public var id: String
    /// What a reader would call it (a user label, an outlet); nil where the id says it best.
    public var name: String?
    public var kind: Kind
    /// UIKit's class name, "UIView" and "UILayoutGuide" being the plain ones.
    public var className: String
    /// Index in the layout's `items` of the superview or owning view; nil for the root.
    public var parent: Int?
    /// In the superview's or owning view's coordinates, in points, rounded to the canvas's pixels.
    public var frame: CGRect
    /// In the canvas's coordinates, in points, rounded to the canvas's pixels.
    public var canvasFrame: CGRect
    /// The numbers that no constraint determines.
    public var undetermined: FrameComponents
    /// Hidden itself or below a hidden view.
    public var isHidden: Bool
    /// Of a view that is free to slide or to grow: its frames on the canvas at both ends, within its superview where
    /// nothing else bounds them; empty where it isn't, or where its place and length hang together.
    public var extremes: [CGRect] = []
    /// Of a guide: whose it is.
    public var guideRole: GuideRole
    /// Of one of UIKit's own guides: which; nil for views and other guides.
    public var systemGuide: SystemLayoutGuide.Kind?
    /// Of a view: the direction in which its content is laid out; of a guide, its owning view's.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Whether it takes part in a conflict.
    public var isConflicting: Bool
    /// Whether what it holds is cut at its bounds.
    public var clipsToBounds: Bool
    /// What it is filled with, if its author chose; nil leaves that to the picture.
    public var backgroundColor: DynamicColor?
    /// How round its corners are, in points.
    public var cornerRadius: CGFloat
    /// What it shows, if it shows text.
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
