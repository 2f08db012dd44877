import Engine
import Findings
import Foundation
import LayoutPipeline
import LayoutRender
import Spectrum
import Sweep
import TextMetrics
import TextShaping

extension SweepRequest {
    /// What `ArgumentOption.sweepOptions` say.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        var canvases: [Canvases] = []
        if let range = arguments.range(.sweepWidth) { canvases.append(.lengths(.horizontal, range)) }
        if let range = arguments.range(.sweepHeight) { canvases.append(.lengths(.vertical, range)) }
        if arguments.contains(.allDevices) { canvases.append(.devices) }
        self.init(canvases)
        textSizes = arguments.textSizes
        if textSizes.isEmpty { textSizes = [nil] }
        directions = arguments.directions
        if directions.isEmpty { directions = [nil] }
        let variant = arguments.word(.sweepText, as: TextVariant.self)
        texts = variant.map { [nil, $0] } ?? [nil]
        (baselines, writtenBaseline) = try arguments.baselines(for: .sweep)
    }
}

extension SpectrumWriter {
    /// Reads `--output`, `--format`, `--theme`, `--focus`, `--scale` and `--svg`; nil if no picture is requested.
    init?(_ arguments: ParsedArguments, request: LayoutRequest) throws(UsageError) {
        guard let path = arguments.string(.output) else {
            try arguments.refuse(
                [.spectrumFormat, .scale, .theme, .focus, .svg], withoutEffect: "without '-o'")
            return nil
        }
        if arguments.contains(.allDevices), !arguments.contains(.sweepWidth),
            !arguments.contains(.sweepHeight)
        {
            throw .contradiction("'-o' draws a range of sizes: add '--width' or '--height', or leave it out")
        }
        let (destination, format) = try UsageError.ifRefused { () throws(RequestError) in
            let destination = try OutputDestination(
                path, isSeveral: request.asksForSeveral, readsStandardInput: request.operands.contains("-"))
            return (
                destination,
                try destination.format(arguments.word(.format, as: OutputFormat.self), for: .pictures)
            )
        }
        if destination == .standardOutput, request.reporter != .text {
            throw .contradiction(
                "'--reporter \(request.reporter.rawValue)' writes to standard output: name a file after '-o'")
        }
        let form = arguments.word(.svg, as: SVGForm.self) ?? .structured
        guard let pictureFormat = format.pictureFormat(form) else {
            throw .contradiction(
                "a spectrum can't be written as \(format.rawValue): use "
                    + OutputFormat.endings(for: .pictures))
        }
        try arguments.refuse(format.uselessOptions, withoutEffect: "on \(format.rawValue)")
        var options = SpectrumOptions()
        if let appearance = arguments.word(.theme, as: Appearance.self) { options.appearance = appearance }
        options.fonts = request.fonts.collection
        options.focus = arguments.words(.focus).filter { !$0.isEmpty }
        options.scale = arguments.number(.scale) ?? options.scale
        self.init(destination, format: format, pictureFormat: pictureFormat, options: options)
    }
}
