import LayoutValues
import Findings
import Solver

/// Converts constraints to redlines.
struct RedlinePlanner {
    let placed: PlacedLayout
    private let words: RedlineWords

    init(placed: PlacedLayout) {
        self.placed = placed
        words = RedlineWords(placed: placed)
    }

    /// Returns the redlines of conflicts.
    func conflicts() -> [Redline] {
        guard placed.options.layers.contains(.conflicts) else { return [] }
        return placed.layout.conflicts.prefix(Self.mostConflicts)
            .filter { $0.members.count <= Self.mostMembers }
            .flatMap { conflict in
                conflict.members.filter { placed.layout.constraints[$0].source != .nonNegative }
                    .flatMap { redlines(of: $0, isBroken: $0 == conflict.broken) }
            }
    }

    /// Merges lines that look the same, so that each is drawn once, from the item closest to its gutter.
    ///
    /// - Parameter known: Lines that have been merged, to which the others are added.
    static func merging(_ redlines: [Redline], into known: [Redline] = []) -> [Redline] {
        let all = mergingEqualities(redlines, into: known)
        var merged = Array(all.prefix(known.count))
        for redline in all.dropFirst(known.count) {
            guard let same = merged.firstIndex(where: { $0.looksLike(redline) }) else {
                merged.append(redline)
                continue
            }
            merged[same].constraints += redline.constraints
            merged[same].start(closerToGutterLike: redline)
        }
        return merged
    }

