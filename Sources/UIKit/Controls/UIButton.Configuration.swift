// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension ButtonConfiguration {
    /// The sizes of a configured button, with UIKit's raw values.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// How round its corners are, with UIKit's raw values.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic = 0, small, medium, large, capsule }

    public static func plain() -> Self { Self() }
    public static func tinted() -> Self { Self() }
    public static func gray() -> Self { Self() }
    public static func filled() -> Self { Self() }
    public static func bordered() -> Self { Self() }
    public static func borderless() -> Self { Self() }
    public static func borderedTinted() -> Self { Self() }
    public static func borderedProminent() -> Self { Self() }
}
