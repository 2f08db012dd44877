import LayoutDrawing
import LayoutValues
import Foundation
import TextMetrics
import TextShaping

/// Builds the text of an SVG document, as bytes: strings took twice the time.
struct SVGDocument {
    private var text: [UInt8] = []
    private let theme: Theme
    /// The offsets in the text at which ids and references to them begin. What precedes them depends on the whole
    /// text, so that no other file that is put into the same page has the same ids.
    private var identifierPlaces: [Int] = []
    private var identifiers = SVGIdentifiers()
    private var depth = 0

    /// Whether a style sheet switches colours in dark mode.
    private let isAutomatic: Bool

    /// The letters that the document contains.
    private let fonts: [SVGFont]

    private static let quote = UInt8(ascii: "\"")

    init(theme: Theme, isAutomatic: Bool, fonts: [SVGFont]) {
        self.theme = theme
        self.isAutomatic = isAutomatic
        self.fonts = fonts
    }

    /// The document's bytes, with its ids.
    var bytes: [UInt8] {
        let prefix = Array("p\(StableHash.hexadecimal(of: text))".utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count + identifierPlaces.count * prefix.count)
        var start = 0
        for place in identifierPlaces {
            bytes += text[start..<place]
            bytes += prefix
            start = place
        }
        return bytes + text[start...]
    }

    /// - Parameter darkRules: Rules of CSS for this document's elements in dark mode.
    mutating func open(_ list: DisplayList, darkRules: [String]) {
        let (width, height) = (DecimalNumber.text(list.size.width), DecimalNumber.text(list.size.height))
        let titleID = identifiers.identifier(for: "picture-title")
        let descriptionID = identifiers.identifier(for: "picture-description")
        line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        text += "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"".utf8
        identifierPlaces.append(text.count)
        text +=
            "\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" role=\"img\"".utf8
        addReferences("aria-labelledby", list.description.isEmpty ? [titleID] : [titleID, descriptionID])
        text += " xml:space=\"preserve\" font-family=\"\(XMLValue.escaped(fontFamily))\">\n".utf8
        depth = 1
        writeLine("title", id: titleID, list.title)
        if !list.description.isEmpty { writeLine("desc", id: descriptionID, list.description) }
        if !fonts.isEmpty { line("<style>\n" + fonts.map(\.rule).joined() + "</style>") }
        writeDarkRules(darkRules)
        guard let background = list.background else { return }
        line("<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(theme[background].hex)\"/>")
    }

    private mutating func writeDarkRules(_ rules: [String]) {
        guard !rules.isEmpty else { return }
        line("<style>@media (prefers-color-scheme: dark) {")
        for rule in rules {
            text += "#".utf8
            identifierPlaces.append(text.count)
            text += " \(rule)\n".utf8
        }
        text += "}</style>\n".utf8
    }

    mutating func close() {
        depth = 0
        line("</svg>")
    }

    mutating func write(_ command: DisplayCommand) {
        switch command {
        case .beginGroup(let group): begin(group)
        case .endGroup:
            depth = max(1, depth - 1)
            line("</g>")
        case .rectangle(let rectangle): write(rectangle)
        case .lines(let lines): write(lines)
        case .polygon(let polygon): write(polygon)
        case .image(let image): write(image)
        case .text(let text): write(text)
        }
    }

    private var fontFamily: String {
        (fonts.isEmpty ? "" : SVGFont.families(of: fonts) + ", ")
            + (theme.font.map { CSSName.quoted($0) + ", " } ?? "")
            + "Inter, -apple-system, 'Helvetica Neue', Arial, sans-serif"
    }

