import Engine
import Findings

/// Suggests attributes for unknown names.
enum AttributeName {
    static func nearest(to name: String) -> String? {
        otherNames[name.lowercased()] ?? NearestName.find(name, in: LayoutAttribute.allCases.map(\.rawValue))
    }

    /// The names of attributes in other layout systems.
    private static let otherNames = [
        "baseline": "lastBaseline", "x": "left", "y": "top", "start": "leading", "end": "trailing",
        "minx": "left", "maxx": "right", "midx": "centerX", "miny": "top", "maxy": "bottom",
        "midy": "centerY",
        "w": "width", "h": "height", "center": "centerX",
    ]
}
