// The names and their meaning are Combine's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Operators that join several publishers.
extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { value, completion in
            var inner: [AnyCancellable] = []
            let own = attach({ inner.append(transform($0).attach(value) { _ in }) }, completion)
            return AnyCancellable {
                own.cancel()
                for part in inner { part.cancel() }
            }
        }
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
        setFailureType(to: P.Failure.self).flatMap(transform)
    }

    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
        AnyPublisher { value, completion in
            var inner: AnyCancellable?
            let own = attach(
                {
                    inner?.cancel()
                    inner = $0.attach(value) { _ in }
                }, completion)
            return AnyCancellable {
                own.cancel()
                inner?.cancel()
            }
        }
    }

    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher()).eraseToAnyPublisher()
    }

    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure { Publishers.CombineLatest(self, other).eraseToAnyPublisher() }

    public func combineLatest<P: Publisher, Result>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> Result
    ) -> AnyPublisher<Result, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(_ first: P, _ second: Q)
        -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, first, second).eraseToAnyPublisher()
    }

    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure { Publishers.Zip(self, other).eraseToAnyPublisher() }

    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            for element in elements { value(element) }
            return attach(value, completion)
        }
    }

    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            attach(value) {
                if case .finished = $0 { for element in elements { value(element) } }
                completion($0)
            }
        }
    }

    public func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher { value, completion in
            var all: [Output] = []
            return attach({ all.append($0) }) {
                if case .finished = $0 { value(all) }
                completion($0)
            }
        }
    }
}

public enum Publishers {
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        private let all: [Upstream]
        public init(_ upstream: Upstream...) { all = upstream }
        public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { all = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure> { value, completion in
                var left = all.count
                let parts = all.map { part in
                    part.attach(value) {
                        left -= 1
                        if case .finished = $0, left > 0 { return }
                        completion($0)
                    }
                }
                return AnyCancellable { for part in parts { part.cancel() } }
            }.receive(subscriber: subscriber)
        }
    }

    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        private let (a, b): (A, B)
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.merge(with: b).receive(subscriber: subscriber)
        }
    }

    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        private let (a, b): (A, B)
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure> { value, completion in
                var latest: (A.Output?, B.Output?) = (nil, nil)
                func give() { if case (let a?, let b?) = latest { value((a, b)) } }
                return a.attach(with: b, { latest.0 = $0 }, { latest.1 = $0 }, then: give, failed: completion)
            }.receive(subscriber: subscriber)
        }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        private let (a, b, c): (A, B, C)
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
                .map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
        }
    }

    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        private let (a, b): (A, B)
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure> { value, completion in
                var waiting: ([A.Output], [B.Output]) = ([], [])
                func give() {
                    while !waiting.0.isEmpty, !waiting.1.isEmpty {
                        value((waiting.0.removeFirst(), waiting.1.removeFirst()))
                    }
                }
                return a.attach(
                    with: b, { waiting.0.append($0) }, { waiting.1.append($0) }, then: give,
                    failed: completion)
            }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Calls a function with each value of two publishers, and then another one; a failure of either is passed on.
    fileprivate func attach<Other: Publisher>(
        with other: Other, _ value: @escaping (Output) -> Void,
        _ otherValue: @escaping (Other.Output) -> Void, then give: @escaping () -> Void,
        failed: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable where Other.Failure == Failure {
        let parts = [
            attach({
                value($0)
                give()
            }) { if case .failure = $0 { failed($0) } },
            other.attach({
                otherValue($0)
                give()
            }) { if case .failure = $0 { failed($0) } },
        ]
        return AnyCancellable { for part in parts { part.cancel() } }
    }
}
