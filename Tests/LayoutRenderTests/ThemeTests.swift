import Engine
import LayoutRender
import Testing

/// WCAG 2.1's contrast ratio, on colours laid over each other.
@Suite struct ThemeTests {
    private typealias Channels = [Double]

    private func channels(_ color: Color) -> Channels {
        [color.red, color.green, color.blue].map { Double($0) / 255 }
    }

    private func luminance(_ color: Channels) -> Double {
        let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow24(($0 + 0.055) / 1.055) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// x to the 2.4, as the fifth root of its twelfth power by Newton's method.
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

    @Test(arguments: [Theme.light, .dark])
    func namesAndClassesAreLegibleOnNestedViews(_ theme: Theme) {
        for outer in ViewHue.allCases {
            for inner in ViewHue.allCases {
                let once = over(theme[.view(outer)], 0.16, channels(theme.sheet))
                let twice = over(theme[.view(inner)], 0.16, once)
                #expect(contrast(channels(theme.text), twice) >= 4.5)
                #expect(contrast(channels(theme.secondaryText), twice) >= 4.5, "\(outer), \(inner)")
            }
        }
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
