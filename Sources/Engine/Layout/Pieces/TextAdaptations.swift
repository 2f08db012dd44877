import Foundation
import TextMetrics
import Solver

/// How the texts of a hierarchy adapt to their widths, cached as long as the texts don't change.
struct TextAdaptations {
    /// An adaptation of a text.
    private struct Known {
        let adaptation: TextAdaptation
        /// The size at which all of the text fits, as pieces report it; nil until it is asked for.
        var contentSize: CGSize?
    }

    /// The lowered indices of the views whose content may depend on their width.
    let views: [Int]
    /// By lowered index; found so far.
    private var known: [[Known]]
    /// By lowered index: the place in `known` of the latest.
    private var latest: [Int]
    /// By lowered index: the place in `known` of the adaptation that the view's content has; -1 where it isn't known.
    private var applied: [Int]

    init(of hierarchy: LoweredHierarchy) {
        views = hierarchy.indices.filter {
            hierarchy.kinds[$0] != .plainView && hierarchy.view(of: $0)?.adaptsContentToWidth == true
        }
        known = Array(repeating: [], count: hierarchy.indices.count)
        latest = Array(repeating: 0, count: hierarchy.indices.count)
        applied = Array(repeating: -1, count: hierarchy.indices.count)
    }

    /// Returns the adaptation of a view's text to a size of its alignment rectangle.
    ///
    /// - Parameter isFollowed: Whether other widths matter; if not, the range may be too narrow.
    @discardableResult
    mutating func adaptation(
        of index: Int, to size: CGSize, in pass: LayoutPass, isFollowed: Bool = true
    ) -> TextAdaptation {
        if let place = place(of: index, for: size.width) {
            latest[index] = place
            return known[index][place].adaptation
        }
        chargeText(of: index, in: pass, perByte: Self.workOfAdapting)
        let adaptation =
            pass.hierarchy.view(of: index)?.contentAdaptation(to: size, isFollowed: isFollowed) ?? .constant
        latest[index] = known[index].count
        known[index].append(Known(adaptation: adaptation))
        return adaptation
    }

    private func place(of index: Int, for width: Double) -> Int? {
        func isKnown(_ place: Int) -> Bool {
            let widths = known[index][place].adaptation.widths
            return widths.lowerBound <= width && width < widths.upperBound
        }
        if latest[index] < known[index].count, isKnown(latest[index]) { return latest[index] }
        return known[index].indices.last(where: isKnown)
    }

    /// The latest adaptation of an item's text; nil if there is none.
    subscript(index: Int) -> TextAdaptation? {
        known[index].isEmpty ? nil : known[index][latest[index]].adaptation
    }

    /// Returns the content size of a text with its latest adaptation.
    ///
    /// - Parameter compute: Called for each adaptation once.
    mutating func contentSize(of index: Int, compute: () -> CGSize) -> CGSize {
        if let size = known[index][latest[index]].contentSize { return size }
        let size = compute()
        known[index][latest[index]].contentSize = size
        return size
    }

    /// Adapts the content of a view to a size of its alignment rectangle; returns whether it may have changed.
    mutating func apply(_ size: CGSize, to index: Int, in pass: LayoutPass) -> Bool {
        let adaptation = adaptation(of: index, to: size, in: pass)
        if applied[index] == latest[index] && !adaptation.followsWidth { return false }
        applied[index] = latest[index]
        chargeText(of: index, in: pass, perByte: Self.workOfMeasuring)
        return true
    }

    /// Counts the work of breaking a view's text into lines.
    private func chargeText(of index: Int, in pass: LayoutPass, perByte work: Int) {
        let length = pass.hierarchy.view(of: index)?.brokenTextLength ?? 0
        pass.solver.budget.charge(Self.workPerText + work * length)
    }

    private static let workPerText = 2000
    /// The work for each byte of finding the widths of an adaptation, which takes several trials, and of a size.
    private static let workOfAdapting = 800
    private static let workOfMeasuring = 60

    /// Notes that the contents of views have been adapted to other sizes.
    mutating func forgetApplied() {
        for index in views { applied[index] = -1 }
    }
}
