import LayoutValues
import Findings

/// Finds why the numbers of a view or guide changed between two layouts: the terms of the sums that decide them are
/// compared.
struct ChangeCauses {
    /// One of the two layouts.
    private struct Side {
        let record: LayoutRecord
        let places: [String: Int]
        var equations: DecidingEquations?
        /// The changed constraints: the index of the difference, by the constraint's index.
        var changes: [Int: Int] = [:]

        init(
            _ record: LayoutRecord, changed: [(LayoutRecord.Constraint?, Int)], lastingHeights: Set<String>
        ) {
            self.record = record
            places = Dictionary(record.items.enumerated().map { ($1.id, $0) }) { first, _ in first }
            equations = DecidingEquations(record, lastingHeights: lastingHeights)
            let known = Dictionary(
                changed.compactMap { constraint, index in constraint.map { ($0.equation(.none), index) } }
            ) { first, _ in first }
            if known.isEmpty { return }
            for (index, constraint) in record.constraints.enumerated() {
                changes[index] = known[constraint.equation(.none)]
            }
        }

        /// The constraints by what they ask for.
        lazy var constraintsByEquation = Dictionary(
            record.constraints.map { ($0.equation(.none), $0) }
        ) { first, _ in first }

        func item(_ id: String) -> LayoutRecord.Item? { places[id].map { record.items[$0] } }
    }

    /// A reason with how much of a number it decides.
    private struct Reason {
        var words: String
        var weight: Double
    }

    private var before: Side
    private var after: Side
    private let differences: [(change: ConstraintDifference, sentence: String)]
    /// The words for differences, by index; many items can have moved for one.
    private var knownWords: [Int: String] = [:]

    init(
        from before: LayoutRecord, to after: LayoutRecord,
        constraints: [(change: ConstraintDifference, sentence: String)]
    ) {
        differences = constraints
        let heights = Dictionary(before.items.map { ($0.id, $0.canvasFrame[3]) }) { first, _ in first }
        let lasting = Set(after.items.filter { heights[$0.id] == $0.canvasFrame[3] }.map(\.id))
        self.before = Side(
            before, changed: constraints.enumerated().map { ($1.change.before, $0) }, lastingHeights: lasting)
        self.after = Side(
            after, changed: constraints.enumerated().map { ($1.change.after, $0) }, lastingHeights: lasting)
    }

    /// What moved an item, what moved it furthest first; empty where nothing that was recorded did.
    mutating func causes(of change: LayoutChange) -> [String] {
        guard change.kind == .moved, let old = change.before, let new = change.after else { return [] }
        var reasons: [Reason] = []
        var places: [String: Int] = [:]
        for (offset, axis) in [LayoutAxis.horizontal, .vertical].enumerated() {
            for isSize in [false, true] where old[offset + (isSize ? 2 : 0)] != new[offset + (isSize ? 2 : 0)]
            {
                for reason in self.reasons(of: change.id, axis, isSize: isSize, depth: 0) {
                    if let known = places[reason.words] {
                        reasons[known].weight = max(reasons[known].weight, reason.weight)
                    } else {
                        places[reason.words] = reasons.count
                        reasons.append(reason)
                    }
                }
            }
        }
        let sorted = reasons.enumerated().sorted { first, second in
            let (one, other) = (first.element.weight, second.element.weight)
            return one == other ? first.offset < second.offset : one > other
        }
        return sorted.map(\.element.words)
    }

    /// Returns why a number of an item changed.
    private mutating func reasons(
        of id: String, _ axis: LayoutAxis, isSize: Bool, depth: Int
    ) -> [Reason] {
        guard let old = before.places[id], let new = after.places[id], depth < Self.deepest else { return [] }
        let earlier =
            before.equations?.terms(of: DecidingEquations.Number(item: old, axis: axis, isSize: isSize)) ?? []
        let later =
            after.equations?.terms(of: DecidingEquations.Number(item: new, axis: axis, isSize: isSize)) ?? []
        return constraintReasons(earlier, later) + otherReasons(later, depth: depth)
    }

    /// The number of texts whose height follows from their width that a cause is followed through.
    private static let deepest = 3

    private typealias Terms = DecidingEquations.Terms

