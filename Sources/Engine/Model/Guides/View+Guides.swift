import Foundation

extension View {
    /// The system guides that have been used, in the order of first use.
    var systemGuides: [SystemLayoutGuide] { guides?.system ?? [] }

    /// One of UIKit's own guides, created on first use.
    func systemGuide(_ kind: SystemGuideKind) -> LayoutGuide {
        systemGuides.first { $0.kind == kind }
            ?? adopt(kind == .keyboard ? KeyboardLayoutGuide() : SystemLayoutGuide(kind))
    }

    /// Makes this view the owner of a guide.
    func own(_ guide: LayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        madeGuides.own.append(guide)
        guide.owningView = self
        hierarchyChanged()
        guide.didMoveToOwningView()
    }

    /// Gives up a guide with every constraint on it.
    func disown(_ guide: LayoutGuide) {
        guard guide.owningView === self else { return }
        var ancestor: View? = self
        while let container = ancestor {
            LayoutConstraint.deactivate(
                container.constraints.filter { $0.mentions(guide) })
            ancestor = container.superview
        }
        guides?.own.removeAll { $0 === guide }
        guide.owningView = nil
        hierarchyChanged()
        guide.didMoveToOwningView()
    }

    /// Makes this view the owner of one of UIKit's guides.
    func adopt<Guide: SystemLayoutGuide>(_ guide: Guide) -> Guide {
        guide.owningView = self
        madeGuides.system.append(guide)
        guide.layoutFrame = session?.frame(of: guide, ownedBy: reference) ?? .zero
        return guide
    }

    private var madeGuides: ViewGuides {
        if let guides { return guides }
        let made = ViewGuides()
        guides = made
        return made
    }
}

/// The guides of a view, stored only if it has any.
final class ViewGuides {
    /// The guides that were added to it.
    var own: [LayoutGuide] = []
    /// The system guides that have been used, in the order of first use.
    var system: [SystemLayoutGuide] = []
}
