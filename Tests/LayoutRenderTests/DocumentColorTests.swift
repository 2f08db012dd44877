import Engine
import Foundation
import LayoutRender
import Testing

/// The colours and corners that a layout's author chose.
@Suite struct DocumentColorTests {
    private func layout(_ color: DynamicColor?, cornerRadius: CGFloat = 0) -> SolvedLayout {
        let canvas = CGRect(x: 0, y: 0, width: 200, height: 100)
        let box = CGRect(x: 20, y: 20, width: 60, height: 40)
        return SolvedLayout(
            id: "a", canvas: Canvas(size: canvas.size),
            items: [
                SolvedItem(
                    id: "root", kind: .view, className: "UIView", parent: nil, frame: canvas,
                    canvasFrame: canvas),
                SolvedItem(
                    id: "box", kind: .view, className: "UIView", parent: 0, frame: box, canvasFrame: box,
                    backgroundColor: color, cornerRadius: cornerRadius),
            ])
    }

    private func svg(_ layout: SolvedLayout, _ appearance: Appearance) throws -> String {
        var options = RenderOptions()
        options.appearance = appearance
        let data = try LayoutPicture.render(layout, format: .svg, options: options)
        return String(decoding: data, as: UTF8.self)
    }

    private let blue = DynamicColor(light: Color(0x007aff), dark: Color(0x0a84ff))

    @Test func aViewIsTintedWithItsColour() throws {
        #expect(try svg(layout(blue), .light).contains("fill=\"#007aff\" fill-opacity=\"0.14\""))
        #expect(try svg(layout(blue), .dark).contains("fill=\"#0a84ff\" fill-opacity=\"0.14\""))
        let half = DynamicColor(Color(0x123456, alpha: 51))
        #expect(try svg(layout(half), .light).contains("fill=\"#123456\" fill-opacity=\"0.028\""))
    }

    @Test func anInvisibleColourLeavesTheFillToThePicture() throws {
        let clear = DynamicColor(Color(0, alpha: 0))
        #expect(try svg(layout(clear), .light) == svg(layout(nil), .light))
    }

    /// White paper is dark at night; a white view stays white, one in the system's background follows.
    @Test func oneFileForBothKeepsTheDocumentsColoursApart() throws {
        let white = try svg(layout(DynamicColor(Color(0xffffff))), .automatic)
        #expect(white.contains("style=\"fill:#ffffff;--dark:#ffffff\""))
        #expect(!white.contains("{ fill: #ffffff !important }"))
        let background = try svg(layout(DynamicColor(light: Color(0xffffff), dark: Color(0))), .automatic)
        #expect(
            background.contains("[style=\"fill:#ffffff;--dark:#000000\"] { fill: #000000 !important }"))
    }

    @Test func cornersAreAsRoundAsTheyFit() throws {
        #expect(try svg(layout(blue, cornerRadius: 8), .light).contains("rx=\"8\""))
        // Half of the 40 points of height, less half of the outline.
        #expect(try svg(layout(blue, cornerRadius: 90), .light).contains("rx=\"19.5\""))
    }
}
