import Engine
import Foundation
import LayoutDocument

/// Measures the time of a sweep over 320…1366 points.
enum Timing {
    static func run(_ arguments: [String]) {
        for count in arguments.compactMap({ Int($0) }) { time(viewCount: count) }
    }

    private static func time(viewCount: Int) {
        let text = FormDocument.text(viewCount: viewCount)
        var best = Double.infinity
        var pieceCount = 0
        for _ in 0..<5 {
            guard let scene = LayoutDocumentReader.read(Array(text.utf8), file: "form").scenes.first else {
                return
            }
            let session = LayoutSession(root: scene.root, canvas: scene.canvas)
            let start = clock()
            pieceCount = (try? session.pieces(along: .horizontal, over: 320...1366).count) ?? 0
            best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e3)
        }
        print("\(viewCount) views: \(pieceCount) pieces, \(String(format: "%.2f", best)) ms")
    }
}
