import LayoutValues
import Foundation
import TextMetrics

/// The text of a view for the page's script.
struct TextRecord: Encodable {
    var lines: [String]
    /// The font size in points.
    var size: Double?
    /// The weight as style sheets have it; nil for the regular one.
    var weight: Int?
    var isItalic: Bool?
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
        weight = text.font.weight == .regular ? nil : text.font.weight.cssValue
        isItalic = text.font.isItalic ? true : nil
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

    /// Whether the lines look the same, apart from what they say.
    func hasSameStyle(as other: TextRecord?) -> Bool {
        size == other?.size && alignment == other?.alignment
    }
}

extension Font.Weight {
    /// The weight as style sheets have it.
    fileprivate var cssValue: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
