import Engine
import FileAccess
import Foundation
import LayoutRender
import Findings

/// Writes each picture to its file.
package struct PictureWriter {
    private var files: PictureFiles
    private let console: any Console

    /// Creates a writer for the pictures of a run.
    package init(output: PictureOutput, console: any Console) {
        self.console = console
        files = PictureFiles(output.destination, format: output.format, console: console)
    }

    /// Writes the pictures of one input; errors are added to the run's findings.
    package mutating func write(
        _ pictures: [PicturePainter.Picture], of input: InputFile, run: inout LayoutRun
    ) {
        if files.isFolder {
            for picture in pictures { write(picture, run: &run) }
        } else if pictures.count > 1 {
            let ids = pictures.map(\.scene.word).prefix(6).joined(separator: ", ")
            let finding = Finding(
                file: input.path, code: .severalPictures,
                message:
                    "this gives \(pictures.count) pictures (\(ids)\(pictures.count > 6 ? "…" : "")), but there is "
                    + "room for one: choose with '--scene', or name a folder after '-o'")
            run.fail(finding, .usage)
        } else if let picture = pictures.first {
            write(picture, run: &run)
        }
    }

    /// Writes one PDF with a page for each picture; errors are added to the run's findings.
    package mutating func write(document pages: [PicturePainter.Page], run: inout LayoutRun) {
        guard let first = pages.first,
            let target = files.target(for: first.scene.nameParts, of: first.scene.input, run: &run)
        else { return }
        let document = PDFDocument(creationDate: first.page.options.creationDate)
        for page in pages {
            let work = page.scene.drawing.work
            do throws(RenderError) {
                try document.add(
                    page.page, named: pages.count == 1 ? nil : page.scene.pictureName, work: work)
                if let finding = work.finding(of: page.scene) { run.add(finding) }
                if let altText = page.altText { write(altText: altText, run: &run) }
            } catch {
                fail(error, of: page.scene, run: &run)
            }
        }
        do throws(RenderError) {
            if let bytes = try document.bytes() { files.write(bytes, to: target, run: &run) }
        } catch {
            fail(error, of: first.scene, run: &run)
        }
    }

    /// Writes the page of an input, or of several inputs to a single file.
    package mutating func write(page: [UInt8], of input: InputFile, run: inout LayoutRun) {
        let parts = OutputNames.Parts(stem: input.outputStem)
        if let target = files.target(for: parts, of: input, run: &run) {
            files.write(page, to: target, run: &run)
        }
    }

    private mutating func write(_ picture: PicturePainter.Picture, run: inout LayoutRun) {
        let scene = picture.scene
        guard let target = files.target(for: scene.nameParts, of: scene.input, run: &run) else { return }
        do {
            files.write(try picture.bytes.get(), to: target, run: &run)
            if let finding = picture.unfinished { run.add(finding) }
        } catch {
            fail(error, of: scene, run: &run)
        }
        if let altText = picture.altText {
            write(altText: altText, run: &run)
        }
    }

    private func write(altText: String, run: inout LayoutRun) {
        do throws(FileError) {
            try console.write("\(altText)\n")
        } catch {
            run.fail(Finding(file: error.path, code: .unwritable, message: "\(error)"), .inputOutput)
        }
    }

    /// Handles a scene that can't be drawn. A scene without a size has no picture, which isn't an error.
    private func fail(_ error: RenderError, of scene: LaidOutScene, run: inout LayoutRun) {
        if case .invalidCanvas(let width, let height) = error {
            run.add(
                Finding(
                    file: scene.input.path, code: .emptyCanvas,
                    message:
                        "\(scene.layout.id) is \(width) × \(height) points and can't be drawn: give it a "
                        + "size, or lay it out with '--size'"))
        } else {
            let place = scene.isOnlyScene ? "" : "in '\(scene.word)', "
            run.fail(
                Finding(file: scene.input.path, code: .notDrawn, message: "\(place)\(error)"),
                error.exitStatus)
        }
    }
}
