import TestSupport
import Engine
import Foundation
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

/// How canvases are fitted to a page.
@Suite struct ProjectionTests {
    private func list(_ layout: SolvedLayout, isToScale: Bool = false) throws -> DisplayList {
        try DisplayListBuilder(
            layout: layout, options: DrawingOptions(isToScale: isToScale), measurer: FixedTextMeasurer()
        ).build()
    }

    @Test(arguments: [(height: 40.0, zoom: 3.0), (96, 2), (120, 2), (121, 1)])
    func smallCanvasesAreEnlarged(_ row: (height: Double, zoom: Double)) throws {
        let list = try list(LayoutBuilder("small", 300, row.height).layout)
        #expect(list.projection.zoom == row.zoom)
        #expect(list.texts.contains { $0.string.contains("drawn at") } == (row.zoom > 1))
        #expect(
            try self.list(LayoutBuilder("small", 300, row.height).layout, isToScale: true).projection.zoom
                == 1)
    }

    /// A view from 100 to 140 of 800 leaves 660 empty below. 28 remain at both ends, and the 604 between them are
    /// drawn as 18.
    @Test func emptyBandsAreTorn() throws {
        var builder = LayoutBuilder("tall", 300, 800)
        builder.add("top", [20, 100, 100, 40])
        let projection = try list(builder.layout).projection
        #expect(projection.tears == [CanvasProjection.Tear(start: 168, end: 772)])
        let sheet = projection.picture(CGRect(x: 0, y: 0, width: 300, height: 800))
        #expect(abs(sheet.height - (800 - (604 - 18))) < 1e-9)
        #expect(abs(projection.y(140) - projection.y(100) - 40) < 1e-9)
        #expect(abs(projection.y(800) - projection.y(780) - 20) < 1e-9)
    }

    @Test func whatHasSomethingInItIsNotTorn() throws {
        var builder = LayoutBuilder("tall", 300, 800)
        builder.add("leaf", [20, 10, 100, 780])
        #expect(try list(builder.layout).projection.tears.isEmpty)
        // The sides of a container alone don't prevent a band from being shortened.
        builder.add("inner", [30, 20, 20, 20], in: "leaf")
        #expect(try list(builder.layout).projection.tears.count == 1)
    }

    /// The vertical order of items is the same in the picture, whatever is shortened.
    @Test func heightsKeepTheirOrder() {
        var random = SplitMix64(seed: 7)
        for seed in 0..<50 {
            let start = Double.random(in: 0..<300, using: &random)
            let end = start + Double.random(in: 20..<400, using: &random)
            let projection = CanvasProjection(
                origin: CGPoint(x: 3, y: 5), zoom: 2, tears: [CanvasProjection.Tear(start: start, end: end)])
            let heights = stride(from: 0.0, through: 1000, by: 7).map(projection.y)
            #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
        }
    }
}
