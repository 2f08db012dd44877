import Combine
import Foundation
import Testing

/// Publishers as Combine's documentation describes their order and their ends.
@Suite @MainActor struct CombineTests {
    private struct Failure: Error, Equatable {}

    private final class Model: ObservableObject {
        @Published var name = "a"
    }

    private final class Target {
        var text = ""
        @Published var copy = ""
    }

    @Test func aPropertyPublishesItsValueAndThenEachNewOneBeforeItHasIt() {
        let model = Model()
        var seen: [String] = []
        let subscription = model.$name.sink { seen.append("\($0), is \(model.name)") }
        model.name = "b"
        #expect(seen == ["a, is a", "b, is a"])
        subscription.cancel()
        model.name = "c"
        #expect(seen.count == 2)
        #expect(model.name == "c")
    }

    @Test func aSubscriptionEndsWithWhatHoldsIt() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var subscriptions: Set<AnyCancellable> = []
        subject.sink { seen.append($0) }.store(in: &subscriptions)
        subject.send(1)
        subscriptions.removeAll()
        subject.send(2)
        #expect(seen == [1])
    }

    @Test func subjectsSendTheirValueOrOnlyLaterOnes() {
        let current = CurrentValueSubject<Int, Failure>(1)
        let passing = PassthroughSubject<Int, Failure>()
        var (seen, ends): ([Int], [Bool]) = ([], [])
        passing.send(9)
        let subscriptions = [current.eraseToAnyPublisher(), passing.eraseToAnyPublisher()].map {
            $0.sink {
                ends.append($0.isFailure)
            } receiveValue: {
                seen.append($0)
            }
        }
        current.value = 2
        passing.send(3)
        current.send(completion: .finished)
        passing.send(completion: .failure(Failure()))
        current.send(4)
        #expect(seen == [1, 2, 3])
        #expect(ends == [false, true])
        #expect(subscriptions.count == 2)
    }

    @Test func operatorsChangeChooseAndCount() {
        var seen: [String] = []
        let subscription = [1, 1, 2, 3, 4].publisher.removeDuplicates().dropFirst().filter { $0 != 3 }
            .map { "\($0)" }.scan("") { $0 + $1 }.sink { seen.append($0) }
        #expect(seen == ["2", "24"])
        var firsts: [Int] = []
        var isFinished = false
        let first = [5, 6].publisher.first().sink { _ in
            isFinished = true
        } receiveValue: {
            firsts.append($0)
        }
        #expect(firsts == [5] && isFinished)
        withExtendedLifetime([subscription, first]) {}
    }

    @Test func combinedPublishersWaitForEach() {
        let (left, right) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
        var (latest, pairs): ([String], [String]) = ([], [])
        let subscriptions = [
            left.combineLatest(right).sink { latest.append("\($0)\($1)") },
            left.zip(right).sink { pairs.append("\($0)\($1)") },
        ]
        #expect(latest.isEmpty)
        left.send(1)
        left.send(2)
        right.send("y")
        #expect(latest == ["1x", "2x", "2y"])
        #expect(pairs == ["1x", "2y"])
        withExtendedLifetime(subscriptions) {}
    }

    @Test func errorsEndAndAreReplaced() {
        var seen: [Int] = []
        let subscription = [1, 0, 2].publisher.tryMap { value throws -> Int in
            if value == 0 { throw Failure() }
            return 10 / value
        }.replaceError(with: -1).sink { seen.append($0) }
        #expect(seen == [10, -1])
        withExtendedLifetime(subscription) {}
    }

    @Test func valuesAreAssigned() {
        let (model, target) = (Model(), Target())
        let subscription = model.$name.assign(to: \.text, on: target)
        model.$name.map { $0 + "!" }.assign(to: &target.$copy)
        model.name = "b"
        #expect(target.text == "b")
        #expect(target.copy == "b!")
        withExtendedLifetime(subscription) {}
    }

    @Test func whatIsReceivedOnAQueueComesAfterWhatRuns() async {
        var seen: [Int] = []
        let subscription = Just(1).receive(on: DispatchQueue.main).sink { seen.append($0) }
        #expect(seen.isEmpty)
        await withCheckedContinuation { waiting in DispatchQueue.main.async { waiting.resume() } }
        #expect(seen == [1])
        withExtendedLifetime(subscription) {}
    }

    @Test func notificationsArePublished() {
        let (center, name) = (NotificationCenter(), Notification.Name("changed"))
        var count = 0
        let subscription = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        subscription.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }
}

extension Subscribers.Completion {
    fileprivate var isFailure: Bool {
        if case .failure = self { true } else { false }
    }
}
