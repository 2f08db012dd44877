// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension UIView {
    /// The part of the view that pictures take corners from.
    public var layer: CALayer { made("layer") { CALayer(view: self) } }
}
