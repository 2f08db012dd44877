import UIKit

/// Prints the time of a new layout of a hierarchy of rows through `import UIKit`, and that of a changed constant.
///
///     uikit-benchmark [VIEWS …]
@main
struct Main {
    static func main() {
        let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        print("views   constant of            new ms   constant ms   new/constant")
        for count in counts.isEmpty ? [1_000] : counts {
            for change in RowList.Change.allCases { print(row(change, count)) }
        }
    }

    private static func row(_ change: RowList.Change, _ count: Int) -> String {
        var fromScratch: [Double] = []
        var changed: [Double] = []
        for _ in 0..<9 {
            let list = RowList(viewCount: count)
            fromScratch.append(time { list.layoutIfNeeded() })
            let constraint = list.constraint(change)
            for step in 0..<9 {
                constraint.constant += step % 2 == 0 ? 3 : -3
                changed.append(time { list.layoutIfNeeded() })
            }
        }
        let (whole, part) = (median(fromScratch), median(changed))
        let name = change.rawValue.padding(toLength: 20, withPad: " ", startingAt: 0)
        return String(format: "%5d   ", count) + name
            + String(format: "%9.3f %13.4f %14.1f", whole, part, whole / part)
    }

    /// The time in milliseconds.
    private static func time(_ work: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        work()
        return Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-6
    }

    private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
}
