import LayoutValues
import Foundation

/// Matches the elements of a UI test's tree with those of Appium's source of the same screen, whose addresses differ or are
/// missing: by type, place and label.
enum ElementMatcher {
    /// Appium rounds to whole points.
    private static let tolerance = 1.01
    /// The maximum number of elements at a place that are compared for each.
    private static let mostCandidates = 64
    /// The share of elements that two trees of one screen have in common, at least.
    private static let leastShare = 0.6

    private struct Key: Hashable {
        var type: String
        var label: String
        /// The origin in whole points.
        var x: Int
        var y: Int
    }

    /// Whether two captures are a UI test's tree and Appium's source, and most elements of the smaller are in the other.
    static func areOfOneScreen(_ first: ViewCapture, _ second: ViewCapture) -> Bool {
        guard areTrees(first, second) else { return false }
        let isFirstSmaller = first.items.count < second.items.count
        let (small, large) = isFirstSmaller ? (first, second) : (second, first)
        let wanted = small.items.count { !($0.screenFrame?.isEmpty ?? true) }
        let found = matches(small, in: large).keys.count { !(small.items[$0].screenFrame?.isEmpty ?? true) }
        return wanted > 0 && Double(found) >= leastShare * Double(wanted)
    }

    private static func areTrees(_ first: ViewCapture, _ second: ViewCapture) -> Bool {
        let formats = [first, second].map { Set($0.formats) }
        return formats.contains([.xcuitest]) && formats.contains([.appium])
            && (first.items + second.items).allSatisfy { $0.kind == .element }
    }

    /// Returns the index in `result` of each element of `other` that is the same; empty unless they are trees of two tools.
    static func matches(_ other: ViewCapture, in result: ViewCapture) -> [Int: Int] {
        guard areTrees(other, result) else { return [:] }
        var waiting: [Key: [Int]] = [:]
        for (index, item) in result.items.enumerated() {
            guard let key = key(of: item) else { continue }
            waiting[key, default: []].append(index)
        }
        let application = result.items.firstIndex { $0.className == "Application" }
        var taken = Array(repeating: false, count: result.items.count)
        var matches: [Int: Int] = [:]
        for (index, item) in other.items.enumerated() {
            if item.className == "Application", let application {
                matches[index] = application
            } else if let place = place(of: item, among: waiting, result.items, taken) {
                matches[index] = place
                taken[place] = true
            }
        }
        return matches
    }

    /// Returns the first element like another that isn't taken yet.
    private static func place(
        of item: CapturedItem, among waiting: [Key: [Int]], _ items: [CapturedItem], _ taken: [Bool]
    ) -> Int? {
        guard let key = key(of: item) else { return nil }
        for x in (key.x - 1)...(key.x + 1) {
            for y in (key.y - 1)...(key.y + 1) {
                var near = key
                (near.x, near.y) = (x, y)
                let found = waiting[near]?.prefix(mostCandidates).first {
                    !taken[$0] && isNear(items[$0], item)
                }
                if let found { return found }
            }
        }
        return nil
    }

    /// Identifiers stand in Appium's source where there is no label.
    private static func key(of item: CapturedItem) -> Key? {
        guard let origin = item.screenFrame?.origin, abs(origin.x) < 1e6, abs(origin.y) < 1e6 else {
            return nil
        }
        return Key(
            type: item.className, label: item.text.flatMap { $0.isEmpty ? nil : $0 } ?? item.identifier ?? "",
            x: Int(origin.x.rounded()), y: Int(origin.y.rounded()))
    }

    private static func isNear(_ first: CapturedItem, _ second: CapturedItem) -> Bool {
        guard let own = first.screenFrame, let other = second.screenFrame else { return false }
        return abs(own.minX - other.minX) <= tolerance && abs(own.minY - other.minY) <= tolerance
            && abs(own.width - other.width) <= tolerance && abs(own.height - other.height) <= tolerance
    }
}
