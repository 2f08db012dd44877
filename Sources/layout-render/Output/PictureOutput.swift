import FileAccess
import Foundation
import LayoutRender

/// How pictures are drawn and where they are written, according to the command line.
struct PictureOutput: Sendable {
    var destination: OutputDestination
    var format: OutputFormat
    var svgForm: SVGForm
    var options: RenderOptions
    /// Whether the scenes of an input are combined in one picture.
    var isSheet: Bool
    /// Whether views and guides are drawn as planes.
    var isExploded: Bool
    /// Whether each picture is described in words on standard output.
    var printsAltText: Bool
    /// Pixels per point; nil for the canvas's own.
    var scale: Double?

    /// Reads the options of `ArgumentOption.drawingOptions`, `--output` and `--format`.
    init(_ arguments: ParsedArguments, request: LayoutRequest) throws(UsageError) {
        let isPage =
            arguments.word(.format, as: OutputFormat.self) == .html
            || arguments.string(.output).flatMap(OutputFormat.init(path:)) == .html
        let drawsSheet = arguments.contains(.sheet) && request.operands.count == 1
        let isSeveral =
            !isPage
            && (request.asksForSeveral && !drawsSheet
                || request.operands.contains(where: InputList.isSeveral))
        destination = try OutputDestination(
            arguments.string(.output), isSeveral: isSeveral,
            readsStandardInput: request.operands.contains("-"))
        format = try destination.format(arguments.word(.format, as: OutputFormat.self))
        if let useless = Self.uselessOptions(for: format).first(where: arguments.contains) {
            throw .contradiction("'\(useless.spelling)' has no effect on \(format.rawValue): remove it")
        }
        svgForm = arguments.word(.svg, as: SVGForm.self) ?? .structured
        if arguments.contains(.embedFonts), svgForm == .flat {
            throw .contradiction(
                "'--embed-fonts' has no effect on '--svg flat', which has no text: remove it")
        }
        isSheet = arguments.contains(.sheet)
        isExploded = arguments.contains(.exploded)
        if isSheet, isExploded {
            throw .contradiction("'--sheet' and '--exploded' are two kinds of picture: leave one of them out")
        }
        printsAltText = arguments.contains(.altText)
        if printsAltText, arguments.string(.output) == "-" {
            throw .contradiction(
                "'--alt-text' and '-o -' both write to standard output: name a file after '-o'")
        }
        options = RenderOptions()
        options.fonts = request.fonts.collection
        options.embedsFonts = arguments.contains(.embedFonts)
        options.focus = arguments.words(.focus)
        options.measures = try Self.measures(arguments.strings(.measure))
        scale = try arguments.number(.scale, in: RenderOptions.scales)
        try DrawingTheme.apply(arguments, to: &options)
        options.fill = arguments.word(.fill, as: ViewFill.self) ?? .palette
        if let preset = arguments.word(.preset, as: PicturePreset.self) { options.layers = preset.layers }
        options.layers.formUnion(Self.layers(arguments.words(.show)))
        options.layers.subtract(Self.layers(arguments.words(.hide)))
    }

    /// Parses pairs of ids separated by colons.
    private static func measures(_ texts: [String]) throws(UsageError) -> [MeasuredPair] {
        var pairs: [MeasuredPair] = []
        for text in texts {
            let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw .invalidValue(
                    option: ArgumentOption.measure.spelling, value: text,
                    expected: "two ids with a colon between them, such as save:cancel")
            }
            pairs.append(MeasuredPair(from: parts[0], to: parts[1]))
        }
        return pairs
    }

    private static func uselessOptions(for format: OutputFormat) -> [ArgumentOption] {
        switch format {
        case .json, .html: ArgumentOption.drawingOptions + [.sheet, .exploded]
        case .svg: []
        case .png, .pdf: [.svg, .embedFonts]
        }
    }

    private static func layers(_ names: [String]) -> RenderLayers {
        RenderLayers.named.reduce(into: []) { layers, named in
            if names.contains(named.name) { layers.insert(named.layer) }
        }
    }
}
