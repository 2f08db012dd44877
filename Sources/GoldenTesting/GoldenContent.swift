import Foundation

/// What is compared with a golden: a picture, frames as text, or both.
package struct GoldenContent: Sendable {
    /// A picture as a file.
    package struct Picture: Sendable {
        /// The bytes of a PNG file.
        package var png: Data
        /// Data such as frames and constraints that is kept next to the picture.
        package var record: Data?

        /// Creates a picture.
        package init(png: Data, record: Data?) {
            self.png = png
            self.record = record
        }
    }

    package var picture: Picture?
    package var frames: String?

    /// Creates the content of a golden.
    package init(picture: Picture? = nil, frames: String? = nil) {
        self.picture = picture
        self.frames = frames
    }
}

/// The result of comparing a picture and frames with their golden.
package struct GoldenResult: Sendable {
    /// The result for frames.
    package enum Frames: Sendable, Equatable {
        case equal, recorded, missing
        /// The frames differ from the golden's text.
        case different(golden: String)

        package var isPassing: Bool { self == .equal || self == .recorded }
    }

    /// The result for the picture; nil if none was compared.
    package var picture: GoldenVerdict?
    /// The result for the frames; nil if none were compared.
    package var frames: Frames?
    /// The pictures written for a failure; nil if everything passes or no picture was compared.
    package var files: GoldenVerdict.Files?

    package var isPassing: Bool { picture?.isPassing != false && frames?.isPassing != false }
}
