import FileAccess
import Findings
import Foundation
import LayoutPipeline

/// Shows a page in the user's browser.
///
/// A command that is watching rewrites its page, so there is one opener for a process: it makes one temporary page and opens
/// one window.
final class PageOpener: @unchecked Sendable {
    static let shared = PageOpener()

    /// Guards the rest.
    private let lock = NSLock()
    private var temporaryPage: String?
    private var isOpened = false

    /// The time for which a browser that fails is waited for. One that was started may run as long as its window is open.
    private static let patience: TimeInterval = 3

    /// Returns the path of a page among the system's temporary files, the same one each time.
    func temporaryPath() throws(FileError) -> String {
        lock.lock()
        defer { lock.unlock() }
        if let temporaryPage { return temporaryPage }
        let path = FilePath.join(try Folder.makeTemporary(named: "layout-render"), "layout.html")
        temporaryPage = path
        return path
    }

    /// Opens a page, unless one was opened before; returns what went wrong.
    func open(_ path: String) -> Finding? {
        lock.lock()
        defer { lock.unlock() }
        if isOpened { return nil }
        isOpened = true
        guard let program = Self.program() else {
            return Self.finding(path, "there is no \(Self.openers.joined(separator: " or "))")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [URL(fileURLWithPath: path).path]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return Self.finding(path, "\(program) can't be run")
        }
        let end = Date(timeIntervalSinceNow: Self.patience)
        while process.isRunning, Date() < end { usleep(10_000) }
        guard !process.isRunning, process.terminationStatus != 0 else { return nil }
        return Self.finding(path, "\(program) ended with status \(process.terminationStatus)")
    }

    private static func finding(_ path: String, _ reason: String) -> Finding {
        Finding(
            file: path, code: .notOpened,
            message:
                "the page is written, but no browser opened it, because \(reason): open it yourself, or set "
                + "BROWSER to a browser's path")
    }

    // MARK: The program

    #if os(macOS)
        private static let openers = ["open"]
    #else
        private static let openers = ["xdg-open", "wslview"]
    #endif

    /// The path of the browser that BROWSER names, or else of the program that opens files; nil if there is none.
    private static func program() -> String? {
        let environment = ProcessInfo.processInfo.environment
        let named = environment["BROWSER"].map { $0.split(separator: ":").map(String.init) } ?? []
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        for name in named + openers {
            let places = name.contains("/") ? [name] : folders.map { FilePath.join($0, name) }
            if let found = places.first(where: FileManager.default.isExecutableFile) { return found }
        }
        return nil
    }
}
