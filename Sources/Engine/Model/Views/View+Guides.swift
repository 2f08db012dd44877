import Foundation

extension View {
    public var layoutGuides: [LayoutGuide] { guides?.own ?? [] }
    /// The system guides that were asked for, in the order in which they were.
    var systemGuides: [SystemLayoutGuide] { guides?.system ?? [] }

    public var layoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }
    public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }
    public var readableContentGuide: LayoutGuide { systemGuide(.readableContent) }
    public var keyboardLayoutGuide: KeyboardLayoutGuide {
        systemGuides.lazy.compactMap { $0 as? KeyboardLayoutGuide }.first ?? adopt(KeyboardLayoutGuide())
    }

    /// One of UIKit's own guides, made when it is first asked for.
    func systemGuide(_ kind: SystemLayoutGuide.Kind) -> LayoutGuide {
        systemGuides.first { $0.kind == kind } ?? adopt(SystemLayoutGuide(kind))
    }

    /// Takes a guide, from another view if one owned it.
    public func addLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        madeGuides.own.append(guide)
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
        guides?.own.removeAll { $0 === guide }
        guide.owningView = nil
        hierarchyChanged()
        guide.didMoveToOwningView()
    }

    /// Makes one of UIKit's own guides this view's.
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
