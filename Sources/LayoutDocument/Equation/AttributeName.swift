import Engine
import Findings

/// What was probably meant by a word in the place of an attribute.
package enum AttributeAdvice: Sendable, Hashable {
    /// An attribute that is written almost the same, or has this name in another layout system.
    case other(String)
    /// Several attributes, which need a constraint each.
    case several([LayoutAttribute])
    /// A ratio of width and height.
    case ratio
    /// A call of Swift code that relates anchors.
    case anchorCode
    /// A property of the view.
    case property(String)

    /// Returns what was probably meant by an unknown attribute; nil if nothing is close.
    init?(for name: String) {
        let lowercased = name.lowercased()
        let anchor = lowercased.hasSuffix("anchor") ? String(name.dropLast("anchor".count)) : name
        if anchor != name, LayoutAttribute(rawValue: anchor) != nil {
            self = .other(anchor)
        } else if let several = Self.compound[lowercased] {
            self = .several(several)
        } else if Self.ratios.contains(lowercased) {
            self = .ratio
        } else if Self.calls.contains(lowercased) {
            self = .anchorCode
        } else if let other = Self.otherNames[lowercased]
            ?? NearestName.find(name, in: LayoutAttribute.allCases.map(\.rawValue))
        {
            self = .other(other)
        } else {
            return nil
        }
    }

    /// What to write instead, as a part of a sentence.
    var sentence: String {
        switch self {
        case .other(let name): "did you mean '\(name)'?"
        case .several(let attributes):
            "write a constraint each for \(attributes.dropLast().map(\.rawValue).joined(separator: ", ")) "
                + "and \(attributes.last?.rawValue ?? "")"
        case .ratio: "relate the two lengths, as in a.width == 1.5 * a.height"
        case .anchorCode: "write an equation instead of Swift code, such as a.top == b.bottom + 8"
        case .property(let key): "\(key) is a property of views; write it as a key of the view"
        }
    }

    /// The words of other layout systems that stand for several attributes.
    private static let compound: [String: [LayoutAttribute]] = [
        "center": [.centerX, .centerY], "size": [.width, .height],
        "edges": [.leading, .trailing, .top, .bottom], "origin": [.left, .top],
        "frame": [.left, .top, .width, .height],
    ]
    private static let ratios: Set = ["aspectratio", "ratio", "aspect"]
    private static let calls: Set = [
        "constraint", "equalto", "equaltosuperview", "lessthanorequalto", "greaterthanorequalto", "offset",
        "inset", "multipliedby",
    ]

    /// The names of attributes in other layout systems.
    private static let otherNames = [
        "baseline": "lastBaseline", "x": "left", "y": "top", "start": "leading", "end": "trailing",
        "minx": "left", "maxx": "right", "midx": "centerX", "miny": "top", "maxy": "bottom",
        "midy": "centerY", "w": "width", "h": "height",
    ]
}
