import Dispatch
import FileAccess
import Foundation

/// The signals that ask the program to end.
enum TerminationSignals {
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    /// Kept for as long as the program runs; written once, before there are threads.
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

    /// Lets the files that are being written become complete before a signal ends the program.
    ///
    /// A signal that the program was started to ignore, as by `nohup`, stays ignored.
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

    /// Ends the program by the signal, so that its caller sees which it was.
    private static func end(by number: Int32) {
        signal(number, SIG_DFL)
        var mask = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, number)
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        raise(number)
    }
}
