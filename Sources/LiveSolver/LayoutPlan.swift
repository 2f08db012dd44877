import Solver
import TextMetrics

/// A layout before it is solved, without its views: everything that solving it again needs, on its own canvas or another,
/// with some numbers changed.
///
/// It is what an inspector page contains, so that the page can solve it. Items and relations are in the order in which a
/// layout adds them, since that order decides ties.
package struct LayoutPlan: Sendable, Hashable {
    package var canvas: PlannedCanvas
    package var items: [PlannedItem] = []
    package var relations: [SolverConstraint] = []
    /// The indices of the relations that give the root the canvas's width.
    package var widthRelations: [Int] = []
    /// The indices of the relations that give the root the canvas's height.
    package var heightRelations: [Int] = []
    /// The indices of the relations that stand for a size that a view only has while it is designed.
    package var designRelations: [Int] = []
    /// The constraints among the relations, in the same order.
    package var constraints: [PlannedConstraint] = []
    package var texts: [PlannedText] = []

    /// Creates a layout without items.
    package init(canvas: PlannedCanvas) { self.canvas = canvas }

    /// Whether the canvas is as large as the root, which has a size that it only has while it is designed.
    package var hasOwnRootSize: Bool {
        (widthRelations + heightRelations).contains { designRelations.contains($0) }
    }
}

/// The canvas that the root fills.
package struct PlannedCanvas: Sendable, Hashable {
    /// In points.
    package var width: Double
    /// In points.
    package var height: Double
    /// Pixels per point.
    package var scale: Double
    /// The safe area before that of any view is added.
    package var safeArea = Insets.zero
    /// The root's own safe area; nil for the canvas's.
    package var rootSafeArea: Insets?
    /// The height in points of a docked keyboard; nil for none.
    package var keyboardHeight: Double?
    /// The maximum width in points of text that is comfortable to read.
    package var readableWidth = Double.infinity

    /// Creates a canvas of a size.
    package init(width: Double, height: Double, scale: Double) {
        self.width = width
        self.height = height
        self.scale = scale
    }
}

/// A view or guide with four variables, by its index: x, y, width and height of its alignment rectangle.
package struct PlannedItem: Sendable, Hashable {
    /// The kinds that are laid out differently.
    package enum Kind: Int, Sendable {
        case view, guide, scrollContent
    }

    package var kind = Kind.view
    /// The index of the superview or owning view; -1 for the root.
    package var parent: Int
    /// The index among the page's items; -1 if the page doesn't show it.
    package var shown: Int
    package var alignment = Insets.zero
    /// The point of its own coordinates at its upper left corner; not zero in a scrolled view.
    package var boundsX = 0.0
    package var boundsY = 0.0
    /// The intrinsic size, -1 for a dimension without one.
    package var intrinsicWidth = -1.0
    package var intrinsicHeight = -1.0
    package var additionalSafeArea = Insets.zero
    /// Its own margins, before the safe area and the superview's margins are added.
    package var margins = Insets.zero
    package var insetsMarginsFromSafeArea = false
    package var preservesSuperviewMargins = false
    package var marginsFollowReadableWidth = false
    /// Whether it is a scroll view that insets its content by the safe area.
    package var insetsContent = false
    /// Whether it has a keyboard guide that depends on its place, being inside the root.
    package var followsKeyboard = false
    /// The indices of the relations of its intrinsic width and height; empty for none.
    package var widthRelations = 0..<0
    package var heightRelations = 0..<0
    /// Whether it is inside a list's row, where the priorities of its content count less.
    package var isInRow = false
    /// The system's guides that the page shows.
    package var guides: [PlannedGuide] = []

    /// Creates an item.
    package init(parent: Int, shown: Int) {
        self.parent = parent
        self.shown = shown
    }
}

/// The numbers of a view that constraints and guides follow.
package enum PlannedSource: Int, Sendable, Hashable {
    /// The margins.
    case margins
    case safeArea
    case readableContent
    /// What the keyboard covers, or the bottom of the safe area.
    case keyboard
    /// What the keyboard covers.
    case keyboardAlone
    case textContainer
    /// No inset.
    case bounds
    /// The distance of a line of text below the middle of the view that it is centred in.
    case centredBaseline
}

