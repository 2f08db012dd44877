// The names and their meaning are Combine's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What gives values over time. Values are never held back here until they are asked for.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Cancellable {
    func cancel()
}

public protocol Subscription: Cancellable {
    func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {
    public struct Demand: Equatable, Sendable {
        private let count: Int
        public static let none = Demand(count: 0)
        public static let unlimited = Demand(count: .max)
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
    }

    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        attach({ subject.send($0) }, { subject.send(completion: $0) })
    }

    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { attach(receiveValue, receiveCompletion) }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// Calls functions with what comes.
    func attach(
        _ value: @escaping (Output) -> Void,
        _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        let sink = Sink(value, completion)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        attach(receiveValue) { _ in }
    }

    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
        -> AnyCancellable
    { attach({ object[keyPath: keyPath] = $0 }) { _ in } }

    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.kept.append(attach({ storage.set($0) }) { _ in })
    }
}

/// A subscriber that calls functions, until it is cancelled.
private final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var value: ((Input) -> Void)?
    private var completion: ((Subscribers.Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    init(
        _ value: @escaping (Input) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        (self.value, self.completion) = (value, completion)
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        value?(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let last = self.completion
        (value, self.completion) = (nil, nil)
        last?(completion)
    }

    func cancel() {
        (value, completion) = (nil, nil)
        subscription?.cancel()
        subscription = nil
    }
}
