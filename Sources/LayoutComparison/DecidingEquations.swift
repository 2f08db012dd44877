import LayoutValues
import Findings

/// The equations that decide the frames of a recorded layout, so that each of its numbers is a sum over them.
///
/// A record has frames and authors' constraints, which are enough: of the constraints that hold exactly, the strongest
/// that are independent of each other decide. What they leave open is decided by the canvas, UIKit's guides, views' own
/// sizes, and frames that are set directly. They are solved as a sparse triangular system.
struct DecidingEquations {
    /// What an equation comes from.
    enum Source: Hashable {
        /// A constraint, by its index in the record.
        case constraint(Int)
        /// The size of the canvas.
        case canvas(LayoutAxis)
        /// The place of one of UIKit's guides in its owner.
        case systemGuide(Int)
        /// A size that no constraint decides.
        case size(item: Int, LayoutAxis)
        /// A position that no constraint decides.
        case position(item: Int, LayoutAxis)
    }

    /// A number of an item's frame on the canvas.
    struct Number: Hashable {
        var item: Int
        var axis: LayoutAxis
        var isSize: Bool
    }

    /// A sum of numbers with their factors.
    private typealias Row = [Int: Double]

    private struct Step {
        var source: Source
        /// What is left of the equation after the earlier steps, and the number that it decides.
        var row: Row
        var pivot: Int
        /// The earlier steps that were subtracted, with their factors.
        var subtracted: [(step: Int, factor: Double)] = []
    }

    private let record: LayoutRecord
    private let places: [String: Int]
    private let tolerance: Double
    private var steps: [Step] = []
    /// The step that decides a number, by the number's index.
    private var stepOf: [Int: Int] = [:]
    /// The work left; layouts with extremely tangled constraints have no sums.
    private var budget = 10_000_000

    /// Finds the equations of a layout; nil if that takes too much work.
    ///
    /// - Parameter lastingHeights: The ids of the items that are as high as in the layout that this one is compared with.
    init?(_ record: LayoutRecord, lastingHeights: Set<String> = []) {
        self.record = record
        places = Dictionary(record.items.enumerated().map { ($1.id, $0) }) { first, _ in first }
        tolerance = Self.pixel(of: record)
        addCanvas()
        for index in record.items.indices where record.items[index].isSystemGuide { addInsets(of: index) }
        let strongest = record.constraints.indices.sorted { first, second in
            let (one, other) = (record.constraints[first], record.constraints[second])
            if one.priority != other.priority { return one.priority > other.priority }
            let (isEqual, isOtherEqual) = (one.relation == "==", other.relation == "==")
            return isEqual == isOtherEqual ? first < second : isEqual
        }
        for index in strongest {
            if let row = row(of: record.constraints[index]) { add(row, .constraint(index)) }
        }
        let order = SizeOrder(
            record, parents: record.items.indices.map(parent), lastingHeights: lastingHeights)
        for axis in [LayoutAxis.horizontal, .vertical] {
            for index in order.items(along: axis) {
                add([number(index, axis, isSize: true): 1], .size(item: index, axis))
            }
        }
        for index in record.items.indices {
            for axis in [LayoutAxis.horizontal, .vertical] {
                var row: Row = [number(index, axis, isSize: false): 1]
                if let parent = parent(of: index) { row[number(parent, axis, isSize: false)] = -1 }
                add(row, .position(item: index, axis))
            }
        }
        if budget <= 0 { return nil }
    }

    /// The equations whose sum is a number, with their factors.
    typealias Terms = [(source: Source, factor: Double)]

    /// Returns the equations whose sum is a number, the last to decide first; a position is relative to the item's parent.
    mutating func terms(of wanted: Number) -> Terms {
        var row: Row = [number(wanted.item, wanted.axis, isSize: wanted.isSize): 1]
        if !wanted.isSize, let parent = parent(of: wanted.item) {
            row[number(parent, wanted.axis, isSize: false)] = -1
        }
        var weights: [Int: Double] = [:]
        for (step, factor) in eliminate(&row) { weights[step] = factor }
        var terms: Terms = []
        while budget > 0, let step = weights.keys.max(), let weight = weights.removeValue(forKey: step) {
            if abs(weight) > Self.smallest { terms.append((steps[step].source, weight)) }
            for (earlier, factor) in steps[step].subtracted {
                weights[earlier, default: 0] -= weight * factor
            }
            budget -= steps[step].subtracted.count + weights.count
        }
        return budget > 0 ? terms : []
    }

