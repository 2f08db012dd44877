import Engine
import Findings

/// The keys of a canvas.
enum CanvasKey: String, KeyName {
    case device, orientation, size, safeAreaInsets, scale, layoutDirection, keyboard, contentSizeCategory
    case bars

    var shape: Shape {
        switch self {
        case .device: .deviceName
        case .orientation: .word(Canvas.Orientation.words)
        case .size: .tuple(["width", "height"], .side)
        case .safeAreaInsets: Shape.insets
        case .scale: .number(.scale)
        case .layoutDirection: .word(["leftToRight", "rightToLeft"])
        case .keyboard: .either([.word(["hidden", "docked", "undocked"]), .object(.keyboard)])
        case .contentSizeCategory: .word(Self.contentSizeCategories)
        case .bars: .list(.word(CanvasBar.allCases.map(\.rawValue)))
        }
    }

    var summary: String {
        switch self {
        case .device: "The name of a device, as listed by `layout-render devices`."
        case .orientation: "The orientation of the device; portrait by default."
        case .size: "Width and height in points, instead of a device."
        case .safeAreaInsets: "In points; by default the device's, or none without a device."
        case .scale: "Pixels per point; frames are rounded to whole pixels. Above 0, at most 4096."
        case .layoutDirection: "The layout direction; leftToRight by default."
        case .keyboard: "The keyboard's position or height; hidden by default."
        case .contentSizeCategory: "The Dynamic Type size; large by default."
        case .bars: "The bars of container view controllers around the layout, which add to the safe area."
        }
    }

    private static let contentSizeCategories = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
        "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
    ]
}

/// The keys of a keyboard written as an object, of which one is used.
enum KeyboardKey: String, KeyName {
    case height, frame

    var shape: Shape {
        switch self {
        case .height: .number(.length)
        case .frame: .tuple(["x", "y", "width", "height"], .points)
        }
    }

    var summary: String {
        switch self {
        case .height: "The height of a docked keyboard in points, from the bottom of the canvas."
        case .frame: "The frame of a floating keyboard on an iPad, in points on the canvas."
        }
    }
}
