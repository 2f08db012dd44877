import Engine
import Foundation
import LayoutRender
import Testing

@Suite struct RenderErrorTests {
    private func error(_ layout: SolvedLayout, _ options: RenderOptions = .init()) -> RenderError? {
        do throws(RenderError) {
            _ = try LayoutPicture.render(layout, format: .png, options: options)
            return nil
        } catch {
            return error
        }
    }

    @Test func whatCannotBeDrawnIsSaid() {
        let layout = Samples.oneThird
        guard case .unknownFocus("nobody", let known)? = error(layout, .init(focus: ["nobody"])) else {
            Issue.record("what isn't there can't be in focus")
            return
        }
        #expect(Set(known) == Set(layout.items.map { $0.name ?? $0.id }))
        #expect(error(layout, .init(scale: 0)) == .invalidScale(0))
        #expect(error(layout, .init(scale: 1000)) == .invalidScale(1000))
        #expect(error(layout, .init(margin: -1)) == .invalidMargin(-1))
        var empty = layout
        empty.items = []
        #expect(error(empty) == .emptyLayout)
        #expect(error(LayoutBuilder("flat", 100, 0).layout) == .invalidCanvas(width: 100, height: 0))
        #expect(error(LayoutBuilder("huge", 1e9, 1e9).layout) == .tooLarge(width: 1e9, height: 1e9))
    }

    @Test func tooManyPixelsAreRefusedBeforeTheyAreMade() {
        let layout = LayoutBuilder("wide", 20_000, 20_000).layout
        guard case .tooLarge = error(layout, .init(isToScale: true, scale: 1)) else {
            Issue.record("20,000 × 20,000 pixels were drawn")
            return
        }
    }

    @Test func anyFrameIsSurvived() {
        let wild = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, 0]
        var builder = LayoutBuilder("wild", 100, 100)
        for (index, number) in wild.enumerated() {
            builder.add("x\(index)", [number, 0, 50, 50], text: "text")
            builder.add("w\(index)", [0, 0, number, 50]) { $0.clipsToBounds = true }
            builder.addGuide("g\(index)", [0, number, 50, number])
        }
        #expect(error(builder.layout) == nil)
    }
}
