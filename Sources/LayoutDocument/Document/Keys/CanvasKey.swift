import Engine

/// The keys of a canvas.
enum CanvasKey: String, KeyName {
    case device, orientation, size, safeAreaInsets, scale, layoutDirection, keyboard, contentSizeCategory
    case bars

    var shape: Shape {
        switch self {
        case .device: .name
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
        case .device: "A device's name, as `layout-render devices` lists them."
        case .orientation: "Which way up it is held; portrait by default."
        case .size: "Width and height in points, in place of a device."
        case .safeAreaInsets: "In points; the device's by default, else none."
        case .scale: "Pixels per point, to whose reciprocal frames are rounded; above 0, at most 4096."
        case .layoutDirection: "Whether leading is left or right; leftToRight by default."
        case .keyboard: "Where the keyboard is, or how high it stands; hidden by default."
        case .contentSizeCategory: "The Dynamic Type size; large by default."
        case .bars: "The bars of view controllers around the layout, which add to the safe area."
        }
    }

    private static let contentSizeCategories = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
        "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
    ]
}

/// The keys of a keyboard written as an object: one of the two.
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
        case .height: "How much of the canvas a docked one covers from the bottom, in points."
        case .frame: "Where one that floats over an iPad lies on the canvas, in points."
        }
    }
}
