import Engine
import Foundation
import TextMetrics

/// Finds what the size of a view depends on that a document doesn't contain.
struct InterfaceBuilderUncertainty {
    let document: InterfaceBuilderDocument
    let fonts: InterfaceBuilderFont

    /// Returns what isn't known about the size of a view's content; nil if all of it is.
    func reason(for model: InterfaceBuilderView, element: XMLElement) -> String? {
        switch model.kind {
        case "label", "button", "textField", "textView", "segmentedControl", "searchBar":
            return unknownFont(in: element) ?? unknownCharacter(in: element) ?? unknownImage(in: element)
                ?? unknownClass(of: element) ?? unrecordedSize(of: element, kind: model.kind)
        case "imageView": return unknownImage(in: element)
        default: return unrecordedSize(of: element, kind: model.kind)
        }
    }

    // MARK: Fonts

    /// The elements whose fonts don't belong to the view itself.
    private static let otherParts: Set<String> = ["subviews", "constraints", "connections", "variation"]

    private func unknownFont(in element: XMLElement) -> String? {
        for child in element.children where !Self.otherParts.contains(child.name) {
            if let name = unknownName(of: child) ?? unknownFontName(in: child) { return "font \(name)" }
        }
        return nil
    }

    private func unknownFontName(in element: XMLElement) -> String? {
        for child in element.children {
            if let name = unknownName(of: child) ?? unknownFontName(in: child) { return name }
        }
        return nil
    }

    /// The families with the widths of others that they were drawn after: no document records their own.
    private static let unrecordedFamilies: Set<FontFamily> = [.arial, .courierNew]

    /// The families whose slanted letters are as wide as the upright ones: by Adobe's metrics of Helvetica and Courier, or as
    /// recorded.
    private static let familiesAsWideInItalic: Set<FontFamily> = [
        .system, .helvetica, .helveticaNeue, .courier, .menlo, .avenir, .futura,
    ]

    /// Returns the name of a font whose widths aren't known; nil for other fonts and elements.
    private func unknownName(of element: XMLElement) -> String? {
        guard element.name == "fontDescription" || element.name == "font", element["type"] == nil else {
            return nil
        }
        if let style = element["style"] { return fonts.knows(style: style) ? nil : style }
        guard let name = element["name"], document.fonts?.font(named: name) == nil else { return nil }
        // What the canvas shows depends on whether the author's Mac had the file.
        if InterfaceBuilderFont.isSanFrancisco(name) { return name }
        let family = FontFamily(name: element["family"] ?? name)
        if Self.unrecordedFamilies.contains(family) { return name }
        let isSlanted = name.contains("Italic") || name.contains("Oblique")
        if isSlanted, !Self.familiesAsWideInItalic.contains(family) { return name }
        let isKnown = Font.Weight(ofFace: name).map(family.knowsAdvances) ?? family.isMeasured
        return isKnown && !name.contains("Condensed") ? nil : name
    }

    /// Returns the first character of the text whose width is only assumed.
    private func unknownCharacter(in element: XMLElement) -> String? {
        for text in ([element] + element.shownStates).flatMap({ holder in
            ["text", "title", "placeholder"].compactMap(holder.string)
        }) {
            if let found = text.first(where: SystemFontMetrics.hasAssumedWidth) {
                return "character \(found)"
            }
        }
        return nil
    }

    // MARK: Images

    private func unknownImage(in element: XMLElement) -> String? {
        let configurations = element.children.filter { $0.name == "buttonConfiguration" }
        for holder in [element] + element.shownStates + configurations {
            for key in ["image", "backgroundImage"] {
                guard let name = holder[key] ?? holder.child("imageReference", key: key)?["image"] else {
                    continue
                }
                guard let image = document.images[name] else { return "image \(name)" }
                if image.isSymbol, !InterfaceBuilderSymbol.isKnown(name, shape: image.size) {
                    return "symbol \(name)"
                }
            }
        }
        return nil
    }

    // MARK: Classes

    /// The types of runtime attributes that can change a size.
    private static let sizeTypes: Set<String> = ["number", "size", "point", "rect"]
    /// The attributes that don't change a size, by words in their key path.
    private static let decorations = ["corner", "border", "shadow", "alpha", "opacity", "radius"]

    /// The words in the key paths of attributes that name a font.
    private static let fontNames = ["font", "textstyle"]

    private func unknownClass(of element: XMLElement) -> String? {
        guard let name = element["customClass"] else { return nil }
        let isUnknown = document.classes.withLengths.contains(name) || mayHaveOwnFont(element, of: name)
        return isUnknown ? "class \(name)" : nil
    }

    /// Returns whether a class may show text in another font than the document's, of a size that no list has.
    private func mayHaveOwnFont(_ element: XMLElement, of className: String) -> Bool {
        guard document.classes.withFonts.contains(className) else { return false }
        // Later tools list the sizes of classes whose code they ran.
        let isOld = document.toolsVersion < 17000
        guard isOld || document.designableSizes[element["id"] ?? ""] == nil else { return false }
        let names = element.child("userDefinedRuntimeAttributes")?.children.filter(Self.namesFont) ?? []
        let size = element.child("fontDescription", key: "fontDescription")?.number("pointSize")
        return names.isEmpty ? isOld : names.contains { Self.size(inNameOf: $0) != size }
    }

    /// Returns the size in the name of a font such as "semibold20", in points; nil without one.
    private static func size(inNameOf attribute: XMLElement) -> CGFloat? {
        let digits = (attribute.string("value") ?? "").drop { !$0.isASCII || !$0.isNumber }
        return Double(digits.prefix { $0.isASCII && $0.isNumber }).map { CGFloat($0) }
    }

    /// Returns what isn't known about a view's margins: the class whose runtime attributes name some.
    func reasonForMargins(of element: XMLElement) -> String? {
        guard let name = element["customClass"], document.classes.withMargins.contains(name) else {
            return nil
        }
        return "class \(name)"
    }

    /// The custom classes of a document whose runtime attributes can change a size, those of them that name margins, and those
    /// whose attributes name fonts.
    struct Classes: Sendable {
        private(set) var withLengths: Set<String> = []
        private(set) var withFonts: Set<String> = []
        private(set) var withMargins: Set<String> = []

        /// Finds the classes in an element and its descendants.
        init(in element: XMLElement) { collect(in: element) }

        private mutating func collect(in element: XMLElement) {
            for child in element.children {
                if child.name == "userDefinedRuntimeAttributes", let name = element["customClass"] {
                    let lengths = child.children.filter(InterfaceBuilderUncertainty.changesSize)
                    if child.children.contains(where: InterfaceBuilderUncertainty.namesFont) {
                        withFonts.insert(name)
                    }
                    if !lengths.isEmpty { withLengths.insert(name) }
                    if lengths.contains(where: InterfaceBuilderUncertainty.isMargin) {
                        withMargins.insert(name)
                    }
                }
                collect(in: child)
            }
        }
    }

    fileprivate static func isMargin(_ attribute: XMLElement) -> Bool {
        attribute["keyPath"]?.lowercased().contains("margin") ?? false
    }

    fileprivate static func namesFont(_ attribute: XMLElement) -> Bool {
        let path = (attribute["keyPath"] ?? "").lowercased()
        return attribute["type"] == "string" && fontNames.contains { path.contains($0) }
    }

    fileprivate static func changesSize(_ attribute: XMLElement) -> Bool {
        guard sizeTypes.contains(attribute["type"] ?? "") else { return false }
        let path = (attribute["keyPath"] ?? "").lowercased()
        return !decorations.contains { path.contains($0) }
    }
}
