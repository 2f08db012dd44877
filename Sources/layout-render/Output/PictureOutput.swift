import FileAccess
import Foundation
import LayoutRender

/// What the command line says about how pictures are drawn and where they go.
struct PictureOutput: Sendable {
    var destination: OutputDestination
    var format: OutputFormat
    var svgForm: SVGForm
    var options: RenderOptions
    /// Pixels per point; nil for the canvas's own.
    var scale: Double?

    /// What `ArgumentOption.drawingOptions`, `--output` and `--format` say.
    init(_ arguments: ParsedArguments, request: LayoutRequest) throws(UsageError) {
        let isSeveral = request.asksForSeveral || request.operands.contains(where: Folder.exists)
        destination = try OutputDestination(
            arguments.string(.output), isSeveral: isSeveral,
            readsStandardInput: request.operands.contains("-"))
        format = try destination.format(arguments.word(.format, as: OutputFormat.self))
        if let useless = Self.uselessOptions(for: format).first(where: arguments.contains) {
            throw .contradiction("'\(useless.spelling)' has no effect on \(format.rawValue): remove it")
        }
        svgForm = arguments.word(.svg, as: SVGForm.self) ?? .structured
        options = RenderOptions()
        options.focus = arguments.string(.focus)
        scale = try arguments.number(.scale, in: RenderOptions.scales)
        if let appearance = arguments.word(.theme, as: Appearance.self) { options.appearance = appearance }
        options.fill = arguments.word(.fill, as: ViewFill.self) ?? .palette
        options.layers.formUnion(Self.layers(arguments.words(.show)))
        options.layers.subtract(Self.layers(arguments.words(.hide)))
    }

    private static func uselessOptions(for format: OutputFormat) -> [ArgumentOption] {
        switch format {
        case .json: ArgumentOption.drawingOptions
        case .svg: []
        case .png, .pdf: [.svg]
        }
    }

    private static func layers(_ names: [String]) -> RenderLayers {
        RenderLayers.named.reduce(into: []) { layers, named in
            if names.contains(named.name) { layers.insert(named.layer) }
        }
    }
}
