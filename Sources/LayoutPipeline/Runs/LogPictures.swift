import ConstraintLog
import Engine
import FileAccess
import Findings
import Foundation
import LayoutRender

/// Draws the conflicts in logs, with views placed according to its numbers.
enum LogPictures {
    /// Writes a picture of each conflict: one to a file, several to a folder, numbered.
    ///
    /// - Returns: Why some conflicts have no picture, or less than they should have.
    static func write(
        _ logs: [ExplainedLog], to output: String, console: any Console
    ) throws -> [(finding: Finding, status: ExitStatus)] {
        let drawings = logs.flatMap { log in
            log.explanation.conflicts.compactMap { conflict in
                ConflictLayout(conflict).solved().map {
                    (log: log.input.path, line: conflict.line, layout: $0)
                }
            }
        }
        let destination = try OutputDestination(
            output, isSeveral: drawings.count > 1, readsStandardInput: false)
        let format = try destination.format(nil)
        guard let pictureFormat = format.pictureFormat() else {
            throw RequestError(
                "a log's picture can't be written as \(format.rawValue): use \(OutputFormat.endings(for: .pictures))"
            )
        }
        var failures: [(finding: Finding, status: ExitStatus)] = []
        for (index, drawing) in drawings.enumerated() {
            var options = RenderOptions()
            options.scale = RenderOptions.scale(for: drawing.layout.canvas)
            let work = DrawingAllowance(among: drawings.count).work
            do throws(RenderError) {
                let picture = try LayoutPicture.render(
                    PicturePage(.layout(drawing.layout), options: options), format: pictureFormat, work: work)
                if var finding = work.finding(of: "the picture of conflict \(index + 1)", file: drawing.log) {
                    finding.line = drawing.line
                    failures.append((finding, .success))
                }
                let name = "conflict-\(index + 1).\(format.rawValue)"
                do throws(FileError) {
                    try write([UInt8](picture), named: name, to: destination, console: console)
                } catch {
                    failures.append((Finding(error), .inputOutput))
                }
            } catch {
                var finding = Finding(file: drawing.log, code: .notDrawn, message: "\(error)")
                finding.line = drawing.line
                failures.append((finding, error.exitStatus))
            }
        }
        return failures
    }

    private static func write(
        _ picture: [UInt8], named name: String, to destination: OutputDestination, console: any Console
    ) throws(FileError) {
        switch destination {
        case .standardOutput: try console.write(document: picture)
        case .file(let path): try AtomicFile.write(picture, to: path)
        case .folder(let folder):
            try Folder.make(folder)
            try AtomicFile.write(picture, to: FilePath.join(folder, name))
        }
    }
}
