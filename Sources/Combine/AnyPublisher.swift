// The names and their meaning are Combine's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A publisher of any kind. Each operator here gives one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    typealias Attach = (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable

    private let attachment: Attach

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attachment = { publisher.attach($0, $1) }
    }

    init(_ attachment: @escaping Attach) { self.attachment = attachment }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(
            subscription: Attachment {
                attachment({ _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) })
            })
    }
}

/// A subscription that begins when its first values are asked for.
private final class Attachment: Subscription {
    private var start: (() -> AnyCancellable)?
    private var attached: AnyCancellable?

    init(_ start: @escaping () -> AnyCancellable) { self.start = start }

    func request(_ demand: Subscribers.Demand) {
        guard let start else { return }
        self.start = nil
        attached = start()
    }

    func cancel() {
        start = nil
        attached = nil
    }
}

public final class AnyCancellable: Cancellable, Hashable {
    private var end: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { end = cancel }
    public init<C: Cancellable>(_ canceller: C) { end = { canceller.cancel() } }
    deinit { end?() }

    public func cancel() {
        end?()
        end = nil
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable { cancel() }) }
}
