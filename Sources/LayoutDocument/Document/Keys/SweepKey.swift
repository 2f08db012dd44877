import Engine
import Findings

/// The keys of a sweep.
enum SweepKey: String, KeyName {
    case width, height, devices, textSizes, directions, texts

    var shape: Shape {
        switch self {
        case .width, .height: .tuple(["least", "greatest"], .side)
        case .devices, .textSizes: .word(["all"])
        case .directions: .word(["both"])
        case .texts: .word(["longer", "empty"])
        }
    }

    var summary: String {
        switch self {
        case .width: "The minimum and maximum width of the canvas, in points."
        case .height: "The minimum and maximum height of the canvas, in points."
        case .devices: "Whether to try every device, either way up, and split view and slide over."
        case .textSizes: "Whether to try every Dynamic Type size."
        case .directions: "Whether to try both layout directions."
        case .texts: "Whether to try longer texts or empty ones too."
        }
    }
}
