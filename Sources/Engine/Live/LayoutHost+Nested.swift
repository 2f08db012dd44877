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
        guard !view.reference.pending.isEmpty || session.isOutOfDate else { return }
        for _ in 0..<Self.rounds {
            view.updateConstraintsBelow()
            if session.isOutOfDate { place() }
            let postponed = layOutSubviews(below: view)
            let isDone = view.reference.pending.isEmpty && !session.isOutOfDate
            for busy in postponed { busy.setNeedsLayout() }
            if isDone { return }
        }
    }

    /// Calls pending `layoutSubviews` methods, outer views first. Returns the views whose method is due but running already.
    @discardableResult
    func layOutSubviews(below top: View) -> [View] {
        var (waiting, postponed) = ([top], [View]())
        while let view = waiting.popLast() {
            let work = view.reference.pending
            view.reference.pending.subtract([.layout, .layoutBelow])
            if work.contains(.layout) {
                if layingOut.contains(ObjectIdentifier(view)) { postponed.append(view) } else { layOut(view) }
            }
            if work.contains(.layoutBelow) || view.reference.pending.contains(.layoutBelow) {
                waiting += view.subviews.reversed()
            }
        }
        return postponed
    }

    private func layOut(_ view: View) {
        layingOut.append(ObjectIdentifier(view))
        defer { layingOut.removeLast() }
        view.layoutObserver?.viewIsAboutToLayOut()
        view.layoutObserver?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.layoutObserver?.viewDidLayoutSubviews()
    }
}
