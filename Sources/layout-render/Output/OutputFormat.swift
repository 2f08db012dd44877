import FileAccess
import Foundation
import LayoutRender

/// What `render` writes.
enum OutputFormat: String, Sendable, CaseIterable {
    case png, svg, pdf
    /// The frames, as the subcommand `frames` prints them.
    case json
    /// An inspector page, which shows all scenes as tabs.
    case html

    /// The format that a file name's ending says, nil for one that says none.
    init?(path: String) {
        self.init(rawValue: FilePath.pathExtension(of: path).lowercased())
    }

    /// As what a picture is drawn; nil for frames and pages.
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
