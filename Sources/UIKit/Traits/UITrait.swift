// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

/// A trait whose changes views and controllers can observe. An app's own traits have the members with an underscore from
/// the extension.
public protocol UITraitDefinition: Sendable {
    associatedtype Value
    static var defaultValue: Value { get }
    /// The value in a collection; nil where it is the default.
    static func _value(in traits: UITraitCollection) -> Any?
    /// The value that overrides others; nil for none.
    static func _override(in traits: UIMutableTraits) -> Value?
    static func _setOverride(_ value: Value?, in traits: inout UIMutableTraits)
}

extension UITraitDefinition {
    public static func _value(in traits: UITraitCollection) -> Any? {
        traits.ownValues[ObjectIdentifier(Self.self)]
    }
    public static func _override(in traits: UIMutableTraits) -> Value? {
        traits.overrides.ownValues[ObjectIdentifier(Self.self)] as? Value
    }
    public static func _setOverride(_ value: Value?, in traits: inout UIMutableTraits) {
        traits.overrides.ownValues[ObjectIdentifier(Self.self)] = value
    }

    /// Whether two collections have different values; those that can't be compared count as the same.
    static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        let values = [first, second].map { (_value(in: $0) ?? defaultValue) as? AnyHashable }
        return values[0] != values[1]
    }
    static func isOverridden(in traits: UIMutableTraits) -> Bool { _override(in: traits) != nil }
    static func removeOverride(in traits: inout UIMutableTraits) { _setOverride(nil, in: &traits) }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    public static func _value(in traits: UITraitCollection) -> Any? { traits.horizontalSizeClass }
    public static func _override(in traits: UIMutableTraits) -> UIUserInterfaceSizeClass? {
        traits.overrides.horizontalSizeClass
    }
    public static func _setOverride(_ value: UIUserInterfaceSizeClass?, in traits: inout UIMutableTraits) {
        traits.overrides.horizontalSizeClass = value
    }
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    public static func _value(in traits: UITraitCollection) -> Any? { traits.verticalSizeClass }
    public static func _override(in traits: UIMutableTraits) -> UIUserInterfaceSizeClass? {
        traits.overrides.verticalSizeClass
    }
    public static func _setOverride(_ value: UIUserInterfaceSizeClass?, in traits: inout UIMutableTraits) {
        traits.overrides.verticalSizeClass = value
    }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static func _value(in traits: UITraitCollection) -> Any? { traits.userInterfaceStyle }
    public static func _override(in traits: UIMutableTraits) -> UIUserInterfaceStyle? {
        traits.overrides.userInterfaceStyle
    }
    public static func _setOverride(_ value: UIUserInterfaceStyle?, in traits: inout UIMutableTraits) {
        traits.overrides.userInterfaceStyle = value
    }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    public static func _value(in traits: UITraitCollection) -> Any? { traits.userInterfaceIdiom }
    public static func _override(in traits: UIMutableTraits) -> UIUserInterfaceIdiom? {
        traits.overrides.userInterfaceIdiom
    }
    public static func _setOverride(_ value: UIUserInterfaceIdiom?, in traits: inout UIMutableTraits) {
        traits.overrides.userInterfaceIdiom = value
    }
}

public struct UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceLayoutDirection.leftToRight
    public static func _value(in traits: UITraitCollection) -> Any? { traits.layoutDirection }
    public static func _override(in traits: UIMutableTraits) -> UIUserInterfaceLayoutDirection? {
        traits.overrides.layoutDirection
    }
    public static func _setOverride(
        _ value: UIUserInterfaceLayoutDirection?, in traits: inout UIMutableTraits
    ) {
        traits.overrides.layoutDirection = value
    }
}

public struct UITraitDisplayScale: UITraitDefinition {
    public static let defaultValue: CGFloat = 0
    public static func _value(in traits: UITraitCollection) -> Any? { traits.displayScale }
    public static func _override(in traits: UIMutableTraits) -> CGFloat? { traits.overrides.displayScale }
    public static func _setOverride(_ value: CGFloat?, in traits: inout UIMutableTraits) {
        traits.overrides.displayScale = value
    }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.large
    public static func _value(in traits: UITraitCollection) -> Any? { traits.preferredContentSizeCategory }
    public static func _override(in traits: UIMutableTraits) -> UIContentSizeCategory? {
        traits.overrides.contentSizeCategory.map(UIContentSizeCategory.init)
    }
    public static func _setOverride(_ value: UIContentSizeCategory?, in traits: inout UIMutableTraits) {
        traits.overrides.contentSizeCategory = value?.ofFonts
    }
}

public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static let defaultValue = UIAccessibilityContrast.unspecified
}

public struct UITraitLegibilityWeight: UITraitDefinition {
    public static let defaultValue = UILegibilityWeight.unspecified
}

public struct UITraitDisplayGamut: UITraitDefinition {
    public static let defaultValue = UIDisplayGamut.unspecified
}
