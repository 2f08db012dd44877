import Foundation

extension View {
    /// The guides added with `addLayoutGuide`, in that order, without system guides.
    public var layoutGuides: [LayoutGuide] { guides?.own ?? [] }
    /// The system guides that have been used, in the order of first use.
    var systemGuides: [SystemLayoutGuide] { guides?.system ?? [] }

    /// The view's rectangle inset by its margins.
    public var layoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }
    /// The part of the view that no bar, notch or home indicator covers.
    public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }
    /// The view's margins, narrowed to a width that is comfortable to read.
    public var readableContentGuide: LayoutGuide { systemGuide(.readableContent) }
    /// The part of the view that the keyboard covers. While the keyboard is hidden, it is at the bottom of the safe
    /// area.
    public var keyboardLayoutGuide: KeyboardLayoutGuide {
        systemGuides.lazy.compactMap { $0 as? KeyboardLayoutGuide }.first ?? adopt(KeyboardLayoutGuide())
    }

    /// Returns one of UIKit's own guides, created on first use.
    func systemGuide(_ kind: SystemLayoutGuide.Kind) -> LayoutGuide {
        systemGuides.first { $0.kind == kind } ?? adopt(SystemLayoutGuide(kind))
    }

    /// Adds a guide, removing it from the view that owned it before.
    public func addLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        madeGuides.own.append(guide)
        guide.owningView = self
        hierarchyChanged()
        guide.didMoveToOwningView()
    }

    /// Removes a guide and every constraint on it.
    ///
    /// - Complexity: O(*n*) in the view's guides, and in the constraints with the guide.
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
