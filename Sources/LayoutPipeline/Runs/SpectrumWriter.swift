import Devices
import Engine
import FileAccess
import Foundation
import LayoutRender
import Spectrum
import Sweep
import Findings

/// Draws the sweeps of scenes and writes each scene's spectrum to its file.
package struct SpectrumWriter {
    private let destination: OutputDestination
    private let format: OutputFormat
    private let pictureFormat: PictureFormat
    private var options: SpectrumOptions

    /// Creates a writer.
    package init(
        _ destination: OutputDestination, format: OutputFormat, pictureFormat: PictureFormat,
        options: SpectrumOptions
    ) {
        self.destination = destination
        self.format = format
        self.pictureFormat = pictureFormat
        self.options = options
        self.options.devices = DeviceCatalogue.devices.map {
            SpectrumOptions.Device(
                name: $0.name, width: Double($0.size.width), height: Double($0.size.height))
        }
    }

    /// Returns the files of a run.
    package func files(console: any Console) -> PictureFiles {
        PictureFiles(destination, format: format, console: console)
    }

    /// Writes the spectra of an input's scenes; errors are added to the run's findings. A file has room for the first scene
    /// only, which a warning says.
    package func write(
        _ scenes: [SweptScene], of input: InputFile, to files: inout PictureFiles, run: inout LayoutRun
    ) {
        let pictures = Self.pictures(of: scenes)
        guard check(pictures, of: input, run: &run) else { return }
        if pictures.isEmpty, !scenes.isEmpty {
            let message =
                "its sweep is over devices, and a spectrum shows a range of sizes: add '--width' or '--height'"
            return run.fail(Finding(file: input.path, code: .notDrawn, message: message), .usage)
        }
        let isOnlyScene = Set(pictures.map(\.scene.id)).count == 1
        for picture in files.isFolder ? pictures : Array(pictures.prefix(1)) {
            let parts = OutputNames.Parts(
                stem: input.outputStem, scene: isOnlyScene ? nil : picture.scene.word,
                state: picture.scene.state)
            guard let target = files.target(for: parts, of: input, run: &run) else { continue }
            report(picture, of: input, to: &run)
            var options = options
            options.title = PictureName.title(
                picture.scene.title, id: picture.scene.id, fallback: input.outputStem)
            do {
                let data = try SpectrumPicture.render(picture.sweeps, format: pictureFormat, options: options)
                files.write([UInt8](data), to: target, run: &run)
            } catch {
                run.fail(Finding(file: input.path, code: .notDrawn, message: "\(error)"), .unusableInput)
            }
        }
        if !files.isFolder, pictures.count > 1 { warn(about: pictures.count, of: input, run: &run) }
    }

    /// A picture with the axes of a scene in one state side by side.
    private struct Picture {
        let scene: SweptScene
        var sweeps: [LayoutSweep]
    }

    private static func pictures(of scenes: [SweptScene]) -> [Picture] {
        var pictures: [Picture] = []
        for scene in scenes {
            guard let sweep = scene.sweep else { continue }
            let place = pictures.firstIndex { $0.scene.id == scene.id && $0.scene.state == scene.state }
            if let place {
                pictures[place].sweeps.append(sweep)
            } else {
                pictures.append(Picture(scene: scene, sweeps: [sweep]))
            }
        }
        return pictures
    }

    /// Returns whether every item to draw exists in one of the pictures; otherwise false, after a finding.
    private func check(_ pictures: [Picture], of input: InputFile, run: inout LayoutRun) -> Bool {
        let layouts = pictures.flatMap(\.sweeps).flatMap(\.segments).map(\.layout)
        let missing = options.focus.first { word in layouts.allSatisfy { $0.items(called: word).isEmpty } }
        guard !pictures.isEmpty, let missing else { return true }
        let advice = NearestName.advice(for: missing, among: layouts.flatMap(\.suggestedNames).uniqued())
        run.fail(
            Finding(
                file: input.path, code: .unknownItem,
                message: "no view or guide is called '\(missing)': \(advice)"),
            .usage)
        return false
    }

    /// Says which texts of a picture aren't in a font of the command's own.
    private func report(_ picture: Picture, of input: InputFile, to run: inout LayoutRun) {
        guard let layout = picture.sweeps.first?.segments.first?.layout else { return }
        var scripts = ScriptFindings(fonts: options.fonts)
        for finding in scripts.findings(in: layout) {
            let found = Finding(finding, file: input.path)
            if !run.report.findings.contains(found) { run.add(found) }
        }
    }

    private func warn(about count: Int, of input: InputFile, run: inout LayoutRun) {
        var finding = Finding(
            file: input.path, code: .severalPictures,
            message:
                "the picture shows the first of \(count) spectra: choose with '--scene', or name a folder after '-o'"
        )
        finding.severity = .warning
        run.add(finding)
    }
}
