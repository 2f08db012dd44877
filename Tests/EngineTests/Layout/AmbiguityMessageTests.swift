import Testing

@testable import Engine

@Suite struct AmbiguityMessageTests {
    /// Along an axis without constraints any two of three are right.
    @Test(
        arguments: [
            ([.x], "v: x is not determined; constrain leading, trailing or centerX"),
            ([.width], "v: width is not determined; constrain width or trailing"),
            ([.x, .width], "v: x, width are not determined; constrain two of leading, trailing and width"),
            (
                [.x, .y, .width, .height],
                "v: x, y, width, height are not determined; constrain two of leading, trailing and width, and two of top, "
                    + "bottom and height"
            ),
            (
                [.y, .height, .x],
                "v: x, y, height are not determined; constrain leading, trailing or centerX, and two of top, bottom and height"
            ),
        ] as [(FrameComponents, String)])
    func tellsWhatToConstrain(open: FrameComponents, text: String) {
        var message = AmbiguityMessage(name: "v", open: open)
        message.unconstrainedAxes = LayoutAxis.allCases
        #expect(message.text == text)
    }

    /// One of the numbers may decide the other, by the constraints that there are.
    @Test func tellsOneAtATimeWhereConstraintsRelateBoth() {
        #expect(
            AmbiguityMessage(name: "v", open: [.x, .width]).text
                == "v: x, width are not determined; constrain leading or width, and the other one too if that leaves it open"
        )
    }

    /// The far edge can be at a fixed distance from an open one already.
    @Test(
        arguments: [
            ([.height], "v: height is not determined; constrain height"),
            ([.y], "v: y is not determined; constrain top"),
            ([.y, .height], "v: y, height are not determined; constrain top and height"),
        ] as [(FrameComponents, String)])
    func measuresNothingFromAnOpenEdge(open: FrameComponents, text: String) {
        var message = AmbiguityMessage(name: "v", open: open)
        (message.openAround, message.unconstrainedAxes) = (.height, [.vertical])
        #expect(message.text == text)
    }

    /// From right to left, the left edge that a frame's x gives is the trailing one.
    @Test func namesTheEdgesOfTheReadingDirection() {
        var message = AmbiguityMessage(name: "v", open: .width)
        message.direction = .rightToLeft
        #expect(message.text == "v: width is not determined; constrain width or leading")
    }
}
