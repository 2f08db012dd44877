// The names and their meaning are Combine's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation

/// What values are delivered by. Here it is always the main queue, after what runs on it, whatever the time that is asked for.
public protocol Scheduler {}

extension DispatchQueue: Scheduler {
    public struct SchedulerOptions { public init() {} }
}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

public struct ImmediateScheduler: Scheduler {
    public static let shared = ImmediateScheduler()
}

/// A length of time.
public struct SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    public let seconds: Double
    public init(floatLiteral value: Double) { seconds = value }
    public init(integerLiteral value: Int) { seconds = Double(value) }
    private init(_ seconds: Double) { self.seconds = seconds }

    public static func seconds(_ count: Int) -> Self { Self(Double(count)) }
    public static func seconds(_ count: Double) -> Self { Self(count) }
    public static func milliseconds(_ count: Int) -> Self { Self(Double(count) / 1e3) }
    public static func microseconds(_ count: Int) -> Self { Self(Double(count) / 1e6) }
    public static func nanoseconds(_ count: Int) -> Self { Self(Double(count) / 1e9) }
}

extension Publisher {
    public func receive<S: Scheduler>(on scheduler: S, options: DispatchQueue.SchedulerOptions? = nil)
        -> AnyPublisher<Output, Failure>
    {
        if scheduler is ImmediateScheduler { return eraseToAnyPublisher() }
        return AnyPublisher { value, completion in
            var isCancelled = false
            let own = attach(
                { input in DispatchQueue.main.async { if !isCancelled { value(input) } } },
                { end in DispatchQueue.main.async { if !isCancelled { completion(end) } } })
            return AnyCancellable {
                isCancelled = true
                own.cancel()
            }
        }
    }

    public func subscribe<S: Scheduler>(on scheduler: S, options: DispatchQueue.SchedulerOptions? = nil)
        -> AnyPublisher<Output, Failure>
    { eraseToAnyPublisher() }

    public func debounce<S: Scheduler>(
        for dueTime: SchedulerStride, scheduler: S, options: DispatchQueue.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { receive(on: scheduler) }

    public func throttle<S: Scheduler>(for interval: SchedulerStride, scheduler: S, latest: Bool)
        -> AnyPublisher<Output, Failure>
    { receive(on: scheduler) }

    public func delay<S: Scheduler>(for interval: SchedulerStride, scheduler: S) -> AnyPublisher<
        Output, Failure
    > {
        receive(on: scheduler)
    }

    public func timeout<S: Scheduler>(_ interval: SchedulerStride, scheduler: S) -> AnyPublisher<
        Output, Failure
    > {
        eraseToAnyPublisher()
    }
}
