import FileAccess
import Foundation

/// Runs a command again whenever one of its inputs changes, until a signal ends the program.
///
/// Files are polled, which works on every file system and with editors that write a new file and rename it.
struct WatchLoop {
    private var command: any Watchable
    private var files: WatchedFiles
    /// Creates the command with the current settings.
    private let remake: () throws -> any Watchable

    /// The polling interval in microseconds: too short to notice, too long to cost processor time.
    private static let interval: UInt32 = 200_000
    /// The number of polls for which a file may be missing while an editor replaces it.
    private static let patience = 5

    /// Creates a loop over a command.
    ///
    /// - Parameters:
    ///   - settings: Files besides the inputs that affect the command.
    ///   - remake: Creates the command again after one of these has changed.
    init(settings: [String], remake: @escaping () throws -> any Watchable) throws {
        command = try remake()
        self.remake = remake
        let inputs = command.watchedInputs
        if inputs.operands.contains("-") {
            throw UsageError.contradiction("'--watch' needs files: standard input is read once")
        }
        files = WatchedFiles(operands: inputs.operands, excluding: inputs.excluded, settings: settings)
    }

    /// Runs until the program is terminated.
    mutating func run() throws -> Never {
        var known = files.stamps()
        try round(after: nil)
        StandardError.write("Watching; Control-C ends\n")
        while true {
            usleep(Self.interval)
            guard files.stamps() != known else { continue }
            let settled = settledStamps()
            let changed = WatchedFiles.changes(from: known, to: settled)
            known = settled
            if !changed.isEmpty { try round(after: changed) }
        }
    }

    /// Waits until files are no longer being written and each named file exists, and returns their stamps.
    private mutating func settledStamps() -> WatchedFiles.Stamps {
        var stamps = files.stamps()
        var looks = 0
        while true {
            usleep(Self.interval / 2)
            let next = files.stamps()
            looks += 1
            let isWhole = !next.values.contains(nil) || looks >= Self.patience
            if next == stamps, isWhole { return next }
            stamps = next
        }
    }

    /// Runs the command. An error is printed; the next change may fix it.
    private mutating func round(after changed: [String]?) throws {
        do {
            if let changed, changed.contains(where: files.isSetting) { command = try remake() }
            _ = try command.run(after: changed.map(Self.description))
        } catch let error as UsageError where changed != nil {
            StandardError.writeLine("layout-render: error: \(error)")
        } catch let error as ConfigurationError where changed != nil {
            for finding in error.findings {
                StandardError.writeLine(TextReport.line(for: finding, isColored: false))
            }
        } catch let error as FileError {
            StandardError.writeLine("\(error.path): error: \(error)")
        }
    }

    /// Describes what changed in a few words.
    private static func description(of changed: [String]) -> String {
        let name = changed.first.map(FilePath.lastComponent) ?? "nothing"
        return changed.count < 2 ? "\(name) changed" : "\(name) and \(changed.count - 1) more changed"
    }
}
