/// Layouts within a layout: what `layoutSubviews` and `layoutIfNeeded` do in each other.
extension LayoutHost {
    /// How deep layouts within layouts go before they wait for the one around them.
    private static let depth = 64

    /// Updates every frame if anything changed. Called while views lay out their subviews, it brings one view and what is
    /// in it up to date.
    func layout(from view: View) {
        if isLayingOut { layOutWithin(view) } else { layout() }
    }

    private func layOutWithin(_ view: View) {
        guard !isSolving, layingOut.count < Self.depth else { return }
        var postponed: [View] = []
        for _ in 0..<Self.rounds {
            view.updateConstraintsBelow()
            if session.isOutOfDate { place() }
            let (isIdle, waiting) = layOutSubviews(below: view)
            postponed += waiting
            if isIdle, !session.isOutOfDate { break }
        }
        for busy in postponed { busy.reference.mark(.layout, below: .layoutBelow) }
    }

    /// Calls pending `layoutSubviews` methods, outer views first. Returns whether there were none, and the views whose method
    /// is due but running already.
    @discardableResult
    func layOutSubviews(below top: View) -> (isIdle: Bool, postponed: [View]) {
        // The views around the one that is being laid out have no marks of what is pending in it.
        let unmarked = viewsAroundCurrent
        var (isIdle, postponed, waiting) = (true, [View](), [top])
        while let view = waiting.popLast() {
            let work = view.reference.pending
            view.reference.pending.subtract([.layout, .layoutBelow])
            if work.contains(.layout) {
                if layingOut.contains(where: { $0 === view }) {
                    postponed.append(view)
                } else {
                    layOut(view)
                    isIdle = false
                }
            }
            let hasWorkBelow = work.contains(.layoutBelow) || view.reference.pending.contains(.layoutBelow)
            if hasWorkBelow || unmarked.contains(ObjectIdentifier(view)) {
                waiting += view.subviews.reversed()
            }
        }
        return (isIdle, postponed)
    }

    /// The view whose `layoutSubviews` is running, and those around it.
    private var viewsAroundCurrent: Set<ObjectIdentifier> {
        var (found, view) = (Set<ObjectIdentifier>(), layingOut.last)
        while let current = view {
            found.insert(ObjectIdentifier(current))
            view = current.superview
        }
        return found
    }

    private func layOut(_ view: View) {
        layingOut.append(view)
        defer { layingOut.removeLast() }
        view.layoutObserver?.viewIsAboutToLayOut()
        view.layoutObserver?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.layoutObserver?.viewDidLayoutSubviews()
    }
}
