import Engine
import Foundation
import LayoutDocument

/// Measures the time of a sweep over 320…1366 points, and how it grows with the number of views.
enum Timing {
    static func run(_ arguments: [String]) {
        let counts = arguments.compactMap { Int($0) }
        for wraps in [true, false] {
            print(wraps ? "labels that wrap:" : "labels of one line:")
            let times = counts.map { time(viewCount: $0, wraps: wraps) }
            if let first = counts.first, let last = counts.last, first < last {
                let exponent = log(times[times.count - 1] / times[0]) / log(Double(last) / Double(first))
                print("exponent from \(first) to \(last) views: \(String(format: "%.2f", exponent))")
            }
        }
    }

    /// Returns the time of the fastest of five sweeps, in milliseconds of processor time.
    private static func time(viewCount: Int, wraps: Bool) -> Double {
        let text = FormDocument.text(viewCount: viewCount, wraps: wraps)
        var best = Double.infinity
        var pieceCount = 0
        for _ in 0..<5 {
            guard let scene = LayoutDocumentReader.read(Array(text.utf8), file: "form").scenes.first else {
                break
            }
            let session = LayoutSession(root: scene.root, canvas: scene.canvas)
            let start = clock()
            pieceCount = (try? session.pieces(along: .horizontal, over: 320...1366).count) ?? 0
            best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e3)
        }
        print("\(viewCount) views: \(pieceCount) pieces, \(String(format: "%.2f", best)) ms")
        return best
    }
}
