// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

extension UITraitCollection {
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    public var legibilityWeight: UILegibilityWeight { .regular }
    public var displayGamut: UIDisplayGamut { .P3 }
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    public var typesettingLanguage: Locale.Language? { nil }
    public var imageConfiguration: UIImage.Configuration { UIImage.SymbolConfiguration.unspecified }
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        Trait._value(in: self) as? Trait.Value ?? Trait.defaultValue
    }
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
    }
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self]
    }
}

public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }
