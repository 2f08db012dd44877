import Engine
import Foundation

/// The dimension lines of one axis, packed into tracks beside a sheet so that neither lines nor numbers meet.
struct RedlineTracks {
    struct Placed {
        var redline: Redline
        /// From the sheet outwards.
        var track: Int
    }

    let axis: LayoutAxis
    private(set) var placed: [Placed] = []
    /// How deep each track is, from the sheet outwards, in points.
    private(set) var depths: [Double] = []

    private static let rowHeight = 20.0
    /// Between the sheet and the first track, in points.
    private static let inset = 6.0
    /// Further out than this no line is drawn.
    private static let most = 8

    /// How deep all tracks are together, in points; 0 without any.
    var depth: Double { depths.isEmpty ? 0 : Self.inset + depths.reduce(0, +) }

    init(_ redlines: [Redline], axis: LayoutAxis, measurer: any TextMeasuring) {
        self.axis = axis
        var taken: [[Extent]] = []
        let dimensions = redlines.filter { $0.axis == axis && $0.extent != nil }
        let ordered = dimensions.enumerated().sorted { first, second in
            let (one, other) = (first.element.extent?.length ?? 0, second.element.extent?.length ?? 0)
            return one == other ? first.offset < second.offset : one < other
        }
        for (_, redline) in ordered {
            let room = Self.room(of: redline, axis: axis, measurer: measurer)
            let free = taken.firstIndex { extents in extents.allSatisfy { $0.shared(with: room) == nil } }
            let track = free ?? taken.count
            guard track < Self.most else { continue }
            if track == taken.count {
                taken.append([])
                depths.append(0)
            }
            taken[track].append(room)
            let width = measurer.width(of: redline.text, font: TypeScale.note)
            depths[track] = max(depths[track], axis == .horizontal ? Self.rowHeight : width + 14)
            placed.append(Placed(redline: redline, track: track))
        }
    }

    /// How far a track's line is from the sheet, in points.
    func distance(of track: Int) -> Double {
        Self.inset + depths.prefix(track + 1).reduce(0, +) - (axis == .horizontal ? 4 : depths[track] - 8)
    }

    /// What a line takes along its track, its number included.
    private static func room(of redline: Redline, axis: LayoutAxis, measurer: any TextMeasuring) -> Extent {
        guard var extent = redline.extent else { return Extent(0, 0) }
        if case .dimension(_, let end?, _) = redline.shape {
            extent = Extent(min(extent.start, end), max(extent.end, end))
        }
        let length = axis == .horizontal ? measurer.width(of: redline.text, font: TypeScale.note) + 8 : 14
        let half = max(extent.length, length) / 2
        return Extent(start: extent.middle - half + 0.5, end: extent.middle + half - 0.5)
    }
}

extension Redline {
    /// Of a dimension line: its ends.
    var extent: Extent? { if case .dimension(let extent, _, _) = shape { extent } else { nil } }
}
