import Engine
import Foundation
import Solver

/// Converts constraints to redlines.
struct RedlinePlanner {
    let placed: PlacedLayout

    /// Returns the redlines of the selected constraints and of conflicts.
    func redlines(for selection: RedlineSelection) -> [Redline] {
        let layout = placed.layout
        var redlines = selection.constraints.flatMap { self.redlines(of: $0) }
        if placed.options.layers.contains(.conflicts) {
            for conflict in layout.conflicts.prefix(Self.mostConflicts)
            where conflict.members.count <= Self.mostMembers {
                redlines += conflict.members
                    .flatMap { self.redlines(of: $0, isBroken: $0 == conflict.broken) }
            }
        }
        return Self.mergingEqualities(redlines)
    }

    /// Merges lengths that several constraints make equal, so that each is drawn once and all of them share a
    /// number.
    private static func mergingEqualities(_ redlines: [Redline]) -> [Redline] {
        var merged: [Redline] = []
        var numbers: [Int: Int] = [:]
        for redline in redlines {
            guard let equality = redline.equality else {
                merged.append(redline)
                continue
            }
            let same = merged.firstIndex {
                $0.equality != nil && $0.axis == redline.axis && $0.extent == redline.extent
            }
            var line = redline
            line.equality = numbers[equality] ?? equality
            guard let same, let number = merged[same].equality, let own = line.equality else {
                merged.append(line)
                continue
            }
            numbers[equality] = number
            for index in merged.indices where merged[index].equality == own {
                merged[index].equality = number
            }
        }
        return merged
    }

    private static let mostConflicts = 3
    /// The maximum number of members of a conflict to draw as stacked lines; the legend lists longer ones.
    private static let mostMembers = 10

    private func redlines(of index: Int, isBroken: Bool? = nil) -> [Redline] {
        let written = placed.layout.constraints[index]
        let constraint = written.resolved
        guard constraint.first.origin == nil, constraint.second?.origin == nil,
            constraint.first.attribute.isDrawn, constraint.second?.attribute.isDrawn ?? true,
            let first = place(constraint.first)
        else { return [] }
        var standing = standing(of: constraint)
        if let isBroken { standing = isBroken ? .broken : .conflicting }
        if constraint.first.attribute.kind == .size {
            return size(
                constraint, index, standing: standing,
                words: ConstraintWords(placed: placed).text(of: written))
        }
        guard let other = constraint.second, let second = place(other) else { return [] }
        let axis = constraint.first.attribute.axis
        if constraint.constant == 0, constraint.multiplier == 1, constraint.relation == .equal,
            isBroken == nil
        {
            return [joint(constraint, other, at: first, index, standing: standing)]
        }
        guard constraint.multiplier == 1 else { return [] }
        let words = ConstraintWords(placed: placed).text(of: written)
        return [
            Redline(
                constraint: index, axis: axis,
                shape: .dimension(
                    Extent(first.along, second.along),
                    requestedEnd: requestedEnd(constraint, standing: standing, from: first.along),
                    from: first.along <= second.along
                        ? (first.across, second.across) : (second.across, first.across)),
                standing: standing,
                text: isBroken == nil || axis == .vertical
                    ? text(of: constraint, number: abs(constraint.constant), standing: standing) : words)
        ]
    }

    // MARK: Sizes

    private func size(
        _ constraint: SolvedConstraint, _ index: Int, standing: Redline.Standing, words: String
    ) -> [Redline] {
        let axis = constraint.first.attribute.axis
        guard let whole = dimension(of: constraint.first.item, axis, index) else { return [] }
        var line = whole
        line.standing = standing
        if case .dimension(let extent, _, let from) = line.shape {
            line.shape = .dimension(
                extent, requestedEnd: requestedEnd(constraint, standing: standing, from: extent.end),
                from: from)
        }
        // There is no room for text beside the sheet.
        let isConflict = axis == .horizontal && (standing == .conflicting || standing == .broken)
        guard let other = constraint.second else {
            line.text =
                isConflict ? words : text(of: constraint, number: constraint.constant, standing: standing)
            return [line]
        }
        if !isConflict, constraint.multiplier == 1, constraint.constant == 0, constraint.relation == .equal,
            other.attribute == constraint.first.attribute,
            var twin = dimension(of: other.item, axis, index)
        {
            twin.standing = standing
            twin.equality = index
            line.equality = index
            line.text = "= " + length(line) + priority(of: constraint)
            twin.text = "= " + length(twin) + priority(of: constraint)
            return [line, twin]
        }
        let name = placed.name(of: other.item)
        let side = ConstraintWords.scaled("\(name).\(other.attribute.rawValue)", by: constraint.multiplier)
        let sum = ConstraintWords.summand(constraint.constant, of: constraint)
        line.text =
            isConflict
            ? words
            : "\(ConstraintWords.sign(constraint.relation)) \(side)\(sum)\(priority(of: constraint))"
        return [line]
    }

