import Engine
import Findings

/// The ranges of numbers in a document's attributes, and the check of those numbers.
enum InterfaceBuilderNumbers {
    /// By the attribute's name.
    static let ranges: [String: NumberRange] = {
        var ranges: [String: NumberRange] = [:]
        for name in ["x", "y", "minX", "minY", "maxX", "maxY", "top", "left", "bottom", "right", "leading"] {
            ranges[name] = .points
        }
        for name in ["trailing", "spacing", "imagePadding", "lineSpacing", "preferredMaxLayoutWidth"] {
            ranges[name] = .points
        }
        for name in ["width", "height", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight"] {
            ranges[name] = .points
        }
        for axis in LayoutAxis.allCases {
            ranges["\(axis.word)HuggingPriority"] = .priority
            ranges["\(axis.word)CompressionResistancePriority"] = .priority
        }
        ranges["lineHeightMultiple"] = .multiplier
        ranges["minimumLineHeight"] = .length
        ranges["maximumLineHeight"] = .length
        ranges["pointSize"] = .fontSize
        return ranges
    }()

    /// Reports each number out of range in an element and its descendants; such attributes are ignored.
    ///
    /// Constraints are checked when they are read, because a constraint without its number is omitted.
    static func check(_ element: XMLElement, findings: inout InterfaceBuilderFindings) {
        if element.name == "constraint" { return }
        for attribute in element.attributes {
            // A size of 0 points stands for the control's default font.
            guard let range = ranges[attribute.name], let number = Double(attribute.value),
                !range.contains(number), attribute.name != "pointSize" || number != 0
            else { continue }
            findings.add(
                .invalidNumber, .error,
                "\(attribute.name)=\"\(attribute.value)\" of <\(element.name)> is out of range and left out; "
                    + "use \(range.name)",
                at: element)
        }
        for child in element.children { check(child, findings: &findings) }
    }
}
