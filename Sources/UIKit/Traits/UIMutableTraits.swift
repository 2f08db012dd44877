// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

/// Traits that can be set one by one; only what is set is specified.
public struct UIMutableTraits {
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    public var displayScale: CGFloat = 0
    public var preferredContentSizeCategory = UIContentSizeCategory.large

    init() {}

    init(_ traits: UITraitCollection) {
        horizontalSizeClass = traits.horizontalSizeClass
        verticalSizeClass = traits.verticalSizeClass
        userInterfaceStyle = traits.userInterfaceStyle
        userInterfaceIdiom = traits.userInterfaceIdiom
        layoutDirection = traits.layoutDirection
        displayScale = traits.displayScale
        preferredContentSizeCategory = traits.contentSizeCategory
    }
}

extension UIView {
    /// Traits that are other than the superview's; what is set of the interface style holds for the view and what is in
    /// it, other traits are kept.
    public var traitOverrides: UIMutableTraits {
        get { stored("traitOverrides", or: UIMutableTraits()) }
        set {
            store(newValue, as: "traitOverrides")
            overrideUserInterfaceStyle = newValue.userInterfaceStyle
        }
    }
}

extension UIViewController {
    /// Those of its view.
    public var traitOverrides: UIMutableTraits {
        get { view.traitOverrides }
        set { view.traitOverrides = newValue }
    }
}

extension UITraitCollection {
    private convenience init(_ traits: UIMutableTraits) {
        self.init(
            displayScale: traits.displayScale, layoutDirection: traits.layoutDirection,
            horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass,
            userInterfaceStyle: traits.userInterfaceStyle, userInterfaceIdiom: traits.userInterfaceIdiom,
            contentSizeCategory: traits.preferredContentSizeCategory)
    }

    /// The traits that a function sets.
    public convenience init(mutations: (inout UIMutableTraits) -> Void) {
        var traits = UIMutableTraits()
        mutations(&traits)
        self.init(traits)
    }

    /// The same traits with what a function sets in them.
    public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
        var traits = UIMutableTraits(self)
        mutations(&traits)
        return UITraitCollection(traits)
    }
}
