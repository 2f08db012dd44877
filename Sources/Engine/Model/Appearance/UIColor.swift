// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A colour, one for light and one for dark surroundings.
///
/// It isn't an `NSObject`, as `UIFont` isn't.
open class UIColor: Hashable, @unchecked Sendable {
    package let dynamicColor: DynamicColor

    package init(_ dynamicColor: DynamicColor) { self.dynamicColor = dynamicColor }

    /// Creates a colour from channels between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        dynamicColor = DynamicColor(
            Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// The default tint colour of views.
    static let defaultTint = UIColor(SystemColor.systemBlue.color)

    /// Creates a grey between 0, black, and 1, white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from hue, saturation and brightness between 0 and 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Creates the sRGB colour with the same numbers, which is slightly different.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour of an asset catalogue; nil in programs that have none.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        guard let color = NamedColors.color?(name) else { return nil }
        self.init(color)
    }

    /// Creates a colour from its variants for light and dark mode.
    public init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let canvas = Canvas(size: .zero)
        let light = dynamicProvider(UITraitCollection(canvas: canvas, userInterfaceStyle: .light))
        let dark = dynamicProvider(UITraitCollection(canvas: canvas, userInterfaceStyle: .dark))
        dynamicColor = DynamicColor(light: light.dynamicColor.light, dark: dark.dynamicColor.dark)
    }

    /// Creates a colour from one of Core Graphics.
    public convenience init(cgColor: CGColor) { self.init(DynamicColor(cgColor.color)) }

    /// The colour in light mode.
    open var cgColor: CGColor { CGColor(dynamicColor.light) }

    /// Returns the same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var changed = dynamicColor
        let opacity = Color(red: 0, green: 0, blue: 0, alpha: Double(alpha)).alpha
        changed.light.alpha = opacity
        changed.dark.alpha = opacity
        return UIColor(changed)
    }

    /// Returns the variant of the colour for some traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let isDark = traitCollection.userInterfaceStyle == .dark
        return UIColor(DynamicColor(isDark ? dynamicColor.dark : dynamicColor.light))
    }

    /// Returns the channels in light mode, between 0 and 1.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = dynamicColor.light
        red?.pointee = CGFloat(color.red) / 255
        green?.pointee = CGFloat(color.green) / 255
        blue?.pointee = CGFloat(color.blue) / 255
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    open func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.dynamicColor == dynamicColor }
    open var hash: Int { dynamicColor.hashValue }

    public static func == (left: UIColor, right: UIColor) -> Bool { left.isEqual(right) }
    public func hash(into hasher: inout Hasher) { hasher.combine(dynamicColor) }
}

/// The colours of asset catalogues, in programs that read some.
package enum NamedColors {
    /// Returns a colour by its name; nil where there are no catalogues.
    nonisolated(unsafe) package static var color: ((String) -> DynamicColor?)?
}
