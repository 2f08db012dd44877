/// What is golden of a layout.
enum GoldenKind: String, Sendable, CaseIterable {
    /// Its picture, with its frames beside it.
    case pixels
    /// Its frames, as text.
    case frames

    /// What a golden's file name ends in.
    var ending: String {
        switch self {
        case .pixels: "png"
        case .frames: "frames"
        }
    }
}
