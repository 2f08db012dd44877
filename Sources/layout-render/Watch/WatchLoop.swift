import FileAccess
import Foundation

/// Runs a command again whenever one of its inputs changes, until a signal ends the program.
///
/// Files are looked at again and again, which works on every file system and sees editors that write a new file and
/// rename it.
struct WatchLoop {
    private var command: any Watchable
    private var files: WatchedFiles
    /// The command with the settings as they are now.
    private let remake: () throws -> any Watchable

    /// Microseconds between two looks: too short to be waited for, too long to be work.
    private static let interval: UInt32 = 200_000
    /// Looks that a file may be missing for while an editor replaces it.
    private static let patience = 5

    /// A loop over a command.
    ///
    /// - Parameters:
    ///   - settings: Files besides the inputs that the command is made from.
    ///   - remake: Makes the command again after one of those has changed.
    init(settings: [String], remake: @escaping () throws -> any Watchable) throws {
        command = try remake()
        self.remake = remake
        let inputs = command.watchedInputs
        if inputs.operands.contains("-") {
            throw UsageError.contradiction("'--watch' needs files: standard input is read once")
        }
        files = WatchedFiles(operands: inputs.operands, excluding: inputs.excluded, settings: settings)
    }

    /// Runs until the program is ended.
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

    /// How the files are once nobody writes them any more, and each that is named is there.
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

    /// Runs the command; what goes wrong is said, and the next change may make it right.
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

    /// What changed, in a few words.
    private static func description(of changed: [String]) -> String {
        let name = changed.first.map(FilePath.lastComponent) ?? "nothing"
        return changed.count < 2 ? "\(name) changed" : "\(name) and \(changed.count - 1) more changed"
    }
}
