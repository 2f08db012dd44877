import Engine
import Foundation

/// The text that a view shows, as the page's script draws it.
struct TextRecord: Encodable {
    var lines: [String]
    /// In points.
    var size: Double?
    /// `left`, `center` or `right`; nil where the reading direction says it.
    var alignment: String?
    /// Where its lines stand in the view, in points; nil for its middle.
    var frame: [Double?]?

    /// More letters of a line than this never show.
    private static let mostLetters = 200
    /// More lines than this never show.
    private static let mostLines = 100

    init(_ text: SolvedText) {
        lines = text.lines.prefix(Self.mostLines).map { String($0.prefix(Self.mostLetters)) }
        size = PageNumber.of(text.font.size)
        switch text.alignment {
        case .left: alignment = "left"
        case .center: alignment = "center"
        case .right: alignment = "right"
        case .natural, .justified: alignment = nil
        }
        frame = text.frame.map { frame in
            [frame.minX, frame.minY, frame.width, frame.height].map { PageNumber.of($0) }
        }
    }
}
