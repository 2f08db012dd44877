import Dispatch

/// Tells whether code runs on the main queue, which may be served by another thread than the main one once that has
/// handed over to it, as in an asynchronous `main`.
enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
}
