// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine

extension LayoutPriority {
    /// 510: how strongly dragging a scene's edge may resize it.
    public static let dragThatCanResizeScene = LayoutPriority(510)
    /// 500: how strongly a scene keeps its size.
    public static let sceneSizeStayPut = LayoutPriority(500)
    /// 490: how strongly dragging inside a scene counts, which doesn't resize it.
    public static let dragThatCannotResizeScene = LayoutPriority(490)

    public static func + (left: LayoutPriority, right: Float) -> LayoutPriority {
        LayoutPriority(left.rawValue + right)
    }

    public static func - (left: LayoutPriority, right: Float) -> LayoutPriority {
        LayoutPriority(left.rawValue - right)
    }

    public static func - (left: LayoutPriority, right: LayoutPriority) -> Float {
        left.rawValue - right.rawValue
    }

    public static func += (left: inout LayoutPriority, right: Float) { left.rawValue += right }
    public static func -= (left: inout LayoutPriority, right: Float) { left.rawValue -= right }
}
