import Engine
import Foundation
import TextMetrics

/// The text of a view for the page's script.
struct TextRecord: Encodable {
    var lines: [String]
    /// The font size in points.
    var size: Double?
    /// `left`, `center` or `right`; nil if it follows the reading direction.
    var alignment: String?
    /// The rectangle of the lines in the view, in points; nil if they are centred.
    var frame: [Double?]?

    /// The maximum number of letters of a line; more are never visible.
    private static let mostLetters = 200
    /// The maximum number of lines; more are never visible.
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
