import Engine
import LayoutRender
import Testing

/// The contrast ratio of WCAG 2.1, computed for composited colours.
@Suite struct ThemeTests {
    private typealias Channels = [Double]

    private func channels(_ color: Color) -> Channels {
        [color.red, color.green, color.blue].map { Double($0) / 255 }
    }

    private func luminance(_ color: Channels) -> Double {
        let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow24(($0 + 0.055) / 1.055) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// Returns x to the power of 2.4, as the fifth root of its twelfth power by Newton's method.
    private func pow24(_ x: Double) -> Double {
        let twelfth = (0..<12).reduce(1.0) { product, _ in product * x }
        return (0..<200).reduce(1.0) { root, _ in
            root - (root * root * root * root * root - twelfth) / (5 * root * root * root * root)
        }
    }

    private func contrast(_ first: Channels, _ second: Channels) -> Double {
        let (one, other) = (luminance(first), luminance(second))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    private func over(_ color: Color, _ opacity: Double, _ ground: Channels) -> Channels {
        zip(channels(color), ground).map { $0 * opacity + $1 * (1 - opacity) }
    }

    @Test func blackOnWhiteIsTwentyOne() {
        #expect(abs(contrast([0, 0, 0], [1, 1, 1]) - 21) < 0.01)
    }

    /// Only views without subviews are tinted, so that tints never overlap.
    @Test(arguments: [Theme.light, .dark])
    func lettersAreLegibleOnViews(_ theme: Theme) {
        for hue in ViewHue.allCases {
            let ground = over(theme[.view(hue)], 0.16, channels(theme.sheet))
            for color in [theme.text, theme.secondaryText, theme.documentText] {
                #expect(contrast(channels(color), ground) >= 4.5, "\(hue)")
            }
        }
        #expect(theme.lowContrasts.isEmpty)
    }

    /// #777777 on white has a ratio of 4.48, the best known near miss of AA.
    @Test func lowContrastsAreFound() throws {
        var theme = Theme.light
        theme.constraint = Color(0x777777)
        let low = try #require(theme.lowContrasts.first)
        #expect(low.ink == "constraint" && low.ground == "the paper")
        #expect(abs(low.ratio - 4.48) < 0.01)
        #expect(theme.lowContrasts.count == 1)
    }

    @Test func aThemeFileSetsEveryColour() {
        let names = Theme.colors.map(\.name)
        #expect(Set(names).count == names.count)
        // The hues of views come last, as in `ColorRole.all`.
        #expect(names.count == ColorRole.all.count)
    }

    @Test(arguments: [Theme.light, .dark])
    func lettersOnPaperAndPillsAreLegible(_ theme: Theme) {
        for color in [
            theme.guide, theme.systemGuide, theme.text, theme.secondaryText, theme.constraint, theme.conflict,
        ] {
            #expect(contrast(channels(color), channels(theme.paper)) >= 4.5)
        }
        #expect(contrast(channels(theme.guide), channels(theme.sheet)) >= 4.5)
    }

    @Test func noTwoMeaningsShareAColour() {
        for theme in [Theme.light, .dark] {
            #expect(Set(ColorRole.all.map { theme[$0].hex }).count == ColorRole.all.count)
        }
    }

    @Test func aHueComesFromTheIDAlone() {
        #expect(ViewHue(id: "button") == ViewHue(id: "button"))
        let hues = Set((0..<100).map { ViewHue(id: "view\($0)") })
        #expect(hues.count == ViewHue.allCases.count)
    }
}
