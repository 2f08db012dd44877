import Engine
import Foundation
import Testing

@Suite struct FontFamilyTests {
    @Test(arguments: [
        ("HelveticaNeue-Light", FontFamily.helveticaNeue), ("Helvetica-Bold", .helvetica),
        ("Helvetica Neue", .helveticaNeue), ("AvenirNext-Medium", .avenirNext), ("Avenir-Roman", .avenir),
        ("Futura-Medium", .futura), ("CourierNewPSMT", .courierNew), ("Courier", .courier),
        ("Menlo-Regular", .menlo), ("ArialMT", .arial), (".AppleSystemUIFont", .system),
        (".SFNSText", .system),
        ("SF Pro Text", .system), ("Zapfino", .other), ("", .other),
    ])
    func isKnownByItsName(_ name: String, _ family: FontFamily) {
        #expect(FontFamily(name: name) == family)
    }

    /// Line heights from the font files, rounded up to a third of a point.
    @Test(arguments: [
        (FontFamily.avenir, 32, 132), (.avenirNext, 90, 369), (.futura, 18, 71), (.menlo, 14, 49),
        (.helvetica, 13, 45), (.courier, 18, 54),
    ])
    func linesAreAsTallAsTheFontSays(_ family: FontFamily, _ size: Int, _ pixels: Int) {
        let font = Font(size: CGFloat(size), family: family)
        #expect(SystemFontMetrics().height(ofLines: 1, font: font, scale: 3) == CGFloat(pixels) / 3)
    }

    @Test func everyCharacterOfAFixedWidthFontIsAsWide() {
        let font = Font(size: 10, weight: .bold, family: .courier)
        for text in ["iiii", "WWWW", "a.b,", "AVAV"] {
            #expect(abs(SystemFontMetrics().naturalWidth(of: text, font: font) - 24) < 1e-9)
        }
    }

    @Test func helveticaIsAsWideAsPublished() {
        // O 778, p 556, t 278, i 222, o 556, n 556, s 500 thousandths of an em; 97 percent of that in light.
        let width = SystemFontMetrics().naturalWidth(of: "Options", font: Font(size: 17, family: .helvetica))
        #expect(abs(width - 58.582) < 1e-9)
        let light = Font(size: 17, weight: .light, family: .helveticaNeue)
        #expect(abs(SystemFontMetrics().naturalWidth(of: "Options", font: light) - 56.82454) < 1e-9)
    }
}
