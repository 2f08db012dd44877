import Engine
import FileAccess
import Foundation
import GoldenTesting
import LayoutComparison
import Findings

/// Accepts the failures of the last run as goldens after a review.
///
/// A report can come from elsewhere, so it only says which pictures were reviewed. The names are those that the command
/// line itself makes for its inputs, the folder is the command line's, and pictures and frames are decoded and written
/// again.
struct GoldenUpdate {
    let request: LayoutRequest
    let folder: GoldenFolder
    let kind: GoldenKind
    let report: GoldenReport
    /// The report's path, for messages.
    let reportPath: String
    /// The inputs of the command line.
    let inputs: [InputFile]
    /// Whether the command line stands for all pictures of a folder.
    let isPartial: Bool

    /// Reads the files of failures; nil for those in the report's folder.
    private let reviewed: (any ReviewedFiles)?
    private let console: any Console
    private(set) var status = ExitStatus.success
    private var isAnyUpdated = false

    init(
        request: LayoutRequest, folder: GoldenFolder, kind: GoldenKind, report: GoldenReport,
        reportPath: String, inputs: [InputFile], isPartial: Bool, reviewed: (any ReviewedFiles)?,
        console: any Console
    ) {
        self.reviewed = reviewed
        self.console = console
        self.request = request
        self.folder = folder
        self.kind = kind
        self.report = report
        self.reportPath = reportPath
        self.inputs = inputs
        self.isPartial = isPartial
    }

    /// Accepts failures, and removes stale goldens unless failures were selected. An error with one doesn't stop the
    /// others.
    mutating func run(_ names: [String], removesStale: Bool) throws -> ExitStatus {
        let made = Set(
            inputs.filter { input in names.contains { GoldenNames.isName($0, of: input) } }
                .flatMap { GoldenNames(request: request).names(of: $0) ?? [] })
        for name in names {
            if made.contains(name) {
                try accept(name)
            } else {
                refuse(name)
            }
        }
        for name in removesStale ? stale() : [] { try remove(name) }
        if !isAnyUpdated, status == .success { try console.write("Nothing to update\n") }
        return status
    }

    private mutating func accept(_ name: String) throws {
        do throws(GoldenError) {
            guard try folder.accept(named: name, kind, from: reviewed, checks: Self.checks) else { return }
        } catch {
            return fail(error)
        }
        isAnyUpdated = true
        try console.write("Accepted \(name.onOneLine)\n")
    }

    private mutating func remove(_ name: String) throws {
        do throws(GoldenError) {
            guard try folder.remove(named: name, kind, checks: Self.checks) else { return }
        } catch {
            return fail(error)
        }
        isAnyUpdated = true
        try console.write("Removed \(name.onOneLine), which no longer has a picture\n")
    }

    private mutating func fail(_ error: GoldenError) {
        console.writeError("\(error)\n")
        if case .unacceptable = error {
            status = status.combined(with: .unusableInput)
        } else {
            status = status.combined(with: .inputOutput)
        }
    }

    /// Reports a name that the command line doesn't make.
    private mutating func refuse(_ name: String) {
        // An input that can't be laid out has no picture to accept.
        let cases = report.failures.filter { $0.name == name }
        if cases.allSatisfy({ $0.outcome == .failed }) { return }
        console.writeError(
            "\(reportPath): error: these layouts have no picture '\(name)': name the layouts, devices and states of "
                + "the run that wrote the report\n")
        status = status.combined(with: .unusableInput)
    }

    /// Returns the goldens that the report says are stale, and that the command line makes no picture for either.
    private func stale() -> [String] {
        let reviewed = Set(report.removable)
        if reviewed.isEmpty { return [] }
        var current = GoldenReport()
        current.isPartial = isPartial ? true : nil
        current.goldens = folder.names(kind)
        for input in inputs {
            let names = GoldenNames(request: request).names(of: input)
            current.cases += (names ?? [OutputNames.stem(input.outputStem)]).map {
                GoldenCase(
                    name: $0, input: input.path, outcome: names == nil ? .failed : .equal, message: "")
            }
        }
        return current.removable.filter(reviewed.contains)
    }

    /// What is kept beside a picture and the text of frames, as the command writes them.
    private static let checks = GoldenChecks(
        record: { bytes in LayoutRecord(json: bytes).map { Data($0.json()) } },
        frames: { text in FramesText.record(text).map(FramesText.text) })
}
