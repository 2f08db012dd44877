import LayoutValues
import Findings
import Inspector

/// The change of a view or guide between two layouts.
package struct LayoutChange: Codable, Sendable, Equatable {
    /// The kinds of change; the most informative one is reported.
    package enum Kind: String, Codable, Sendable {
        case added, removed, hidden, shown, moved

        package init(from decoder: any Decoder) throws {
            let word = try decoder.singleValueContainer().decode(String.self)
            // Reports of earlier versions have other words.
            let known = ["appeared": "added", "went": "removed"][word] ?? word
            guard let kind = Kind(rawValue: known) else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "unknown kind of change"))
            }
            self = kind
        }
    }

    package var id: String
    /// The item's name in sentences.
    package var title: String
    /// `view` or `guide`.
    package var itemKind: String
    package var kind: Kind
    /// x, y, width and height in the parent's coordinates, in points; nil if the item was added.
    package var before: [Double?]?
    /// The frame afterwards; nil if the item was removed.
    package var after: [Double?]?
    /// The causes, if they can be determined.
    package var because: [String] = []

    private enum CodingKeys: String, CodingKey {
        case id, title
        case itemKind = "kind"
        case kind = "change"
        case before, after, because
    }

    /// The change on one line: `third (guide) moved from [0, 0, 10, 10] to [0, 0, 10, 20], because …`.
    package var sentence: String {
        let name = itemKind == "guide" ? "guide \(title)" : title
        let more = because.count > Self.mostReasons ? "; and \(because.count - Self.mostReasons) more" : ""
        let told = because.prefix(Self.mostReasons).joined(separator: "; ")
        let reasons = because.isEmpty ? "" : ", because \(told)\(more)"
        switch kind {
        case .added: return "\(name) was added at \(Self.text(after))\(reasons)"
        case .removed: return "\(name) was removed (was at \(Self.text(before)))\(reasons)"
        case .hidden: return "\(name) is now hidden\(reasons)"
        case .shown: return "\(name) is now shown\(reasons)"
        case .moved: return "\(name) moved from \(Self.text(before)) to \(Self.text(after))\(reasons)"
        }
    }

    /// Changes and what changed without moving anything, a line each, and at the end how many more there are than a
    /// limit.
    package static func lines(
        _ changes: [LayoutChange], idleChanges: [String], limit: Int
    ) -> [String] {
        let lines = changes.map(\.sentence) + idleChanges.map { "\($0); nothing moved" }
        guard lines.count > limit else { return lines }
        return lines.prefix(limit) + ["and \(lines.count - limit) more changes"]
    }

    /// The maximum number of causes in a sentence.
    private static let mostReasons = 4

    private static func text(_ frame: [Double?]?) -> String {
        let numbers = (frame ?? []).map { $0.map(Amount.text) ?? "?" }
        return "[\(numbers.joined(separator: ", "))]"
    }
}

extension LayoutChange {
    /// As the inspector page shows it.
    package var pageChange: InspectorComparison.Change {
        InspectorComparison.Change(
            id: id, title: itemKind == "guide" ? "guide \(title)" : title, change: kind.rawValue,
            before: before,
            after: after, because: because)
    }
}