    private mutating func begin(_ group: DisplayGroup) {
        let id = group.id.map { identifiers.identifier(for: $0) }
        var clipReference: String?
        if let clip = group.clip {
            let name = identifiers.identifier(for: "clip." + (id ?? group.classes.first ?? ""))
            indent()
            text += "<clipPath".utf8
            addIdentifier(name)
            text += "><rect".utf8
            addAttributes(of: clip)
            text += "/></clipPath>\n".utf8
            clipReference = Self.reference(to: name)
        }
        indent()
        text += "<g".utf8
        if let id { addIdentifier(id) }
        add("class", group.classes.joined(separator: " "))
        if let original = group.id { add("data-id", original) }
        if let className = group.className { add("data-class", className) }
        if let frame = group.frame {
            text += " data-frame=\"".utf8
            append(frame.origin, separator: " ")
            text.append(UInt8(ascii: " "))
            append(CGPoint(x: frame.width, y: frame.height), separator: " ")
            text += "\"".utf8
        }
        if !group.undetermined.isEmpty {
            add("data-undetermined", group.undetermined.joined(separator: " "))
        }
        if let clipReference {
            text += " clip-path=\"url(#".utf8
            identifierPlaces.append(text.count)
            text += "-".utf8
            XMLValue.append(escaping: clipReference, to: &text)
            text += ")\"".utf8
            if let clip = group.clip { addStyle(clippingTo: clip) }
        }
        text += ">\n".utf8
        depth += 1
        if let title = group.title { writeLine("title", title) }
    }

    /// Adds the clip as a style without an id. Where a page has the same file twice, a browser takes the first element with an
    /// id, and clips nothing if that one is hidden; what doesn't read the style uses the reference.
    private mutating func addStyle(clippingTo clip: CGRect) {
        begin("style")
        text += "clip-path:path('M".utf8
        append(clip.origin, separator: " ")
        for (step, end) in [("H", clip.maxX), ("V", clip.maxY), ("H", clip.minX)] {
            text += step.utf8
            DecimalNumber.append(end, to: &text)
        }
        text += "Z') view-box\"".utf8
    }

    /// Returns a reference to an id; quotes, parentheses and backslashes would end its URL and are escaped.
    private static func reference(to id: String) -> String {
        id.addingPercentEncoding(withAllowedCharacters: allowedInURL) ?? id
    }

    private static let allowedInURL = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_.:/"))

    private mutating func write(_ rectangle: DisplayRectangle) {
        indent()
        text += "<rect".utf8
        addAttributes(of: rectangle.frame)
        if rectangle.cornerRadius > 0 { add("rx", rectangle.cornerRadius) }
        add("fill", rectangle.fill)
        if let stroke = rectangle.stroke { addAttributes(of: stroke) }
        text += "/>\n".utf8
    }

    private mutating func write(_ lines: DisplayLines) {
        indent()
        text += "<path d=\"".utf8
        for segment in lines.segments {
            text.append(UInt8(ascii: "M"))
            append(segment.start, separator: " ")
            text.append(UInt8(ascii: "L"))
            append(segment.end, separator: " ")
        }
        text += "\" fill=\"none\"".utf8
        addAttributes(of: lines.stroke)
        text += "/>\n".utf8
    }

    private mutating func write(_ image: DisplayImage) {
        indent()
        text += "<image".utf8
        addAttributes(of: image.frame)
        add("preserveAspectRatio", "none")
        add("href", "data:image/png;base64," + Data(image.png).base64EncodedString())
        text += "/>\n".utf8
    }

    private mutating func write(_ polygon: DisplayPolygon) {
        indent()
        text += "<polygon points=\"".utf8
        for (index, point) in polygon.points.enumerated() {
            if index > 0 { text.append(UInt8(ascii: " ")) }
            append(point, separator: ",")
        }
        text += "\"".utf8
        add("fill", polygon.fill)
        if let stroke = polygon.stroke { addAttributes(of: stroke) }
        text += "/>\n".utf8
    }

