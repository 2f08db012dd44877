import Testing

@testable import Engine

@Suite struct AmbiguityMessageTests {
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
        #expect(AmbiguityMessage(name: "v", open: open).text == text)
    }
}
