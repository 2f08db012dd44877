import LayoutValues

/// Fits a canvas to a page: small canvases are enlarged, and long empty bands are shortened.
package struct CanvasFitting {
    package let zoom: Double
    package let tears: [CanvasProjection.Tear]

    /// The height in points below which a canvas is enlarged.
    private static let smallHeight = 120.0
    /// The maximum width of an enlarged canvas, in points.
    private static let mostWidth = 1000.0
    /// The maximum height of an empty band that isn't shortened, in points.
    private static let wholeBand = 300.0
    /// The height of an empty band that is kept above and below its tear, in points.
    private static let rest = 28.0

    /// Fits the whole canvas at a scale.
    package init(zoom: Double) {
        self.zoom = zoom
        tears = []
    }

    package init(layout: SolvedLayout, layers: RenderLayers) {
        let size = layout.canvas.size
        let wanted = size.height < 50 ? 3.0 : size.height <= Self.smallHeight ? 2 : 1
        zoom = max(1, min(wanted, (Self.mostWidth / size.width).rounded(.down)))
        tears = zoom > 1 ? [] : Self.tears(in: layout, layers: layers)
    }

    /// Returns the bands that are crossed only by the sides of containers and guides.
    private static func tears(in layout: SolvedLayout, layers: RenderLayers) -> [CanvasProjection.Tear] {
        let height = layout.canvas.size.height
        guard height > wholeBand, height.isFinite else { return [] }
        var taken: [(top: Double, bottom: Double)] = [(0, 0), (height, height)]
        let holders = Set(
            layout.items.compactMap { $0.kind == .view && !$0.isHidden ? $0.parent : nil })
        for (index, item) in layout.items.enumerated() {
            if item.isHidden && !layers.contains(.hidden) { continue }
            let frame = item.canvasFrame
            guard frame.minY.isFinite, frame.maxY.isFinite, frame.maxY >= 0, frame.minY <= height else {
                continue
            }
            let isFirstAndFramed = index == 0 && frame.height >= height
            if isFirstAndFramed { continue }
            if item.kind == .guide || holders.contains(index) {
                taken += [(frame.minY, frame.minY), (frame.maxY, frame.maxY)]
            } else {
                taken.append((frame.minY, frame.maxY))
            }
        }
        if let keyboard = layout.canvas.keyboardHeight { taken.append((height - keyboard, height)) }
        if let keyboard = layout.canvas.floatingKeyboardFrame { taken.append((keyboard.minY, keyboard.maxY)) }
        return gaps(between: taken.sorted { $0.top < $1.top }, height: height)
    }

    private static func gaps(
        between taken: [(top: Double, bottom: Double)], height: Double
    ) -> [CanvasProjection.Tear] {
        var tears: [CanvasProjection.Tear] = []
        var reached = 0.0
        for band in taken {
            if band.top <= height, band.top - reached > wholeBand {
                tears.append(CanvasProjection.Tear(start: reached + rest, end: band.top - rest))
            }
            reached = max(reached, band.bottom)
        }
        return tears
    }
}
