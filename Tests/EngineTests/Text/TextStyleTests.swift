import Engine
import Foundation
import Testing

struct TextStyleTests {
    @Test(arguments: [
        (TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.body, 17), (.callout, 16),
        (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ])
    func defaultSizes(style: TextStyle, size: Int) {
        #expect(style.font() == Font(size: CGFloat(size)))
    }

    @Test func headlineIsSemibold() {
        #expect(TextStyle.headline.font() == Font(size: 17, weight: .semibold))
        #expect(TextStyle.headline.font(for: .accessibilityMedium) == Font(size: 28, weight: .semibold))
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

    @Test func interfaceBuilderNames() {
        #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleTitle0") == .largeTitle)
        #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleSubhead") == .subheadline)
        #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleTitle9") == nil)
        #expect(TextStyle(interfaceBuilderName: "Body") == nil)
    }
}
