import Engine
import FileAccess
import Foundation
import LayoutRender
import Findings

/// Compares pictures or layouts.
struct DiffCommand: Subcommand {
    static let description = CommandDescription(
        name: "diff", abstract: "Compare two pictures or two layouts.",
        discussion: """
            Compares two PNG pictures, two layouts or two folders; with '--git', a path in a revision with the same path \
            now. Layouts are drawn and compared pixel by pixel, and the report says which views and guides moved, and \
            which constraint moved them. The exit status is 1 if anything differs. '-o' writes a picture of the \
            differences in red on the faded old picture, or a folder of such pictures; a name that ends in .html writes \
            an inspector page with all differences.
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
        var request = try LayoutRequest(arguments)
        request.policy.isStrict = false
        request.drawsText = true
        // Explanations of a folder's layouts would make a page too large to open.
        request.isInspected =
            arguments.string(.diffOutput).flatMap(OutputFormat.init(path:)) == .html
            && !arguments.operands.contains(where: Folder.exists)
        var drawing = RenderOptions()
        drawing.fonts = request.fonts.collection
        try DrawingTheme.apply(arguments, to: &drawing)
        comparing = DiffRun(
            options: try ComparisonOptions(arguments), request: request, drawing: drawing,
            scale: try arguments.number(.scale, in: RenderOptions.scales),
            differenceFormat: arguments.string(.diffOutput).map {
                OutputFormat(path: $0).flatMap { $0 == .json ? nil : $0 } ?? .png
            })
        operands = arguments.operands
        output = arguments.string(.diffOutput)
        printsJSON = arguments.string(.diffReporter) == "json"
        revisions = arguments.string(.git).map { Self.revisions($0) } ?? []
        if revisions.isEmpty, operands.count != 2 {
            throw operands.count < 2
                ? .missingOperand("after") : .unexpectedOperand(operands[2])
        }
    }

    func run() throws -> ExitStatus {
        var report = Report()
        var status = ExitStatus.success
        let pairs = try self.pairs(report: &report, status: &status)
        let results = try compare(pairs, report: &report, status: &status)
        let isSeveral = pairs.count != 1 || results.count > 1
        if status == .success || !results.isEmpty {
            let clashes = try write(results, isSeveral: isSeveral)
            if clashes.hasErrors { status = status.combined(with: .usage) }
            try Reporter.text.print(clashes, to: .standardError)
            if printsJSON {
                try StandardOutput.write(document: DiffJSON.bytes(of: results, isSeveral: isSeveral))
            } else {
                try StandardOutput.write(DiffText.text(of: results))
            }
        }
        return results.allSatisfy(\.isEqual) ? status : status.combined(with: .findings)
    }

    /// Compares the pairs and writes findings to standard error.
    private func compare(
        _ pairs: [DiffPair], report: inout Report, status: inout ExitStatus
    ) throws(FileError) -> [DiffResult] {
        var progress = ProgressBar(total: pairs.count)
        let outcomes = ParallelMap.map(pairs) { pair in
            progress.advance()
            progress.show((pair.after ?? pair.before)?.input.path ?? "")
        } _: { [comparing] pair in
            comparing.compare(pair)
        }
        progress.clear()
        for outcome in outcomes {
            for finding in outcome.findings { report.add(finding) }
            status = status.combined(with: outcome.status)
        }
        comparing.options.warnOfUnknownItems(found: Set(outcomes.flatMap(\.ignoredItems)))
        try Reporter.text.print(report, to: .standardError)
        return outcomes.flatMap(\.results)
    }

    private func pairs(
        report: inout Report, status: inout ExitStatus
    ) throws(GitError) -> [DiffPair] {
        let format = comparing.request.inputFormat
        var unreadable: [Finding] = []
        defer {
            for finding in unreadable { report.add(finding) }
            if !unreadable.isEmpty { status = status.combined(with: .inputOutput) }
        }
        guard !revisions.isEmpty else {
            let sides = operands.map {
                DiffSide(
                    path: $0, format: format, excluding: comparing.request.excluded,
                    unreadable: &unreadable)
            }
            return DiffPair.pairs(before: sides[0], after: sides[1])
        }
        var known: [GitRevision] = []
        for revision in revisions { known.append(try GitRevision(revision)) }
        var pairs: [DiffPair] = []
        for path in operands {
            var sides: [DiffSide] = []
            var findings: [Finding] = []
            for revision in known {
                sides.append(try revision.side(at: path, format: format, findings: &findings))
            }
            if sides.count == 1 {
                sides.append(
                    FileKind(ofEntryAt: path) == nil
                        ? .nothing : DiffSide(path: path, format: format, unreadable: &unreadable))
            }
            let found = DiffPair.pairs(before: sides[0], after: sides[1])
                .filter { $0.before != nil || $0.after != nil }
            if found.isEmpty, findings.isEmpty, unreadable.isEmpty {
                findings.append(
                    Finding(
                        file: path, code: .unreadable,
                        message: "neither side has a layout or picture here: check the path"))
            }
            for finding in findings { report.add(finding) }
            if !findings.isEmpty { status = status.combined(with: .unusableInput) }
            pairs += found
        }
        return pairs
    }

    /// Splits a revision argument: one revision, to be compared with the current files, or the two of `A..B`.
    private static func revisions(_ text: String) -> [String] {
        let parts = text.components(separatedBy: "..").filter { !$0.isEmpty }
        return parts.count == 2 && !text.contains("...") ? parts : [text]
    }

    /// Writes one page for all comparisons, if anything differs.
    private func writePage(of results: [DiffResult], to output: String) throws {
        let names = (operands.count == 2 && revisions.isEmpty ? operands : [operands[0]] + revisions)
            .map { FilePath.lastComponent(of: $0) }
        guard let bytes = try DiffPage.bytes(of: results, title: names.joined(separator: " → ")) else {
            return
        }
        try AtomicFile.write(bytes, to: output)
    }

    /// The file name extension of difference pictures.
    private var pictureEnding: String { comparing.differenceFormat?.rawValue ?? OutputFormat.png.rawValue }

    /// Writes the difference pictures, and returns the errors in their names.
    private func write(_ results: [DiffResult], isSeveral: Bool) throws -> Report {
        var clashes = Report()
        guard let output else { return clashes }
        if comparing.differenceFormat == .html {
            try writePage(of: results, to: output)
            return clashes
        }
        if isSeveral, OutputFormat(path: output) != nil, !Folder.exists(output) {
            throw UsageError.contradiction(
                "'\(output)' is one file, but several pictures are compared: name a folder after '-o'")
        }
        let isFolder = isSeveral || FilePath.namesFolder(output) || Folder.exists(output)
        var taken: Set<String> = []
        for result in results {
            guard let bytes = result.picture else { continue }
            if output == "-" {
                try StandardOutput.write(document: bytes)
            } else if isFolder {
                guard let name = RelativeName("\(result.name).diff.\(pictureEnding)"),
                    taken.insert(name.collisionKey).inserted
                else {
                    clashes.add(
                        Finding(
                            file: result.name, code: .nameTaken,
                            message: "another difference picture has the same name: compare it alone"))
                    continue
                }
                try AtomicFile.write(bytes, to: name, below: output)
            } else {
                try AtomicFile.write(bytes, to: output)
            }
        }
        return clashes
    }
}

extension ArgumentOption {
    static let diffOutput = ArgumentOption(
        "output", letter: "o", value: .path(placeholder: "path"),
        help:
            "The difference picture or page to write, or a folder for several pictures; none is written if nothing differs"
    )
    static let git = ArgumentOption(
        "git", value: .any(placeholder: "revision"),
        help:
            "Compare the paths in this revision with the current files, or with A..B in two revisions"
    )
    static let diffReporter = ArgumentOption(
        "reporter", value: .oneOf(["text", "json"]), help: "The form of the report; text by default")
}
