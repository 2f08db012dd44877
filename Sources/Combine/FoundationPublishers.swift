// The names and their meaning are Combine's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import FoundationNetworking

extension NotificationCenter {
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        let (center, name, object): (NotificationCenter, Notification.Name, AnyObject?)

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            AnyPublisher<Notification, Never> { value, _ in
                let observer = center.addObserver(forName: name, object: object, queue: nil) { value($0) }
                return AnyCancellable { center.removeObserver(observer) }
            }.receive(subscriber: subscriber)
        }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

extension URLSession {
    public typealias DataTaskOutput = (data: Data, response: URLResponse)

    /// Requests are never sent here.
    public func dataTaskPublisher(for url: URL) -> AnyPublisher<DataTaskOutput, URLError> {
        Empty(completeImmediately: false).eraseToAnyPublisher()
    }
    public func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<DataTaskOutput, URLError> {
        Empty(completeImmediately: false).eraseToAnyPublisher()
    }
}

/// A publisher that sends nothing until `connect()` is called.
public protocol ConnectablePublisher: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    public func autoconnect() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Timer {
    /// A timer, whose time never comes here.
    public struct TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public func connect() -> any Cancellable { AnyCancellable {} }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            Empty<Date, Never>(completeImmediately: false).receive(subscriber: subscriber)
        }
    }

    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }
}
