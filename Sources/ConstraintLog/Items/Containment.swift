import LayoutValues

/// Determines which item is inside which from the constraints, because a log has no view tree.
struct Containment {
    /// The containing item of each item.
    private(set) var parents: [String: String] = [:]
    /// The items whose frames became constraints.
    private let masked: Set<String>

    /// Reads the superviews that a log names, then guesses others from distances to edges.
    init(_ constraints: [LogConstraint]) {
        masked = Set(
            constraints.filter { ConstraintOrigin($0) == .autoresizing }
                .compactMap(\.resizedItem).filter { !Self.isLeaf($0) }.map(\.identity))
        for constraint in constraints {
            guard let superview = constraint.superview else { continue }
            for item in constraint.items where item.identity != superview.identity {
                setParent(superview.identity, of: item.identity)
            }
        }
        for constraint in constraints { guess(constraint, from: [.start, .end]) }
        joinSiblings(constraints)
        for constraint in constraints { guess(constraint, from: [.centre, .length]) }
    }

    /// The classes of views in which authors put no others.
    private static let leaves = [
        "UILabel", "UIImageView", "UIButton", "UITextField", "UITextView", "UISwitch", "UISlider",
        "UIProgressView",
        "UIActivityIndicatorView", "UIPageControl", "UIStepper", "UISegmentedControl", "UIDatePicker",
        "UIPickerView",
        "NSTextField", "NSButton", "NSImageView", "NSPopUpButton", "NSSlider", "NSProgressIndicator",
    ]

    private static func isLeaf(_ item: LogItem) -> Bool { leaves.contains(item.className) }

    /// Returns the item that contains another.
    func parent(of item: LogItem) -> String? { parents[item.identity] }

    /// The maximum depth of views in views; nothing real is as deep.
    private static let deepest = 256

    /// Whether an item is inside another, at any depth.
    func isInside(_ item: String, _ other: String) -> Bool {
        var current = item
        for _ in 0..<Self.deepest {
            guard let parent = parents[current] else { return false }
            if parent == other { return true }
            current = parent
        }
        return true
    }

    /// Gives items with a distance between them the same parent.
    private mutating func joinSiblings(_ constraints: [LogConstraint]) {
        let pairs = constraints.compactMap { constraint -> (String, String)? in
            guard let first = constraint.left.terms.first, let second = constraint.right.terms.first,
                Set([first.attribute.side, second.attribute.side]) == [.start, .end]
            else { return nil }
            return (first.item.identity, second.item.identity)
        }
        for (first, second) in pairs + pairs.reversed() {
            if let parent = parents[first] { setParent(parent, of: second) }
            if let parent = parents[second] { setParent(parent, of: first) }
        }
    }

    private mutating func setParent(_ parent: String, of child: String) {
        guard parents[child] == nil, parent != child, !isInside(parent, child) else { return }
        parents[child] = parent
    }

    /// Guesses which of two items that share an edge is inside: the one whose edge is further in, or else the first
    /// named.
    private mutating func guess(_ constraint: LogConstraint, from sides: Set<LogAttribute.Side>) {
        guard constraint.left.terms.count == 1, constraint.right.terms.count == 1 else { return }
        let (first, second) = (constraint.left.terms[0], constraint.right.terms[0])
        guard first.item.identity != second.item.identity, first.attribute.side == second.attribute.side,
            let side = first.attribute.side, sides.contains(side)
        else { return }
        if first.attribute.isMargin != second.attribute.isMargin {
            let (inner, outer) = first.attribute.isMargin ? (second, first) : (first, second)
            return setParent(outer.item.identity, of: inner.item.identity)
        }
        // The system's views contain the app's, not the other way round.
        let isOuter = { (item: LogItem) in [.host, .system].contains(ItemOwner(item)) }
        if isOuter(first.item) != isOuter(second.item) {
            let (inner, outer) = isOuter(first.item) ? (second, first) : (first, second)
            return setParent(outer.item.identity, of: inner.item.identity)
        }
        // Of two items with the same edge, the one that a frame gives its place or size is the outer one.
        let isMasked = { [masked] (item: LogItem) in masked.contains(item.identity) }
        if constraint.constant == 0, isMasked(first.item) != isMasked(second.item) {
            let (inner, outer) = isMasked(first.item) ? (second, first) : (first, second)
            return setParent(outer.item.identity, of: inner.item.identity)
        }
        let inward = side == .start ? constraint.constant : side == .end ? -constraint.constant : 0
        if inward >= 0 {
            setParent(second.item.identity, of: first.item.identity)
        } else {
            setParent(first.item.identity, of: second.item.identity)
        }
    }
}

extension LogAttribute {
    /// The part of an item that an attribute is, on its axis.
    enum Side {
        case start, end, centre, length
    }

    /// Whether it is the margin of an edge.
    var isMargin: Bool { rawValue.hasSuffix("Margin") }

    /// The part of the item; nil for a baseline.
    var side: Side? {
        switch self {
        case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .minX, .minY: .start
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .maxX, .maxY: .end
        case .centerX, .centerY, .midX, .midY, .centerXWithinMargins, .centerYWithinMargins: .centre
        case .width, .height: .length
        case .firstBaseline, .lastBaseline: nil
        }
    }
}