    /// Returns the length of a dimension on the canvas.
    private func length(_ line: Redline) -> String {
        let length = (line.extent?.length ?? 0) / placed.projection.zoom
        return XMLValue.number((length * 100).rounded() / 100)
    }

    /// Returns a view's or guide's own length.
    private func dimension(of item: Int, _ axis: LayoutAxis, _ constraint: Int) -> Redline? {
        guard let frame = frame(of: item) else { return nil }
        let across = frame.extent(axis.across)
        let edge = axis == .horizontal ? across.end : across.start
        return Redline(
            constraint: constraint, axis: axis,
            shape: .dimension(frame.extent(axis), requestedEnd: nil, from: (edge, edge)), standing: .stated,
            text: "")
    }

    // MARK: Positions

    /// Returns the position of an attribute along its axis, and where a line from it to a gutter starts across the
    /// axis.
    private func place(_ side: SolvedConstraint.Side) -> (along: Double, across: Double)? {
        guard let frame = frame(of: side.item) else { return nil }
        let axis = side.attribute.axis
        let (along, across) = (frame.extent(axis), frame.extent(axis.across))
        let edge = axis == .horizontal ? across.end : across.start
        switch side.attribute {
        case .left, .top: return (along.start, edge)
        case .right, .bottom: return (along.end, edge)
        case .centerX, .centerY: return (along.middle, edge)
        case .width, .height: return (along.end, edge)
        default: return nil
        }
    }

    /// Returns a bow tie where the two edges touch, a centre line, or dashes between aligned edges.
    private func joint(
        _ constraint: SolvedConstraint, _ other: SolvedConstraint.Side,
        at place: (along: Double, across: Double), _ index: Int, standing: Redline.Standing
    ) -> Redline {
        let axis = constraint.first.attribute.axis
        let first =
            frame(of: constraint.first.item)?.extent(axis.across) ?? Extent(place.across, place.across)
        let second = frame(of: other.item)?.extent(axis.across) ?? first
        let shape: Redline.Shape
        if constraint.first.attribute == .centerX || constraint.first.attribute == .centerY {
            let reach =
                placed.contains(other.item, constraint.first.item)
                ? first : Extent(first.middle, second.middle)
            shape = .alignment(
                along: place.along, across: Extent(start: reach.start - 8, end: reach.end + 8))
        } else if let shared = first.shared(with: second) {
            shape = .joint(along: place.along, across: shared.middle)
        } else {
            let gap =
                first.end <= second.start ? Extent(first.end, second.start) : Extent(second.end, first.start)
            shape = .alignment(along: place.along, across: gap)
        }
        return Redline(
            constraint: index, axis: axis, shape: shape, standing: standing, text: priority(of: constraint))
    }

    /// Returns the frame as drawn; a guide that is undetermined on an axis extends across its owner.
    private func frame(of item: Int) -> CGRect? {
        guard placed.items.indices.contains(item) else { return nil }
        if placed.layout.items[item].kind == .guide { return GuideShape(of: item, in: placed).frame }
        return placed.picture(placed.layout.items[item].canvasFrame)
    }

    // MARK: Words

    private func standing(of constraint: SolvedConstraint) -> Redline.Standing {
        switch constraint.outcome {
        case .satisfied: constraint.priority < 1000 ? .optional : .stated
        case .outweighed: .unmet
        case .broken: .broken
        }
    }

    /// Returns the end of the line if the constraint held.
    private func requestedEnd(
        _ constraint: SolvedConstraint, standing: Redline.Standing, from end: Double
    ) -> Double? {
        guard standing == .unmet || standing == .broken else { return nil }
        return end + (constraint.requested - constraint.actual) * placed.projection.zoom
    }

    private func text(
        of constraint: SolvedConstraint, number: Double, standing: Redline.Standing
    ) -> String {
        var relation = constraint.relation
        if constraint.second != nil, constraint.constant < 0 { relation = relation.reversed }
        let sign = relation == .equal ? "" : ConstraintWords.sign(relation) + " "
        var words = sign + XMLValue.number(number) + priority(of: constraint)
        if standing == .unmet {
            let off = XMLValue.number(constraint.violation)
            words += constraint.actual < constraint.requested ? " · \(off) short" : " · \(off) over"
        }
        return words
    }

    private func priority(of constraint: SolvedConstraint) -> String {
        constraint.priority < 1000 ? " @\(XMLValue.number(constraint.priority))" : ""
    }
}

extension LayoutAttribute {
    /// Whether its position follows from frames alone.
    fileprivate var isDrawn: Bool {
        switch self {
        case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY: true
        default: false
        }
    }
}
