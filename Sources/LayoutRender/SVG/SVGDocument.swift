import Engine
import Foundation

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
            line("<clipPath id=\"\(XMLValue.escaped(name))\"><rect\(attributes(of: clip))/></clipPath>")
            clipReference = "url(#\(Self.reference(to: name)))"
        }
        var tag = "<g"
        if let id { tag += attribute("id", id) }
        tag += attribute("class", group.classes.joined(separator: " "))
        if let original = group.id, original != id { tag += attribute("data-id", original) }
        if let className = group.className { tag += attribute("data-class", className) }
        if let frame = group.frame {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { XMLValue.number($0) }
            tag += attribute("data-frame", numbers.joined(separator: " "))
        }
        if !group.undetermined.isEmpty {
            tag += attribute("data-undetermined", group.undetermined.joined(separator: " "))
        }
        if let clipReference { tag += attribute("clip-path", clipReference) }
        line(tag + ">")
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
        var tag = "<rect" + attributes(of: rectangle.frame)
        if rectangle.cornerRadius > 0 { tag += attribute("rx", XMLValue.number(rectangle.cornerRadius)) }
        tag += paint("fill", rectangle.fill)
        if let stroke = rectangle.stroke { tag += attributes(of: stroke) }
        line(tag + "/>")
    }

    private mutating func write(_ lines: DisplayLines) {
        let path = lines.segments.map {
            "M\(point($0.start))L\(point($0.end))"
        }
        line("<path d=\"\(path.joined())\" fill=\"none\"\(attributes(of: lines.stroke))/>")
    }

    private mutating func write(_ polygon: DisplayPolygon) {
        let points = polygon.points.map { "\(XMLValue.number($0.x)),\(XMLValue.number($0.y))" }
        var tag = "<polygon" + attribute("points", points.joined(separator: " "))
        tag += paint("fill", polygon.fill)
        if let stroke = polygon.stroke { tag += attributes(of: stroke) }
        line(tag + "/>")
    }

    /// Writes text. Squeezed text is scaled as a whole, because not every SVG reader supports `textLength`.
    private mutating func write(_ text: DisplayText) {
        guard text.width > 0, text.stretch > 0 else { return }
        var tag = "<text"
        if text.stretch == 1 {
            tag += attribute("x", XMLValue.number(text.origin.x))
            tag += attribute("y", XMLValue.number(text.origin.y))
        } else {
            let stretch = String(format: "%.5f", text.stretch)
            tag += attribute("transform", "translate(\(point(text.origin))) scale(\(stretch) 1)")
        }
        tag += attribute("font-size", XMLValue.number(text.font.size))
        tag += attribute("font-weight", String(text.font.weight.cssWeight))
        if text.font.isItalic { tag += attribute("font-style", "italic") }
        tag += paint("fill", text.paint)
        if text.anchor != .start { tag += attribute("text-anchor", text.anchor.rawValue) }
        tag += attribute("textLength", XMLValue.number(text.width / text.stretch))
        tag += attribute("lengthAdjust", "spacingAndGlyphs")
        line(tag + ">\(XMLValue.escaped(text.string))</text>")
    }

    private func attributes(of frame: CGRect) -> String {
        attribute("x", XMLValue.number(frame.minX)) + attribute("y", XMLValue.number(frame.minY))
            + attribute("width", XMLValue.number(frame.width))
            + attribute("height", XMLValue.number(frame.height))
    }

    private func attributes(of stroke: Stroke) -> String {
        var result = paint("stroke", stroke.paint)
        if stroke.width != 1 { result += attribute("stroke-width", XMLValue.number(stroke.width)) }
        if !stroke.dash.isEmpty {
            let dash = stroke.dash.map { XMLValue.number($0) }.joined(separator: " ")
            result += attribute("stroke-dasharray", dash)
        }
        if stroke.isRound { result += attribute("stroke-linecap", "round") }
        return result
    }

    private func paint(_ name: String, _ paint: Paint?) -> String {
        guard let paint else { return attribute(name, "none") }
        let opacity = paint.opacity * theme[paint.role].opacity
        var color = attribute(name, theme.svgColor(of: paint.role))
        if isAutomatic, let dark = paint.role.darkDocumentColor {
            color += attribute("data-dark-\(name)", dark)
        }
        return opacity == 1 ? color : color + attribute("\(name)-opacity", XMLValue.number(opacity))
    }

    private func attribute(_ name: String, _ value: String) -> String {
        " \(name)=\"\(XMLValue.escaped(value))\""
    }

    private func point(_ point: CGPoint) -> String {
        "\(XMLValue.number(point.x)) \(XMLValue.number(point.y))"
    }

    private mutating func line(_ content: String) {
        text += String(repeating: "  ", count: depth) + content + "\n"
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