    /// Returns the changed constraints whose terms differ, in the order of the differences.
    private mutating func constraintReasons(_ earlier: Terms, _ later: Terms) -> [Reason] {
        let old = factors(earlier, before)
        let new = factors(later, after)
        var reasons: [Reason] = []
        for index in Set(old.keys).union(new.keys).sorted() {
            let change = differences[index].change
            let (first, second) = (old[index] ?? 0, new[index] ?? 0)
            // What the constraint adds to the number, where its other side is as it was.
            let added = [(change.before, first), (change.after, second)].map { constraint, factor in
                (constraint.map(value) ?? 0) * factor
            }
            let isOther = change.before == nil || change.after == nil || abs(first - second) > 1e-6
            let weight = max(abs(added[0] - added[1]), isOther ? abs(first - second) : 0)
            if weight > 1e-6 { reasons.append(Reason(words: words(for: index), weight: weight)) }
        }
        return reasons
    }

    /// Returns the length that a constraint asks for before the change.
    private func value(of constraint: LayoutRecord.Constraint) -> Double {
        guard let second = constraint.second.flatMap(before.item), let attribute = constraint.secondAttribute
        else {
            return constraint.constant
        }
        let frame = second.canvasFrame
        let side =
            switch LayoutAttribute(rawValue: attribute) {
            case .width: frame[2]
            case .height: frame[3]
            case let attribute?: attribute.kind == .xPosition ? frame[0] : frame[1]
            case nil: 0.0
            }
        return constraint.multiplier * side + constraint.constant
    }

    /// Returns the factors of the changed constraints, by the index of the difference.
    private func factors(_ terms: Terms, _ side: Side) -> [Int: Double] {
        var factors: [Int: Double] = [:]
        for (source, factor) in terms {
            if case .constraint(let index) = source, let change = side.changes[index] {
                factors[change, default: 0] += factor
            }
        }
        return factors
    }

    /// Returns a difference in words: the view that was added or removed, if that is why a constraint was.
    private mutating func words(for index: Int) -> String {
        if let words = knownWords[index] { return words }
        let (change, sentence) = differences[index]
        let words = presence(behind: change) ?? sentence
        knownWords[index] = words
        return words
    }

    /// Returns which view was added or removed, if that is why a constraint was, or which text gives views other shares; a
    /// stack view replaces its constraints for those that are left.
    func presence(behind change: ConstraintDifference) -> String? {
        if change.changedShare(.none) != nil, let stack = change.after?.second {
            return textChange(in: stack)
        }
        guard change.before == nil || change.after == nil, let constraint = change.before ?? change.after
        else {
            return nil
        }
        for id in constraint.sides {
            if let words = presence(of: id) { return words }
        }
        guard constraint.source == ConstraintSource.stack.rawValue else { return nil }
        let owners = Set(
            constraint.sides.flatMap { id in
                [id, after.item(id)?.parent, before.item(id)?.parent].compactMap { $0 }
            })
        let siblings = (before.record.items + after.record.items).filter { item in
            item.parent.map(owners.contains) == true
        }
        return siblings.lazy.compactMap { self.presence(of: $0.id) }.first
    }

    /// Returns which of the texts in a stack view changed, from which it measures shares; nil if none did.
    private func textChange(in stack: String) -> String? {
        after.record.items.lazy.filter { $0.parent == stack }.compactMap { item in
            before.item(item.id).flatMap { item.textChange(from: $0) ?? item.fontChange(from: $0) }
        }.first
    }

    /// Returns that an item was added, removed, hidden or shown; nil if none of that is so.
    func presence(of id: String) -> String? {
        switch (before.item(id), after.item(id)) {
        case (nil, let item?): "\(item.title) was added"
        case (let item?, nil): "\(item.title) was removed"
        case (let old?, let new?) where old.isHidden != new.isHidden:
            "\(new.title) is now \(new.isHidden == true ? "hidden" : "shown")"
        default: nil
        }
    }

    /// Returns the changes of the canvas, of UIKit's guides and of views' own sizes.
    private mutating func otherReasons(_ later: Terms, depth: Int) -> [Reason] {
        var reasons: [(key: Int, reason: Reason)] = []
        for (source, factor) in later {
            switch source {
            case .position: break
            case .constraint(let index):
                guard let (item, words, change) = unrecordedChange(at: index) else { continue }
                reasons.append((item, Reason(words: words, weight: abs(change * factor))))
            case .canvas(let axis):
                let side = axis == .horizontal ? 0 : 1
                let change = after.record.canvas[side] - before.record.canvas[side]
                guard change != 0 else { continue }
                let words =
                    "the canvas changed from \(Self.size(before.record)) to \(Self.size(after.record))"
                reasons.append((-1, Reason(words: words, weight: abs(change * factor))))
            case .systemGuide(let index):
                guard let change = insetChange(of: index) else { continue }
                let words = "the insets of \(after.record.items[index].title) changed"
                reasons.append((index, Reason(words: words, weight: abs(change * factor))))
            case .size(let index, let axis):
                reasons += sizeReasons(of: index, axis, depth: depth).map { reason in
                    (index, Reason(words: reason.words, weight: reason.weight * abs(factor)))
                }
            }
        }
        return reasons.sorted { ($0.key, $0.reason.words) < ($1.key, $1.reason.words) }.map(\.reason)
    }

