import Engine
import Foundation
import LayoutValues

/// Reads colours as asset catalogues write them.
package enum AssetColor {
    /// A colour of channels or a reference to one of the system's; nil for others.
    package static func color(_ value: [String: Any]?) -> DynamicColor? {
        guard let value else { return nil }
        if let reference = value["reference"] as? String {
            let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
            return SystemColor(rawValue: name)?.color
        }
        guard let parts = value["components"] as? [String: Any] else { return nil }
        let alpha = number(parts["alpha"]) ?? 1
        if let white = number(parts["white"]) {
            return DynamicColor(Color(red: white, green: white, blue: white, alpha: alpha))
        }
        guard let red = number(parts["red"]), let green = number(parts["green"]),
            let blue = number(parts["blue"])
        else { return nil }
        return DynamicColor(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A channel, written as `0.5`, `0x80` or `128`.
    package static func number(_ value: Any?) -> Double? {
        if let number = value as? Double { return number }
        guard let text = value as? String else { return nil }
        if text.lowercased().hasPrefix("0x") {
            return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text) else { return nil }
        // Whole numbers count from 0 to 255, fractions from 0 to 1.
        return text.contains(".") ? number : number / 255
    }
}
