import CCairo
import Foundation

/// Draws texts and lines as pixels by the exact areas that they cover, with a context's current source.
struct PixelPainter {
    /// The context of a surface of pixels.
    let cairo: OpaquePointer
    /// The pixels per point.
    let scale: Double
    /// What the surface shows.
    let band: PixelBands.Band
    /// The mask to draw with.
    let mask: CoverageMask

    /// Draws outlines that overlap nothing twice, at places in pixels of the picture.
    func fill(_ outlines: [CoverageMask.Placed]) {
        let outlines = outlines.map { outline in
            var outline = outline
            outline.y -= band.top
            return outline
        }
        guard let area = CoverageMask.area(of: outlines, in: cairo) else { return }
        mask.begin(area)
        for outline in outlines { mask.add(outline) }
        mask.paint(in: cairo)
    }

    /// Draws lines at places in pixels of the picture.
    func stroke(_ lines: PixelLines) {
        for group in lines.groups {
            let rows = (group.rows.lowerBound - band.top)...(group.rows.upperBound - band.top)
            guard let area = CoverageMask.area(x: group.columns, y: rows, in: cairo) else { continue }
            for part in area.parts(of: Self.maskSize) {
                mask.begin(part)
                for line in group.lines {
                    lines.dashes.add(line.moved(upBy: band.top), to: mask, within: part)
                }
                mask.paint(in: cairo)
            }
        }
    }

    /// The pixels of a mask that stays in a processor's cache, more or less.
    private static let maskSize = 1 << 14
}
