import TextMetrics
import Foundation
import Testing

struct SystemFontOtherScriptTests {
    private let metrics = SystemFontMetrics()
    /// At 12 points tracking is 0.
    private let font = Font(size: 12)

    private func width(_ text: String) -> Double { metrics.naturalWidth(of: text, font: font) }

    @Test func nothingIsWide() {
        #expect(width("") == 0)
        #expect(width("\n") == 0)
        #expect(width("\u{200D}\u{FE0F}") == 0)
    }

    @Test func chineseAndJapaneseTakeAnEm() {
        #expect(width("漢字") == 24)
        #expect(width("かな。") == 36)
        #expect(width("ﾊﾝ") == 12)
        #expect(metrics.naturalWidth(of: "漢字", font: Font(size: 17)) == 34)
    }

    @Test func combiningMarksAddNothing() {
        #expect(width("e\u{301}") == width("é"))
        #expect(width("x\u{302}") == width("x"))
        #expect(width("\u{302}") == 0)
        #expect(width("ש\u{05B8}") == width("ש"))
    }

    @Test func accentedLettersAreAsWideAsTheirBase() {
        #expect(width("ŝ") == width("s"))
        #expect(width("\u{A0}") == width(" "))
    }

    @Test func joinedEmojiAreOne() {
        let one = width("👩")
        #expect(one > 12)
        for emoji in ["👨‍👩‍👧‍👦", "🇪🇺", "👍🏽", "❤️", "1️⃣"] {
            #expect(width(emoji) == one)
        }
    }

    /// Recorded: labels of one emoji, or with one between two spaces.
    @Test(arguments: [(" 🍭 ", 17, 32), ("😬", 38, 43), ("🌮", 45, 50), ("🍇", 46, 50), ("☀️🌤🌦", 100, 324)])
    func emojiAreAsWideAsRecorded(text: String, size: Double, recorded: Double) {
        let width = SystemFontMetrics(era: .from13000to16999).naturalWidth(of: text, font: Font(size: size))
        #expect(abs(width - recorded) <= 1)
    }

    /// Recorded: a character of an icon font of 45 points is 45 points wide.
    @Test func iconsAreOneEmWide() {
        #expect(width("\u{F00A}") == width("漢"))
        let icon = metrics.naturalWidth(of: "\u{F00A}", font: Font(size: 45, family: .other))
        #expect(icon == 45)
    }

    /// Recorded in tools 21701: 28 points wide.
    @Test func emojiAreNarrowerFrom25Points() {
        #expect(abs(metrics.naturalWidth(of: "☑️", font: Font(size: 25)) - 28) <= 0.5)
    }

    /// Recorded: two labels of 17 points.
    @Test(arguments: [("Option → Meta", 114.0), ("Backtick → Escape", 144.5)])
    func arrowsAreAsWideAsRecorded(text: String, recorded: Double) {
        #expect(abs(metrics.naturalWidth(of: text, font: Font(size: 17)) - recorded) <= 0.5)
    }

    /// Recorded: a label of 18 points, 16 points wide.
    @Test func aCheckMarkIsAsWideAsRecorded() {
        #expect(abs(metrics.naturalWidth(of: "✓", font: Font(size: 18, weight: .semibold)) - 16) <= 0.5)
    }

    @Test func otherLettersHaveAnAssumedWidth() {
        #expect(width("שלום").isClose(to: 4 * 0.6 * 12))
        #expect(width("Жж").isClose(to: 2 * 0.6 * 12))
    }

    @Test func tabsReachToTheNextStop() {
        #expect(width("\t") == 28)
        #expect(width("e\t") == 28)
        #expect(width("\t\te").isClose(to: 56 + 12.0 * 1170 / 2048))
    }
}
