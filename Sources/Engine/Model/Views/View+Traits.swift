import Foundation
import TextMetrics

extension View {
    /// The traits of what the hierarchy is shown on, with those that the view or its nearest superview overrides.
    package var shownTraits: TraitCollection {
        let host = layoutHost
        var canvas = host.canvas
        canvas.size = rootView.bounds.size
        return TraitCollection(canvas: canvas).overridden(by: allTraitOverrides)
    }

    /// The traits that the view or a superview overrides; the nearest one decides.
    private var allTraitOverrides: TraitOverrides {
        var overrides = TraitOverrides()
        var view: View? = self
        while let current = view {
            let style = current.overrideUserInterfaceStyle
            if style != .unspecified, overrides.userInterfaceStyle == nil {
                overrides.userInterfaceStyle = style
            }
            if let own = current.traitOverridesOfView { overrides = overrides.filled(from: own) }
            view = current.superview
        }
        return overrides
    }

    /// The traits that are other than the superview's; nil if there are none.
    package var traitOverridesOfView: TraitOverrides? {
        get { stored("traitOverridesOfView", or: nil) }
        set {
            guard newValue != nil || traitOverridesOfView != nil else { return }
            tellTraits {
                store(newValue, as: "traitOverridesOfView")
                directionIsOverridden = directionIsOverridden || newValue?.layoutDirection != nil
                hierarchyChanged()
            }
        }
    }

    /// Makes a change, and notifies the views in a window, and their controllers, whose traits it changes.
    func tellTraits(after change: () -> Void) {
        guard isInWindow else { return change() }
        var views: [View] = []
        tellBelow { views.append($0) }
        let before = views.map(\.shownTraits)
        change()
        for (view, before) in zip(views, before) { view.tellTraits(before) }
    }

    /// Notifies the view and its controller in a window if its traits aren't those that it had before.
    private func tellTraits(_ before: TraitCollection) {
        let current = shownTraits
        guard !before.agrees(with: current) else { return }
        layoutObserver?.traitCollectionDidChange(before)
        (layoutObserver as? Responder)?.runTraitHandlers(from: before, to: current)
        traitCollectionDidChange(before)
        runTraitHandlers(from: before, to: current)
    }

    /// The layout direction that the view or its nearest superview overrides; nil without one.
    var overriddenLayoutDirection: LayoutDirection? {
        guard directionIsOverridden else { return nil }
        var view: View? = self
        while let current = view {
            if let direction = current.traitOverridesOfView?.layoutDirection { return direction }
            view = current.superview
        }
        return nil
    }
}

/// Whether any view overrides the layout direction, so that others needn't look for one that does.
@MainActor private var directionIsOverridden = false

/// The traits that a view overrides; nil for those that it inherits.
package struct TraitOverrides {
    package var horizontalSizeClass: TraitCollection.SizeClass?
    package var verticalSizeClass: TraitCollection.SizeClass?
    package var userInterfaceStyle: TraitCollection.InterfaceStyle?
    package var userInterfaceIdiom: TraitCollection.InterfaceIdiom?
    package var layoutDirection: LayoutDirection?
    package var displayScale: CGFloat?
    package var contentSizeCategory: ContentSizeCategory?
    /// The values of an app's own traits, by the trait's type.
    package var ownValues: [ObjectIdentifier: Any] = [:]

    package init() {}

    /// Whether nothing is overridden.
    package var isEmpty: Bool {
        horizontalSizeClass == nil && verticalSizeClass == nil && userInterfaceStyle == nil
            && userInterfaceIdiom == nil && layoutDirection == nil && displayScale == nil
            && contentSizeCategory == nil && ownValues.isEmpty
    }

    /// Returns these overrides with those of others where there is none.
    package func filled(from others: TraitOverrides) -> TraitOverrides {
        var result = self
        result.horizontalSizeClass = horizontalSizeClass ?? others.horizontalSizeClass
        result.verticalSizeClass = verticalSizeClass ?? others.verticalSizeClass
        result.userInterfaceStyle = userInterfaceStyle ?? others.userInterfaceStyle
        result.userInterfaceIdiom = userInterfaceIdiom ?? others.userInterfaceIdiom
        result.layoutDirection = layoutDirection ?? others.layoutDirection
        result.displayScale = displayScale ?? others.displayScale
        result.contentSizeCategory = contentSizeCategory ?? others.contentSizeCategory
        result.ownValues = ownValues.merging(others.ownValues) { own, _ in own }
        return result
    }
}

extension TraitCollection {
    /// Returns the traits with others where they are overridden.
    package func overridden(by overrides: TraitOverrides) -> TraitCollection {
        let result = TraitCollection(
            displayScale: overrides.displayScale ?? displayScale,
            layoutDirection: overrides.layoutDirection ?? layoutDirection,
            horizontalSizeClass: overrides.horizontalSizeClass ?? horizontalSizeClass,
            verticalSizeClass: overrides.verticalSizeClass ?? verticalSizeClass,
            userInterfaceStyle: overrides.userInterfaceStyle ?? userInterfaceStyle,
            userInterfaceIdiom: overrides.userInterfaceIdiom ?? userInterfaceIdiom,
            contentSizeCategory: overrides.contentSizeCategory ?? contentSizeCategory)
        result.ownValues = ownValues.merging(overrides.ownValues) { _, new in new }
        return result
    }
}
