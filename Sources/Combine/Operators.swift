// The names and their meaning are Combine's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Operators on the values of one publisher.
extension Publisher {
    /// A publisher that does something with each value.
    private func each<Result>(_ body: @escaping (Output, (Result) -> Void) -> Void) -> AnyPublisher<
        Result, Failure
    > {
        AnyPublisher { value, completion in attach({ body($0, value) }, completion) }
    }

    public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
        each { $1(transform($0)) }
    }

    public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<
        Result, Failure
    > {
        each { input, next in if let result = transform(input) { next(result) } }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        each { input, next in if isIncluded(input) { next(input) } }
    }

    public func replaceNil<Wrapped>(with value: Wrapped) -> AnyPublisher<Wrapped, Failure>
    where Output == Wrapped? {
        map { $0 ?? value }
    }

    public func tryMap<Result>(_ transform: @escaping (Output) throws -> Result) -> AnyPublisher<
        Result, any Error
    > {
        AnyPublisher { value, completion in
            var isDone = false
            return attach(
                { input in
                    guard !isDone else { return }
                    do {
                        value(try transform(input))
                    } catch {
                        isDone = true
                        completion(.failure(error))
                    }
                },
                { if !isDone { completion($0.generalized) } })
        }
    }

    public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> AnyPublisher<
        Item, any Error
    >
    where Output == Data { tryMap { try decoder.decode(type, from: $0) } }

    /// A publisher with a state of its own for each of its subscribers.
    private func stateful<State, Result>(
        _ initial: State, _ body: @escaping (inout State, Output, (Result) -> Void) -> Void
    ) -> AnyPublisher<Result, Failure> {
        AnyPublisher { value, completion in
            var state = initial
            return attach({ body(&state, $0, value) }, completion)
        }
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        stateful(count) { left, input, next in
            if left > 0 { left -= 1 } else { next(input) }
        }
    }

    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var left = maxLength
            return attach(
                { input in
                    guard left > 0 else { return }
                    left -= 1
                    value(input)
                    if left == 0 { completion(.finished) }
                },
                { if left > 0 { completion($0) } })
        }
    }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).prefix(1)
    }

    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<
        Output, Failure
    > {
        stateful(nil as Output?) { last, input, next in
            if let last, predicate(last, input) { return }
            last = input
            next(input)
        }
    }

    public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    public func scan<Result>(_ initial: Result, _ next: @escaping (Result, Output) -> Result)
        -> AnyPublisher<Result, Failure>
    {
        stateful(initial) { state, input, give in
            state = next(state, input)
            give(state)
        }
    }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            attach(
                {
                    receiveOutput?($0)
                    value($0)
                },
                {
                    receiveCompletion?($0)
                    completion($0)
                })
        }
    }

    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    // MARK: Errors

    public func mapError<Other: Error>(_ transform: @escaping (Failure) -> Other) -> AnyPublisher<
        Output, Other
    > {
        AnyPublisher { value, completion in
            attach(value) {
                switch $0 {
                case .finished: completion(.finished)
                case .failure(let error): completion(.failure(transform(error)))
                }
            }
        }
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        `catch` { _ in Just(output) }
    }

    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher { value, completion in
            var other: AnyCancellable?
            let own = attach(value) {
                switch $0 {
                case .finished: completion(.finished)
                case .failure(let error): other = handler(error).attach(value, completion)
                }
            }
            return AnyCancellable {
                own.cancel()
                other?.cancel()
            }
        }
    }

    public func assertNoFailure() -> AnyPublisher<Output, Never> {
        AnyPublisher { value, completion in attach(value) { _ in completion(.finished) } }
    }

    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Failure == Never {
    public func setFailureType<Other: Error>(to failureType: Other.Type) -> AnyPublisher<Output, Other> {
        AnyPublisher { value, completion in attach(value) { _ in completion(.finished) } }
    }
}

extension Subscribers.Completion {
    /// The same with an error of any type.
    var generalized: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }
}
