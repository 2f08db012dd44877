import Synchronization
import Testing

@testable import Solver

/// Budgets count the same whether or not somebody watches them.
@Suite struct WorkObserverTests {
    /// The work that an observer was told of, and after how much of it the work ends.
    private final class Watcher: Sendable {
        private let total = Mutex(0)
        private let limit: Int

        init(limit: Int = .max) { self.limit = limit }

        var work: Int { total.withLock { $0 } }

        @Sendable func note(_ units: Int) -> Bool {
            total.withLock { total in
                total += units
                return total < limit
            }
        }
    }

    private static let step = WorkBudget.unitsPerReport

    @Test func observersChangeNothing() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let all = Int.random(in: 1...(20 * Self.step), using: &random)
            let watcher = Watcher()
            let (plain, watched) = (WorkBudget(all), WorkBudget(all, observer: watcher.note))
            for _ in 0..<30 {
                let work = Int.random(in: 1...(2 * Self.step), using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0:
                    let (first, second) = (plain.takeShare(of: 3), watched.takeShare(of: 3))
                    first.charge(work)
                    second.charge(work)
                    #expect(first.remaining == second.remaining)
                    plain.putBack(first)
                    watched.putBack(second)
                default:
                    plain.charge(work)
                    watched.charge(work)
                }
                #expect(plain.remaining == watched.remaining)
                #expect(plain.isSpent == watched.isSpent)
            }
        }
    }

    /// All that is charged is told, but for what is left until the next report.
    @Test func observersAreToldOfTheWork() {
        let watcher = Watcher()
        let budget = WorkBudget(100 * Self.step, observer: watcher.note)
        for _ in 0..<500 { budget.charge(Self.step / 10) }
        #expect((49 * Self.step...50 * Self.step).contains(watcher.work))
    }

    /// Other threads report their own work, and the rest is reported once it is done.
    @Test func workOnOtherThreadsIsToldOnce() {
        let watcher = Watcher()
        let whole = WorkBudget(100 * Self.step, observer: watcher.note)
        let other = WorkBudget(20 * Self.step, observer: watcher.note)
        other.charge(3 * Self.step + 7)
        other.settle()
        #expect(watcher.work == 3 * Self.step + 7)
        whole.setAside(3 * Self.step + 7)
        whole.settle()
        #expect(watcher.work == 3 * Self.step + 7)
        #expect(whole.remaining == 97 * Self.step - 7)
        whole.charge(5)
        whole.settle()
        #expect(watcher.work == 3 * Self.step + 12)
    }

    /// A share that was ended has nothing to put back, and neither does its whole.
    @Test func anEndedShareEndsItsWhole() {
        let watcher = Watcher(limit: 1)
        let whole = WorkBudget(100 * Self.step, observer: watcher.note)
        let share = whole.takeShare(of: 2)
        share.charge(2 * Self.step)
        #expect(share.isStopped)
        whole.putBack(share)
        #expect(whole.isStopped && whole.isSpent)
    }

    @Test func workThatIsNotWantedEnds() {
        let watcher = Watcher(limit: 3 * Self.step)
        let budget = WorkBudget(1000 * Self.step, observer: watcher.note)
        var steps = 0
        while !budget.isSpent, steps < 1_000_000 {
            budget.charge(Self.step / 10)
            steps += 1
        }
        #expect(steps <= 31)
        #expect(throws: SolverError.budgetSpent) { try budget.spend(1) }
    }

    @Test func sharesEndWithTheirWhole() {
        let watcher = Watcher(limit: 1)
        let whole = WorkBudget(100 * Self.step, observer: watcher.note)
        let share = whole.takeShare(of: 2)
        share.charge(2 * Self.step)
        #expect(share.isSpent)
        whole.putBack(share)
        whole.charge(2 * Self.step)
        #expect(whole.isSpent)
    }
}
