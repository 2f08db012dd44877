import Foundation
import Testing

@testable import LayoutRender

@Suite struct ConcurrentPairTests {
    @Test(arguments: 0...2)
    func resultsAreInOrder(count: Int) {
        let elements = Array(0..<count)
        #expect(ConcurrentPair.map(elements) { $0 * 10 } == elements.map { $0 * 10 })
    }

    /// Each element is transformed once, also where the first one is done before another thread begins.
    @Test func eachElementIsTransformedOnce() {
        for round in 0..<500 {
            let counts = Counts()
            let results = ConcurrentPair.map([0, 1]) { element in
                if (element + round).isMultiple(of: 2) { Thread.sleep(forTimeInterval: 0.000_05) }
                return counts.add(element)
            }
            #expect(results == [1, 1])
        }
    }

    /// How often elements were transformed. Sendable because of its lock.
    private final class Counts: @unchecked Sendable {
        private let lock = NSLock()
        private var counts = [0, 0]

        func add(_ element: Int) -> Int {
            lock.withLock {
                counts[element] += 1
                return counts[element]
            }
        }
    }
}
