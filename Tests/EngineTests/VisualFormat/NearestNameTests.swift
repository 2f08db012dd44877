import Testing

@testable import Engine

struct NearestNameTests {
    @Test(arguments: [
        ("titel", "title"), ("Title", "title"), ("subtitel", "subtitle"), ("gudie", "guide"),
    ])
    func findsTheWordMeant(misspelt: String, meant: String) {
        #expect(NearestName.find(misspelt, in: ["guide", "subtitle", "title", "view"]) == meant)
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

    @Test func sparesItselfHopelessWork() {
        let long = String(repeating: "a", count: 100_000)
        #expect(NearestName.find(long, in: [long + "b"]) == nil)
        #expect(NearestName.find("a1", in: (0..<100_000).map { "a\($0)" }) == nil)
    }
}
