import Foundation
import LayoutRender

/// Compares pictures or layouts.
struct DiffCommand: Subcommand {
    static let description = CommandDescription(
        name: "diff", abstract: "Compare two pictures, or two layouts: pixels and what moved.",
        discussion: """
            Two PNG pictures, two layouts, or two folders of them; with '--git' a path as it was in a revision and as it \
            is. Layouts are drawn first, and it is said which views and guides moved and which constraint did it. \
            Exit status 1 says that something differs. '-o' writes the difference picture, for several into a folder: \
            changes red on the faded picture before, each region boxed.
            """,
        operand: .init(
            "before", isRepeatable: true, synopsis: "<before> <after>",
            help: "PNG pictures, layouts, or folders; with '--git' one or more paths"),
        options: [.diffOutput, .git] + ArgumentOption.comparisonOptions + layoutOptions + [
            .scale, .theme, .diffReporter,
        ])

    /// How layouts are laid out; findings are for `check`.
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
        request.isStrict = false
        var drawing = RenderOptions()
        try DrawingTheme.apply(arguments, to: &drawing)
        comparing = DiffRun(
            options: try ComparisonOptions(arguments), request: request, drawing: drawing,
            scale: try arguments.positiveNumber(.scale),
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
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("layout-render-\(UUID().uuidString)").resolvingSymlinksInPath().path
        defer {
            if !revisions.isEmpty { try? FileManager.default.removeItem(atPath: folder) }
        }
        let pairs: [DiffPair]
        do throws(GitError) {
            pairs = try self.pairs(exportingTo: folder)
        } catch {
            StandardError.write("layout-render: error: \(error.message); check the revision and the paths\n")
            return .unusableInput
        }
        let (results, status) = compare(pairs, folder: folder)
        let isSeveral = pairs.count != 1 || results.count > 1
        if status == .success || !results.isEmpty {
            try write(results, isSeveral: isSeveral)
            let text = DiffText.text(of: results)
            try StandardOutput.write(
                printsJSON ? DiffJSON.bytes(of: results, isSeveral: isSeveral) : Array(text.utf8))
        }
        return results.allSatisfy(\.isEqual) ? status : status.combined(with: .findings)
    }

    private func compare(_ pairs: [DiffPair], folder: String) -> ([DiffResult], ExitStatus) {
        var progress = ProgressBar(total: pairs.count)
        let outcomes = ParallelMap.map(pairs) { pair in
            progress.advance()
            progress.show((pair.after ?? pair.before)?.input.path ?? "")
        } _: { [comparing] pair in
            comparing.compare(pair)
        }
        progress.clear()
        var report = Report()
        for finding in outcomes.flatMap(\.findings) {
            var finding = finding
            // A revision's file is called what git calls it.
            for revision in revisions {
                finding.file = finding.file.replacingOccurrences(
                    of: "\(folder)/\(revision)/", with: "\(revision):")
            }
            report.add(finding)
        }
        comparing.options.warnOfUnknownItems(found: Set(outcomes.flatMap(\.ignoredItems)))
        StandardError.write(TextReport.text(of: report, isColored: StandardError.showsColor))
        return (outcomes.flatMap(\.results), outcomes.reduce(.success) { $0.combined(with: $1.status) })
    }

    private func pairs(exportingTo folder: String) throws(GitError) -> [DiffPair] {
        let format = comparing.request.inputFormat
        guard !revisions.isEmpty else {
            return DiffPair.pairs(before: operands[0], after: operands[1], format: format)
        }
        var pairs: [DiffPair] = []
        for path in operands {
            var sides: [String] = []
            for revision in revisions {
                let place = try GitRevision.export(path, at: revision, to: "\(folder)/\(revision)")
                sides.append(place ?? "/dev/null")
            }
            if sides.count == 1 {
                sides.append(FileManager.default.fileExists(atPath: path) ? path : "/dev/null")
            }
            pairs += DiffPair.pairs(before: sides[0], after: sides[1], format: format)
        }
        return pairs
    }

    /// One revision, which is compared with what is there now, or the two of `A..B`.
    private static func revisions(_ text: String) -> [String] {
        let parts = text.components(separatedBy: "..").filter { !$0.isEmpty }
        return parts.count == 2 && !text.contains("...") ? parts : [text]
    }

    /// How the names of difference pictures end.
    private var pictureEnding: String { comparing.differenceFormat?.rawValue ?? OutputFormat.png.rawValue }

    private func write(_ results: [DiffResult], isSeveral: Bool) throws {
        guard let output else { return }
        if isSeveral, OutputFormat(path: output) != nil, !Folder.exists(output) {
            throw UsageError.contradiction(
                "'\(output)' is one file, but several pictures are compared: name a folder after '-o'")
        }
        let isFolder = isSeveral || output.hasSuffix("/") || Folder.exists(output)
        for result in results {
            guard let bytes = result.picture else { continue }
            if output == "-" {
                try StandardOutput.write(bytes)
            } else if isFolder {
                let path = (output as NSString).appendingPathComponent("\(result.name).diff.\(pictureEnding)")
                try Folder.make((path as NSString).deletingLastPathComponent)
                try AtomicFile.write(bytes, to: path)
            } else {
                try AtomicFile.write(bytes, to: output)
            }
        }
    }
}

extension ArgumentOption {
    static let diffOutput = ArgumentOption(
        "output", letter: "o", value: .path(placeholder: "path"),
        help:
            "The difference picture to write, or a folder for several; none is written where nothing differs")
    static let git = ArgumentOption(
        "git", value: .any(placeholder: "revision"),
        help:
            "Compare the paths as they were in this revision with how they are, or with A..B in two revisions"
    )
    static let diffReporter = ArgumentOption(
        "reporter", value: .oneOf(["text", "json"]), help: "The form of the report; text by default")
}
