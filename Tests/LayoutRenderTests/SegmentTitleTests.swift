import Engine
import Foundation
import TextMetrics
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

/// The titles of segmented controls, each in its own segment.
@Suite struct SegmentTitleTests {
    private static func segment(_ title: String, _ width: Double, isFixed: Bool = false) -> SolvedSegment {
        let text = SolvedText(
            string: title, font: Font(size: 13), alignment: .center, lines: title.isEmpty ? [] : [title])
        return SolvedSegment(title: text, width: width, isFixed: isFixed)
    }

    /// A control 300 points wide, 10 from the left edge of a canvas of 320 × 200.
    private func layout(_ segments: [SolvedSegment], direction: LayoutDirection = .leftToRight)
        -> SolvedLayout
    {
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("control", [10, 80, 300, 32], class: "UISegmentedControl") {
            $0.segments = segments
            $0.layoutDirection = direction
        }
        return builder.layout
    }

    private func frames(_ layout: SolvedLayout) -> [[Double]] {
        PlacedLayout(layout: layout, options: DrawingOptions(scale: 1), projection: CanvasProjection())
            .segmentFrames(of: 1).map { [$0.minX, $0.width] }
    }

    @Test func segmentsShareTheRoomThatIsLeft() {
        let equal = [Self.segment("A", 50), Self.segment("B", 50), Self.segment("C", 50)]
        #expect(frames(layout(equal)) == [[10, 100], [110, 100], [210, 100]])
        #expect(frames(layout(equal, direction: .rightToLeft)) == [[210, 100], [110, 100], [10, 100]])
        let unequal = [Self.segment("A", 30), Self.segment("B", 60)]
        #expect(frames(layout(unequal)) == [[10, 135], [145, 165]])
    }

    @Test func aFixedWidthStays() {
        let segments = [Self.segment("A", 80, isFixed: true), Self.segment("B", 50), Self.segment("C", 50)]
        #expect(frames(layout(segments)) == [[10, 80], [90, 110], [200, 110]])
    }

    @Test func titlesStandInTheMiddleOfTheirSegments() throws {
        let segments = [Self.segment("Day", 50), Self.segment("", 50), Self.segment("Month", 50)]
        let list = try DisplayListBuilder(
            layout: layout(segments), options: DrawingOptions(scale: 1), measurer: FixedTextMeasurer()
        ).build()
        let titles = list.texts.filter { ["Day", "Month"].contains($0.string) }
        #expect(titles.map(\.string) == ["Day", "Month"])
        for (title, middle) in zip(titles, [60.0, 260]) {
            #expect(abs(title.origin.x - list.projection.x(middle)) < 0.01)
        }
        #expect(titles.allSatisfy { $0.anchor == .middle })
    }

    /// A title of 20 letters would be 156 points wide, in a segment of 100.
    @Test func aLongTitleStaysInItsSegment() throws {
        let segments = [
            Self.segment("ABCDEFGHIJKLMNOPQRST", 50), Self.segment("B", 50), Self.segment("C", 50),
        ]
        let list = try DisplayListBuilder(
            layout: layout(segments), options: DrawingOptions(scale: 1), measurer: FixedTextMeasurer()
        ).build()
        let title = try #require(list.texts.first { $0.string.hasPrefix("ABC") })
        #expect(title.string.contains("…") && title.width <= 100)
    }

    @Test func controlsOfViewsTellTheirSegments() throws {
        let control = SegmentedControl(frame: CGRect(x: 0, y: 0, width: 300, height: 32))
        control.segments = [.init(title: "Day"), .init(title: "Week", width: 90), .init()]
        let root = View()
        root.addSubview(control)
        let layout = try LayoutSession(root: root, canvas: Canvas(size: CGSize(width: 320, height: 200)))
            .solvedLayout(id: "screen", title: nil, state: nil, detail: .standard)
        let segments = try #require(layout.items.last).segments
        #expect(segments.map(\.title.lines) == [["Day"], ["Week"], []])
        #expect(segments.map(\.isFixed) == [false, true, false] && segments[1].width == 90)
    }
}
