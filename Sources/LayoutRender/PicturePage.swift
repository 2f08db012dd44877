import LayoutDrawing
import LayoutValues
import Foundation

/// What a picture shows, and how it is drawn: a file of one picture, or a page of a PDF.
package struct PicturePage: Sendable {
    /// What a picture shows.
    package enum Content: Sendable {
        /// A layout.
        case layout(SolvedLayout)
        /// A layout as planes by kind.
        case exploded(SolvedLayout)
        /// Layouts side by side at one scale.
        case sheet([SheetCell])
    }

    /// What it shows.
    package var content: Content
    /// How it is drawn.
    package var options: RenderOptions

    /// Creates a picture; only a layout can be drawn as a screen without anything around it.
    package init(_ content: Content, options: RenderOptions) {
        self.content = content
        self.options = options
        if case .layout = content { return }
        self.options.isScreen = false
    }

    /// Builds the picture.
    func list(_ measurer: some TextMeasuring) throws(RenderError) -> DisplayList {
        switch content {
        case .layout(let layout):
            try DisplayListBuilder(layout: layout, options: options.drawing, measurer: measurer).build()
        case .exploded(let layout):
            try ExplodedBuilder(layout: layout, options: options.drawing, measurer: measurer).build()
        case .sheet(let cells):
            try SheetBuilder(cells: cells, options: options.drawing, measurer: measurer).build()
        }
    }
}