    /// Returns by how much the margin or the baseline that a constraint refers to moved in its item, and why; nil if it
    /// didn't, or if the constraint itself changed. Records don't have its place, which follows as the constraint holds.
    private mutating func unrecordedChange(at index: Int) -> (item: Int, words: String, change: Double)? {
        guard after.changes[index] == nil else { return nil }
        let constraint = after.record.constraints[index]
        guard let earlier = before.constraintsByEquation[constraint.equation(.none)],
            let old = before.equations?.unrecordedLength(in: earlier),
            let new = after.equations?.unrecordedLength(in: constraint), abs(new - old) > 0.01
        else { return nil }
        let attributes = [constraint.firstAttribute, constraint.secondAttribute ?? ""].map(
            LayoutAttribute.init)
        for (id, attribute) in zip([constraint.first, constraint.second ?? ""], attributes) {
            guard let attribute, let place = after.places[id], let former = before.item(id) else { continue }
            let item = after.record.items[place]
            if attribute.isBaseline {
                let words = item.fontChange(from: former) ?? "the baseline of \(item.title) moved"
                return (place, words, new - old)
            }
            if attribute.isMargin { return (place, "the margins of \(item.title) changed", new - old) }
        }
        return nil
    }

    /// Returns by how much the place of a guide in its owner changed; nil if it didn't.
    private func insetChange(of index: Int) -> Double? {
        let new = after.record.items[index]
        guard let old = before.item(new.id), let insets = Self.insets(of: new, in: after),
            let earlier = Self.insets(of: old, in: before)
        else { return nil }
        let change = zip(insets, earlier).map { abs($0 - $1) }.max() ?? 0
        return change > 0.01 ? change : nil
    }

    private static func insets(of item: LayoutRecord.Item, in side: Side) -> [Double]? {
        guard let owner = item.parent.flatMap(side.item) else { return nil }
        let (inner, outer) = (item.canvasFrame, owner.canvasFrame)
        var insets: [Double] = []
        for axis in 0...1 {
            let start = inner[axis] - outer[axis]
            insets.append(start)
            insets.append(outer[axis + 2] - inner[axis + 2] - start)
        }
        return insets
    }

    /// Returns why the size that a view has by itself changed: its text or font, or the width that its text wraps in.
    private mutating func sizeReasons(of index: Int, _ axis: LayoutAxis, depth: Int) -> [Reason] {
        let new = after.record.items[index]
        guard let old = before.item(new.id) else { return [] }
        let side = axis == .horizontal ? 2 : 3
        let change = abs(new.canvasFrame[side] - old.canvasFrame[side])
        guard change > 0.01 else { return [] }
        let words = [new.textChange(from: old), new.fontChange(from: old)].compactMap { $0 }
        if !words.isEmpty { return words.map { Reason(words: $0, weight: change) } }
        guard axis == .vertical, new.text != nil, new.canvasFrame[2] != old.canvasFrame[2] else { return [] }
        return reasons(of: new.id, .horizontal, isSize: true, depth: depth + 1)
    }

    private static func size(_ record: LayoutRecord) -> String {
        record.canvas.map(\.plain).joined(separator: "×")
    }
}

extension LayoutAttribute {
    /// Whether it is a place of a view's margins.
    fileprivate var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// Whether it is a baseline, whose place follows from the font.
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether records lack its place in the item.
    var isUnrecorded: Bool { isMargin || isBaseline }
}

extension LayoutRecord.Item {
    /// How its text differs from an earlier one, in words; nil where it doesn't.
    func textChange(from previous: LayoutRecord.Item) -> String? {
        guard text != previous.text else { return nil }
        let words = [previous.text, text].map { $0.map { "“\($0.prefix(40))”" } ?? "none" }
        return "the text of \(title) changed from \(words[0]) to \(words[1])"
    }

    /// How its font differs from an earlier one, in words; nil where it doesn't or isn't known.
    func fontChange(from previous: LayoutRecord.Item) -> String? {
        guard let font, let earlier = previous.font, font != earlier else { return nil }
        return "the font of \(title) changed from \(earlier) to \(font)"
    }
}
