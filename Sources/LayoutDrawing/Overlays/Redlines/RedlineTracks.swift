import LayoutValues

/// The dimension lines of one axis, packed into tracks beside a sheet so that neither lines nor numbers
/// overlap.
struct RedlineTracks {
    struct Placed {
        var redline: Redline
        /// The index of the track, from the sheet outwards.
        var track: Int
        /// The range that it covers along its track, including its number.
        var room: Extent
        /// Its number or formula.
        var text: RedlineText
        /// The centre of its text along its track.
        var textMiddle: Double
    }

    let axis: LayoutAxis
    private(set) var placed: [Placed] = []
    /// The depth of each track from the sheet outwards, in points.
    private(set) var depths: [Double] = []

    private static let rowHeight = 20.0
    /// The distance between the sheet and the first track, in points.
    private static let inset = 6.0
    /// The maximum number of tracks.
    private static let most = 8

    /// The total depth of all tracks and their brackets, in points; 0 without any.
    var depth: Double {
        let bracket = placed.contains { $0.redline.equality != nil } ? Self.bracket : 0
        return depths.isEmpty ? 0 : Self.inset + depths.reduce(0, +) + bracket
    }

    /// The depth of a bracket between equal lengths, in points.
    static let bracket = 8.0

    /// The range that lines and numbers cover along the axis; nil without any.
    var reach: Extent? {
        guard let first = placed.first?.room else { return nil }
        return placed.reduce(first) {
            Extent(start: min($0.start, $1.room.start), end: max($0.end, $1.room.end))
        }
    }

    /// The room that tracks may take.
    struct Limit {
        var tracks: Int
        /// The depth of all tracks in points.
        var depth: Double
    }

    /// Returns whether all lines have a place and the tracks keep to a limit.
    func fits(_ limit: Limit) -> Bool { isComplete && depths.count <= limit.tracks && depth <= limit.depth }

    /// Whether all lines have a place.
    private var isComplete = true

    /// Packs lines; numbers stay inside `bounds` if possible. Derived distances only fill what others leave; lines in gaps leave
    /// all of it.
    init(_ redlines: [Redline], axis: LayoutAxis, within bounds: Extent, measurer: LineMeasurer) {
        self.axis = axis
        let widest =
            axis == .horizontal ? max(RedlineText.usualWidth, bounds.length - 8) : RedlineText.usualWidth
        var taken: [[Extent]] = []
        let dimensions = redlines.filter { $0.axis == axis && $0.extent != nil && $0.placeInGap == nil }
        let ordered = dimensions.enumerated().sorted { first, second in
            let isDerived = first.element.standing == .derived
            if isDerived != (second.element.standing == .derived) { return !isDerived }
            let (one, other) = (first.element.extent?.length ?? 0, second.element.extent?.length ?? 0)
            return one == other ? first.offset < second.offset : one < other
        }
        for (_, redline) in ordered {
            let text = RedlineText(redline.text, width: widest, measurer: measurer)
            let length = (axis == .horizontal ? text.size.width + 8 : text.size.height + 4) / 2
            let middle = max(
                bounds.start + length, min(redline.extent?.middle ?? 0, bounds.end - length))
            let room = Self.room(of: redline, number: Extent(start: middle - length, end: middle + length))
            let free = taken.firstIndex { extents in extents.allSatisfy { $0.shared(with: room) == nil } }
            let track = free ?? taken.count
            let isFilling = redline.standing == .derived && !taken.isEmpty
            guard track < Self.most, free != nil || !isFilling else {
                isComplete = false
                continue
            }
            if track == taken.count {
                taken.append([])
                depths.append(0)
            }
            taken[track].append(room)
            depths[track] = max(
                depths[track],
                axis == .horizontal ? Self.rowHeight + text.extraHeight : text.size.width + 14)
            placed.append(
                Placed(redline: redline, track: track, room: room, text: text, textMiddle: middle))
        }
    }

    /// Returns the distance of a track's line from the sheet, in points.
    func distance(of track: Int) -> Double {
        Self.inset + depths.prefix(track + 1).reduce(0, +) - (axis == .horizontal ? 4 : depths[track] - 8)
    }

    private static func room(of redline: Redline, number: Extent) -> Extent {
        guard case .dimension(let extent, let requestedEnd, _) = redline.shape else { return number }
        var ends = [extent.start, extent.end, requestedEnd ?? extent.end]
        if redline.isNarrow {
            ends += [extent.start - RedlineDrawing.arrowLength, extent.end + RedlineDrawing.arrowLength]
        }
        return Extent(
            start: min(number.start, ends.min() ?? extent.start) + 0.5,
            end: max(number.end, ends.max() ?? extent.end) - 0.5)
    }
}

extension Redline {
    /// The ends of a dimension line; nil for other shapes.
    var extent: Extent? { if case .dimension(let extent, _, _) = shape { extent } else { nil } }

    /// Whether a dimension line is too short for ticks that can be told apart.
    var isNarrow: Bool {
        guard case .dimension(let extent, nil, _) = shape else { return false }
        return extent.length < 4
    }
}
