// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// An image of an asset catalogue.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour of an asset catalogue.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
    /// An image of an asset catalogue; an empty one where there is none of the name.
    public convenience init(resource: ImageResource) {
        self.init(
            name: resource.name, size: UIImage(named: resource.name, in: resource.bundle)?.size ?? .zero)
    }
}

extension UIColor {
    /// A colour of an asset catalogue; clear where there is none of the name.
    public convenience init(resource: ColorResource) {
        let color = UIColor(named: resource.name, in: resource.bundle) ?? UIColor.clear
        self.init(color.dynamicColor)
    }
}
