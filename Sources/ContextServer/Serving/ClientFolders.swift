import Foundation

/// The folders that a client lets its servers read, which it is asked for after the handshake.
final class ClientFolders: @unchecked Sendable {
    private enum Answer {
        case nothing
        case awaited
        case known([String])
    }

    /// Guards the rest.
    private let condition = NSCondition()
    private var answer = Answer.nothing
    private var requestCount = 0
    private var hasRoots = false

    /// How long a request waits for the client's answer, in seconds.
    private static let patience: TimeInterval = 5

    /// Notes whether the client has folders, as its capabilities say.
    func begin(_ capabilities: JSON?) {
        condition.withLock {
            hasRoots = capabilities?["roots"]?.members != nil
            answer = hasRoots ? .awaited : .nothing
        }
    }

    /// Returns the id of a request for the folders; nil if the client has none.
    func ask() -> RequestID? {
        condition.withLock {
            guard hasRoots else { return nil }
            requestCount += 1
            answer = .awaited
            return currentID
        }
    }

    private var currentID: RequestID { .string("roots-\(requestCount)") }

    /// Takes the client's answer to the last request; nil is an error, after which the client says nothing about folders.
    func take(_ result: JSON?, of id: RequestID) {
        condition.withLock {
            guard id == currentID else { return }
            if let roots = result?["roots"]?.elements {
                answer = .known(roots.compactMap { $0["uri"]?.text }.compactMap(Self.path))
            } else {
                answer = .nothing
            }
            condition.broadcast()
        }
    }

    /// Returns the folders, after waiting for the client's answer.
    func roots() -> RequestContext.ClientRoots {
        let end = Date(timeIntervalSinceNow: Self.patience)
        return condition.withLock {
            while true {
                switch answer {
                case .nothing: return .unlimited
                case .known(let folders): return .folders(folders)
                case .awaited: if !condition.wait(until: end) { return .unknown }
                }
            }
        }
    }

    /// Returns the path of a file URI; nil for any other.
    static func path(_ uri: String) -> String? {
        guard uri.lowercased().hasPrefix("file://") else { return nil }
        let rest = uri.dropFirst("file://".count)
        guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash].lowercased())
        else { return nil }
        return String(rest[slash...]).removingPercentEncoding
    }
}
