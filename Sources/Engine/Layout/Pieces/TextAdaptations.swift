import Foundation

/// How the texts of a hierarchy adapt to their widths, cached as long as the widths don't change.
struct TextAdaptations {
    /// The lowered indices of the views whose content may depend on their width.
    let views: [Int]
    private var known: [TextAdaptation?]

    init(of hierarchy: LoweredHierarchy) {
        views = hierarchy.indices.filter {
            hierarchy.kinds[$0] != .plainView && hierarchy.view(of: $0)?.adaptsContentToWidth == true
        }
        known = Array(repeating: nil, count: hierarchy.indices.count)
    }

    /// Returns the adaptation of a view's text to a size of its alignment rectangle.
    mutating func adaptation(of index: Int, to size: CGSize, in pass: LayoutPass) -> TextAdaptation {
        if let adaptation = known[index], adaptation.widths.lowerBound <= size.width,
            size.width < adaptation.widths.upperBound
        {
            return adaptation
        }
        let adaptation = pass.hierarchy.view(of: index)?.contentAdaptation(to: size) ?? .constant
        known[index] = adaptation
        return adaptation
    }

    /// The latest adaptation of an item's text; nil if there is none.
    subscript(index: Int) -> TextAdaptation? { known[index] }
}
