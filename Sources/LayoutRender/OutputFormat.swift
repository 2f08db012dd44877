/// The formats that layouts are written in. What depends on a format asks this table: which endings name it, what is
/// written in it, and which options apply.
package enum OutputFormat: String, Sendable, CaseIterable {
    case svg, png, pdf
    /// Frames, as the subcommand `frames` prints them.
    case json
    /// An inspector page, which has a tab for each scene.
    case html

    /// What can be written in a format.
    package struct Uses: OptionSet, Sendable {
        /// Layouts of inputs.
        package static let layouts = Uses(rawValue: 1)
        /// Single pictures: spectra, explanations, and what programs draw.
        package static let pictures = Uses(rawValue: 2)
        /// Differences.
        package static let differences = Uses(rawValue: 4)
        /// The conflicts of a log.
        package static let logs = Uses(rawValue: 8)
        /// Live hierarchies of tests.
        package static let hierarchies = Uses(rawValue: 16)
        /// Everything that can be drawn.
        package static let all: Uses = [.layouts, .pictures, .differences, .logs, .hierarchies]

        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }
    }

    /// The options that apply to a format.
    package enum Options: Sendable {
        /// None: the reader of the file decides on its look.
        case none
        /// Those for the look of pictures.
        case look
        /// Those for the look of pictures, and those for SVG.
        case svg
    }

    /// A row of the table.
    package struct Traits: Sendable {
        /// The format of the picture; nil for what isn't a picture.
        package var picture: PictureFormat?
        /// The format of a picture that consists of shapes only, if it isn't always the same.
        package var flatPicture: PictureFormat?
        package var uses: Uses
        package var options: Options
    }

    /// What the format can do.
    package var traits: Traits {
        switch self {
        case .svg: Traits(picture: .svg, flatPicture: .flatSVG, uses: .all, options: .svg)
        case .png: Traits(picture: .png, uses: .all, options: .look)
        case .pdf: Traits(picture: .pdf, uses: .all, options: .look)
        case .json: Traits(uses: .layouts, options: .none)
        case .html: Traits(uses: [.layouts, .differences, .logs, .hierarchies], options: .none)
        }
    }

    /// Determines the format from the ending of a file's name, without its dot; nil if the ending is unknown or the
    /// format has no such use.
    package init?(ending: String, for use: Uses = .layouts) {
        self.init(rawValue: ending.lowercased())
        guard traits.uses.contains(use) else { return nil }
    }

    /// Returns the formats for a use, the usual one first.
    package static func formats(for use: Uses) -> [OutputFormat] {
        allCases.filter { $0.traits.uses.contains(use) }
    }

    /// Returns the endings for a use in words: `.svg, .png or .pdf`.
    package static func endings(for use: Uses) -> String {
        let endings = formats(for: use).map { ".\($0.rawValue)" }
        return endings.dropLast().joined(separator: ", ") + " or " + (endings.last ?? "")
    }

    /// Returns the picture format; nil for frames and pages.
    package func pictureFormat(_ form: SVGForm = .structured) -> PictureFormat? {
        form == .flat ? traits.flatPicture ?? traits.picture : traits.picture
    }
}

/// The forms of an SVG: with a group for each item and text as text, or with shapes only.
package enum SVGForm: String, Sendable, CaseIterable {
    case structured, flat
}
