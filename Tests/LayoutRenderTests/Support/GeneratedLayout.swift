import TestSupport
import Engine
import Foundation

/// Random screens with many nested views and guides, some of them outside the canvas, empty, clipped or ambiguous.
enum GeneratedLayout {
    static func make(seed: UInt64, count: Int, width: Double = 390, height: Double = 844) -> SolvedLayout {
        var random = SplitMix64(seed: seed)
        var builder = LayoutBuilder("generated \(seed)", width, height)
        for index in 1..<count {
            let items = builder.layout.items
            // Occasionally a new branch; otherwise below the last item, so that the order is preorder.
            let parent = nearbyView(in: items, random: &random)
            let outer = items[parent].canvasFrame
            let inner = frame(in: outer, random: &random)
            let kind: SolvedItem.Kind = Int.random(in: 0..<6, using: &random) == 0 ? .guide : .view
            let isSystem = Bool.random(using: &random)
            let undetermined: FrameComponents =
                Int.random(in: 0..<9, using: &random) == 0 ? [.x, .width] : []
            let clips = Int.random(in: 0..<7, using: &random) == 0
            let text = Int.random(in: 0..<5, using: &random) == 0 ? "Some words \(index)" : nil
            builder.add(
                "item\(index)", inner, in: items[parent].id, kind: kind, text: kind == .view ? text : nil
            ) {
                $0.guideRole = kind == .guide && isSystem ? .system : .custom
                $0.undetermined = undetermined
                $0.clipsToBounds = clips
            }
        }
        return builder.layout
    }

    /// Returns the last view or one of its ancestors.
    private static func nearbyView(in items: [SolvedItem], random: inout SplitMix64) -> Int {
        var index = items.count - 1
        while items[index].kind == .guide { index = items[index].parent ?? 0 }
        for _ in 0..<Int.random(in: 0..<4, using: &random) { index = items[index].parent ?? 0 }
        return index
    }

    private static func frame(in outer: CGRect, random: inout SplitMix64) -> [Double] {
        func part(_ length: Double, _ range: ClosedRange<Double>) -> Double {
            (length * Double.random(in: range, using: &random)).rounded()
        }
        return [
            outer.minX + part(outer.width, -0.1...0.8), outer.minY + part(outer.height, -0.1...0.8),
            part(outer.width, 0...0.9), part(outer.height, 0...0.9),
        ]
    }
}
