import Devices
import FileAccess
import Foundation
import LayoutRender
import Spectrum

/// Draws the sweeps of an input and writes the picture to its file.
struct SpectrumWriter {
    private let path: String
    private let format: PictureFormat
    private let options: SpectrumOptions

    /// Reads `--output`, `--theme`, `--focus`, `--scale` and `--svg`; nil if no picture is requested.
    init?(_ arguments: ParsedArguments, inputCount: Int) throws(UsageError) {
        guard let path = arguments.string(.output) else { return nil }
        guard inputCount == 1 else {
            throw .contradiction("a spectrum shows one input: name one, or leave '-o' out")
        }
        let form = arguments.word(.svg, as: SVGForm.self) ?? .structured
        guard let format = OutputFormat(path: path)?.pictureFormat(form) else {
            throw .contradiction("'\(path)' has no extension of a picture format: use .svg, .png or .pdf")
        }
        self.path = path
        self.format = format
        var options = SpectrumOptions()
        if let appearance = arguments.word(.theme, as: Appearance.self) { options.appearance = appearance }
        options.focus = arguments.words(.focus).filter { !$0.isEmpty }
        options.scale = try arguments.number(.scale, in: RenderOptions.scales) ?? options.scale
        options.devices = DeviceCatalogue.devices.map {
            SpectrumOptions.Device(
                name: $0.name, width: Double($0.size.width), height: Double($0.size.height))
        }
        self.options = options
    }

    /// Writes the spectrum of a scene, its axes side by side; throws if it can't be written.
    func write(_ scenes: [SweptScene], title: String) throws {
        let first = scenes.first { $0.sweep != nil }
        let sweeps = scenes.filter { $0.id == first?.id && $0.state == first?.state }.compactMap(\.sweep)
        guard !sweeps.isEmpty else { return }
        var options = options
        options.title = title
        try AtomicFile.write(
            [UInt8](try SpectrumPicture.render(sweeps, format: format, options: options)), to: path)
    }
}
