import FileAccess
import Foundation
import LayoutRender

/// The output formats of `render`.
enum OutputFormat: String, Sendable, CaseIterable {
    case png, svg, pdf
    /// Frames, as the subcommand `frames` prints them.
    case json
    /// An inspector page, which has a tab for each scene.
    case html

    /// Determines the format from a file name's extension; nil if the extension is unknown.
    init?(path: String) {
        self.init(rawValue: FilePath.pathExtension(of: path).lowercased())
    }

    /// Returns the picture format; nil for frames and pages.
    func pictureFormat(_ form: SVGForm) -> PictureFormat? {
        switch self {
        case .png: .png
        case .svg: form == .flat ? .flatSVG : .svg
        case .pdf: .pdf
        case .json, .html: nil
        }
    }
}

/// The words of `--svg`.
enum SVGForm: String, Sendable, CaseIterable {
    case structured, flat
}
