import Testing

@testable import Spectrum

/// The bands of spectra, with edges worked out by hand.
@Suite struct SpectrumBandTests {
    /// `a` is 100 wide, and `b` takes the rest.
    private let row = [
        "a.leading == root.leading", "a.width == 100", "a.top == root.top", "a.height == 20",
        "b.leading == a.trailing", "b.trailing == root.trailing", "b.top == root.top", "b.height == 20",
    ]

    @Test func aBandLiesBetweenAnItemsEdges() throws {
        let sweep = try SweptDocument.sweep(SweptDocument.boxes("a", "b"), row, over: 200...400)
        let bands = SpectrumBand.all(of: sweep, focus: [])
        #expect(bands.map(\.names) == [["b"], ["a"]])
        for (length, end) in [(200.0, 200.0), (250, 250), (400, 400)] {
            let span = try #require(bands[0].span(at: length))
            #expect(abs(span.start - 100) < 0.01 && abs(span.end - end) < 0.01)
        }
        let fixed = try #require(bands[1].span(at: 300))
        #expect(abs(fixed.start) < 0.01 && abs(fixed.end - 100) < 0.01)
    }

    @Test func itemsOfTheSameExtentShareABand() throws {
        let below = ["c.leading == a.leading", "c.width == a.width", "c.top == a.bottom", "c.height == 20"]
        let sweep = try SweptDocument.sweep(SweptDocument.boxes("a", "b", "c"), row + below, over: 200...400)
        let bands = SpectrumBand.all(of: sweep, focus: [])
        #expect(bands.map(\.ids) == [["b"], ["a", "c"]])
    }

    @Test func namesThatOnlySayTheKindOfViewAreNotShown() throws {
        let views = """
            { id: "a", class: "UIImageView", name: "Image View" },
            { id: "b", class: "UIImageView", name: "Image View" }
            """
        let sweep = try SweptDocument.sweep(views, row, over: 200...400)
        #expect(SpectrumBand.all(of: sweep, focus: []).map(\.shownNames) == [[], []])
        let named = try SweptDocument.sweep(SweptDocument.boxes("a", "b"), row, over: 200...400)
        #expect(SpectrumBand.all(of: named, focus: []).map(\.shownNames) == [["b"], ["a"]])
    }

    @Test func focusChoosesItems() throws {
        let sweep = try SweptDocument.sweep(SweptDocument.boxes("a", "b"), row, over: 200...400)
        #expect(SpectrumBand.all(of: sweep, focus: ["a"]).map(\.ids) == [["a"]])
    }

    /// The spacing between the views of a stack view is a guide of the stack view's own.
    @Test func anAuthorsGuidesAreDrawnAndAStackViewsAreNot() throws {
        let stack = """
            { id: "stack", class: "UIStackView", distribution: "equalSpacing", guides: [{ id: "half" }],
              subviews: [\(SweptDocument.boxes("a", "b"))] }
            """
        let sweep = try SweptDocument.sweep(
            stack,
            [
                "stack.leading == root.leading", "stack.trailing == root.trailing", "stack.top == root.top",
                "a.width == 50", "b.width == 50", "a.height == 20", "half.leading == stack.leading",
                "half.width == stack.width / 2",
            ], over: 200...400)
        let guides = SpectrumBand.all(of: sweep, focus: []).filter(\.isGuide)
        #expect(guides.map(\.ids) == [["half"]])
    }
}