    /// Merges lengths that several constraints make equal, so that each is drawn once and all of them share a
    /// number.
    private static func mergingEqualities(_ redlines: [Redline], into known: [Redline]) -> [Redline] {
        var merged = known
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
            merged[same].constraints += redline.constraints
            for index in merged.indices where merged[index].equality == own {
                merged[index].equality = number
            }
        }
        return merged
    }

    private static let mostConflicts = 3
    /// The maximum number of members of a conflict to draw as stacked lines; the legend lists longer ones.
    private static let mostMembers = 10

    /// Returns the redlines of a constraint; none if it can't be drawn.
    func redlines(of index: Int, isBroken: Bool? = nil) -> [Redline] {
        let constraint = placed.layout.constraints[index].resolved
        guard constraint.first.origin == nil, constraint.second?.origin == nil else { return [] }
        var standing = standing(of: constraint)
        if let isBroken { standing = isBroken ? .broken : .conflicting }
        if constraint.first.attribute.kind == .size {
            return size(constraint, index, standing: standing)
        }
        guard let other = constraint.second else { return [] }
        if constraint.multiplier != 1 { return multiple(of: constraint, index, standing: standing) }
        guard let (first, second) = ends(of: constraint) else { return [] }
        let axis = constraint.first.attribute.axis
        if constraint.constant == 0, constraint.relation == .equal, isBroken == nil {
            return [joint(constraint, other, at: first, index, standing: standing)]
        }
        return [
            Redline(
                constraints: [index], axis: axis,
                shape: .dimension(
                    Extent(first.along, second.along),
                    requestedEnd: requestedEnd(constraint, standing: standing, from: first.along),
                    from: first.along <= second.along
                        ? (first.across, second.across) : (second.across, first.across)),
                standing: standing,
                text: words.number(abs(constraint.constant), of: constraint, standing: standing),
                facing: facing(constraint.first, other, over: Extent(first.along, second.along)))
        ]
    }

    // MARK: Sizes

    private func size(
        _ constraint: SolvedConstraint, _ index: Int, standing: Redline.Standing
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
        guard let other = constraint.second else {
            line.text = words.number(constraint.constant, of: constraint, standing: standing)
            return [line]
        }
        if standing != .conflicting, standing != .broken, constraint.multiplier == 1,
            constraint.constant == 0, constraint.relation == .equal,
            other.attribute == constraint.first.attribute,
            var twin = dimension(of: other.item, axis, index)
        {
            twin.standing = standing
            twin.equality = index
            line.equality = index
            line.text = words.equalLength(of: constraint.first.item, in: constraint, standing: standing)
            twin.text = words.equalLength(of: other.item, in: constraint, standing: standing)
            return [line, twin]
        }
        let name = placed.name(of: other.item)
        line.text = words.multiple(
            of: other.item == constraint.first.item
                ? other.attribute.rawValue : "\(name).\(other.attribute.rawValue)", in: constraint,
            standing: standing)
        return [line]
    }

    /// Returns a view's or guide's own length.
    private func dimension(of item: Int, _ axis: LayoutAxis, _ constraint: Int) -> Redline? {
        guard let frame = frame(of: item) else { return nil }
        let across = frame.extent(axis.across)
        let edge = axis == .horizontal ? across.end : across.start
        return Redline(
            constraints: [constraint], axis: axis,
            shape: .dimension(frame.extent(axis), requestedEnd: nil, from: (edge, edge)), standing: .stated,
            text: "")
    }

    // MARK: Positions

    private typealias End = (along: Double, across: Double)

    /// Returns both ends of a constraint. A margin or baseline isn't part of a frame: it is where the constraint puts
    /// it, if that holds.
    private func ends(of constraint: SolvedConstraint) -> (first: End, second: End)? {
        guard let other = constraint.second else { return nil }
        let (first, second) = (place(constraint.first), place(other))
        if let first, let second { return (first, second) }
        let axis = constraint.first.attribute.axis
        guard constraint.relation == .equal, constraint.outcome == .satisfied,
            axis == .horizontal || placed.projection.tears.isEmpty
        else { return nil }
        let distance = constraint.constant * placed.projection.zoom
        if let first { return edge(of: other.item, axis).map { (first, (first.along - distance, $0)) } }
        guard let across = edge(of: constraint.first.item, axis) else { return nil }
        if let second { return ((second.along + distance, across), second) }
        guard let far = edge(of: other.item, axis), let start = origin(of: constraint) else { return nil }
        let along = start + constraint.actual * placed.projection.zoom
        return ((along, across), (along - distance, far))
    }

    /// Returns the range across their axis in which two edges face each other over a distance; nil for what can't be seen,
    /// such as margins, and for items that overlap.
    private func facing(
        _ first: SolvedConstraint.Side, _ second: SolvedConstraint.Side, over distance: Extent
    ) -> Extent? {
        let edges: [LayoutAttribute] = [.left, .right, .top, .bottom]
        guard edges.contains(first.attribute), edges.contains(second.attribute),
            let one = frame(of: first.item), let other = frame(of: second.item)
        else { return nil }
        let axis = first.attribute.axis
        let isInBoth = [one, other].allSatisfy { frame in
            let own = frame.extent(axis)
            return own.start <= distance.start && distance.end <= own.end
        }
        return isInBoth ? nil : one.extent(axis.across).shared(with: other.extent(axis.across))
    }

    /// Returns where lines from an item to a gutter start across an axis.
    private func edge(of item: Int, _ axis: LayoutAxis) -> Double? {
        guard let across = frame(of: item)?.extent(axis.across) else { return nil }
        return axis == .horizontal ? across.end : across.start
    }

    /// Returns where the positions of a constraint are measured from, along its axis.
    private func origin(of constraint: SolvedConstraint) -> Double? {
        frame(of: constraint.container)?.extent(constraint.first.attribute.axis).start
    }

    /// Returns the distance of a position that is a multiple of another, from where both are measured.
    private func multiple(
        of constraint: SolvedConstraint, _ index: Int, standing: Redline.Standing
    ) -> [Redline] {
        guard let other = constraint.second, let start = origin(of: constraint),
            let end = place(constraint.first), constraint.outcome == .satisfied
        else { return [] }
        let name = "\(placed.name(of: other.item)).\(other.attribute.rawValue)"
        return [
            Redline(
                constraints: [index], axis: constraint.first.attribute.axis,
                shape: .dimension(
                    Extent(start, end.along), requestedEnd: nil, from: (end.across, end.across)),
                standing: standing, text: words.multiple(of: name, in: constraint, standing: standing))
        ]
    }

    /// Returns the position of an attribute along its axis, and where a line from it to a gutter starts across the
    /// axis; nil if it isn't part of the frame.
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
        let isCentred = [.centerX, .centerY, .firstBaseline, .lastBaseline].contains(
            constraint.first.attribute)
        if isCentred, placed.contains(other.item, constraint.first.item) || first.shared(with: second) != nil
        {
            // Short lines at both sides keep clear of what is inside.
            shape = .alignment(
                along: place.along,
                across: [
                    Extent(start: first.start - Redline.overhang, end: first.start),
                    Extent(start: first.end, end: first.end + Redline.overhang),
                ])
        } else if !isCentred, let shared = first.shared(with: second) {
            shape = .joint(along: place.along, across: shared)
        } else {
            let gap =
                first.end <= second.start ? Extent(first.end, second.start) : Extent(second.end, first.start)
            shape = .alignment(along: place.along, across: [gap])
        }
        return Redline(
            constraints: [index], axis: axis, shape: shape, standing: standing,
            text: RedlineWords.priority(of: constraint)
        )
    }

    /// Returns the frame as drawn; a guide that is undetermined on an axis extends across its owner.
    private func frame(of item: Int) -> CGRect? {
        guard placed.items.indices.contains(item) else { return nil }
        if placed.layout.items[item].kind == .guide { return GuideShape(of: item, in: placed).frame }
        return placed.picture(placed.layout.items[item].canvasFrame)
    }

    /// Returns whether an item reaches the canvas; true for those without a frame.
    func touchesSheet(_ item: Int) -> Bool {
        guard let frame = frame(of: item) else { return true }
        return LayoutAxis.allCases.allSatisfy { frame.extent($0).overlap(placed.sheet.extent($0)) != nil }
    }

    // MARK: Outcomes

    private func standing(of constraint: SolvedConstraint) -> Redline.Standing {
        switch constraint.outcome {
        case .satisfied: constraint.priority < 1000 ? .optional : .stated
        case .outweighed: .unmet
        case .broken: .broken
        }
    }

    /// The maximum distance from the sheet to the end of a line whose constraint doesn't hold, in points.
    private static let overhang = 40.0

    /// Returns the end of the line if the constraint held, not far outside the sheet.
    private func requestedEnd(
        _ constraint: SolvedConstraint, standing: Redline.Standing, from end: Double
    ) -> Double? {
        guard standing == .unmet || standing == .broken else { return nil }
        let requested = end + (constraint.requested - constraint.actual) * placed.projection.zoom
        let sheet = placed.sheet.extent(constraint.first.attribute.axis)
        return min(max(requested, min(end, sheet.start - Self.overhang)), max(end, sheet.end + Self.overhang))
    }
}

extension Redline {
    /// Starts the extension lines at another line's items if those are closer to the gutter.
    fileprivate mutating func start(closerToGutterLike other: Redline) {
        guard case .dimension(let extent, let end, let from) = shape,
            case .dimension(_, _, let start) = other.shape
        else { return }
        let closer: (Double, Double) -> Double = axis == .horizontal ? { max($0, $1) } : { min($0, $1) }
        shape = .dimension(
            extent, requestedEnd: end,
            from: (closer(from.start, start.start), closer(from.end, start.end)))
    }
}
