// The names and their meaning are Combine's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

extension Subject {
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// The subscribers of a subject, in their order.
final class Listeners<Output, Failure: Error> {
    private var all:
        [(number: Int, value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void)] = []
    private var count = 0
    private var end: Subscribers.Completion<Failure>?

    func add(
        _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if let end {
            completion(end)
            return AnyCancellable {}
        }
        count += 1
        let number = count
        all.append((number, value, completion))
        return AnyCancellable { [weak self] in self?.all.removeAll { $0.number == number } }
    }

    var isEnded: Bool { end != nil }

    func send(_ value: Output) {
        if end == nil { for listener in all { listener.value(value) } }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        guard end == nil else { return }
        end = completion
        for listener in all { listener.completion(completion) }
        all = []
    }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let listeners = Listeners<Output, Failure>()
    public init() {}

    public func send(_ value: Output) { listeners.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion: completion) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher(listeners.add).receive(subscriber: subscriber)
    }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let listeners = Listeners<Output, Failure>()
    private var current: Output
    public init(_ value: Output) { current = value }

    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        guard !listeners.isEnded else { return }
        current = value
        listeners.send(value)
    }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion: completion) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { value, completion in
            if !self.listeners.isEnded { value(self.current) }
            return self.listeners.add(value, completion)
        }.receive(subscriber: subscriber)
    }
}
