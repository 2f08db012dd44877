// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

/// Traits that can be set one by one; only what is set is specified.
public struct UIMutableTraits {
    var overrides = TraitOverrides()

    init(_ overrides: TraitOverrides = TraitOverrides()) { self.overrides = overrides }

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { overrides.horizontalSizeClass ?? .unspecified }
        set { overrides.horizontalSizeClass = newValue == .unspecified ? nil : newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { overrides.verticalSizeClass ?? .unspecified }
        set { overrides.verticalSizeClass = newValue == .unspecified ? nil : newValue }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { overrides.userInterfaceStyle ?? .unspecified }
        set { overrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { overrides.userInterfaceIdiom ?? .unspecified }
        set { overrides.userInterfaceIdiom = newValue == .unspecified ? nil : newValue }
    }
    public var layoutDirection: UIUserInterfaceLayoutDirection {
        get { overrides.layoutDirection ?? .leftToRight }
        set { overrides.layoutDirection = newValue }
    }
    public var displayScale: CGFloat {
        get { overrides.displayScale ?? 0 }
        set { overrides.displayScale = newValue == 0 ? nil : newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { overrides.contentSizeCategory.map(UIContentSizeCategory.init) ?? .unspecified }
        set { overrides.contentSizeCategory = newValue == .unspecified ? nil : newValue.ofFonts }
    }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { Trait._override(in: self) ?? Trait.defaultValue }
        set { Trait._setOverride(newValue, in: &self) }
    }

    public func contains(_ trait: UITrait) -> Bool { trait.isOverridden(in: self) }
    public mutating func remove(_ trait: UITrait) { trait.removeOverride(in: &self) }
}

public typealias UITraitOverrides = UIMutableTraits

extension UIView {
    /// Traits that are other than the superview's, for the view and what is in it.
    public var traitOverrides: UIMutableTraits {
        get { stored("traitOverrides", or: UIMutableTraits()) }
        set {
            store(newValue, as: "traitOverrides")
            combineTraitOverrides()
        }
    }

    /// What the view's controller and its container override.
    var controllerTraitOverrides: TraitOverrides {
        get { stored("controllerTraitOverrides", or: TraitOverrides()) }
        set {
            store(newValue, as: "controllerTraitOverrides")
            combineTraitOverrides()
        }
    }

    private func combineTraitOverrides() {
        let all = traitOverrides.overrides.filled(from: controllerTraitOverrides)
        traitOverridesOfView = all.isEmpty ? nil : all
    }
}

extension TraitOverrides {
    /// What a collection specifies: a collection doesn't tell values that it doesn't have from the defaults.
    init(specifiedBy traits: UITraitCollection) {
        self.init()
        if traits.horizontalSizeClass != .unspecified { horizontalSizeClass = traits.horizontalSizeClass }
        if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
        if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
        if traits.userInterfaceIdiom != .unspecified { userInterfaceIdiom = traits.userInterfaceIdiom }
        if traits.layoutDirection != .leftToRight { layoutDirection = traits.layoutDirection }
        if traits.displayScale != 0 { displayScale = traits.displayScale }
        if traits.contentSizeCategory != .large { contentSizeCategory = traits.contentSizeCategory }
        ownValues = traits.ownValues
    }
}

extension UITraitCollection {
    private convenience init(_ traits: UIMutableTraits) {
        self.init(
            displayScale: traits.displayScale, layoutDirection: traits.layoutDirection,
            horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass,
            userInterfaceStyle: traits.userInterfaceStyle, userInterfaceIdiom: traits.userInterfaceIdiom,
            contentSizeCategory: traits.preferredContentSizeCategory.ofFonts)
        ownValues = traits.overrides.ownValues
    }

    /// The traits that a function sets.
    public convenience init(mutations: (inout UIMutableTraits) -> Void) {
        var traits = UIMutableTraits()
        mutations(&traits)
        self.init(traits)
    }

    /// The same traits with what a function sets in them.
    public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
        var traits = UIMutableTraits(TraitOverrides(specifiedBy: self))
        mutations(&traits)
        return UITraitCollection(traits)
    }
}
