// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

/// A trait whose changes views and controllers can observe.
public protocol UITraitDefinition: Sendable {
    associatedtype Value
    static var defaultValue: Value { get }
    /// The value in a collection, for comparisons; nil for an app's own traits, which don't change here.
    static func _value(in traits: UITraitCollection) -> AnyHashable?
}

extension UITraitDefinition {
    public static func _value(in traits: UITraitCollection) -> AnyHashable? { nil }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    public static func _value(in traits: UITraitCollection) -> AnyHashable? { traits.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    public static func _value(in traits: UITraitCollection) -> AnyHashable? { traits.verticalSizeClass }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static func _value(in traits: UITraitCollection) -> AnyHashable? { traits.userInterfaceStyle }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    public static func _value(in traits: UITraitCollection) -> AnyHashable? { traits.userInterfaceIdiom }
}

public struct UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceLayoutDirection.leftToRight
    public static func _value(in traits: UITraitCollection) -> AnyHashable? { traits.layoutDirection }
}

public struct UITraitDisplayScale: UITraitDefinition {
    public static let defaultValue: CGFloat = 0
    public static func _value(in traits: UITraitCollection) -> AnyHashable? { traits.displayScale }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.large
    public static func _value(in traits: UITraitCollection) -> AnyHashable? { traits.contentSizeCategory }
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
