import ConstraintLog
import LayoutValues
import ViewCapture

/// The guides that only constraints mention: since iOS 11, lists of views don't have them.
struct MentionedGuides {
    private var capture: ViewCapture
    /// The index of each address among the items.
    private var places: [String: Int] = [:]
    private let superviews: Set<Int>

    private init(_ capture: ViewCapture) {
        self.capture = capture
        superviews = Set(capture.items.compactMap(\.parent))
        for (index, item) in capture.items.enumerated() {
            if let address = item.address, places[address] == nil { places[address] = index }
        }
    }

    /// Returns a capture with items for the guides that its constraints mention.
    static func adding(to capture: ViewCapture) -> ViewCapture {
        guard !capture.items.isEmpty, !capture.constraints.isEmpty else { return capture }
        var guides = MentionedGuides(capture)
        guides.add()
        return guides.capture
    }

    private mutating func add() {
        var missing: [(address: String, item: LogItem, line: Int)] = []
        var related: [String: [Int]] = [:]
        var owners: [String: Int] = [:]
        for constraint in capture.constraints {
            for (side, other) in [
                (constraint.first, constraint.second), (constraint.second, constraint.first),
            ] {
                guard let item = side?.item, item.isGuide, let address = item.address?.lowercased(),
                    places[address] == nil
                else { continue }
                if related[address] == nil {
                    missing.append((address, item, constraint.line))
                    related[address] = []
                }
                if let place = place(of: other?.item) { related[address]?.append(place) }
                if let place = place(of: constraint.superview) { owners[address] = owners[address] ?? place }
            }
        }
        for (address, item, line) in missing {
            guard let owner = owners[address] ?? owner(among: related[address] ?? []) else { continue }
            var guide = CapturedItem(
                kind: .guide, className: item.className.isEmpty ? "UILayoutGuide" : item.className,
                address: address, line: line)
            guide.identifier = item.name
            guide.parent = owner
            places[address] = capture.items.count
            capture.items.append(guide)
        }
    }

    private func place(of item: LogItem?) -> Int? {
        guard let place = (item?.address?.lowercased()).flatMap({ places[$0] }),
            capture.items[place].kind != .guide
        else { return nil }
        return place
    }

    /// Returns the likely owner of a guide: the superview of another view that the guide is related to, or else the
    /// superview of the first.
    private func owner(among related: [Int]) -> Int? {
        let parents = Set(related.compactMap { capture.items[$0].parent })
        if let outer = related.first(where: { parents.contains($0) }) { return outer }
        guard let first = related.first else { return nil }
        return superviews.contains(first) ? first : capture.items[first].parent ?? first
    }
}
