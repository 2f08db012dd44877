import TextMetrics
import Foundation
import Testing

struct TextStyleTests {
    @Test(arguments: [
        (TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.body, 17), (.callout, 16),
        (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ])
    func defaultSizes(style: TextStyle, size: Int) {
        #expect(style.font().size == Double(size))
        #expect(style.font().weight == .regular)
    }

    @Test func headlineIsSemibold() {
        #expect(TextStyle.headline.font().weight == .semibold)
        #expect(TextStyle.headline.font(for: .accessibilityMedium).size == 28)
    }

    @Test func sizesFollowTheReadersChoice() {
        #expect(TextStyle.body.font(for: .extraSmall).size == 14)
        #expect(TextStyle.caption2.font(for: .extraExtraExtraLarge).size == 17)
        #expect(TextStyle.largeTitle.font(for: .accessibilityExtraExtraExtraLarge).size == 60)
        #expect(TextStyle.title3.font(for: .accessibilityLarge).size == 37)
    }

    @Test(arguments: TextStyle.allCases) func noStyleShrinksAsTheChosenSizeGrows(style: TextStyle) {
        let sizes = ContentSizeCategory.allCases.map { style.font(for: $0).size }
        #expect(sizes == sizes.sorted())
        #expect(sizes.allSatisfy { $0 >= 11 })
    }

    /// The line distances that the Human Interface Guidelines list next to the sizes.
    @Test(arguments: [
        (TextStyle.largeTitle, ContentSizeCategory.large, 41), (.title1, .large, 34), (.title2, .large, 28),
        (.title3, .large, 25), (.body, .large, 22), (.callout, .large, 21), (.subheadline, .large, 20),
        (.footnote, .large, 18), (.caption1, .large, 16), (.caption2, .large, 13), (.body, .extraSmall, 19),
        (.title1, .extraLarge, 37), (.body, .accessibilityExtraExtraExtraLarge, 62),
        (.largeTitle, .accessibilityExtraExtraExtraLarge, 70),
    ])
    func linesStandAsFarApartAsTheGuidelinesSay(
        style: TextStyle, category: ContentSizeCategory, distance: Int
    ) {
        let font = style.font(for: category)
        let found = SystemFontMetrics().lineHeight(of: font) + font.leading
        #expect(abs(found - Double(distance)) < 1e-9)
    }

    @Test func labelsHaveTheDistanceBetweenLinesAndTextViewsBelowTheLastToo() {
        let metrics = SystemFontMetrics()
        let body = TextStyle.body.font()
        // 20.2871 for a line; 22 + 20.2871 and 22 + 22 + 20.2871 for more, rounded up to half points.
        let heights = (1...3).map { metrics.height(ofLines: $0, font: body, scale: 2) }
        #expect(heights == [20.5, 42.5, 64.5])
        let views = (1...2).map { metrics.textViewHeight(ofLines: $0, font: body, scale: 3) }
        #expect(views == [22, 44])
        #expect(metrics.height(ofLines: 3, font: Font(size: 17), scale: 2) == 61)
    }

    @Test func interfaceBuilderNames() {
        #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleTitle0") == .largeTitle)
        #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleSubhead") == .subheadline)
        #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleTitle9") == nil)
        #expect(TextStyle(interfaceBuilderName: "Body") == nil)
    }
}
