import Engine
import Foundation

/// The lengths that a custom class adds to its text or its margins, as far as runtime attributes name them.
///
/// Interface Builder runs the code of designable classes and, since Xcode 12, lists the sizes that they get. In earlier documents only
/// the attributes show them.
enum InterfaceBuilderPadding {
    /// The first version of the tools that lists the sizes of designable classes.
    private static let firstListingSizes = 17000

    /// Returns what a custom class adds to the size of its text, in points; nil if no attribute says so.
    static func padding(of element: XMLElement, toolsVersion: Int) -> CGSize? {
        let lengths = lengths(of: element, toolsVersion: toolsVersion)
        let (width, height) = (lengths["horizontalPadding"], lengths["verticalPadding"])
        return width == nil && height == nil ? nil : CGSize(width: width ?? 0, height: height ?? 0)
    }

    /// Returns the margin on all sides that a custom class sets, in points; nil if no attribute says so.
    static func margin(of element: XMLElement, toolsVersion: Int) -> CGFloat? {
        lengths(of: element, toolsVersion: toolsVersion)["margin"]
    }

    private static func lengths(of element: XMLElement, toolsVersion: Int) -> [String: CGFloat] {
        guard toolsVersion < firstListingSizes, element["customClass"] != nil else { return [:] }
        var lengths: [String: CGFloat] = [:]
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard attribute["type"] == "number", let name = attribute["keyPath"],
                let length = attribute.child(key: "value")?.number("value"), (0..<1000).contains(length)
            else { continue }
            lengths[name] = length
        }
        return lengths
    }
}

/// A button whose class adds space around its content.
final class PaddedButton: Button {
    var padding = CGSize.zero

    override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        let content = super.intrinsicContentSize
        return CGSize(width: content.width + padding.width, height: content.height + padding.height)
    }
}
