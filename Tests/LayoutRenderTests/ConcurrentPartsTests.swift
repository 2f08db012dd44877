import Foundation
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

@Suite struct ConcurrentPartsTests {
    @Test(arguments: 0...5, 1...4)
    func resultsAreInOrder(count: Int, threads: Int) {
        let elements = Array(0..<count)
        let results = ConcurrentParts.map(elements, threads: threads) {
        } preparing: {
            { element, _ in element * 10 }
        }
        #expect(results == elements.map { $0 * 10 })
    }

    /// Each element is transformed once, whichever thread comes first.
    @Test(arguments: 1...4)
    func eachElementIsTransformedOnce(threads: Int) {
        for round in 0..<200 {
            let counts = Counts()
            let results = ConcurrentParts.map(Array(0..<4), threads: threads) {
            } preparing: {
                if round.isMultiple(of: 5) { Thread.sleep(forTimeInterval: 0.000_1) }
                return { element, _ in
                    if (element + round).isMultiple(of: 3) { Thread.sleep(forTimeInterval: 0.000_05) }
                    return counts.add(element)
                }
            }
            #expect(results == [1, 1, 1, 1])
        }
    }

    /// What a thread works with is made once, and no other thread has it.
    @Test(arguments: 1...4)
    func threadsHaveTools(threads: Int) {
        let made = Counts()
        let results = ConcurrentParts.map(Array(0..<40), threads: threads) {
            made.add(0)
            return Thread.current
        } preparing: {
            { _, thread in Thread.current == thread }
        }
        #expect(results.allSatisfy { $0 })
        #expect((1...threads).contains(made.add(0) - 1))
    }

    /// How often elements were transformed. Sendable because of its lock.
    private final class Counts: @unchecked Sendable {
        private let lock = NSLock()
        private var counts = [0, 0, 0, 0]

        @discardableResult
        func add(_ element: Int) -> Int {
            lock.withLock {
                counts[element] += 1
                return counts[element]
            }
        }
    }
}
