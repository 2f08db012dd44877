import Dispatch
import FileAccess
import Foundation

/// The signals that request termination.
enum TerminationSignals {
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    /// Retained while the program runs. Written once, before other threads start.
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

    /// Lets writes in progress finish before a signal ends the program.
    ///
    /// Signals that were ignored when the program started, as with `nohup`, remain ignored.
    static func finishWritesFirst() {
        for number in numbers {
            let previous = signal(number, SIG_IGN)
            if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
            let queue = DispatchQueue(label: "layout-render.signal")
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                WriteGate.shared.close()
                end(by: number)
            }
            source.resume()
            sources.append(source)
        }
    }

    /// Ends the program with the signal itself, so that the parent process sees which one it was.
    private static func end(by number: Int32) {
        signal(number, SIG_DFL)
        var mask = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, number)
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        raise(number)
    }
}
