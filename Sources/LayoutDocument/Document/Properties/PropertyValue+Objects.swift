import Engine
import Findings

// Values that can be written as objects, which `DocumentReader` reads.

extension PropertyValue where Value == InsetsDescription {
    static var insets: Self { Self(Shape.insets) { $1.readInsets($0) } }

    static var directionalInsets: Self {
        Self(.either([.tuple(Shape.insetNames, .points), .object(.directionalInsets)])) {
            $1.readInsets($0, as: .directionalInsets)
        }
    }
}

extension PropertyValue where Value == FontDescription {
    static var font: Self { Self(.either([.number(.fontSize), .object(.font)])) { $1.readFont($0) } }
}

extension PropertyValue where Value == Image? {
    static var image: Self {
        Self(.either([.tuple(["width", "height"], .length), .object(.image), .null])) { $1.readImage($0) }
    }
}

extension PropertyValue where Value == DynamicColor {
    static var color: Self { Self(.either([.color, .object(.dynamicColor)])) { $1.readColor($0) } }
}

extension PropertyValue where Value == ButtonConfiguration {
    static var configuration: Self { Self(.object(.buttonConfiguration)) { $1.readConfiguration($0) } }
}

extension PropertyValue where Value == KeyboardGuideDescription {
    static var keyboardGuide: Self { Self(.object(.keyboardGuide)) { $1.readKeyboardGuide($0) } }
}

extension PropertyValue where Value == [String: Double] {
    /// Lengths in points by the ids of subviews.
    static var spacings: Self { Self(.map(.number(.length))) { $1.readSpacings($0) } }
}
