import LayoutDrawing
import LayoutValues
import LiveSolver

/// What a page wants drawn.
///
/// Its numbers are: the bits of the layers, whether it is dark, whether it is to scale, the zoom, the pixels per point, the margin,
/// whether it has a background, whether views have the document's colours, whether it is the canvas alone; then lists with their
/// counts before them: the items that are emphasized, pairs of items between which distances are shown, the items that are hidden
/// with what is in them, and x, y, width and height on the canvas of every item in place of those that were solved, after the
/// canvas's width and height.
package struct PictureRequest: Sendable {
    private var options = DrawingOptions()
    private var focus: [Int] = []
    private var measures: [Int] = []
    private var hidden: [Int] = []
    private var frames: [Double] = []

    /// Reads a request; nil if the numbers don't describe one.
    package init?(reading numbers: [Double]) {
        var stream = NumberStream(reading: numbers, [])
        var layers = 0
        stream.code(&layers)
        options.layers = RenderLayers(rawValue: UInt32(clamping: layers))
        var isDark = false
        stream.code(&isDark)
        options.appearance = isDark ? .dark : .light
        stream.code(&options.isToScale)
        stream.code(&options.zoom)
        stream.code(&options.scale)
        stream.code(&options.margin)
        stream.code(&options.hasBackground)
        var hasDocumentColors = false
        stream.code(&hasDocumentColors)
        options.fill = hasDocumentColors ? .document : .palette
        stream.code(&options.isScreen)
        stream.code(list: &focus, of: 0) { $0.code(&$1) }
        stream.code(list: &measures, of: 0) { $0.code(&$1) }
        stream.code(list: &hidden, of: 0) { $0.code(&$1) }
        stream.code(list: &frames, of: 0) { $0.code(&$1) }
        guard stream.isFinished, measures.count % 2 == 0 else { return nil }
    }

    /// Returns the picture of a layout; nil if it can't be drawn.
    package func list(of layout: SolvedLayout, _ measurer: LineMeasurer) -> DisplayList? {
        guard (focus + measures + hidden).allSatisfy(layout.items.indices.contains),
            frames.isEmpty || frames.count == 2 + 4 * layout.items.count
        else { return nil }
        var options = options
        options.focus = focus.map { layout.items[$0].id }
        options.measures = stride(from: 0, to: measures.count, by: 2).map {
            MeasuredPair(from: layout.items[measures[$0]].id, to: layout.items[measures[$0 + 1]].id)
        }
        let builder = DisplayListBuilder(
            layout: changed(layout).withDrawnConstraints, options: options, measurer: measurer)
        guard var list = try? builder.buildForPage() else { return nil }
        if !options.hasBackground { list.background = nil }
        return list
    }

    /// Returns a layout with the given frames and hidden items.
    private func changed(_ layout: SolvedLayout) -> SolvedLayout {
        var layout = layout
        if !frames.isEmpty {
            layout.canvas.size = CGSize(width: frames[0], height: frames[1])
            for index in layout.items.indices {
                let place = 2 + 4 * index
                layout.items[index].canvasFrame = CGRect(
                    x: frames[place], y: frames[place + 1], width: frames[place + 2],
                    height: frames[place + 3])
            }
        }
        for index in hidden { layout.items[index].isHidden = true }
        if !hidden.isEmpty {
            for index in layout.items.indices.dropFirst() {
                if let parent = layout.items[index].parent, layout.items[parent].isHidden {
                    layout.items[index].isHidden = true
                }
            }
        }
        return layout
    }
}
