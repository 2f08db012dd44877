import Foundation

/// How the texts of a hierarchy adapt to their widths, cached as long as the texts don't change.
struct TextAdaptations {
    /// The lowered indices of the views whose content may depend on their width.
    let views: [Int]
    /// By lowered index; found so far.
    private var known: [[TextAdaptation]]
    /// By lowered index: the place in `known` of the latest.
    private var latest: [Int]

    init(of hierarchy: LoweredHierarchy) {
        views = hierarchy.indices.filter {
            hierarchy.kinds[$0] != .plainView && hierarchy.view(of: $0)?.adaptsContentToWidth == true
        }
        known = Array(repeating: [], count: hierarchy.indices.count)
        latest = Array(repeating: 0, count: hierarchy.indices.count)
    }

    /// Returns the adaptation of a view's text to a size of its alignment rectangle.
    mutating func adaptation(of index: Int, to size: CGSize, in pass: LayoutPass) -> TextAdaptation {
        if let place = place(of: index, for: size.width) {
            latest[index] = place
            return known[index][place]
        }
        let adaptation = pass.hierarchy.view(of: index)?.contentAdaptation(to: size) ?? .constant
        latest[index] = known[index].count
        known[index].append(adaptation)
        return adaptation
    }

    private func place(of index: Int, for width: CGFloat) -> Int? {
        let adaptations = known[index]
        func isKnown(_ place: Int) -> Bool {
            let widths = adaptations[place].widths
            return widths.lowerBound <= width && width < widths.upperBound
        }
        if latest[index] < adaptations.count, isKnown(latest[index]) { return latest[index] }
        return adaptations.indices.last(where: isKnown)
    }

    /// The latest adaptation of an item's text; nil if there is none.
    subscript(index: Int) -> TextAdaptation? {
        known[index].isEmpty ? nil : known[index][latest[index]]
    }
}
