import Engine

/// The attribute that a name which is none was probably meant to be.
enum AttributeName {
    static func nearest(to name: String) -> String? {
        otherNames[name.lowercased()] ?? NearestName.find(name, in: LayoutAttribute.allCases.map(\.rawValue))
    }

    /// Names that other layout systems have for them.
    private static let otherNames = [
        "baseline": "lastBaseline", "x": "left", "y": "top", "start": "leading", "end": "trailing",
        "minx": "left", "maxx": "right", "midx": "centerX", "miny": "top", "maxy": "bottom",
        "midy": "centerY",
        "w": "width", "h": "height", "center": "centerX",
    ]
}
