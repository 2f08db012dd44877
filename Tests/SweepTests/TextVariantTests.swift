import Sweep
import Testing

@Suite struct TextVariantTests {
    @Test func longerTextHasTwoFifthsMoreLettersAndKeepsNumbers() {
        let text = TextVariant.longer.text(for: "Continue to account")
        #expect(text.count == 19 + 8)
        #expect(text.hasPrefix("Çöñţíñüé ţö áççöüñţ "))
        #expect(TextVariant.longer.text(for: "12:30") == "12:30")
    }

    @Test func emptyTextIsEmpty() {
        #expect(TextVariant.empty.text(for: "Continue") == "")
    }
}
