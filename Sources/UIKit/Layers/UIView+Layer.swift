// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension UIView {
    /// The view's layer, of the class that `layerClass` names; pictures take corners and colour from it.
    public var layer: CALayer {
        made("layer") {
            let layer = (type(of: self).layerClass as? CALayer.Type).map { $0.init() } ?? CALayer()
            layer.view = self
            return layer
        }
    }
}
