import Engine

/// Reads colours in Interface Builder's forms: numbers, system colours by name, assets by name.
struct InterfaceBuilderColors: Sendable {
    /// The colours of asset catalogs and of the system in a document's resources, by name.
    private var named: [String: DynamicColor] = [:]

    /// Reads a document's `<resources>`.
    init(_ resources: XMLElement?) {
        for resource in resources?.children ?? [] {
            guard resource.name == "namedColor" || resource.name == "systemColor",
                let name = resource["name"],
                let color = resource.child("color").flatMap(Self.components)
            else { continue }
            named[name] = DynamicColor(color)
        }
    }

    /// Returns the colour of a `<color>`; nil for a catalog colour that the document doesn't list.
    func color(of element: XMLElement) -> DynamicColor? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            let plain = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
            if let color = DynamicColor(systemName: plain) ?? named[name] { return color }
        }
        if let name = element["name"], element["catalog"] == nil, let color = named[name] { return color }
        return Self.components(of: element).map(DynamicColor.init)
    }

    /// Returns the numbers of a colour in any colour space, treated as sRGB.
    private static func components(of element: XMLElement) -> Color? {
        func number(_ name: String) -> Double? { element.number(name).map(Double.init) }
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return Color(red: white, green: white, blue: white, alpha: alpha) }
        if let red = number("red"), let green = number("green"), let blue = number("blue") {
            return Color(red: red, green: green, blue: blue, alpha: alpha)
        }
        guard let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow"),
            let black = number("black")
        else { return nil }
        return Color(
            red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
            blue: (1 - yellow) * (1 - black),
            alpha: alpha)
    }
}
