import Foundation

extension View {
    /// What lays out the hierarchy it is in as that lives; made when it is first asked for.
    package var layoutHost: LayoutHost {
        let root = rootView
        if let host = root.host { return host }
        let host = LayoutHost(root: root)
        root.host = host
        return host
    }

    /// Makes the next layout lower the hierarchy anew.
    func hierarchyChanged() {
        session?.hierarchyChanged()
        setNeedsLayout()
    }

    /// Takes up a new frame: what keeps its frame follows, and the next layout solves for it.
    func frameChanged(from old: CGRect) {
        let isResized = frame.size != old.size
        if !isBeingPlaced {
            if isResized, autoresizesSubviews { resizeSubviews(from: old.size) }
            if superview != nil, translatesAutoresizingMaskIntoConstraints { session?.hierarchyChanged() }
        }
        if isResized { setNeedsLayout() }
        superview?.setNeedsLayout()
    }

    /// Gives the frame a new size around the centre that it has.
    func resizeAroundCenter(to size: CGSize) {
        frame = CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Lets subviews that keep their frames follow a change of the size.
    private func resizeSubviews(from oldSize: CGSize) {
        for subview in subviews
        where subview.translatesAutoresizingMaskIntoConstraints && !subview.autoresizingMask.isEmpty {
            subview.frame = subview.autoresized(from: oldSize, in: self)
        }
    }

    /// The frame that its mask gives it after the superview changed from a size.
    private func autoresized(from oldSize: CGSize, in superview: View) -> CGRect {
        autoresizingReferenceSize = oldSize
        defer { autoresizingReferenceSize = nil }
        let insets = alignmentRectInsets
        let outer = superview.alignmentRectInsets
        let (x, width) = AutoresizingRule(view: self, superview: superview, axis: .horizontal)
            .span(in: superview.bounds.width - outer.left - outer.right)
        let (y, height) = AutoresizingRule(view: self, superview: superview, axis: .vertical)
            .span(in: superview.bounds.height - outer.top - outer.bottom)
        return CGRect(
            x: x - insets.left, y: y - insets.top, width: width + insets.left + insets.right,
            height: height + insets.top + insets.bottom)
    }

    /// Notes for every view that follows its superview's size which size its frame was meant for.
    func noteAutoresizingSizes() {
        var waiting = subviews
        while let view = waiting.popLast() {
            if view.translatesAutoresizingMaskIntoConstraints, !view.autoresizingMask.isEmpty {
                view.autoresizingReferenceSize = view.superview?.bounds.size
            }
            waiting += view.subviews
        }
    }

    /// Whether its `updateConstraints` is still to be called.
    package var isWaitingForConstraints: Bool { reference.pending.contains(.constraints) }

    /// Calls `updateConstraints` of everything that needs it, inner views first.
    package func updateConstraintsBelow() {
        var order: [View] = []
        var waiting = [self]
        while let view = waiting.popLast() {
            let work = view.reference.pending
            if work.contains(.constraints) { order.append(view) }
            if work.contains(.constraintsBelow) { waiting += view.subviews }
            view.reference.pending.subtract([.constraints, .constraintsBelow])
        }
        for view in order.reversed() { view.updateConstraints() }
    }

    /// Calls `layoutSubviews` of everything that needs it, outer views first.
    func layoutSubviewsBelow() {
        var waiting = [self]
        while let view = waiting.popLast() {
            let work = view.reference.pending
            view.reference.pending.subtract([.layout, .layoutBelow])
            if work.contains(.layout) {
                view.layoutObserver?.viewWillLayoutSubviews()
                view.layoutSubviews()
                view.layoutObserver?.viewDidLayoutSubviews()
            }
            if work.contains(.layoutBelow) || view.reference.pending.contains(.layoutBelow) {
                waiting += view.subviews.reversed()
            }
        }
    }
}

extension AutoresizingRule {
    /// Place and length in a superview whose alignment rectangle has a length.
    func span(in outer: CGFloat) -> (position: CGFloat, length: CGFloat) {
        (position.intercept + position.slope * outer, length.intercept + length.slope * outer)
    }
}
