import FileAccess
import ConstraintLog
import Engine
import Foundation
import LayoutRender

/// Draws the conflicts in a log, with views placed according to its numbers.
enum LogPictures {
    /// Writes a picture of each conflict: one to a file, several to a folder, numbered.
    static func write(_ conflicts: [LogConflict], to output: String) throws {
        let layouts = conflicts.compactMap { ConflictLayout($0).solved() }
        let destination = try OutputDestination(
            output, isSeveral: layouts.count > 1, readsStandardInput: false)
        let format = try destination.format(nil)
        guard let pictureFormat = format.pictureFormat(.structured) else {
            throw UsageError.contradiction(
                "a log's picture can't be written as \(format.rawValue): use .svg, .png or .pdf")
        }
        for (index, layout) in layouts.enumerated() {
            var options = RenderOptions()
            options.scale = RenderOptions.scale(for: layout.canvas)
            let bytes = [UInt8](try LayoutPicture.render(layout, format: pictureFormat, options: options))
            switch destination {
            case .standardOutput: try StandardOutput.write(bytes)
            case .file(let path): try AtomicFile.write(bytes, to: path)
            case .folder(let folder):
                try Folder.make(folder)
                let path = (folder as NSString).appendingPathComponent(
                    "conflict-\(index + 1).\(format.rawValue)")
                try AtomicFile.write(bytes, to: path)
            }
        }
    }
}
