extension View {
    /// Takes a guide, from another view if one owned it.
    public func addLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        layoutGuides.append(guide)
        guide.owningView = self
        hierarchyChanged()
        guide.didMoveToOwningView()
    }

    /// Gives a guide up, and with it every constraint on it.
    public func removeLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owningView === self else { return }
        var ancestor: View? = self
        while let container = ancestor {
            LayoutConstraint.deactivate(
                container.constraints.filter { $0.mentions(guide) })
            ancestor = container.superview
        }
        layoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
        hierarchyChanged()
        guide.didMoveToOwningView()
    }

    func makeSystemGuide(_ kind: SystemLayoutGuide.Kind) -> LayoutGuide {
        adopt(SystemLayoutGuide(kind))
    }

    /// Makes one of UIKit's own guides this view's.
    func adopt<Guide: SystemLayoutGuide>(_ guide: Guide) -> Guide {
        guide.owningView = self
        systemGuides.append(guide)
        return guide
    }
}
