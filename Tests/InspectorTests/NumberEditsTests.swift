import TestSupport
import Testing

@testable import Inspector

struct NumberEditsTests {
    /// Makes the edits as the page does: from the last place to the first.
    private func applied(_ edits: [[Double]], to numbers: [Double]) -> [Double] {
        var numbers = numbers
        for edit in edits.reversed() {
            let start = Int(edit[0])
            numbers.replaceSubrange(start..<(start + Int(edit[1])), with: edit[2...])
        }
        return numbers
    }

    @Test("Edits turn a list into another one, at places that don't overlap")
    func editsGiveTheOtherList() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<400 {
            let old = (0..<Int.random(in: 0...80, using: &random)).map { _ in
                Double(Int.random(in: 0...3, using: &random))
            }
            var new = old
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                let start = Int.random(in: 0...new.count, using: &random)
                let end = min(new.count, start + Int.random(in: 0...4, using: &random))
                let added = (0..<Int.random(in: 0...4, using: &random)).map { Double($0) }
                new.replaceSubrange(start..<end, with: added)
            }
            let edits = NumberEdits.edits(from: old, to: new)
            #expect(applied(edits, to: old) == new)
            for (edit, next) in zip(edits, edits.dropFirst()) { #expect(edit[0] + edit[1] <= next[0]) }
        }
    }

    @Test("Of lists of the same length only the numbers that differ are replaced")
    func sameLength() {
        let old = (0..<500).map { Double($0) }
        var new = old
        (new[3], new[4], new[400]) = (-1, -2, -3)
        #expect(NumberEdits.edits(from: old, to: new) == [[3, 2, -1, -2], [400, 1, -3]])
        #expect(NumberEdits.edits(from: old, to: old).isEmpty)
    }

    @Test("A number put between others replaces none of them")
    func insertion() {
        let old = (0..<100).map { Double($0) }
        #expect(NumberEdits.edits(from: old, to: old[..<50] + [-1] + old[50...]) == [[50, 0, -1]])
    }
}