    /// Writes text with its length, letter by letter where it is spaced: not every reader supports `textLength`.
    private mutating func write(_ content: DisplayText) {
        guard content.width > 0, content.stretch > 0 else { return }
        indent()
        text += "<text".utf8
        let isSpaced = content.letterSpacing != 0
        if content.stretch == 1 {
            add("x", isSpaced ? content.minX : content.origin.x)
            add("y", content.origin.y)
        } else {
            begin("transform")
            text += "translate(".utf8
            append(content.origin, separator: " ")
            text += ") scale(\(String(format: "%.5f", content.stretch)) 1)\"".utf8
        }
        if let own = content.font.projectFont {
            let family = fonts.first { $0.original == own.name }?.family ?? own.family
            add("font-family", "\(CSSName.quoted(family)), \(fontFamily)")
        }
        add("font-size", content.font.size)
        add("font-weight", String(content.font.weight.number))
        if content.font.isItalic { add("font-style", "italic") }
        add("fill", content.paint)
        if isSpaced {
            add("letter-spacing", String(format: "%.4f", content.letterSpacing))
        } else if content.anchor != .start {
            add("text-anchor", content.anchor.rawValue)
        }
        // Space follows the last letter too.
        add("textLength", content.width / content.stretch + content.letterSpacing)
        if TextShaper.joinsLetters(of: content.string) { add("lengthAdjust", "spacingAndGlyphs") }
        text += ">".utf8
        XMLValue.append(escaping: Self.isolated(content.string), to: &text)
        text += "</text>\n".utf8
    }

    /// Returns a line with marks around it if it runs from right to left, which viewers don't find out by themselves.
    private static func isolated(_ line: String) -> String {
        TextDirection.isRightToLeft(line) == true ? "\u{2067}\(line)\u{2069}" : line
    }

    private mutating func addAttributes(of frame: CGRect) {
        add("x", frame.minX)
        add("y", frame.minY)
        add("width", frame.width)
        add("height", frame.height)
    }

    private mutating func addAttributes(of stroke: Stroke) {
        add("stroke", stroke.paint)
        if stroke.width != 1 { add("stroke-width", stroke.width) }
        if !stroke.dash.isEmpty {
            add("stroke-dasharray", stroke.dash.map { DecimalNumber.text($0) }.joined(separator: " "))
        }
        if stroke.isRound { add("stroke-linecap", "round") }
    }

    private mutating func add(_ name: String, _ paint: Paint?) {
        guard let paint else { return add(name, "none") }
        let opacity = paint.opacity * theme[paint.role].opacity
        add(name, theme.svgColor(of: paint.role))
        if isAutomatic, let dark = paint.role.darkDocumentColor { add("data-dark-\(name)", dark) }
        if opacity != 1 { add("\(name)-opacity", opacity) }
    }

    private mutating func add(_ name: String, _ number: Double) {
        begin(name)
        DecimalNumber.append(number, to: &text)
        text.append(Self.quote)
    }

    private mutating func add(_ name: String, _ value: String) {
        begin(name)
        XMLValue.append(escaping: value, to: &text)
        text.append(Self.quote)
    }

    private mutating func begin(_ attribute: String) {
        text.append(UInt8(ascii: " "))
        text += attribute.utf8
        text += "=\"".utf8
    }

    private mutating func addIdentifier(_ id: String) { addReferences("id", [id]) }

    private mutating func addReferences(_ name: String, _ ids: [String]) {
        begin(name)
        for (index, id) in ids.enumerated() {
            if index > 0 { text.append(UInt8(ascii: " ")) }
            identifierPlaces.append(text.count)
            text += "-".utf8
            XMLValue.append(escaping: id, to: &text)
        }
        text.append(Self.quote)
    }

    private mutating func writeLine(_ element: String, id: String? = nil, _ content: String) {
        indent()
        text += "<\(element)".utf8
        if let id { addIdentifier(id) }
        text += ">".utf8
        XMLValue.append(escaping: content, to: &text)
        text += "</\(element)>\n".utf8
    }

    private mutating func append(_ point: CGPoint, separator: Unicode.Scalar) {
        DecimalNumber.append(point.x, to: &text)
        text.append(UInt8(ascii: separator))
        DecimalNumber.append(point.y, to: &text)
    }

    private mutating func line(_ content: String) {
        indent()
        text += content.utf8
        text += "\n".utf8
    }

    private mutating func indent() {
        text += repeatElement(UInt8(ascii: " "), count: 2 * depth)
    }
}
