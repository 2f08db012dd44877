import CaptureReconstruction
import Engine
import FileAccess
import Findings
import LayoutPipeline
import ViewCapture

/// Converts captures of running apps to layout documents.
struct ConvertCommand: Subcommand {
    static let description = CommandDescription(
        name: "convert", abstract: "Convert a capture of a running app to a layout document.",
        discussion: """
            Inputs are what an app printed or Xcode exported: see Documentation/Capturing.md. Several of one run are \
            joined. Views that the captured constraints place are placed by these, and have their captured size as \
            content size; all other views have their captured frame.
            """,
        operand: .init("capture", isRepeatable: true, help: "A capture, or - for standard input"),
        options: [.convertedOutput, .inputFormat, .strict, .silence, .reporter])

    private let request: LayoutRequest
    private let output: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        request = try LayoutRequest(arguments)
        output = arguments.string(.convertedOutput) ?? "-"
        if output != "-", request.operands.contains(output) {
            throw .contradiction("the output is one of the inputs: name another file after '-o'")
        }
        if output != "-", InputFormat(pathExtension: FilePath.pathExtension(of: output)) != .json5 {
            throw .contradiction("a layout document can't be written to '\(output)': use .json5 or .json")
        }
    }

    func run() throws -> ExitStatus {
        var run = LayoutRun(request)
        guard run.inputs.count <= 1 else {
            run.fail(
                Finding(
                    file: run.inputs[1].path, code: .severalPictures,
                    message: "this has no view in common with '\(run.inputs[0].path)': convert one at a time"),
                .usage)
            try run.printReport()
            return run.status
        }
        for input in run.inputs { try convert(input, &run) }
        try run.printReport()
        return run.status
    }

    private func convert(_ input: InputFile, _ run: inout LayoutRun) throws {
        run.add(input: input)
        guard let capture = try CaptureInput(input, format: request.inputFormat), !capture.capture.isEmpty
        else {
            if ["json5", "xib", "storyboard", "swift"].contains(
                FilePath.pathExtension(of: input.path).lowercased())
            {
                return run.fail(
                    Finding(
                        file: input.path, code: .unreadable,
                        message:
                            "this is a layout and needs no conversion: 'render', 'check' and 'explain' read it; "
                            + "'convert' is for captures of running apps"),
                    .unusableInput)
            }
            let formats = CaptureFormat.allCases.map(\.rawValue).joined(separator: ", ")
            return run.fail(
                Finding(
                    file: input.path, code: .unreadable,
                    message:
                        "it isn't a capture of a running app: use 'render' or 'explain' for a layout, and for a capture "
                        + "'--input-format', which says what it is: \(formats)"),
                .unusableInput)
        }
        for finding in capture.layout.solved(id: input.fileName).findings {
            run.add(Finding(finding, file: input.path))
        }
        let text = Array(capture.convertedDocument.text().utf8)
        if output == "-" { return try StandardOutput.write(document: text) }
        try AtomicFile.write(text, to: output)
    }
}

extension ArgumentOption {
    fileprivate static let convertedOutput = ArgumentOption.output.with(
        detail: "Standard output by default, which is also -")
}
