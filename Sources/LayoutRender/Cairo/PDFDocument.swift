import LayoutDrawing
import Foundation

/// A PDF with several pictures, one on each page, and an outline of their names.
package final class PDFDocument {
    private var surface: CairoSurface?
    private let creationDate: Date
    private var pages = 0

    /// Creates a document without pages.
    package init(creationDate: Date) { self.creationDate = creationDate }

    /// Adds a page as large as its picture, with an entry of the outline unless `name` is nil.
    ///
    /// It takes no more than `work`, if that isn't nil, which tells what was left out.
    ///
    /// - Throws: `RenderError` if the picture can't be drawn; the document then has no such page.
    package func add(
        _ page: PicturePage, named name: String?, work: DrawingWork? = nil
    ) throws(RenderError) {
        let options = page.options
        try TypesetterPool.shared.lend(options.fonts, preferring: options.theme.font, work: work) {
            measurer throws(RenderError) in
            let list = LayoutPicture.finished(try page.list(measurer), options)
            try work?.checkIsWanted()
            let painter = CairoPainter(theme: options.theme, text: measurer)
            try painter.checkSize(list.size, scale: 1)
            let surface = try surface(for: list)
            pages += 1
            surface.beginPage(pages, list.size, title: name)
            painter.paint(list, in: surface)
        }
    }

    private func surface(for list: DisplayList) throws(RenderError) -> CairoSurface {
        if let surface { return surface }
        let made = try CairoSurface(
            size: list.size, kind: .pdf(title: list.title, creationDate: creationDate))
        surface = made
        return made
    }

    /// Returns the file's bytes; nil without pages.
    ///
    /// - Throws: `RenderError` if Cairo fails.
    package func bytes() throws(RenderError) -> [UInt8]? { try surface?.finish() }
}
