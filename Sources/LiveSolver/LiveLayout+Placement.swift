import Solver
import TextMetrics

/// Frames and texts as a page shows them, on the pixel grid.
extension LiveLayout {
    /// A frame of an item or guide that the page shows.
    package struct PlacedFrame: Sendable, Hashable {
        /// The index among the page's items.
        package let shown: Int
        /// In the superview's or owning view's coordinates, in points, rounded to pixels.
        package let own: Rectangle
        /// On the canvas, in points, rounded to pixels.
        package let canvas: Rectangle
    }

    /// The canvas with its changes.
    package var canvas: PlannedCanvas { environment.canvas }

    /// The frames of the items and guides that the page shows.
    package func placedFrames() -> [PlacedFrame] {
        var result: [PlacedFrame] = []
        var origins: [(x: Double, y: Double)] = []
        var pixels: [Rectangle] = []
        let scale = layout.canvas.scale
        func place(_ shown: Int, _ frame: Rectangle, in parent: Int) {
            var own = frame
            var scrolled = (x: 0.0, y: 0.0)
            if parent >= 0 {
                (own.x, own.y) = (frame.x - pixels[parent].x, frame.y - pixels[parent].y)
                scrolled = (layout.items[parent].boundsX, layout.items[parent].boundsY)
            }
            own = own.points(scale: scale)
            (own.x, own.y) = (own.x + scrolled.x, own.y + scrolled.y)
            result.append(PlacedFrame(shown: shown, own: own, canvas: frame.points(scale: scale)))
        }
        for (index, item) in layout.items.enumerated() {
            var frame = frames[index]
            if item.parent >= 0 {
                let (parent, origin) = (layout.items[item.parent], origins[item.parent])
                frame.x += origin.x - parent.boundsX
                frame.y += origin.y - parent.boundsY
            }
            origins.append((frame.x, frame.y))
            pixels.append(frame.pixels(scale: scale))
            if item.shown >= 0 { place(item.shown, pixels[index], in: item.parent) }
            for guide in item.guides {
                let insets = insets(of: guide, in: index)
                let inner = Rectangle(
                    x: frame.x + insets.left, y: frame.y + insets.top,
                    width: frame.width - insets.left - insets.right,
                    height: frame.height - insets.top - insets.bottom)
                place(guide.shown, inner.pixels(scale: scale), in: index)
            }
        }
        return result
    }

    /// Returns the distances of one of the system's guides from the edges of its owner's frame.
    package func insets(of guide: PlannedGuide, in item: Int) -> Insets {
        let text = textOfItem[item] < 0 ? nil : texts[textOfItem[item]]
        return environment.insets(guide.source, at: item, text: text)
    }

    /// The frames on the canvas of the items and guides that the page shows, rounded to pixels, with their indices.
    package func shownFrames() -> [(shown: Int, frame: Rectangle)] {
        placedFrames().map { ($0.shown, $0.canvas) }
    }

    /// A text that the page shows.
    package struct ShownText {
        /// The index of its view among the page's items.
        package let shown: Int
        package let string: String
        package let lines: [MeasuredText.Line]
        /// The rectangle of the lines in the view; nil if they are centred in it.
        package let frame: Rectangle?
        /// Whether it has several fonts.
        package let hasRuns: Bool
    }

    /// Every text in a frame that the page shows.
    ///
    /// - Parameter frame: The frame that the page shows of an item, by its index among the page's.
    package func shownTexts(in frame: (Int) -> Rectangle) -> [ShownText] {
        texts.map { text in
            let item = layout.items[text.text.item]
            let (lines, inner) = text.shownLines(in: frame(item.shown), of: item)
            return ShownText(
                shown: item.shown, string: text.string, lines: lines, frame: inner,
                hasRuns: !text.label.fontRuns.isEmpty)
        }
    }
}
