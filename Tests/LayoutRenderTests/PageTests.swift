import Engine
import Foundation
import Testing

@testable import LayoutRender

/// Files without a background.
@Suite struct PageTests {
    @Test func withoutABackgroundTheCornerIsTransparent() throws {
        var options = RenderOptions(scale: 1)
        let layout = Samples.oneThird
        let opaque = try LayoutPicture.render(layout, format: .png, options: options)
        options.hasBackground = false
        let transparent = try LayoutPicture.render(layout, format: .png, options: options)
        // The colour type of a PNG is its 26th byte: 2 without alpha, 6 with it.
        #expect(opaque[25] == 2 && transparent[25] == 6)
        let svg = String(
            decoding: try LayoutPicture.render(layout, format: .svg, options: options), as: UTF8.self)
        #expect(!svg.contains("<rect width="))
    }
}
