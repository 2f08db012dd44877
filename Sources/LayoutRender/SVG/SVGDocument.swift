import Engine
import Foundation
import TextMetrics

/// Builds the text of an SVG document.
struct SVGDocument {
    private(set) var text = ""
    private let theme: Theme
    private var identifiers = SVGIdentifiers()
    private var depth = 0

    /// Whether a style sheet switches colours in dark mode.
    private let isAutomatic: Bool

    init(theme: Theme, isAutomatic: Bool) {
        self.theme = theme
        self.isAutomatic = isAutomatic
    }

    mutating func open(_ list: DisplayList, style: String?) {
        let (width, height) = (XMLValue.number(list.size.width), XMLValue.number(list.size.height))
        let titleID = identifiers.identifier(for: "picture-title")
        let descriptionID = identifiers.identifier(for: "picture-description")
        let labels = list.description.isEmpty ? titleID : "\(titleID) \(descriptionID)"
        line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
                + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-labelledby=\"\(labels)\" "
                + "xml:space=\"preserve\" "
                + "font-family=\"\(XMLValue.escaped(fontFamily))\">")
        depth = 1
        line("<title id=\"\(titleID)\">\(XMLValue.escaped(list.title))</title>")
        if !list.description.isEmpty {
            line("<desc id=\"\(descriptionID)\">\(XMLValue.escaped(list.description))</desc>")
        }
        if let style { line("<style>\(style)</style>") }
        line("<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(theme[list.background].hex)\"/>")
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
        case .text(let text): write(text)
        }
    }

    private var fontFamily: String {
        (theme.font.map { "'\($0)', " } ?? "") + "Inter, -apple-system, 'Helvetica Neue', Arial, sans-serif"
    }

    private mutating func begin(_ group: DisplayGroup) {
        let id = group.id.map { identifiers.identifier(for: $0) }
        var clipReference: String?
        if let clip = group.clip {
            let name = identifiers.identifier(for: "clip." + (id ?? group.classes.first ?? ""))
            indent()
            text += "<clipPath id=\"\(XMLValue.escaped(name))\"><rect"
            addAttributes(of: clip)
            text += "/></clipPath>\n"
            clipReference = "url(#\(Self.reference(to: name)))"
        }
        indent()
        text += "<g"
        if let id { add("id", id) }
        add("class", group.classes.joined(separator: " "))
        if let original = group.id, original != id { add("data-id", original) }
        if let className = group.className { add("data-class", className) }
        if let frame = group.frame {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { XMLValue.number($0) }
            add("data-frame", numbers.joined(separator: " "))
        }
        if !group.undetermined.isEmpty {
            add("data-undetermined", group.undetermined.joined(separator: " "))
        }
        if let clipReference { add("clip-path", clipReference) }
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

    private mutating func write(_ polygon: DisplayPolygon) {
        let points = polygon.points.map { "\(XMLValue.number($0.x)),\(XMLValue.number($0.y))" }
        indent()
        text += "<polygon"
        add("points", points.joined(separator: " "))
        add("fill", polygon.fill)
        if let stroke = polygon.stroke { addAttributes(of: stroke) }
        text += "/>\n"
    }

    /// Writes text. Squeezed text is scaled as a whole, because not every SVG reader supports `textLength`.
    private mutating func write(_ content: DisplayText) {
        guard content.width > 0, content.stretch > 0 else { return }
        indent()
        text += "<text"
        if content.stretch == 1 {
            add("x", content.origin.x)
            add("y", content.origin.y)
        } else {
            let stretch = String(format: "%.5f", content.stretch)
            add("transform", "translate(\(point(content.origin))) scale(\(stretch) 1)")
        }
        add("font-size", content.font.size)
        add("font-weight", String(content.font.weight.cssWeight))
        if content.font.isItalic { add("font-style", "italic") }
        add("fill", content.paint)
        if content.anchor != .start { add("text-anchor", content.anchor.rawValue) }
        add("textLength", content.width / content.stretch)
        add("lengthAdjust", "spacingAndGlyphs")
        text += ">"
        text += XMLValue.escaped(content.string)
        text += "</text>\n"
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

extension Font.Weight {
    fileprivate var cssWeight: Int {
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
