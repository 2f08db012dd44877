// The names and their meaning are Combine's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A property whose values are published, each before the property has it.
@propertyWrapper
public struct Published<Value> {
    final class Storage {
        fileprivate var value: Value
        fileprivate let listeners = Listeners<Value, Never>()
        /// What assigns other publishers' values to it.
        var kept: [AnyCancellable] = []

        init(_ value: Value) { self.value = value }

        func set(_ value: Value) {
            listeners.send(value)
            self.value = value
        }
    }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let storage: Storage

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let storage = storage
            AnyPublisher<Value, Never> { value, completion in
                value(storage.value)
                return storage.listeners.add(value, completion)
            }.receive(subscriber: subscriber)
        }
    }

    private let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }

    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        // 'assign(to: &$property)' writes back what it was given.
        nonmutating set {}
    }
}

public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let listeners = Listeners<Void, Never>()
    public init() {}

    public func send() { listeners.send(()) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        AnyPublisher(listeners.add).receive(subscriber: subscriber)
    }
}

/// An object with published properties. Its own publisher says nothing here.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
