// Code as apps and libraries have it, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// Extensions of fonts, images and colours, and text with attributes, as apps have them.

extension UIFont {
    public convenience init(brand size: CGFloat) {
        self.init(descriptor: UIFont.systemFont(ofSize: size, weight: .heavy).fontDescriptor, size: size)
    }

    public class func heading(_ size: CGFloat) -> UIFont { UIFont.systemFont(ofSize: size, weight: .bold) }

    public func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
        return UIFont(descriptor: descriptor, size: 0)
    }

    public var bold: UIFont { with(.traitBold) }

    public var rounded: UIFont {
        guard let descriptor = fontDescriptor.withDesign(.rounded) else { return self }
        return UIFont(descriptor: descriptor, size: pointSize)
    }

    public static func scaled(_ style: UIFont.TextStyle, upTo size: CGFloat) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(
            for: .preferredFont(forTextStyle: style), maximumPointSize: size)
    }
}

extension UIImage {
    public convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
        let image = UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        guard let cgImage = image.cgImage else { return nil }
        self.init(cgImage: cgImage)
    }

    public func resized(to size: CGSize) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        defer { UIGraphicsEndImageContext() }
        draw(in: CGRect(origin: .zero, size: size))
        return UIGraphicsGetImageFromCurrentImageContext() ?? self
    }
}

extension UIColor {
    public convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255,
            blue: CGFloat(hex & 0xff) / 255, alpha: alpha)
    }

    public class var accent: UIColor { UIColor { $0.userInterfaceStyle == .dark ? .white : .black } }

    public var lighter: UIColor {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
            return self
        }
        return UIColor(hue: hue, saturation: saturation, brightness: min(1, brightness * 2), alpha: alpha)
    }
}

extension NSMutableAttributedString {
    public func append(_ text: String, font: UIFont, color: UIColor = .label) {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.alignment = .center
        append(
            NSAttributedString(
                string: text,
                attributes: [
                    .font: font, .foregroundColor: color, .kern: 1.2, .paragraphStyle: style,
                    .underlineStyle: NSUnderlineStyle.single.rawValue, .shadow: NSShadow(),
                ]))
    }

    public func height(forWidth width: CGFloat) -> CGFloat {
        boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
        ).height.rounded(.up)
    }

    public var fontSizes: [CGFloat] {
        var sizes: [CGFloat] = []
        enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, _, _ in
            if let font = value as? UIFont { sizes.append(font.pointSize) }
        }
        return sizes
    }
}

extension UITextView {
    public var usedHeight: CGFloat {
        layoutManager.ensureLayout(for: textContainer)
        return layoutManager.usedRect(for: textContainer).height
    }

    public func caretTop(atEnd isAtEnd: Bool) -> CGFloat {
        caretRect(for: isAtEnd ? endOfDocument : beginningOfDocument).minY
    }
}
