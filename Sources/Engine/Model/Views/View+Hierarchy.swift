import Findings

/// What is done for each view that enters a window.
@MainActor private var windowPreparation: ((View) -> Void)?

extension View {
    /// Inserts a view among the subviews.
    func adopt(_ view: View, at index: Int) {
        // A view without subviews contains nothing but itself; this check keeps building from the root down
        // fast.
        guard view !== self, view.heldSubviews.isEmpty || !isDescendant(of: view) else {
            report(
                LayoutFinding(
                    code: .hierarchyCycle,
                    message: "\(view.identifier ?? view.className) can't be added to itself or to a view "
                        + "inside it; add it to another view",
                    location: view.location, items: [view.identifier ?? view.className]))
            return
        }
        if view.reference.superview === reference {
            removeFromSubviews(view)
            insertIntoSubviews(view, at: index)
            hierarchyChanged()
            return
        }
        if view.reference.superview != nil { view.removeFromSuperview() }
        let changesWindow = isInWindow != view.isInWindow
        view.willMove(toSuperview: self)
        if changesWindow { view.announceWindow(rootView as? Window) }
        insertIntoSubviews(view, at: index)
        view.reference.superview = reference
        view.host = nil
        view.forgetContentSize()
        hierarchyChanged()
        if !view.reference.pending.isDisjoint(with: [.constraints, .constraintsBelow, .properties]) {
            reference.note(.constraintsBelow, below: .constraintsBelow)
        }
        reference.pending.insert(.layoutBelow)
        view.setNeedsLayout()
        if changesWindow { view.joinWindow(isInWindow) }
        didAddSubview(view)
        view.didMoveToSuperview()
    }

    /// Removes the view from its superview.
    func leaveSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        let leavesWindow = isInWindow
        if leavesWindow { announceWindow(nil) }
        var ancestor: View? = superview
        while let container = ancestor {
            LayoutConstraint.deactivate(container.constraints.filter { $0.crossesEdge(of: self) })
            ancestor = container.superview
        }
        superview.removeFromSubviews(self)
        reference.superview = nil
        superview.hierarchyChanged()
        reference.sessionReference = nil
        if leavesWindow { joinWindow(false) }
        didMoveToSuperview()
    }

    /// Called for each view that enters a window, before it is notified; nil for nothing to do.
    package static var prepareForWindow: ((View) -> Void)? {
        get { windowPreparation }
        set { windowPreparation = newValue }
    }

    /// Records for the view and all its descendants whether the root is a window.
    private func joinWindow(_ isInWindow: Bool) {
        tellBelow { $0.isInWindow = isInWindow }
        if isInWindow, let prepare = View.prepareForWindow { tellBelow(prepare) }
        let window = isInWindow ? rootView as? Window : nil
        tellBelow { view in
            view.didMoveToWindow()
            view.layoutObserver?.viewDidMove(to: window)
        }
    }

    /// Notifies the view and all its descendants before they enter a window, or leave theirs if it is nil.
    private func announceWindow(_ window: Window?) {
        tellBelow { view in
            view.layoutObserver?.viewWillMove(to: window)
            view.willMove(toWindow: window)
        }
    }

    /// Calls `body` for the view and all its descendants, outer views first.
    func tellBelow(_ body: (View) -> Void) {
        var waiting = [self]
        while let view = waiting.popLast() {
            body(view)
            waiting += view.subviews.reversed()
        }
    }

    /// Releases the subviews without notifying anyone.
    func releaseSubviews() -> [View] {
        let released = heldSubviews
        heldSubviews = []
        for view in released { view.reference.superview = nil }
        return released
    }

    /// Returns the index of a subview once another one is removed.
    func place(of sibling: View, after removed: View) -> Int? {
        subviews.filter { $0 !== removed }.firstIndex { $0 === sibling }
    }

    func exchange(_ index1: Int, _ index2: Int) {
        guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else {
            return
        }
        let (lower, upper) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        insertSubview(upper, at: min(index1, index2))
        insertSubview(lower, at: max(index1, index2))
    }

    private func insertIntoSubviews(_ view: View, at index: Int) {
        changeSubviews { $0.insert(view, at: min(max(index, 0), $0.count)) }
    }

    private func removeFromSubviews(_ view: View) {
        changeSubviews { subviews in
            if let index = subviews.firstIndex(where: { $0 === view }) { subviews.remove(at: index) }
        }
    }

    /// Changes the subviews outside the view: they are swapped out, so that the compiler can prove
    /// exclusive access.
    private func changeSubviews(_ change: (inout [View]) -> Void) {
        var subviews: [View] = []
        swap(&subviews, &heldSubviews)
        change(&subviews)
        swap(&subviews, &heldSubviews)
    }

    /// Returns whether the view is the given view or one of its descendants.
    ///
    /// - Complexity: O(depth).
    public func isDescendant(of view: View) -> Bool {
        var current: View? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// The root of the hierarchy it is in.
    ///
    /// - Complexity: O(depth).
    package var rootView: View {
        var root = self
        while let next = root.superview { root = next }
        return root
    }

    /// Returns the closest view that is or contains both this view and another; nil if they are in different
    /// hierarchies.
    ///
    /// - Complexity: O(distance between the two in the hierarchy).
    package func closestCommonAncestor(with other: View) -> View? {
        reference.closestCommonAncestor(with: other.reference)?.view
    }
}

extension LayoutConstraint {
    /// Returns whether the constraint relates the inside of a view (including the view) to the outside.
    func crossesEdge(of view: View) -> Bool {
        let isFirstInside = firstItem?.layoutView?.isDescendant(of: view) ?? false
        let isSecondInside = secondItem?.layoutView?.isDescendant(of: view) ?? false
        let isOriginInside = origins?.places.contains { $0.item?.layoutView?.isDescendant(of: view) == true }
        return isFirstInside || isSecondInside || isOriginInside == true
    }
}
