import Engine
import FileAccess
import Foundation
import LayoutPipeline
import LayoutRender
import TextShaping

extension PictureOutput {
    /// Reads the options of `ArgumentOption.drawingOptions`, `--output` and `--format`.
    ///
    /// - Parameters:
    ///   - combinesPages: Whether a PDF that is one file has a page for each picture.
    ///   - use: What is written.
    init(
        _ arguments: ParsedArguments, request: LayoutRequest, combinesPages: Bool = false,
        for use: OutputFormat.Uses = .layouts
    ) throws(UsageError) {
        let isPage =
            arguments.word(.format, as: OutputFormat.self) == .html
            || arguments.outputFormat(.output, for: .layouts) == .html
        let drawsSheet = arguments.contains(.sheet) && request.operands.count == 1
        let isSeveral =
            !isPage
            && (request.asksForSeveral && !drawsSheet
                || request.operands.contains(where: InputList.isSeveral))
            && !Self.hasNoLayouts(request, writingTo: arguments.string(.output))
        let (destination, format) = try UsageError.ifRefused { () throws(RequestError) in
            let destination = try OutputDestination(
                arguments.string(.output), isSeveral: isSeveral,
                readsStandardInput: request.operands.contains("-"),
                combinesPages: combinesPages
                    && (arguments.word(.format, as: OutputFormat.self) == .pdf
                        || arguments.outputFormat(.output, for: .layouts) == .pdf)
            )
            return (
                destination, try destination.format(arguments.word(.format, as: OutputFormat.self), for: use)
            )
        }
        self.init(destination, format: format)
        try arguments.refuse(format.uselessOptions, withoutEffect: "on \(format.rawValue)")
        self.combinesPages = combinesPages
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
        options.fonts = request.fonts.collection
        options.embedsFonts = arguments.contains(.embedFonts)
        options.focus = arguments.words(.focus)
        options.measures = try Self.measures(arguments.strings(.measure))
        scale = arguments.number(.scale)
        try options.applyTheme(arguments)
        options.fill = arguments.word(.fill, as: ViewFill.self) ?? .palette
        options.hasBackground = arguments.string(.background) != "none"
        looks = RequestedLooks(arguments)
    }

    /// Whether the folders and patterns of a request have no layouts, where pictures are to be written to one file: the run
    /// says so then, which is more than that one file isn't enough.
    private static func hasNoLayouts(_ request: LayoutRequest, writingTo output: String?) -> Bool {
        guard let output, OutputFormat(ending: FilePath.pathExtension(of: output)) != nil,
            !Folder.exists(output)
        else {
            return false
        }
        return request.inputList(registers: false).files.isEmpty
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

}

extension OutputFormat {
    /// The options for pictures that have no effect on the format.
    var uselessOptions: [ArgumentOption] {
        switch traits.options {
        case .none: ArgumentOption.drawingOptions + [.sheet, .exploded, .altText]
        case .look: [.svg, .embedFonts]
        case .svg: []
        }
    }
}

extension RequestedLooks {
    /// Reads `--preset`, `--show` and `--hide`.
    init(_ arguments: ParsedArguments, usual: PicturePreset = .guides) {
        self.init()
        let (settings, commandLine) = arguments.parts()
        self.settings = Self.look(settings)
        self.commandLine = Self.look(commandLine)
        self.usual = usual
    }

    private static func look(_ arguments: ParsedArguments) -> PictureLook {
        PictureLook(
            preset: arguments.word(.preset, as: PicturePreset.self),
            shown: arguments.words(.show).compactMap(PictureLayer.init),
            hidden: arguments.words(.hide).compactMap(PictureLayer.init))
    }
}

extension RenderOptions {
    /// Sets the colours that `--theme` selects, and warns on standard error about a theme file whose colours are hard to
    /// read.
    mutating func applyTheme(_ arguments: ParsedArguments) throws(UsageError) {
        if let appearance = arguments.word(.theme, as: Appearance.self) {
            self.appearance = appearance
        } else if let path = arguments.string(.theme) {
            let bytes: [UInt8]
            do throws(FileError) {
                bytes = try FileReader.bytes(at: path, limit: FileLimits.layout)
            } catch {
                throw .file(error)
            }
            let theme = try UsageError.ifRefused { () throws(RequestError) in
                try ThemeFile.theme(of: bytes, at: path, quotesContents: !arguments.isSetting(.theme))
            }
            self.ownTheme = theme
            for warning in ThemeFile.warnings(about: theme, path: path, fonts: fonts) {
                StandardError.writeLine("\(warning)")
            }
        }
    }
}

extension ExplanationPictures {
    /// Reads `-o`; nil without it.
    init?(
        _ arguments: ParsedArguments, request: LayoutRequest, about explanation: ExplanationRequest
    ) throws(UsageError) {
        guard arguments.contains(.output) else { return nil }
        let output = try PictureOutput(arguments, request: request, for: .pictures)
        if !output.format.traits.uses.contains(.pictures) {
            throw .contradiction(
                "an explanation's picture can't be written as \(output.format.rawValue): use "
                    + OutputFormat.endings(for: .pictures))
        }
        self.init(output, about: explanation)
    }
}

extension ParsedArguments {
    /// The format of the ending of an option's path; nil without one.
    func outputFormat(_ option: ArgumentOption, for use: OutputFormat.Uses) -> OutputFormat? {
        string(option).flatMap { OutputFormat(ending: FilePath.pathExtension(of: $0), for: use) }
    }
}
