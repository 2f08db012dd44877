import ConstraintLog
import Engine
import Foundation
import ImageDiff
import LayoutDocument
import Solver

@testable import LayoutPipeline
@testable import layout_render

/// The fuzzed code. Each target has a dictionary and seeds with its name.
enum FuzzTarget: String, CaseIterable {
    /// Reads and solves a JSON5 document and writes its frames as JSON.
    case document
    /// Reads lines, each an equation or a visual format, adds them to a hierarchy of a few views and solves it.
    case constraints
    /// Reads and solves a .xib or .storyboard and writes its frames as JSON.
    case interfaceBuilder = "interface-builder"
    /// Reads a picture.
    case png
    /// Explains a log of constraint messages from the system, and makes the layouts of its pictures.
    case log
    /// Reads a capture of a running app, lays it out and converts it to a document.
    case capture
    /// Reads a test run's `report.json` and converts it to every other report format.
    case report
    /// Explains a document in all its states.
    case explain
    /// Sweeps a document over widths and heights.
    case sweep
    /// Draws the layouts of a Markdown page.
    case markdown
    /// Compares two documents.
    case diff
    /// Reads settings, and completes every subcommand with them.
    case settings
    /// Reads a font, shapes texts with it and draws its glyphs.
    case font

    /// Processes the bytes. Errors in them are reported as values, so that only crashes, hangs and memory use end the
    /// run.
    func run(_ bytes: [UInt8]) {
        switch self {
        case .document: solve(LayoutDocumentReader.read(bytes, file: "fuzz.json5"))
        case .constraints: ConstraintLines(bytes).solve()
        case .interfaceBuilder: solve(InterfaceBuilderReader.read(Data(bytes), file: "fuzz.xib"))
        case .png: _ = try? PNGReader.read(bytes)
        case .log: explain(ConstraintLogReader.explanation(of: bytes))
        case .capture: CaptureText.read(bytes)
        case .report: writeReports(of: bytes)
        case .explain: CommandTarget.explain(bytes)
        case .sweep: CommandTarget.sweep(bytes)
        case .markdown: CommandTarget.markdown(bytes)
        case .diff: CommandTarget.diff(bytes)
        case .settings: CommandTarget.settings(bytes)
        case .font: FontFile(bytes).use()
        }
    }

    private func solve(_ result: ReadResult) {
        for scene in result.scenes {
            let session = LayoutSession(root: scene.root, canvas: scene.canvas)
            do throws(SolverError) {
                let layout = try session.solvedLayout(id: scene.id, title: scene.title, state: scene.state)
                _ = FramesJSON.bytes(of: [("fuzz", layout)])
            } catch {
                _ = session.finding(for: error)
            }
        }
    }

    private func explain(_ explanation: LogExplanation) {
        let text = LogText(isVerbose: true)
        for conflict in explanation.conflicts {
            _ = text.lines(of: conflict)
            _ = ConflictLayout(conflict).solved()
        }
        for trace in explanation.traces { _ = text.line(of: trace) }
        for message in explanation.unrecoverable { _ = text.line(of: message) }
    }

    private func writeReports(of bytes: [UInt8]) {
        FuzzFolder.fill(with: [(GoldenReport.fileName, bytes)])
        guard let report = try? GoldenReport(folder: FuzzFolder.path) else { return }
        let page = (try? GoldenPage(report: report, folder: FuzzFolder.path, updateCommand: "").bytes()) ?? []
        for reporter in GoldenReporter.allCases {
            _ = try? reporter.bytes(of: report, page: page, folder: FuzzFolder.path, updateCommand: "")
        }
        _ = GoldenSummary.markdown(of: report)
        _ = GoldenReport(merging: [report, report]).stale
    }
}