    /// Factors below this come from rounding.
    private static let smallest = 1e-9

    // MARK: Equations

    private mutating func addCanvas() {
        for axis in [LayoutAxis.horizontal, .vertical] where !record.items.isEmpty {
            add([number(0, axis, isSize: false): 1], .position(item: 0, axis))
            add([number(0, axis, isSize: true): 1], .canvas(axis))
        }
    }

    private mutating func addInsets(of index: Int) {
        guard let parent = parent(of: index) else { return }
        for axis in [LayoutAxis.horizontal, .vertical] {
            var start: Row = [number(index, axis, isSize: false): 1]
            start[number(parent, axis, isSize: false)] = -1
            add(start, .systemGuide(index))
            var end = start
            end[number(index, axis, isSize: true)] = 1
            end[number(parent, axis, isSize: true)] = -1
            add(end, .systemGuide(index))
        }
    }

    /// Returns the row of a constraint that holds exactly; nil for others.
    private func row(of constraint: LayoutRecord.Constraint) -> Row? {
        let isEqual = constraint.relation == "=="
        for isRightToLeft in [false, true] {
            guard let first = side(constraint.first, constraint.firstAttribute, isRightToLeft) else {
                return nil
            }
            var row = first.row
            var isKnown = first.isKnown
            var spread = 1.0
            if let second = constraint.second, let attribute = constraint.secondAttribute {
                guard let other = side(second, attribute, isRightToLeft) else { return nil }
                for (number, factor) in other.row {
                    row[number, default: 0] -= constraint.multiplier * factor
                }
                isKnown = isKnown && other.isKnown
                spread += abs(constraint.multiplier)
                addOrigin(of: constraint, second, times: constraint.multiplier - 1, to: &row)
            } else if LayoutAttribute(rawValue: constraint.firstAttribute)?.kind != .size {
                addOrigin(of: constraint, nil, times: -1, to: &row)
            }
            row = row.filter { abs($0.value) > Self.smallest }
            if !isKnown {
                // Where a baseline or a margin is isn't recorded.
                return isEqual ? row : nil
            }
            // In a fixed order, since sums of doubles depend on it.
            let value = row.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value * self.value(of: $1.key) }
            if abs(value - constraint.constant) <= tolerance * spread { return row }
        }
        return nil
    }

    /// Returns how far the margins and baselines of a constraint that holds are from the edges that stand for them in its
    /// row; nil if it has none.
    func unrecordedLength(in constraint: LayoutRecord.Constraint) -> Double? {
        let attributes = [constraint.firstAttribute, constraint.secondAttribute ?? ""].map(
            LayoutAttribute.init)
        guard attributes.contains(where: { $0?.isUnrecorded == true }),
            let row = row(of: constraint)
        else { return nil }
        return row.reduce(-constraint.constant) { $0 + $1.value * value(of: $1.key) }
    }

    /// Adds the origin of the view whose coordinates a constraint's positions are in, where it matters.
    private func addOrigin(
        of constraint: LayoutRecord.Constraint, _ second: String?, times factor: Double, to row: inout Row
    ) {
        guard factor != 0, LayoutAttribute(rawValue: constraint.firstAttribute)?.kind != .size,
            let first = places[constraint.first]
        else { return }
        let owner: Int?
        if let second = second.flatMap({ places[$0] }) {
            let chain = Set(ancestors(of: first))
            owner = ancestors(of: second).first(where: chain.contains)
        } else {
            owner = parent(of: first)
        }
        if let owner { row[number(owner, constraint.axis, isSize: false), default: 0] += factor }
    }

    /// Returns an item with those that contain it, from the inside out.
    private func ancestors(of index: Int) -> [Int] {
        Array(sequence(first: index) { self.parent(of: $0) })
    }

    /// Returns an attribute as a sum of numbers, and whether its place in the item is known.
    private func side(
        _ item: String, _ attribute: String, _ isRightToLeft: Bool
    ) -> (row: Row, isKnown: Bool)? {
        guard let item = places[item], let attribute = LayoutAttribute(rawValue: attribute) else {
            return nil
        }
        let position: Double
        var isKnown = true
        switch attribute {
        case .width: return ([number(item, .horizontal, isSize: true): 1], true)
        case .height: return ([number(item, .vertical, isSize: true): 1], true)
        case .left, .top: position = 0
        case .right, .bottom: position = 1
        case .centerX, .centerY: position = 0.5
        case .leading: position = isRightToLeft ? 1 : 0
        case .trailing: position = isRightToLeft ? 0 : 1
        case .leftMargin, .topMargin, .leadingMargin, .firstBaseline: (position, isKnown) = (0, false)
        case .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline: (position, isKnown) = (1, false)
        case .centerXWithinMargins, .centerYWithinMargins: (position, isKnown) = (0.5, false)
        }
        let axis: LayoutAxis = attribute.kind == .xPosition ? .horizontal : .vertical
        var row: Row = [number(item, axis, isSize: false): 1]
        if position != 0 { row[number(item, axis, isSize: true)] = position }
        return (row, isKnown)
    }

    // MARK: Numbers

    private func number(_ item: Int, _ axis: LayoutAxis, isSize: Bool) -> Int {
        item * 4 + (axis == .horizontal ? 0 : 1) + (isSize ? 2 : 0)
    }

    private func value(of number: Int) -> Double { record.items[number / 4].canvasFrame[number % 4] }

    /// Only an earlier item can be a parent, whatever a file says.
    private func parent(of index: Int) -> Int? {
        record.items[index].parent.flatMap { places[$0] }.flatMap { $0 < index ? $0 : nil }
    }

    /// Returns how far frames may be off since they are on whole pixels.
    private static func pixel(of record: LayoutRecord) -> Double {
        let scales = [1.0, 2, 3, 4]
        let numbers = record.items.flatMap(\.canvasFrame)
        let scale = scales.first { scale in
            numbers.allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 1e-3 }
        }
        return scale.map { 1 / $0 + 1e-6 } ?? 0.01
    }

    // MARK: Solving

    /// Adds an equation unless it follows from earlier ones.
    private mutating func add(_ equation: Row, _ source: Source) {
        guard budget > 0 else { return }
        var row = equation
        let subtracted = eliminate(&row)
        let greatest = row.values.map(abs).max() ?? 0
        guard greatest > 1e-7,
            let pivot = row.filter({ abs($0.value) >= greatest / 2 }).keys.max()
        else { return }
        stepOf[pivot] = steps.count
        steps.append(Step(source: source, row: row, pivot: pivot, subtracted: subtracted))
    }

    /// Subtracts steps until no decided number is left, and returns their factors.
    private mutating func eliminate(_ row: inout Row) -> [(step: Int, factor: Double)] {
        var subtracted: [(step: Int, factor: Double)] = []
        while budget > 0, let step = row.keys.compactMap({ stepOf[$0] }).min() {
            let used = steps[step]
            let factor = (row[used.pivot] ?? 0) / (used.row[used.pivot] ?? 1)
            budget -= row.count + used.row.count
            for (number, value) in used.row {
                let rest = (row[number] ?? 0) - factor * value
                row[number] = number == used.pivot || abs(rest) < 1e-10 ? nil : rest
            }
            subtracted.append((step, factor))
        }
        return subtracted
    }
}

extension LayoutRecord.Item {
    /// Whether it is a guide of UIKit's that follows from its owner alone.
    var isSystemGuide: Bool {
        guard kind == SolvedItem.Kind.guide.rawValue else { return false }
        // A scroll view's content is what constraints make it.
        return SystemGuideKind.allCases.contains { kind in
            kind != .scrollContent && (id.hasSuffix(kind.rawValue) || name?.hasSuffix(kind.rawValue) == true)
        }
    }
}
