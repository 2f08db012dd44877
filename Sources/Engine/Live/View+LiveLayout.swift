import Foundation
import LiveSolver

extension View {
    /// The host that keeps the view's hierarchy laid out; created when first needed.
    package var layoutHost: LayoutHost {
        let root = rootView
        if let host = root.host { return host }
        let host = LayoutHost(root: root)
        root.host = host
        return host
    }

    /// Makes the next layout start from scratch.
    func hierarchyChanged() {
        session?.hierarchyChanged()
        setNeedsLayout()
    }

    /// Handles a new frame: autoresizing subviews follow, and the next layout solves for it.
    func frameChanged(from old: CGRect) {
        let isResized = untransformedFrame.size != old.size
        if !isBeingPlaced {
            if isResized, autoresizesSubviews { resizeSubviews(from: old.size) }
            if superview != nil, translatesAutoresizingMaskIntoConstraints { session?.hierarchyChanged() }
        }
        if isResized { setNeedsLayout() }
        superview?.setNeedsLayout()
    }

    /// Changes the size of the frame and keeps its centre, or its anchor point where that is another.
    func resizeAroundCenter(to size: CGSize) {
        let resized = CGRect(size: size, placing: layerAnchor, at: center)
        if isTransformed { place(resized) } else { frame = resized }
    }

    /// Lets autoresizing subviews follow a change of size.
    private func resizeSubviews(from oldSize: CGSize) {
        for subview in subviews
        where subview.translatesAutoresizingMaskIntoConstraints && !subview.autoresizingMask.isEmpty {
            let resized = subview.autoresized(from: oldSize, in: self)
            if subview.isTransformed { subview.place(resized) } else { subview.frame = resized }
        }
    }

    /// Returns the frame according to the autoresizing mask, after the superview's size changed.
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

    /// Records, for every autoresizing view, the superview's size that its frame was set for.
    func noteAutoresizingSizes() {
        var waiting = subviews
        while let view = waiting.popLast() {
            if view.translatesAutoresizingMaskIntoConstraints, !view.autoresizingMask.isEmpty {
                view.autoresizingReferenceSize = view.superview?.bounds.size
            }
            waiting += view.subviews
        }
    }

    /// Whether its `updateConstraints` is still pending.
    package var isWaitingForConstraints: Bool { reference.pending.contains(.constraints) }

    /// Calls pending `updateProperties` methods, outer views first, also of views that are added by them.
    func updatePropertiesBelow() {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.reference.pending.contains(.properties) {
                view.reference.pending.remove(.properties)
                view.layoutObserver?.updateProperties()
                view.updateProperties()
            }
            if view.reference.pending.contains(.constraintsBelow) { waiting += view.subviews.reversed() }
        }
    }

    /// Calls pending `updateProperties` methods, and then pending `updateConstraints` methods, inner views first.
    package func updateConstraintsBelow() {
        updatePropertiesBelow()
        var order: [View] = []
        var waiting = [self]
        while let view = waiting.popLast() {
            let work = view.reference.pending
            if work.contains(.constraints) { order.append(view) }
            if work.contains(.constraintsBelow) { waiting += view.subviews }
            view.reference.pending.subtract([.constraints, .constraintsBelow])
        }
        for view in order.reversed() {
            if let observer = view.layoutObserver {
                observer.updateViewConstraints()
            } else {
                view.updateConstraints()
            }
        }
    }
}

extension AutoresizingRule {
    /// Returns position and length in a superview whose alignment rectangle has the given length.
    func span(in outer: CGFloat) -> (position: CGFloat, length: CGFloat) {
        (position.intercept + position.slope * outer, length.intercept + length.slope * outer)
    }
}

extension View {
    /// The safe area that follows from the frames of the last layout.
    ///
    /// - Complexity: O(depth).
    var currentSafeAreaInsets: EdgeInsets {
        guard let superview else {
            return (host?.canvas.safeAreaInsets ?? .zero) + additionalSafeAreaInsets
        }
        let distances = EdgeInsets(from: frame, to: superview.bounds)
        let outer = (superview as? Window)?.safeAreaInsets ?? superview.currentSafeAreaInsets
        let outside = InsetRule.Superview(
            safeArea: Insets(outer), margins: .zero, insetsContent: superview is ScrollView,
            insetsMarginsFromSafeArea: false)
        let inherited = InsetRule.safeArea(inheritedFrom: outside, at: Insets(distances))
        return EdgeInsets(inherited) + additionalSafeAreaInsets
    }

    /// Returns the intrinsic content size, with missing dimensions taken from another size.
    func contentSize(orElse size: CGSize) -> CGSize {
        let content = intrinsicContentSize
        return CGSize(
            width: content.width == View.noIntrinsicMetric ? size.width : content.width,
            height: content.height == View.noIntrinsicMetric ? size.height : content.height)
    }
}
