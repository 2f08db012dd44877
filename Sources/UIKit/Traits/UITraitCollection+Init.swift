// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

extension UITraitCollection {
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(displayScale: 0, horizontalSizeClass: horizontalSizeClass)
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(displayScale: 0, verticalSizeClass: verticalSizeClass)
    }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(displayScale: 0, userInterfaceIdiom: idiom)
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(displayScale: 0, userInterfaceStyle: userInterfaceStyle)
    }
    public convenience init(displayScale scale: CGFloat) {
        self.init(displayScale: scale, layoutDirection: .leftToRight)
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(displayScale: 0, contentSizeCategory: preferredContentSizeCategory.ofFonts)
    }
    public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
        self.init(displayScale: 0, layoutDirection: layoutDirection)
    }

    // Traits that don't change here: collections specify none of them.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(displayScale: 0) }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(displayScale: 0) }
    public convenience init(displayGamut: UIDisplayGamut) { self.init(displayScale: 0) }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(displayScale: 0) }
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(displayScale: 0)
    }
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init(displayScale: 0) }

    /// The traits of several collections: of each trait, the last value that is specified.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Trait: Equatable>(_ trait: (UITraitCollection) -> Trait, besides open: Trait) -> Trait {
            traitCollections.last { trait($0) != open }.map(trait) ?? open
        }
        self.init(
            displayScale: last(\.displayScale, besides: 0),
            layoutDirection: last(\.layoutDirection, besides: .leftToRight),
            horizontalSizeClass: last(\.horizontalSizeClass, besides: .unspecified),
            verticalSizeClass: last(\.verticalSizeClass, besides: .unspecified),
            userInterfaceStyle: last(\.userInterfaceStyle, besides: .unspecified),
            userInterfaceIdiom: last(\.userInterfaceIdiom, besides: .unspecified),
            contentSizeCategory: last(\.contentSizeCategory, besides: .large))
    }

    /// Whether every trait that another collection specifies has the same value.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return (trait.displayScale == 0 || trait.displayScale == displayScale)
            && (trait.horizontalSizeClass == .unspecified || trait.horizontalSizeClass == horizontalSizeClass)
            && (trait.verticalSizeClass == .unspecified || trait.verticalSizeClass == verticalSizeClass)
            && (trait.userInterfaceStyle == .unspecified || trait.userInterfaceStyle == userInterfaceStyle)
            && (trait.userInterfaceIdiom == .unspecified || trait.userInterfaceIdiom == userInterfaceIdiom)
    }

    /// Whether dynamic colours may differ.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection?.userInterfaceStyle != userInterfaceStyle
    }

    /// Calls a function with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let before = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = before
    }
}

/// An object with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
