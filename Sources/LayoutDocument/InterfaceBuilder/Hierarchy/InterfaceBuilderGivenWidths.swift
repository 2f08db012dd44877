import Engine

/// Which views have a width that doesn't follow from their content: the root, and those that required equalities tie to it.
struct InterfaceBuilderGivenWidths {
    /// The views that constraints give a width.
    private var given: Set<ObjectIdentifier> = []
    /// The ends of views that are tied to views of a given width.
    private var tied: [ObjectIdentifier: Set<End>] = [:]

    private enum End {
        case start, end
    }

    /// - Parameter equalities: The required equalities of a root.
    /// - Complexity: O(*n* · *d*) in the number of equalities and the depth to which widths are passed on, at most
    ///   `greatestDepth`.
    init(_ equalities: [LayoutConstraint]) {
        for _ in 0..<Self.greatestDepth {
            var isChanged = false
            for constraint in equalities {
                let first: Side = (constraint.firstItem, constraint.firstAttribute)
                let second: Side = (constraint.secondItem, constraint.secondAttribute)
                if tie(first, to: second) { isChanged = true }
                if tie(second, to: first) { isChanged = true }
            }
            if !isChanged { break }
        }
    }

    /// Over how many equalities against their order a width is passed on.
    private static let greatestDepth = 32

    private typealias Side = (item: (any LayoutItem)?, attribute: LayoutAttribute?)

    /// Returns whether one side of an equality tells more of the other side's width than was known.
    private mutating func tie(_ side: Side, to other: Side) -> Bool {
        guard let view = side.item as? View, !given.contains(ObjectIdentifier(view)) else { return false }
        let id = ObjectIdentifier(view)
        if side.attribute == .width {
            guard other.item == nil || other.attribute == .width && isGiven(owner(of: other.item)) else {
                return false
            }
            return given.insert(id).inserted
        }
        guard let end = end(of: side.attribute), isGiven(owner(of: other.item)),
            !isScrolled(other.item, around: view)
        else { return false }
        guard tied[id, default: []].insert(end).inserted else { return false }
        if tied[id, default: []] == [.start, .end] { given.insert(id) }
        return true
    }

    private func end(of attribute: LayoutAttribute?) -> End? {
        switch attribute {
        case .leading, .left: .start
        case .trailing, .right: .end
        default: nil
        }
    }

    private func owner(of item: (any LayoutItem)?) -> View? {
        item as? View ?? (item as? LayoutGuide)?.owningView
    }

    /// Whether an item's edges are those of a scroll view's content, which is as wide as what is in it.
    private func isScrolled(_ item: (any LayoutItem)?, around view: View) -> Bool {
        if let guide = item as? SystemLayoutGuide { return guide.kind == .scrollContent }
        return item is ScrollView && item === view.superview
    }

    /// Returns whether a view has a given width: by constraints, by its frame, or as a view that fills a column of given width.
    func isGiven(_ view: View?) -> Bool {
        guard let view else { return false }
        if given.contains(ObjectIdentifier(view)) { return true }
        guard let superview = view.superview else { return true }
        if let stack = superview as? StackView, stack.arrangedSubviews.contains(where: { $0 === view }) {
            return stack.axis == .vertical && stack.alignment == .fill && isGiven(stack)
        }
        return view.translatesAutoresizingMaskIntoConstraints && isGiven(superview)
    }
}
