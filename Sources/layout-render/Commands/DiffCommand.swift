import Engine
import FileAccess
import Findings
import Foundation
import LayoutPipeline
import LayoutRender

/// Compares pictures or layouts.
struct DiffCommand: Subcommand {
    static let description = CommandDescription(
        name: "diff", abstract: "Compare two pictures or two layouts.",
        discussion: """
            Compares two PNG pictures, two layouts or two folders; with '--git', a path in a revision with the same path \
            now. Layouts are drawn and compared pixel by pixel, and the report says which views and guides moved, and \
            which constraint moved them. The exit status is 1 if anything differs. '-o' writes a picture of what moved in \
            two layouts, or of the pixels that differ in two pictures, or a folder of such pictures; a name that ends in \
            .html writes an inspector page with all differences.
            """,
        operand: .init(
            "before", isRepeatable: true, synopsis: "<before> <after>",
            help: "PNG pictures, layouts, or folders; with '--git' one or more paths"),
        options: [.diffOutput, .git] + ArgumentOption.comparisonOptions + layoutOptions + [
            .scale, .theme, .diffReporter,
        ])

    /// The layout options, except those about findings, which `check` reports.
    private static let layoutOptions = ArgumentOption.layoutOptions.filter {
        ![.strict, .silence, .reporter].contains($0)
    }

    private let operands: [String]
    private let revisions: [String]
    private let comparing: DiffRun
    private let output: String?
    private let printsJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let format = arguments.outputFormat(.diffOutput, for: .differences)
        try Self.check(arguments, format)
        var request = try LayoutRequest(arguments)
        request.policy.isStrict = false
        request.drawsText = arguments.contains(.diffOutput)
        // Explanations of a folder's layouts would make a page too large to open.
        request.isInspected = format == .html && !arguments.operands.contains(where: Folder.exists)
        var drawing = RenderOptions()
        drawing.fonts = request.fonts.collection
        try drawing.applyTheme(arguments)
        output = arguments.string(.diffOutput)
        comparing = DiffRun(
            options: ComparisonOptions(arguments), request: request, drawing: drawing,
            scale: arguments.number(.scale),
            differenceFormat: output == nil ? nil : format ?? .png)
        operands = arguments.operands
        printsJSON = arguments.string(.diffReporter) == "json"
        revisions = arguments.string(.git).map { Self.revisions($0) } ?? []
        if revisions.isEmpty, operands.count != 2 {
            throw operands.count < 2
                ? .contradiction(
                    "missing <after>: name what '\(operands[0])' is compared with, or add '--git'")
                : .unexpectedOperand(operands[2])
        }
    }

    /// Refuses an output that would be written in another format than its name says, and options for layouts where
    /// pictures are compared.
    private static func check(_ arguments: ParsedArguments, _ format: OutputFormat?) throws(UsageError) {
        let operands = arguments.operands
        if let path = arguments.string(.diffOutput), format == nil, !FilePath.namesFolder(path),
            !FilePath.pathExtension(of: path).isEmpty, !Folder.exists(path),
            !operands.contains(where: Folder.exists)
        {
            throw .contradiction(
                "a difference can't be written to '\(path)': use \(OutputFormat.endings(for: .differences))")
        }
        if !arguments.contains(.git), operands.count == 2,
            operands.allSatisfy({ DiffPair.File.Kind(path: $0, format: nil) == .picture }),
            !operands.contains(where: Folder.exists)
        {
            try arguments.refuse(layoutOptions + [.scale, .theme], withoutEffect: "on pictures")
        }
    }

    func run() throws -> ExitStatus {
        let listing =
            revisions.isEmpty
            ? try DiffPair.pairs(before: operands[0], after: operands[1], request: comparing.request)
            : try DiffPair.pairs(of: operands, in: revisions, request: comparing.request)
        let compared = compare(listing.pairs)
        var status = listing.status.combined(with: compared.status)
        StandardError.warn(ofUnknownItems: compared.unknownItems, known: compared.knownIDs)
        try report(listing.findings + compared.findings)
        let results = compared.results
        let isSeveral = listing.pairs.count != 1 || results.count > 1
        if status == .success || !results.isEmpty {
            let clashes = try write(results, isSeveral: isSeveral)
            if clashes.hasErrors { status = status.combined(with: .usage) }
            try report(clashes.findings)
            if printsJSON {
                try StandardOutput.write(document: DiffJSON.bytes(of: results, isSeveral: isSeveral))
            } else {
                try StandardOutput.write(DiffText.text(of: results))
            }
        }
        return results.allSatisfy(\.isEqual) ? status : status.combined(with: .findings)
    }

    private func compare(_ pairs: [DiffPair]) -> DiffRun.Results {
        var progress = ProgressBar(total: pairs.count)
        defer { progress.clear() }
        return comparing.compare(pairs) { pair in
            progress.advance()
            progress.show((pair.after ?? pair.before)?.input.path ?? "")
        }
    }

    private func report(_ findings: [Finding]) throws(FileError) {
        try StandardConsole().print(Report(findings), as: .text, to: .standardError)
    }

    /// Splits a revision argument: one revision, to be compared with the current files, or the two of `A..B`.
    private static func revisions(_ text: String) -> [String] {
        let parts = text.components(separatedBy: "..").filter { !$0.isEmpty }
        return parts.count == 2 && !text.contains("...") ? parts : [text]
    }

    /// Writes the difference pictures or their page, and returns the errors in their names.
    private func write(_ results: [DiffResult], isSeveral: Bool) throws -> Report {
        guard let output, let format = comparing.differenceFormat else { return Report() }
        let names = (operands.count == 2 && revisions.isEmpty ? operands : [operands[0]] + revisions)
            .map { FilePath.lastComponent(of: $0) }
        let writer = DiffWriter(
            output, format: format, title: names.joined(separator: " → "), console: StandardConsole())
        return try writer.write(results, isSeveral: isSeveral)
    }
}

extension ArgumentOption {
    static let diffOutput = ArgumentOption.output.with(
        detail:
            "The difference picture or page, or a folder for several pictures; none is written if nothing differs"
    )
    static let git = ArgumentOption(
        "git", value: .any(placeholder: "revision"),
        help:
            "Compare the paths in this revision with the current files, or with A..B in two revisions"
    )
    static let diffReporter = {
        var option = ArgumentOption.reporter.with(value: .oneOf(["text", "json"]))
        option.takesFile = false
        option.isRepeatable = false
        return option
    }()
}
