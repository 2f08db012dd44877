import Solver

/// A solved hierarchy as far as findings need it that say what constraints leave open. Items are called by their lowered
/// indices: each has four consecutive variables of the solver, its x, y, width and height.
package struct OpenHierarchy: Sendable {
    /// The kinds that findings are about in different ways.
    package enum Kind: Sendable {
        case view, guide
        /// A guide between the views that a stack view arranges.
        case stackGuide
        /// The content of a scroll view.
        case scrollContent
    }

    /// A view or guide.
    package struct Item: Sendable {
        package var kind: Kind
        /// The index of the superview or owning view; -1 for the root.
        package var parent: Int
        /// The index of the item whose edges its edges are measured from: the content of a scroll view around it, or else its
        /// superview or owning view; the root's own.
        package var surroundings: Int
        /// The index among the items of the solved layout; nil if it isn't among them.
        package var solved: Int?
        /// What is open of it.
        package var free: FrameComponents = []
        /// The size in points.
        package var size = CGSize.zero
        /// The intrinsic size in points, -1 for a dimension without one.
        package var contentSize = CGSize(width: -1, height: -1)
        /// Whether its content adapted to its width, as a text does that wraps.
        package var isAdapted = false
        /// The layout direction in it.
        package var direction = LayoutDirection.leftToRight

        /// Creates an item.
        package init(_ kind: Kind, parent: Int, surroundings: Int, solved: Int?) {
            (self.kind, self.parent, self.surroundings, self.solved) = (kind, parent, surroundings, solved)
        }

        func contentLength(_ axis: LayoutAxis) -> CGFloat {
            axis == .horizontal ? contentSize.width : contentSize.height
        }

        func length(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? size.width : size.height }
    }

    /// The items in drawing order, the root first.
    package var items: [Item] = []
    /// The relations of active constraints, in the order of activation.
    package var relations: [SolverConstraint] = []

    /// Creates a hierarchy without items.
    package init() {}

    /// Whether a number of an item is open.
    package var isOpen: Bool { items.contains { !$0.free.isEmpty } }

    func isGuide(_ index: Int) -> Bool { items[index].kind != .view }
}
