import TextMetrics
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
        (.helvetica, 13, 45), (.courier, 18, 54), (.helveticaNeue, 12, 42),
    ])
    func linesAreAsTallAsTheFontSays(_ family: FontFamily, _ size: Int, _ pixels: Int) {
        let font = Font(size: Double(size), family: family)
        #expect(SystemFontMetrics().height(ofLines: 1, font: font, scale: 3) == Double(pixels) / 3)
    }

    /// Recorded: HelveticaNeue of 34 points 40 tall and three lines of 13 points 45.5, HelveticaNeue-Light of 21 points 25.
    @Test func weightsOfHelveticaNeueDifferInHeight() {
        func height(_ lines: Int, _ size: Double, _ weight: Font.Weight) -> Double {
            let font = Font(size: size, weight: weight, family: .helveticaNeue)
            return SystemFontMetrics().height(ofLines: lines, font: font, scale: 2)
        }
        #expect(height(1, 34, .regular) == 40)
        #expect(height(3, 13, .regular) == 45.5)
        #expect(height(1, 21, .light) == 25)
        // 21 × 1.192 = 25.03.
        #expect(height(1, 21, .bold) == 25.5)
    }

    @Test func everyCharacterOfAFixedWidthFontIsAsWide() {
        let font = Font(size: 10, weight: .bold, family: .courier)
        for text in ["iiii", "WWWW", "a.b,", "AVAV"] {
            #expect(abs(SystemFontMetrics().naturalWidth(of: text, font: font) - 24) < 1e-9)
        }
    }

    @Test func helveticaIsAsWideAsPublished() {
        // O 778, p 556, t 278, i 222, o 556, n 556, s 500 thousandths of an em.
        let width = SystemFontMetrics().naturalWidth(of: "Options", font: Font(size: 17, family: .helvetica))
        #expect(abs(width - 58.582) < 1e-9)
    }

    /// Labels that Interface Builder recorded, in half points, thirds or whole ones: the width is rounded up.
    @Test(arguments: [
        ("Actions", FontFamily.futura, Font.Weight.medium, 17, 56, 2),
        ("Automations", .futura, .medium, 17, 96, 3),
        ("Select Devices", .futura, .medium, 17, 110, 2), ("Group Management", .futura, .medium, 17, 158, 2),
        ("Create Group", .futura, .medium, 17, 107.5, 2), ("Edit Group", .futura, .medium, 17, 84.5, 2),
        ("Schedules", .futura, .medium, 17, 77.5, 2), ("Automation", .futura, .medium, 17, 89, 3),
        ("in", .avenirNext, .regular, 32, 27, 1), ("AWAKE", .avenirNext, .regular, 22, 79, 1),
        ("AWAKE", .avenirNext, .regular, 30, 108, 1), ("Temp", .avenirNext, .regular, 90, 231, 3),
        ("POPULAR DESTINATIONS", .avenirNext, .regular, 16, 191, 1),
        ("TYCHO MUSIC", .avenirNext, .regular, 17, 116, 1),
        ("YOUR PREFERENCES", .helveticaNeue, .light, 21, 208, 2),
        ("GpgAsciiArmorCopyExplanation.", .helveticaNeue, .regular, 13, 574.0 / 3, 3),
        ("TX Power Level:", .helveticaNeue, .medium, 12, 269.0 / 3, 3),
        ("Code Popover", .helveticaNeue, .thin, 40, 241, 1), ("floors", .helveticaNeue, .thin, 80, 178, 1),
        ("floors", .helveticaNeue, .thin, 30, 67, 1),
        ("ASCII-Armor Keys", .helveticaNeue, .bold, 14, 365.0 / 3, 3),
        ("Import Keys From Files", .helveticaNeue, .bold, 14, 155, 3),
    ])
    func labelsAreAsWideAsRecorded(
        text: String, family: FontFamily, weight: Font.Weight, size: Int, recorded: Double, scale: Int
    ) {
        let font = Font(size: Double(size), weight: weight, family: family)
        let width = SystemFontMetrics().labelWidth(of: text, font: font, scale: Double(scale))
        // 0.34: "Automation" and "Automations" were recorded on whole points.
        #expect(abs(width - recorded) < 0.34)
    }

    /// Titles of buttons, recorded 77 and 100 points wide in whole points; without kerning both would be a point wider.
    @Test(arguments: [("Take Photo", 77.0), ("Edit Transform", 100)])
    func helveticaNeueIsKernedAfterT(text: String, recorded: Double) {
        let metrics = SystemFontMetrics(era: .before8000)
        #expect(metrics.naturalWidth(of: text, font: Font(size: 15)).rounded(.up) == recorded)
    }

    /// Its widths are Helvetica's, whose published kerning isn't that of the font.
    @Test func arialIsNotKerned() {
        func width(_ text: String) -> Double {
            SystemFontMetrics().naturalWidth(of: text, font: Font(size: 18, family: .arial))
        }
        #expect(abs(width("AV") - width("A") - width("V")) < 1e-9)
    }

    /// Recorded of a font with an ascender of 0.8 em and a descender of 0.2 em: at 14 points, where the sum of both exceeds 14 by
    /// floating point alone, a line is 14.33 points tall and three lines are 42.33; at 16 points they are 16 and 48.
    @Test(arguments: [(14, 1, 14.33), (14, 3, 42.33), (16, 1, 16), (16, 3, 48)])
    func metricsOfFontFilesAreAddedAsCoreTextAddsThem(size: Int, lines: Int, recorded: Double) {
        var font = Font(size: Double(size), family: .other)
        font.projectFont = ProjectFont(
            name: "Own-Book", family: "Own", weight: .regular, isItalic: false, ascender: 0.8, descender: 0.2,
            leading: 0, advances: [], kernings: [])
        let height = SystemFontMetrics().height(ofLines: lines, font: font, scale: 3)
        #expect(abs(height - recorded) < 0.005)
    }

    /// Helvetica's 0.92 and 0.23 em are 23 points at 20 points, whatever floating point makes of their sum.
    @Test func aFamilysMetricsAreRoundedWithoutTheirExcess() {
        let font = Font(size: 20, family: .helvetica)
        #expect(SystemFontMetrics().height(ofLines: 1, font: font, scale: 2) == 23)
    }

    @Test func weightsWithoutAColumnAreNotKnown() {
        #expect(FontFamily.avenirNext.knowsAdvances(of: .semibold))
        #expect(!FontFamily.avenirNext.knowsAdvances(of: .heavy))
        #expect(FontFamily.menlo.knowsAdvances(of: .bold))
        #expect(!FontFamily.other.knowsAdvances(of: .regular))
    }

    @Test func theNearestWeightIsMeasured() {
        let futura = SystemFontMetrics().naturalWidth(of: "Actions", font: Font(size: 17, family: .futura))
        let medium = Font(size: 17, weight: .medium, family: .futura)
        #expect(futura == SystemFontMetrics().naturalWidth(of: "Actions", font: medium))
        let black = Font(size: 10, weight: .black, family: .helvetica)
        // Helvetica Bold's W is 944 thousandths of an em.
        #expect(abs(SystemFontMetrics().naturalWidth(of: "W", font: black) - 9.44) < 1e-9)
    }
}
