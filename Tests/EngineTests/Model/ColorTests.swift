import Engine
import Foundation
import Testing

@Suite struct ColorTests {
    @Test func readsHexadecimalNumbersByChannel() {
        let color = Color(0x12_34_ab)
        #expect([color.red, color.green, color.blue, color.alpha] == [0x12, 0x34, 0xab, 255])
        #expect(color.hex == "#1234ab")
        #expect(Color(0, alpha: 51).opacity == 0.2)
    }

    @Test(arguments: [(-1.0, 0), (0, 0), (0.5, 128), (1, 255), (7, 255), (.infinity, 255), (.nan, 0)])
    func keepsChannelsWithinTheirRange(_ value: Double, _ channel: Int) {
        let color = Color(red: value, green: 0, blue: value, alpha: value)
        #expect(
            [color.red, color.green, color.blue, color.alpha].map(Int.init) == [channel, 0, channel, channel])
    }

    @Test func aSolvedViewKeepsItsColourAndCorners() throws {
        let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.fill = DynamicColor(light: Color(0xffffff), dark: Color(0))
        view.cornerRadius = 4
        let item = try LayoutSolver.solve(root: view, canvas: Canvas(size: view.frame.size)).items.first
        #expect(item?.backgroundColor == view.fill)
        #expect(item?.cornerRadius == 4)
    }
}
