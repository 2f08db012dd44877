import Engine
import LayoutRender

/// Draws layouts.
struct RenderCommand: Subcommand {
    static let description = CommandDescription(
        name: "render", abstract: "Draw layouts as PNG, SVG or PDF.",
        discussion: """
            Pictures in a folder are named INPUT[.SCENE][.STATE][@DEVICE].EXT: the scene where the input has \
            several, the state where one is shown, the device where one was asked for. Findings go to standard \
            error; a layout with findings is drawn all the same.
            """,
        operand: .layouts,
        options: [.output, .format, .altText, .sheet, .exploded] + ArgumentOption.layoutOptions
            + ArgumentOption.drawingOptions)

    private let request: LayoutRequest
    private let output: PictureOutput

    init(_ arguments: ParsedArguments) throws(UsageError) {
        request = try LayoutRequest(arguments)
        output = try PictureOutput(arguments, request: request)
    }

    func run() throws -> ExitStatus {
        var run = LayoutRun(request)
        var writer = PictureWriter(output: output, inputs: run.inputs)
        let painter = PicturePainter(output: output)
        run.forEachInput(painter.pictures) { layouts, pictures, run in
            writer.write(pictures, of: layouts.input, run: &run)
        }
        run.printReport()
        return run.status
    }
}
