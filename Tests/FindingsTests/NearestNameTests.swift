import Testing

@testable import Findings

struct NearestNameTests {
    @Test(arguments: [
        ("titel", "title"), ("Title", "title"), ("subtitel", "subtitle"), ("gudie", "guide"),
    ])
    func findsTheWordMeant(misspelt: String, meant: String) {
        #expect(NearestName.find(misspelt, in: ["guide", "subtitle", "title", "view"]) == meant)
    }

    @Test func aBeginningSaysWhichNameIsMeant() {
        #expect(NearestName.find("sub", in: ["guide", "subtitle", "view"]) == "subtitle")
        #expect(NearestName.find("lead", in: ["leadingMargin", "leading", "load"]) == "leading")
        // Two letters are the beginning of too many names.
        #expect(NearestName.find("su", in: ["guide", "subtitle", "view"]) == nil)
    }

    @Test func aSwapIsOneEdit() {
        // A name of three letters allows only one edit.
        #expect(NearestName.find("nad", in: ["and", "top"]) == "and")
        #expect(NearestName.find("jpg", in: ["png", "pdf", "svg"]) == nil)
    }

    @Test func findsNothingWhereNothingIsNear() {
        #expect(NearestName.find("button", in: ["guide", "title"]) == nil)
        #expect(NearestName.find("x", in: ["a", "bc"]) == nil)
        #expect(NearestName.find("title", in: []) == nil)
    }

    @Test func amongEqualsTheFirstInTheAlphabet() {
        for names in [["tite", "titl"], ["titl", "tite"]] {
            #expect(NearestName.find("titx", in: names) == "tite")
        }
    }

    @Test func adviceIsTheNearestNameOrAllThereAre() {
        #expect(NearestName.advice(for: "titel", among: ["guide", "title"]) == "did you mean 'title'?")
        #expect(NearestName.advice(for: "button", among: ["guide", "title"]) == "there are 'guide', 'title'")
        #expect(NearestName.advice(for: "button", among: []) == "there is none")
        let many = NearestName.advice(for: "button", among: (0..<100).map { "\($0)" })
        #expect(many.hasPrefix("there are '0', '1', ") && many.hasSuffix(" more"))
        #expect(many.count < 200, "a message isn't a list of all views")
    }

    @Test func sparesItselfHopelessWork() {
        let long = String(repeating: "a", count: 100_000)
        #expect(NearestName.find(long, in: [long + "b"]) == nil)
        #expect(NearestName.find("a1", in: (0..<100_000).map { "a\($0)" }) == nil)
    }
}
