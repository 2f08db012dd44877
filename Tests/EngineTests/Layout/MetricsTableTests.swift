import Foundation
import Testing

@testable import Engine

/// The metrics of items, of which equal ones are stored once.
struct MetricsTableTests {
    private func metrics(width: CGFloat) -> ViewMetrics {
        var metrics = ViewMetrics()
        metrics.intrinsicSize.width = width
        return metrics
    }

    @Test(arguments: [[], [1], [1, 1, 2, 2, 1], [1, 2, 3, 4, 5, 6, 1, 6, 2], [1, 2, 3, 1, 2, 3]])
    func everyItemHasItsOwn(widths: [Int]) {
        var table = MetricsTable(capacity: widths.count)
        for width in widths { table.append(metrics(width: CGFloat(width))) }
        #expect(table.map { Int($0.intrinsicSize.width) } == widths)
    }
}
