import Engine
import Foundation
import Findings
import Solver

/// Finds problems in the pieces of a sweep.
///
/// Overlaps and excesses that also occur on the layout's own canvas are assumed to be intended, since its
/// author has seen them.
struct SweepAnalysis {
    let axis: LayoutAxis
    let range: ClosedRange<Double>
    /// A problem with the ranges over which it occurs.
    private struct Entry {
        var key: Occurrence.Key
        var ranges: [ClosedRange<Double>]
        let constraints: [String]
        var crowded: Set<String> = []
    }

    /// In the order first found.
    private var entries: [Entry] = []
    private var places: [Occurrence.Key: Int] = [:]
    /// The maximum sizes of items anywhere, by id.
    private var greatest: [String: CGSize] = [:]
    private let own: Set<Occurrence.Key>
    private let ownItems: [String: LayoutPiece.Item]
    private let ownLength: Double
    private let scale: Double
    private let budget: WorkBudget

    /// An analysis of a range.
    ///
    /// - Parameter own: The layout on its own canvas: a segment with one piece, of which only one length is
    ///   used.
    init(axis: LayoutAxis, range: ClosedRange<Double>, own: SweepSegment, budget: WorkBudget) {
        self.axis = axis
        self.range = range
        self.budget = budget
        let length = own.range.lowerBound
        ownLength = length
        scale = Double(own.layout.canvas.scale)
        let traits = ItemTraits.all(of: own.layout)
        var items: [String: LayoutPiece.Item] = [:]
        var keys: Set<Occurrence.Key> = []
        for piece in own.pieces {
            let scene = PieceScene(piece, of: own.layout, traits: traits, axis: axis, budget: budget)
            let occurrences = Self.occurrences(in: scene)
            budget.charge(Self.workPerOccurrence * occurrences.count)
            for occurrence in occurrences { keys.insert(occurrence.key) }
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

    /// Adds the problems found in a segment; returns the length where it stopped if the budget was spent.
    mutating func add(_ segment: SweepSegment) -> Double? {
        let traits = ItemTraits.all(of: segment.layout)
        var sizes = Array(repeating: CGSize.zero, count: segment.layout.items.count)
        for piece in segment.pieces {
            guard piece.range.overlaps(range) else { continue }
            var cut = piece
            cut.range = piece.range.clamped(to: range)
            let scene = PieceScene(cut, of: segment.layout, traits: traits, axis: axis, budget: budget)
            let occurrences = Self.occurrences(in: scene)
            let crowded = occurrences.reduce(0) { $0 + $1.crowded.count }
            budget.charge(Self.workPerOccurrence * occurrences.count + Self.workPerCrowded * crowded)
            if budget.isSpent { return cut.range.lowerBound }
            for occurrence in occurrences { add(occurrence) }
            Self.noteSizes(in: scene, &sizes)
        }
        for (item, size) in zip(segment.layout.items, sizes) {
            let known = greatest[item.id] ?? .zero
            greatest[item.id] = CGSize(
                width: max(known.width, size.width), height: max(known.height, size.height))
        }
        return nil
    }

    /// The work of adding and merging what was found of an item or a pair.
    private static let workPerOccurrence = 5000
    /// The work of noting one of those that have too little room beside an item.
    private static let workPerCrowded = 100
    /// The work of noting with a finding what is left open, and of merging it.
    private static let workPerLeftOpen = 300

    private mutating func add(_ occurrence: Occurrence) {
        guard let place = places[occurrence.key] else {
            places[occurrence.key] = entries.count
            entries.append(
                Entry(
                    key: occurrence.key, ranges: [occurrence.range], constraints: occurrence.constraints,
                    crowded: Set(occurrence.crowded)))
            return
        }
        entries[place].crowded.formUnion(occurrence.crowded)
        // Most problems go on from one piece to the next.
        let last = entries[place].ranges.count - 1
        let known = entries[place].ranges[last]
        if known.upperBound == occurrence.range.lowerBound {
            entries[place].ranges[last] = known.lowerBound...occurrence.range.upperBound
        } else {
            entries[place].ranges.append(occurrence.range)
        }
    }

    /// Extends the maximum sizes by those in a piece.
    private static func noteSizes(in scene: PieceScene, _ sizes: inout [CGSize]) {
        for index in scene.items.indices where scene.traits[index].counts {
            let ends = scene.ends[index]
            sizes[index].width = max(sizes[index].width, CGFloat(ends.greatestWidth))
            sizes[index].height = max(sizes[index].height, CGFloat(ends.greatestHeight))
        }
    }

    /// The findings except intended ones, each for an item or a pair by itself, by the beginnings of their ranges.
    func separateFindings() -> [SweepFinding] {
        var findings: [SweepFinding] = []
        var ties: [(entry: Entry, finding: SweepFinding)] = []
        for entry in entriesWithRoom {
            let set = RangeSet(entry.ranges)
            guard isFault(entry.key, over: set) else { continue }
            for range in set.ranges.filter(occursOnScreens) {
                let finding = SweepFinding(
                    code: entry.key.code, range: range, items: entry.key.items,
                    constraints: entry.constraints, detail: entry.key.detail)
                if case .tied = entry.key.detail {
                    ties.append((entry, finding))
                } else {
                    findings.append(finding)
                }
            }
        }
        fold(ties, into: &findings)
        return findings.sorted {
            ($0.range.lowerBound, $0.range.upperBound, $0.code.rawValue, $0.items.first ?? "")
                < ($1.range.lowerBound, $1.range.upperBound, $1.code.rawValue, $1.items.first ?? "")
        }
    }

    /// The entries. What is open for lack of room on some canvases, and on others with room too, isn't a matter of room.
    private var entriesWithRoom: [Entry] {
        var open: [[String]: FrameComponents] = [:]
        for key in entries.map(\.key) + own {
            guard case .undetermined(let numbers) = key.detail else { continue }
            open[key.items, default: []].formUnion(numbers)
        }
        var result: [Entry] = []
        var places: [Occurrence.Key: Int] = [:]
        for entry in entries {
            var entry = entry
            if case .tied(let numbers) = entry.key.detail,
                !(open[entry.key.items] ?? []).isDisjoint(with: numbers)
            {
                entry.key.detail = .undetermined(numbers)
            }
            if let place = places[entry.key] {
                result[place].ranges += entry.ranges
            } else {
                places[entry.key] = result.count
                result.append(entry)
            }
        }
        return result
    }

    /// Adds what is open for lack of room to the findings that say what has too little, or else to the findings themselves;
    /// once the budget is spent, no more.
    private func fold(
        _ ties: [(entry: Entry, finding: SweepFinding)], into findings: inout [SweepFinding]
    ) {
        var causes: [String: [Int]] = [:]
        for (index, finding) in findings.enumerated() where finding.code.saysWhatLacksRoom {
            for item in finding.items { causes[item, default: []].append(index) }
        }
        var leftOpen: [Int: Set<String>] = [:]
        for (entry, finding) in ties {
            let candidates = entry.crowded.sorted().flatMap { causes[$0] ?? [] }
            budget.charge(Self.workPerLeftOpen * (entry.crowded.count + candidates.count))
            if budget.isSpent { return }
            let known = Set(candidates.filter { findings[$0].range.overlaps(finding.range) })
            if known.isEmpty { findings.append(finding) }
            for cause in known {
                for item in finding.items where leftOpen[cause, default: []].insert(item).inserted {
                    findings[cause].leftOpen.append(item)
                }
            }
        }
    }

    /// Whether some canvas has a length in a part of the swept range: its ends do, and those of whole pixels.
    private func occursOnScreens(_ part: ClosedRange<Double>) -> Bool {
        part.lowerBound <= range.lowerBound || part.upperBound >= range.upperBound
            || part.containsCanvas(scale: scale)
    }

    /// Whether a problem that occurs over a set of ranges is unintended.
    private func isFault(_ key: Occurrence.Key, over set: RangeSet) -> Bool {
        switch key.code {
        // On the layout's own canvas, its author has seen it.
        case .collision, .protrusion, .offCanvas, .truncated: !own.contains(key)
        case .collapsed: greatestLength(of: key) > 2 * SizeDetector.leastSize
        case .smallTarget:
            greatestLength(of: key) >= SizeDetector.targetSize - 0.01 && !isCollapsed(key, within: set)
        default: true
        }
    }

    /// Whether the same length of a small target is 0 on some of the same canvases, which is reported instead.
    private func isCollapsed(_ key: Occurrence.Key, within set: RangeSet) -> Bool {
        let collapsed = Occurrence.Key(code: .collapsed, items: key.items, detail: key.detail)
        guard let place = places[collapsed] else { return false }
        return entries[place].ranges.contains { range in set.ranges.contains { $0.overlaps(range) } }
    }

    /// The maximum width or height of a key's item anywhere.
    private func greatestLength(of key: Occurrence.Key) -> Double {
        let id = key.items.first ?? ""
        let frame = ownItems[id]?.canvasFrame
        let own =
            (key.detail == .length(.horizontal) ? frame?.width : frame?.height)?.value(at: ownLength) ?? 0
        let known = greatest[id] ?? .zero
        return max(own, Double(key.detail == .length(.horizontal) ? known.width : known.height))
    }
}

extension FindingCode {
    /// Whether such a finding says of an item that it has too little room.
    fileprivate var saysWhatLacksRoom: Bool {
        switch self {
        case .truncated, .collapsed, .unsatisfiable: true
        default: false
        }
    }
}
