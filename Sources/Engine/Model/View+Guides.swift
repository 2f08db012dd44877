extension View {
    /// Takes a guide, from another view if one owned it.
    public func addLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        layoutGuides.append(guide)
        guide.owningView = self
        session?.hierarchyChanged()
        guide.didMoveToOwningView()
    }

    /// Gives a guide up, and with it every constraint on it.
    public func removeLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owningView === self else { return }
        var ancestor: View? = self
        while let container = ancestor {
            LayoutConstraint.deactivate(
                container.constraints.filter { $0.firstItem === guide || $0.secondItem === guide })
            ancestor = container.superview
        }
        layoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
        session?.hierarchyChanged()
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