/// One of the system's guides, which lies inside its owner.
package struct PlannedGuide: Sendable, Hashable {
    package var source: PlannedSource
    /// The index among the page's items.
    package var shown: Int

    /// Creates a guide.
    package init(source: PlannedSource, shown: Int) {
        self.source = source
        self.shown = shown
    }
}

/// A constraint among the relations.
package struct PlannedConstraint: Sendable, Hashable {
    /// The index of its relation.
    package var relation: Int
    /// Whether the relation after it makes an inequality hold with equality if nothing else decides.
    package var hasTightness: Bool
    /// The index among the page's constraints; -1 if the page doesn't list it.
    package var shown: Int
    /// Whether it is measured against the reading direction, so that its constant is added.
    package var isReversed: Bool
    /// Whether its constant depends on sizes of the previous round.
    package var followsSizes: Bool
    /// Whether it is inside a list's row, where its priority counts less.
    package var isInRow = false
    /// The number of terms of the relation that belong to its first side.
    package var firstTermCount = 0
    /// What its first side adds to them, besides what it follows.
    package var firstConstant = 0.0
    /// What its constant follows.
    package var insets: [PlannedInset] = []

    /// Creates a constraint that follows nothing.
    package init(relation: Int, hasTightness: Bool, shown: Int, isReversed: Bool, followsSizes: Bool) {
        self.relation = relation
        self.hasTightness = hasTightness
        self.shown = shown
        self.isReversed = isReversed
        self.followsSizes = followsSizes
    }
}

extension SolverPriority {
    /// The priority of a wish in a list's row: below all of those outside, since a list gives its rows their frames and asks
    /// them for nothing.
    package var inRow: SolverPriority {
        guard case .optional(let priority) = self else { return self }
        return .optional(priority / 1000)
    }
}

/// A part of a constraint's constant that depends on insets or baselines.
package struct PlannedInset: Sendable, Hashable {
    /// The part of an inset span that is measured.
    package enum Part: Int, Sendable {
        case start, end, center, length
    }

    package var source: PlannedSource
    /// The view, by its index.
    package var item: Int
    package var isHorizontal: Bool
    package var part: Part
    package var factor: Double
    /// Whether insets are measured from the frame rather than from the alignment rectangle.
    package var isFromFrame = false
    /// Whether it belongs to the first side of the constraint.
    package var isOfFirstSide = false
    /// The centred line whose baseline is measured from the middle of the view.
    package var line: CentredLine?

    /// Creates a part.
    package init(source: PlannedSource, item: Int, isHorizontal: Bool, part: Part, factor: Double) {
        self.source = source
        self.item = item
        self.isHorizontal = isHorizontal
        self.part = part
        self.factor = factor
    }
}

/// The text that a view shows.
package struct PlannedText: Sendable, Hashable {
    /// How the text determines the size of its view.
    package enum Fit: Int, Sendable {
        /// It doesn't.
        case none
        /// As a label does.
        case label
        /// As a text view that doesn't scroll.
        case textView
        /// As one line of a control does, such as a button's title.
        case line
    }

    /// The view, by its index.
    package var item: Int
    package var fit: Fit
    package var label: LabelText
    /// Whether another text needs nothing else to change: no stack view's own constraints depend on it.
    package var isChangeable = true
    /// The width in points at which a label's lines break; 0 for the width that layout determines.
    package var preferredWidth = 0.0
    /// The distances of a text view's text container from its edges, in points; nil for other views.
    package var container: Insets?
    /// Whether a label whose lines break is as wide as the width at which they break, not only as its widest line.
    package var fillsWidthOfLines = false
    /// How the control around one line follows its width.
    package var lineSizing = LineSizing()
    /// What a label's class adds to the size of its text, in points.
    package var padding = TextSize.zero
    /// The distance of lines from the sides of a text container, in points.
    package var lineFragmentPadding = 0.0
    /// The share of the surplus of a text container that is on the left of its text.
    package var leftShare = 0.0

    /// Creates the text of a view whose size doesn't depend on it.
    package init(item: Int, label: LabelText) {
        self.item = item
        self.label = label
        fit = .none
    }
}
