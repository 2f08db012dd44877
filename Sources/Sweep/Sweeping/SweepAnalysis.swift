import Engine

/// Finds problems in the pieces of a sweep.
///
/// Overlaps and excesses that also occur on the layout's own canvas are assumed to be intended, since its
/// author has seen them.
struct SweepAnalysis {
    let axis: LayoutAxis
    let range: ClosedRange<Double>
    private var found: [Occurrence.Key: (ranges: [ClosedRange<Double>], constraints: [String])] = [:]
    /// In the order first found.
    private var order: [Occurrence.Key] = []
    /// The maximum lengths of items anywhere, and on the layout's own canvas, by id.
    private var greatest: [String: [String: Double]] = [:]
    private let own: Set<Occurrence.Key>
    private let ownItems: [String: LayoutPiece.Item]
    private let ownLength: Double

    /// An analysis of a range.
    ///
    /// - Parameter own: The layout on its own canvas: a segment with one piece, of which only one length is
    ///   used.
    init(axis: LayoutAxis, range: ClosedRange<Double>, own: SweepSegment) {
        self.axis = axis
        self.range = range
        let length = own.range.lowerBound
        ownLength = length
        let traits = ItemTraits.all(of: own.layout)
        var items: [String: LayoutPiece.Item] = [:]
        var keys: Set<Occurrence.Key> = []
        for piece in own.pieces {
            let scene = PieceScene(piece, of: own.layout, traits: traits, axis: axis)
            for occurrence in Self.occurrences(in: scene) { keys.insert(occurrence.key) }
            for (solved, item) in zip(own.layout.items, piece.items) { items[solved.id] = item }
        }
        self.own = keys
        ownItems = items
    }

    /// Everything that the detectors find in a piece.
    private static func occurrences(in scene: PieceScene) -> [Occurrence] {
        CollisionDetector.occurrences(in: scene) + EdgeDetector.occurrences(in: scene)
            + SizeDetector.occurrences(in: scene) + SolutionDetector.occurrences(in: scene)
    }

    /// Adds the problems found in a segment.
    mutating func add(_ segment: SweepSegment) {
        let traits = ItemTraits.all(of: segment.layout)
        for piece in segment.pieces {
            guard piece.range.overlaps(range) else { continue }
            var cut = piece
            cut.range = piece.range.clamped(to: range)
            let scene = PieceScene(cut, of: segment.layout, traits: traits, axis: axis)
            for occurrence in Self.occurrences(in: scene) { add(occurrence) }
            noteSizes(in: scene)
        }
    }

    private mutating func add(_ occurrence: Occurrence) {
        if found[occurrence.key] == nil {
            order.append(occurrence.key)
            found[occurrence.key] = ([], occurrence.constraints)
        }
        found[occurrence.key]?.ranges.append(occurrence.range)
    }

    private mutating func noteSizes(in scene: PieceScene) {
        for index in scene.items.indices where scene.traits[index].counts {
            let frame = scene.piece.items[index].canvasFrame
            for (name, length) in [("width", frame.width), ("height", frame.height)] {
                let known = greatest[scene.items[index].id]?[name] ?? 0
                greatest[scene.items[index].id, default: [:]][name] = max(
                    known, length.greatest(in: scene.range))
            }
        }
    }

    /// The findings except intended ones, each for an item or a pair by itself, by the beginnings of their ranges.
    func separateFindings() -> [SweepFinding] {
        var findings: [SweepFinding] = []
        for key in order {
            guard let entry = found[key] else { continue }
            let set = RangeSet(entry.ranges)
            guard isFault(key, over: set) else { continue }
            findings += set.ranges.map {
                SweepFinding(
                    code: key.code, range: $0, items: key.items, constraints: entry.constraints,
                    detail: key.detail)
            }
        }
        return findings.sorted {
            ($0.range.lowerBound, $0.range.upperBound, $0.code.rawValue, $0.items.first ?? "")
                < ($1.range.lowerBound, $1.range.upperBound, $1.code.rawValue, $1.items.first ?? "")
        }
    }

    /// Whether a problem that occurs over a set of ranges is unintended.
    private func isFault(_ key: Occurrence.Key, over set: RangeSet) -> Bool {
        switch key.code {
        case .collision, .protrusion, .offCanvas: !own.contains(key)
        case .collapsed: greatestLength(of: key) > 2 * SizeDetector.leastSize
        case .smallTarget:
            greatestLength(of: key) >= SizeDetector.targetSize - 0.01 && !isCollapsed(key, within: set)
        case .truncated: key.detail != SizeDetector.lowerThanText || !own.contains(key)
        default: true
        }
    }

    /// Whether the same length of a small target is 0 on some of the same canvases, which is reported instead.
    private func isCollapsed(_ key: Occurrence.Key, within set: RangeSet) -> Bool {
        let collapsed = Occurrence.Key(code: .collapsed, items: key.items, detail: key.detail)
        guard let entry = found[collapsed] else { return false }
        return entry.ranges.contains { range in set.ranges.contains { $0.overlaps(range) } }
    }

    /// The maximum width or height of a key's item anywhere.
    private func greatestLength(of key: Occurrence.Key) -> Double {
        let id = key.items.first ?? ""
        let frame = ownItems[id]?.canvasFrame
        let own = (key.detail == "width" ? frame?.width : frame?.height)?.value(at: ownLength) ?? 0
        return max(own, greatest[id]?[key.detail] ?? 0)
    }
}
