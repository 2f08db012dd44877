/// What is kept of a layout as its golden.
public enum GoldenKind: String, Sendable, CaseIterable {
    /// The picture, with the frames and constraints next to it.
    case pictures
    /// The frames, as text.
    case frames
    /// The picture and the frames, both of which have to be equal.
    case both

    /// Reads a word of the command line, where `pixels` also stands for pictures.
    package init?(word: String) {
        self.init(rawValue: word == "pixels" ? "pictures" : word)
    }

    package var keepsPictures: Bool { self != .frames }
    package var keepsFrames: Bool { self != .pictures }

    /// The endings of the names of files that are goldens.
    package var endings: [String] {
        (keepsPictures ? [GoldenFiles.picture] : []) + (keepsFrames ? [GoldenFiles.frames] : [])
    }
}
