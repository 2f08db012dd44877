/// What a golden records of a layout.
enum GoldenKind: String, Sendable, CaseIterable {
    /// The picture, with the frames next to it.
    case pixels
    /// The frames, as text.
    case frames

    /// The ending of a golden's file name.
    var ending: String {
        switch self {
        case .pixels: "png"
        case .frames: "frames"
        }
    }
}
