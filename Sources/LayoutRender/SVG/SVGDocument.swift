import Engine
import Foundation
import TextMetrics
import TextShaping

/// Builds the text of an SVG document.
struct SVGDocument {
    private var text = ""
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

    init(theme: Theme, isAutomatic: Bool, fonts: [SVGFont]) {
        self.theme = theme
        self.isAutomatic = isAutomatic
        self.fonts = fonts
    }

    /// The document's bytes, with its ids.
    var bytes: [UInt8] {
        let plain = Array(text.utf8)
        let prefix = Array("p\(StableHash.hexadecimal(of: plain))".utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(plain.count + identifierPlaces.count * prefix.count)
        var start = 0
        for place in identifierPlaces {
            bytes += plain[start..<place]
            bytes += prefix
            start = place
        }
        return bytes + plain[start...]
    }

    /// - Parameter darkRules: Rules of CSS for this document's elements in dark mode.
    mutating func open(_ list: DisplayList, darkRules: [String]) {
        let (width, height) = (XMLValue.number(list.size.width), XMLValue.number(list.size.height))
        let titleID = identifiers.identifier(for: "picture-title")
        let descriptionID = identifiers.identifier(for: "picture-description")
        line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        text += "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\""
        identifierPlaces.append(text.utf8.count)
        text += "\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" role=\"img\""
        addReferences("aria-labelledby", list.description.isEmpty ? [titleID] : [titleID, descriptionID])
        text += " xml:space=\"preserve\" font-family=\"\(XMLValue.escaped(fontFamily))\">\n"
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
            text += "#"
            identifierPlaces.append(text.utf8.count)
            text += " \(rule)\n"
        }
        text += "}</style>\n"
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
        (fonts.isEmpty ? "" : SVGFont.families(of: fonts) + ", ") + (theme.font.map { "'\($0)', " } ?? "")
            + "Inter, -apple-system, 'Helvetica Neue', Arial, sans-serif"
    }

    private mutating func begin(_ group: DisplayGroup) {
        let id = group.id.map { identifiers.identifier(for: $0) }
        var clipReference: String?
        if let clip = group.clip {
            let name = identifiers.identifier(for: "clip." + (id ?? group.classes.first ?? ""))
            indent()
            text += "<clipPath"
            addIdentifier(name)
            text += "><rect"
            addAttributes(of: clip)
            text += "/></clipPath>\n"
            clipReference = Self.reference(to: name)
        }
        indent()
        text += "<g"
        if let id { addIdentifier(id) }
        add("class", group.classes.joined(separator: " "))
        if let original = group.id { add("data-id", original) }
        if let className = group.className { add("data-class", className) }
        if let frame = group.frame {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { XMLValue.number($0) }
            add("data-frame", numbers.joined(separator: " "))
        }
        if !group.undetermined.isEmpty {
            add("data-undetermined", group.undetermined.joined(separator: " "))
        }
        if let clipReference {
            text += " clip-path=\"url(#"
            identifierPlaces.append(text.utf8.count)
            text += "-\(XMLValue.escaped(clipReference)))\""
        }
        text += ">\n"
        depth += 1
        if let title = group.title { line("<title>\(XMLValue.escaped(title))</title>") }
    }

    /// Returns a reference to an id; quotes, parentheses and backslashes would end its URL and are escaped.
    private static func reference(to id: String) -> String {
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-_.:/")
        return id.addingPercentEncoding(withAllowedCharacters: allowed) ?? id
    }

    private mutating func write(_ rectangle: DisplayRectangle) {
        indent()
        text += "<rect"
        addAttributes(of: rectangle.frame)
        if rectangle.cornerRadius > 0 { add("rx", rectangle.cornerRadius) }
        add("fill", rectangle.fill)
        if let stroke = rectangle.stroke { addAttributes(of: stroke) }
        text += "/>\n"
    }

    private mutating func write(_ lines: DisplayLines) {
        indent()
        text += "<path d=\""
        for segment in lines.segments {
            text += "M\(point(segment.start))L\(point(segment.end))"
        }
        text += "\" fill=\"none\""
        addAttributes(of: lines.stroke)
        text += "/>\n"
    }

    private mutating func write(_ image: DisplayImage) {
        indent()
        text += "<image"
        addAttributes(of: image.frame)
        add("preserveAspectRatio", "none")
        add("href", "data:image/png;base64," + Data(image.png).base64EncodedString())
        text += "/>\n"
    }

    private mutating func write(_ polygon: DisplayPolygon) {
        let points = polygon.points.map { "\(XMLValue.number($0.x)),\(XMLValue.number($0.y))" }
        indent()
        text += "<polygon"
        add("points", points.joined(separator: " "))
        add("fill", polygon.fill)
        if let stroke = polygon.stroke { addAttributes(of: stroke) }
        text += "/>\n"
    }

    /// Writes text with its length, letter by letter where it is spaced: not every reader supports `textLength`.
    private mutating func write(_ content: DisplayText) {
        guard content.width > 0, content.stretch > 0 else { return }
        indent()
        text += "<text"
        let isSpaced = content.letterSpacing != 0
        if content.stretch == 1 {
            add("x", isSpaced ? content.minX : content.origin.x)
            add("y", content.origin.y)
        } else {
            let stretch = String(format: "%.5f", content.stretch)
            add("transform", "translate(\(point(content.origin))) scale(\(stretch) 1)")
        }
        if let own = content.font.projectFont {
            let family = fonts.first { $0.original == own.family }?.family ?? own.family
            add("font-family", "'\(family)', \(fontFamily)")
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
        add("lengthAdjust", "spacingAndGlyphs")
        text += ">"
        text += XMLValue.escaped(Self.isolated(content.string))
        text += "</text>\n"
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
            add("stroke-dasharray", stroke.dash.map { XMLValue.number($0) }.joined(separator: " "))
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
        add(name, XMLValue.number(number))
    }

    private mutating func add(_ name: String, _ value: String) {
        text += " "
        text += name
        text += "=\""
        text += XMLValue.escaped(value)
        text += "\""
    }

    private mutating func addIdentifier(_ id: String) { addReferences("id", [id]) }

    private mutating func addReferences(_ name: String, _ ids: [String]) {
        text += " \(name)=\""
        for (index, id) in ids.enumerated() {
            if index > 0 { text += " " }
            identifierPlaces.append(text.utf8.count)
            text += "-" + XMLValue.escaped(id)
        }
        text += "\""
    }

    private mutating func writeLine(_ element: String, id: String, _ content: String) {
        indent()
        text += "<\(element)"
        addIdentifier(id)
        text += ">\(XMLValue.escaped(content))</\(element)>\n"
    }

    private func point(_ point: CGPoint) -> String {
        "\(XMLValue.number(point.x)) \(XMLValue.number(point.y))"
    }

    private mutating func line(_ content: String) {
        indent()
        text += content
        text += "\n"
    }

    private mutating func indent() {
        for _ in 0..<depth { text += "  " }
    }
}
