import Foundation
import LayoutPipeline
import LayoutRender

/// Draws the layouts in Markdown pages.
struct MarkdownCommand: Subcommand {
    static let description = CommandDescription(
        name: "markdown", abstract: "Draw the layouts in Markdown pages and add image links.",
        discussion: """
            A fenced block of the language 'layout' holds a layout document. Its info string names the pictures and may set \
            options: layout login device="iPhone 16" state=keyboard. NAME.svg and NAME~dark.svg are written beside the page, \
            as DocC wants them, and an image line with a description below the block; running it again changes nothing. \
            On GitHub, '--picture' or '--theme automatic' make the picture follow the reader's dark mode. Options of the \
            command line apply to blocks that don't set them.
            """,
        operand: .init("page", isRepeatable: true, help: "A Markdown page, or a folder of them"),
        options: [.checkPages, .bitmaps, .pictureElements, .markdownTheme, .force, .quiet]
            + BlockArguments.options.filter { $0 != BlockArguments.altText }
            + [.fonts, .strict, .silence, .reporter])

    private let pages: MarkdownRun

    init(_ arguments: ParsedArguments) throws(UsageError) {
        if arguments.operands.contains("-") {
            throw .contradiction("'markdown' can't read standard input, named '-': name a page or a folder")
        }
        var request = MarkdownRequest(arguments.operands)
        request.checksOnly = arguments.contains(.checkPages)
        request.drawsBitmaps = arguments.contains(.bitmaps)
        request.replacesOthers = arguments.contains(.force)
        request.usesPictureElements = arguments.contains(.pictureElements)
        // Settings name a theme for single pictures.
        if let theme = arguments.string(.theme), !arguments.isSetting(.theme) {
            request.isAutomatic = theme == Appearance.automatic.rawValue
            if !request.isAutomatic {
                throw .contradiction(
                    "'markdown' draws a light and a dark picture: use '--theme automatic' for one with both, or "
                        + "remove '--theme'")
            }
        }
        if request.isAutomatic, request.usesPictureElements {
            throw .contradiction(
                "'--picture' chooses between two files, and '--theme automatic' writes one: leave one of them out"
            )
        }
        var options = arguments
        options.operands = []
        options.remove(.theme)
        var layouts = try LayoutRequest(options)
        layouts.inputFormat = .json5
        let usual = layouts
        pages = MarkdownRun(request, layouts: layouts) { info, usualName throws(RequestError) in
            do throws(UsageError) {
                return try Self.block(info, usualName: usualName, options: options, usual: usual)
            } catch {
                // An info string has the options' names without hyphens.
                throw RequestError(error.description.replacingOccurrences(of: "'--", with: "'"))
            }
        }
    }

    /// Reads the info string of a block; options of the command line apply to it if it doesn't set them.
    private static func block(
        _ info: String, usualName: String, options: ParsedArguments, usual: LayoutRequest
    ) throws(UsageError) -> MarkdownRun.Block {
        let arguments = try BlockArguments(info, usualName: usualName)
        let options = arguments.options.completed(by: options)
        var layout = try LayoutRequest(options, fonts: usual.fonts)
        layout.drawsText = true
        layout.inputFormat = .json5
        return MarkdownRun.Block(
            name: arguments.name, layout: layout, output: try PictureOutput(options, request: usual),
            altText: options.string(BlockArguments.altText))
    }

    func run() throws -> ExitStatus {
        var pages = pages
        pages.drawAll()
        let run = pages.run
        try run.printReport()
        if pages.blockCount == 0, run.status == .success, !run.request.isQuiet {
            StandardError.writeLine(
                "layout-render: note: no page has a fenced block of the language 'layout'")
        }
        run.printSummary()
        return run.status
    }
}

extension ArgumentOption {
    fileprivate static let checkPages = ArgumentOption(
        "check", help: "Write nothing, and fail if a picture or an image line is out of date")
    fileprivate static let force = ArgumentOption(
        "force", help: "Also replace pictures that this command didn't write")
    fileprivate static let pictureElements = ArgumentOption(
        "picture",
        help:
            "Add <picture> elements instead of image lines, which show the dark picture in dark mode on GitHub"
    )
    fileprivate static let markdownTheme = theme.with(
        detail: "A light and a dark picture by default; automatic writes one SVG with both themes")
    fileprivate static let bitmaps = ArgumentOption(
        "png", help: "Also write PNG pictures of twice the size, NAME@2x.png and NAME~dark@2x.png")
}
