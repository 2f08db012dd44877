// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension UIColor {
    private var channels: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }

    /// Hue, saturation and brightness in light surroundings, between 0 and 1.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue, opacity) = channels
        let highest = max(red, green, blue)
        let spread = highest - min(red, green, blue)
        var sixth: CGFloat = 0
        if spread > 0 {
            if highest == red {
                sixth = (green - blue) / spread
            } else if highest == green {
                sixth = (blue - red) / spread + 2
            } else {
                sixth = (red - green) / spread + 4
            }
        }
        hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
        saturation?.pointee = highest == 0 ? 0 : spread / highest
        brightness?.pointee = highest
        alpha?.pointee = opacity
        return true
    }

    /// How light the colour is in light surroundings; false for one that isn't a grey.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue, opacity) = channels
        guard red == green, green == blue else { return false }
        white?.pointee = red
        alpha?.pointee = opacity
        return true
    }

    /// A pattern has no colour of its own: grey.
    public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
}
