// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// A trait of an app's own.
public struct DensityTrait: UITraitDefinition {
    public static let defaultValue = 1
}

extension UITraitCollection {
    public var density: Int { self[DensityTrait.self] }
}

extension UIMutableTraits {
    public var density: Int {
        get { self[DensityTrait.self] }
        set { self[DensityTrait.self] = newValue }
    }
}
