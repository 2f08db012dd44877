import Engine
import FileAccess
import Foundation
import LayoutRender
import UIKit
import Solver

extension UIView {
    /// Returns the picture of the view's hierarchy as a file's bytes.
    ///
    /// Views are filled, guides are dashed and show their identifiers; `accessibilityIdentifier` names a view.
    ///
    /// - Throws: `LayoutTestingError` if the hierarchy can't be solved or drawn.
    public func layoutPicture(
        _ format: PictureFormat, options: RenderOptions? = nil
    ) throws(LayoutTestingError) -> Data {
        try layoutPicture(format, of: solvedLayout(), options: options)
    }

    /// The picture of the hierarchy's solved layout.
    func layoutPicture(
        _ format: PictureFormat, of layout: SolvedLayout, options: RenderOptions?
    ) throws(LayoutTestingError) -> Data {
        let options = options ?? RenderOptions(scale: RenderOptions.scale(for: layoutHost.canvas))
        do throws(RenderError) {
            return try LayoutPicture.render(layout, format: format, options: options)
        } catch {
            throw .drawing(error)
        }
    }

    /// Draws the view's hierarchy to a file. The extension determines the format: `svg`, `png` or `pdf`, or
    /// `html` for an inspector page, which ignores the options.
    ///
    /// The file is written completely or not at all.
    ///
    /// - Throws: `LayoutTestingError` if the hierarchy can't be drawn, or the file can't be written.
    public func renderLayout(to path: String, options: RenderOptions? = nil) throws(LayoutTestingError) {
        let bytes = try layoutFile(for: path, options: options)
        do throws(FileError) {
            try Folder.make(FilePath.parent(of: path))
            try AtomicFile.write([UInt8](bytes), to: path)
        } catch {
            throw .unwritable(path, reason: error.reason)
        }
    }

    private func layoutFile(
        for path: String, options: RenderOptions?
    ) throws(LayoutTestingError) -> Data {
        let ending = FilePath.pathExtension(of: path)
        guard let format = OutputFormat(ending: ending, for: .hierarchies) else {
            throw .unknownEnding(path)
        }
        if let picture = format.pictureFormat() { return try layoutPicture(picture, options: options) }
        let name = FilePath.withoutExtension(FilePath.lastComponent(of: path))
        return try layoutPage(titled: accessibilityIdentifier ?? name)
    }

    /// Returns the solved layout of the hierarchy that contains the view, including its window.
    func solvedLayout() throws(LayoutTestingError) -> SolvedLayout {
        do throws(SolverError) {
            return try layoutHost.solvedLayout(id: accessibilityIdentifier ?? "layout")
        } catch {
            throw .solving(error)
        }
    }
}

extension UIViewController {
    /// Draws the controller's view like `UIView.renderLayout(to:options:)`.
    ///
    /// - Throws: `LayoutTestingError` if the view can't be drawn, or the file can't be written.
    public func renderLayout(to path: String, options: RenderOptions? = nil) throws(LayoutTestingError) {
        try view.renderLayout(to: path, options: options)
    }
}
