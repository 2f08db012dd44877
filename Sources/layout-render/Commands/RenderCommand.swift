import Engine
import LayoutPipeline
import LayoutRender

/// Draws layouts.
struct RenderCommand: Watchable {
    static let description = CommandDescription(
        name: "render", abstract: "Draw layouts as PNG, SVG, PDF or an inspector page.",
        discussion: """
            Pictures in a folder are named INPUT[.SCENE][.STATE][@DEVICE].EXT: with the scene if the input has \
            several, the state if one is applied, and the device if one is given. Findings are written to standard \
            error; a layout with findings is still drawn. A PDF that is one file has a page for each picture. An HTML page shows every scene and state of the inputs in \
            tabs, and explains each view, guide and constraint; '--open' shows it in the browser.
            """,
        operand: .layouts,
        options: [.pictureOutput, .format, .open, .altText, .sheet, .exploded, .watch, .quiet]
            + ArgumentOption.layoutOptions
            + ArgumentOption.drawingOptions)

    private let request: LayoutRequest
    private var output: PictureOutput
    /// The last scenes of watched inputs.
    private var history = PageHistory()
    private let isWatched: Bool
    private let opens: Bool
    /// Whether the page is a temporary file.
    private let isTemporary: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try Self.checkOperands(arguments.operands)
        var request = try LayoutRequest(arguments)
        opens = arguments.contains(.open)
        isTemporary = opens && !arguments.contains(.output)
        output = try PictureOutput(
            isTemporary ? arguments.adding("layout.html", of: .output) : arguments, request: request,
            combinesPages: true)
        if opens { try Self.checkOpens(output) }
        request.drawsText = output.format.pictureFormat() != nil
        if output.format == .html {
            request.isInspected = true
            if request.state == .document { request.state = .all }
        } else {
            request.isDrawn = true
            request.drawsSnapshots = output.looks.ask(for: .snapshots)
        }
        isWatched = arguments.contains(.watch)
        self.request = request
    }

    var watchedInputs: (operands: [String], excluded: [PathPattern]) { (request.operands, request.excluded) }

    mutating func run(after change: String?) throws -> ExitStatus {
        if isTemporary { output.destination = .file(try PageOpener.shared.temporaryPath()) }
        var run = LayoutRun(request)
        run.didWrite(pictures: 0, to: nil)
        var writer = PictureWriter(output: output, console: StandardConsole())
        if output.format == .html {
            let composer = PageComposer(destination: output.destination, isWatched: isWatched)
            run.showingProgress { composer.write(with: &writer, run: &$0, history: &history) }
        } else {
            draw(with: &writer, run: &run)
        }
        if opens, let page = run.writtenFiles.last, let finding = PageOpener.shared.open(page) {
            run.fail(finding, .inputOutput)
        }
        try run.printReport()
        if output.destination != .standardOutput, !run.writtenFiles.isEmpty, let file = RedirectedPicture.file
        {
            StandardError.writeLine("note: '\(file)' has no picture: to write it there, add '-o -'")
        }
        run.printSummary(after: change)
        return run.status
    }

    /// A picture's name after a layout is meant as the output.
    private static func checkOperands(_ operands: [String]) throws(UsageError) {
        guard operands.count > 1, let last = operands.last,
            [".svg", ".png", ".pdf", ".html"].contains(where: last.lowercased().hasSuffix)
        else { return }
        throw .outputWithoutOption(last)
    }

    /// Only a page that is one file can be opened.
    private static func checkOpens(_ output: PictureOutput) throws(UsageError) {
        guard output.format == .html, case .file = output.destination else {
            throw .contradiction(
                "'--open' shows one page: leave '-o' out, or name a file ending in .html after it")
        }
    }

    private func draw(with writer: inout PictureWriter, run: inout LayoutRun) {
        let painter = PicturePainter(output: output)
        if output.isDocument {
            var pages: [PicturePainter.Page] = []
            run.showingProgress {
                $0.forEachInput({ painter.pages(of: $0) }) { _, drawn, _ in pages += drawn }
            }
            writer.write(document: pages, run: &run)
        } else {
            run.showingProgress {
                $0.forEachInput({ painter.pictures(of: $0) }) { layouts, pictures, run in
                    writer.write(pictures, of: layouts.input, run: &run)
                }
            }
        }
    }
}
