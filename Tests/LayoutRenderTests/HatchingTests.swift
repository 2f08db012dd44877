import Engine
import Foundation
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

/// Where a picture hatches what is outside the safe area.
@Suite struct HatchingTests {
    private func strips(_ layout: SolvedLayout) -> [CGRect] {
        Hatching.unsafeStrips(
            of: PlacedLayout(layout: layout, options: DrawingOptions(), projection: CanvasProjection()))
    }

    private func screen(_ height: Double = 600, change: (inout LayoutBuilder) -> Void = { _ in })
        -> SolvedLayout
    {
        var builder = LayoutBuilder("screen", 320, height)
        builder.changeCanvas { $0.safeAreaInsets = EdgeInsets(top: 40, left: 0, bottom: 20, right: 0) }
        change(&builder)
        return builder.layout
    }

    private func area(_ strips: [CGRect]) -> Double { strips.reduce(0) { $0 + $1.width * $1.height } }

    @Test func aScreenHasStripsAtItsUnsafeEdges() {
        #expect(area(strips(screen())) == 320 * 40 + 320 * 20)
    }

    @Test func aCanvasTooSmallForAScreenHasNone() {
        #expect(strips(screen(100)).isEmpty)
    }

    /// A view of 100 × 30 in the upper strip, of which it covers all.
    @Test func viewsAreNotHatched() {
        let covered = strips(screen { $0.add("a", [10, 5, 100, 30]) })
        #expect(area(covered) == 320 * 60 - 100 * 30)
        let view = CGRect(x: 10, y: 5, width: 100, height: 30)
        #expect(!covered.contains { SpatialGrid.overlap($0, view) })
    }

    @Test func aContainerIsHatchedAndABarIsNot() {
        let container = screen {
            $0.add("a", [0, 0, 320, 40])
            $0.add("b", [0, 300, 10, 10], in: "a")
        }
        #expect(area(strips(container)) == 320 * 60)
        let bar = screen {
            $0.add("a", [0, 0, 320, 40], class: "UINavigationBar")
            $0.add("b", [0, 300, 10, 10], in: "a")
        }
        #expect(area(strips(bar)) == 320 * 20)
    }
}
