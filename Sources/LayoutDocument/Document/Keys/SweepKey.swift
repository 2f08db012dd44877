import Engine

/// The keys of what a document asks to be swept.
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
        case .width: "The least and the greatest width of the canvas, in points."
        case .height: "The least and the greatest height of the canvas, in points."
        case .devices: "Every device's screen, upright and on its side."
        case .textSizes: "Every text size of Dynamic Type."
        case .directions: "Left to right and right to left."
        case .texts: "Also with longer texts, or with none."
        }
    }
}
