import Engine
import TextMetrics
import Findings

/// The keys of a font.
enum FontKey: String, KeyName {
    case size, name, weight, italic, textStyle

    var shape: Shape {
        switch self {
        case .size: .number(.fontSize)
        case .textStyle: .word(TextStyle.allCases.map(\.rawValue))
        case .weight: .word(Font.Weight.allCases.map(\.rawValue))
        case .italic: .flag
        case .name: .name
        }
    }

    var summary: String {
        switch self {
        case .size: "In points; 17 by default."
        case .name: "The PostScript name of a font of the project or of iOS; the system font by default."
        case .weight: "The stroke weight; regular by default."
        case .italic: "Whether it is slanted; false by default."
        case .textStyle: "UIKit's text style, sized by the canvas's contentSizeCategory; instead of size."
        }
    }
}

/// The keys of an image.
enum ImageKey: String, KeyName {
    case name, size

    var shape: Shape { self == .name ? .text : .tuple(["width", "height"], .length) }
    var summary: String { self == .name ? "The image's name for readers." : "In points." }
    static var required: ImageKey? { .size }
}

/// The keys of a view's keyboard guide.
enum KeyboardGuideKey: String, KeyName {
    case followsUndockedKeyboard, usesBottomSafeArea

    var shape: Shape { .flag }

    var summary: String {
        switch self {
        case .followsUndockedKeyboard:
            "Whether it follows a floating keyboard on an iPad; false by default."
        case .usesBottomSafeArea:
            "Whether, without a keyboard, it lies at the bottom of the safe area rather than of the view; true by default."
        }
    }
}

/// The keys of a colour with variants for light and dark mode.
enum DynamicColorKey: String, KeyName {
    case light, dark

    var shape: Shape { .color }
    var summary: String { "The colour in \(rawValue) mode; by default the other mode's." }
}

/// The keys of a button's configuration.
enum ButtonConfigurationKey: String, KeyName {
    case contentInsets, imagePadding

    var shape: Shape {
        self == .contentInsets
            ? .either([.tuple(Shape.insetNames, .points), .object(.directionalInsets)]) : .number(.length)
    }

    var summary: String {
        self == .contentInsets
            ? "Around the content, in points; [7, 12, 7, 12] by default."
            : "Between image and title, in points; 0 by default."
    }
}

/// The keys of insets: left and right, or leading and trailing, but not both.
enum InsetsKey: String, KeyName {
    case top, leading, bottom, trailing, left, right

    var shape: Shape { .number(.points) }
    var summary: String { "The distance from the \(rawValue) edge in points; 0 by default." }
}

/// The keys of insets that follow the layout direction.
enum DirectionalInsetsKey: String, KeyName {
    case top, leading, bottom, trailing

    var shape: Shape { .number(.points) }
    var summary: String { "The distance from the \(rawValue) edge in points; 0 by default." }
}

extension Shape {
    static let insetNames = DirectionalInsetsKey.allCases.map(\.rawValue)
    /// Insets as an array or an object.
    static let insets = Shape.either([.tuple(insetNames, .points), .object(.insets)])
}
