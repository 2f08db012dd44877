import Foundation
import Testing

@testable import LayoutPipeline
@testable import layout_render

struct ParallelMapTests {
    /// Work of very different length is still handed over in order, and each result once.
    @Test(arguments: [0, 1, 2, 3, 40, 500], [1, 2, 32]) func resultsAreHandedOverInOrder(
        count: Int, window: Int
    ) {
        var results: [Int] = []
        ParallelMap.forEach(
            Array(0..<count), window: window,
            { number in
                if number.isMultiple(of: 17) { Thread.sleep(forTimeInterval: 0.002) }
                return number * number
            }, handOver: { results.append($0) })
        #expect(results == (0..<count).map { $0 * $0 })
    }

    @Test func workStaysWithinTheWindow() {
        let line = ResultLine<Int>(count: 10, window: 2)
        #expect(line.claim() == 0)
        #expect(line.claim() == 1)
        line.finish(1, with: 1)
        line.finish(0, with: 0)
        // Both results are taken before the thread that takes them does work itself.
        for expected in [0, 1] {
            guard case .handOver(expected) = line.next() else {
                Issue.record("\(expected) isn't handed over")
                return
            }
        }
        guard case .transform(2) = line.next() else {
            Issue.record("2 isn't left to the thread that takes results")
            return
        }
    }
}
