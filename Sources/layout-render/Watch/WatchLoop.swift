import FileAccess
import Foundation
import LayoutPipeline

/// Runs a command again whenever one of its inputs changes, until a signal ends the program.
///
/// Files are polled, which works on every file system and with editors that write a new file and rename it.
struct WatchLoop {
    /// Reads the command line again, completed by the current settings.
    private let arguments: () throws -> ParsedArguments
    /// Makes the command of a command line.
    private let make: (ParsedArguments) throws -> any Watchable
    private var command: any Watchable
    private var files: WatchedFiles
    /// Whether settings have changed since the command was made.
    private var isOutdated = false

    /// The polling interval in microseconds: too short to notice, too long to cost processor time.
    private static let interval: UInt32 = 200_000
    /// The number of polls for which a file may be missing while an editor replaces it.
    private static let patience = 5

    /// Creates a loop over a command.
    init(
        arguments: @escaping () throws -> ParsedArguments,
        make: @escaping (ParsedArguments) throws -> any Watchable
    ) throws {
        self.arguments = arguments
        self.make = make
        let parsed = try arguments()
        command = try make(parsed)
        let inputs = command.watchedInputs
        if inputs.operands.contains("-") {
            throw UsageError.contradiction("'--watch' needs files: standard input is read once")
        }
        files = WatchedFiles(inputs, settings: WatchedSettings.paths(for: parsed))
    }

    /// Runs until the program is terminated.
    mutating func run() throws -> Never {
        var known = files.stamps()
        try round(after: nil)
        files.addFound(to: &known)
        StandardError.write("Watching; Control-C ends\n")
        while true {
            usleep(Self.interval)
            guard files.stamps() != known else { continue }
            let settled = settledStamps(after: known)
            let changed = WatchedFiles.changes(from: known, to: settled)
            known = settled
            guard !changed.isEmpty else { continue }
            isOutdated = isOutdated || changed.contains(where: files.isSetting)
            let wasOutdated = isOutdated
            try round(after: changed)
            // Other settings can name other files.
            if wasOutdated { known = files.stamps() }
            files.addFound(to: &known)
        }
    }

    /// Waits until files are no longer being written and each file that existed does again, and returns their stamps.
    private mutating func settledStamps(after known: WatchedFiles.Stamps) -> WatchedFiles.Stamps {
        var stamps = files.stamps()
        var looks = 0
        while true {
            usleep(Self.interval / 2)
            let next = files.stamps()
            looks += 1
            let isMissing = known.contains { path, stamp in stamp != nil && next[path] == .some(nil) }
            if next == stamps, !isMissing || looks >= Self.patience { return next }
            stamps = next
        }
    }

    /// Runs the command. An error is printed; the next change may fix it.
    private mutating func round(after changed: [String]?) throws {
        do {
            if isOutdated { try remake() }
            _ = try command.run(after: changed.map(Self.description))
        } catch UsageError.file(let error) where changed != nil {
            StandardConsole().print(RunFailure(error))
        } catch let error as UsageError {
            if changed == nil { throw error }
            StandardError.writeLine("layout-render: error: \(error)")
        } catch let error as RequestError {
            if changed == nil { throw error }
            StandardError.writeLine("layout-render: error: \(error)")
        } catch {
            StandardConsole().print(RunFailure(error))
        }
    }

    /// Makes the command with the current settings.
    private mutating func remake() throws {
        let parsed = try arguments()
        // Known even if the command can't be made, so that a file that it needs is waited for.
        files.settings = WatchedSettings.paths(for: parsed)
        command = try make(parsed)
        files = WatchedFiles(command.watchedInputs, settings: files.settings)
        isOutdated = false
    }

    /// Describes what changed in a few words.
    private static func description(of changed: [String]) -> String {
        let name = changed.first.map(FilePath.lastComponent) ?? "nothing"
        return changed.count < 2 ? "\(name) changed" : "\(name) and \(changed.count - 1) more changed"
    }
}

/// A subcommand that can run again whenever an input changes.
protocol Watchable: Subcommand {
    /// The inputs on its command line, and the patterns for what to leave out.
    var watchedInputs: (operands: [String], excluded: [PathPattern]) { get }

    /// Runs once.
    ///
    /// - Parameter change: What changed since the last run, for the summary; nil for the first run.
    mutating func run(after change: String?) throws -> ExitStatus
}

extension Watchable {
    func run() throws -> ExitStatus {
        var command = self
        return try command.run(after: nil)
    }
}
