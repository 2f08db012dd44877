import LayoutValues
import FileAccess
import Foundation
import LayoutRender

extension SolvedLayout {
    /// Writes a picture of the layout. The file is written completely or not at all.
    ///
    /// - Parameters:
    ///   - path: Ends in `.svg`, `.png` or `.pdf`, which determines the format.
    ///   - options: How it is drawn; by default at the canvas's own scale.
    /// - Throws: `LayoutFileError` if the path has no known extension or can't be written, `RenderError` if the
    ///   layout can't be drawn.
    public func write(to path: String, options: RenderOptions? = nil) throws {
        let format = OutputFormat(ending: FilePath.pathExtension(of: path), for: .pictures)
        guard let format = format?.pictureFormat() else { throw LayoutFileError.unknownFormat(path: path) }
        let picture = try picture(format, options: options)
        do throws(FileError) {
            try AtomicFile.write([UInt8](picture), to: path)
        } catch {
            throw LayoutFileError.unwritable(path: path, reason: "\(error)")
        }
    }

    /// Returns the bytes of a picture of the layout.
    ///
    /// - Parameter options: How it is drawn; by default at the canvas's own scale.
    /// - Throws: `RenderError` if the layout can't be drawn.
    public func picture(
        _ format: PictureFormat = .svg, options: RenderOptions? = nil
    ) throws(RenderError) -> Data {
        var usual = RenderOptions()
        usual.scale = RenderOptions.scale(for: canvas)
        return try LayoutPicture.render(self, format: format, options: options ?? usual)
    }
}
