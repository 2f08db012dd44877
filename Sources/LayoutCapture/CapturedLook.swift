#if canImport(UIKit)
    import UIKit

    /// How a view looks, as far as documents can express it.
    struct CapturedLook {
        let view: UIView

        var members: [(String, DocumentValue)] {
            var members: [(String, DocumentValue)] = []
            if view.clipsToBounds, !(view is UIScrollView) { members.append(("clipsToBounds", .flag(true))) }
            if let color = view.backgroundColor, let value = value(of: color) {
                members.append(("backgroundColor", value))
            }
            let radius = view.layer.cornerRadius
            if radius > 0 { members.append(("cornerRadius", .number(min(radius, 10_000_000)))) }
            return members
        }

        /// One colour, or one each for light and dark surroundings; nil for what can't be seen.
        private func value(of color: UIColor) -> DocumentValue? {
            let light = hex(of: color, in: .light)
            let dark = hex(of: color, in: .dark)
            guard let light, let dark, !(light.hasSuffix("00") && light.count == 9 && light == dark) else {
                return nil
            }
            if light == dark { return .text(light) }
            return .members([("light", .text(light)), ("dark", .text(dark))])
        }

        private func hex(of color: UIColor, in style: UIUserInterfaceStyle) -> String? {
            let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
            let digits = [red, green, blue, alpha].map { channel in
                let text = String(Int((max(0, min(1, channel)) * 255).rounded()), radix: 16)
                return text.count == 1 ? "0" + text : text
            }
            return "#" + digits.prefix(digits[3] == "ff" ? 3 : 4).joined()
        }
    }
#endif
