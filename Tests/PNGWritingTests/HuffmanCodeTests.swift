import Testing

@testable import PNGWriting

@Suite struct HuffmanCodeTests {
    private static func cost(_ lengths: [Int], _ frequencies: [UInt32]) -> Int {
        zip(lengths, frequencies).reduce(0) { $0 + $1.0 * Int($1.1) }
    }

    /// The least bits that any prefix code within a limit takes, by trying all lengths that Kraft's inequality allows.
    private static func leastCost(_ frequencies: [UInt32], limit: Int) -> Int? {
        func best(_ index: Int, room: Int) -> Int? {
            guard index < frequencies.count else { return 0 }
            return (1...limit).compactMap { length -> Int? in
                let taken = 1 << (limit - length)
                guard taken <= room, let rest = best(index + 1, room: room - taken) else { return nil }
                return rest + length * Int(frequencies[index])
            }.min()
        }
        return best(0, room: 1 << limit)
    }

    @Test(
        arguments: [
            [1, 1], [1, 9], [5, 5, 5], [1, 2, 4, 8, 16], [16, 8, 4, 2, 1, 1], [3, 1, 4, 1, 5, 9],
            [7, 7, 1, 1, 1, 100],
        ] as [[UInt32]], [3, 4])
    func noCodeWithinTheLimitIsShorter(frequencies: [UInt32], limit: Int) {
        let code = HuffmanCode(frequencies: frequencies, limit: limit)
        #expect(code.lengths.allSatisfy { (1...limit).contains(Int($0)) })
        #expect(
            Self.cost(code.lengths.map(Int.init), frequencies) == Self.leastCost(frequencies, limit: limit))
    }

    /// Where no symbol reaches the limit, the code is Huffman's own.
    @Test func codesWithoutALimitAreTheShortest() {
        for seed in 1...30 {
            let frequencies = (1...6).map { UInt32(($0 * seed * 7919) % 97 + 1) }
            let code = HuffmanCode(frequencies: frequencies, limit: 6)
            #expect(
                Self.cost(code.lengths.map(Int.init), frequencies) == Self.leastCost(frequencies, limit: 6))
        }
    }

    /// Fibonacci's numbers make the deepest tree: without a limit, 29 bits of 30 symbols. A code with all room used is
    /// what readers ask for.
    @Test func deepTreesEndAtTheLimit() {
        var frequencies: [UInt32] = [1, 1]
        while frequencies.count < 30 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
        let code = HuffmanCode(frequencies: frequencies, limit: 15)
        #expect(code.lengths.max() == 15)
        #expect(code.lengths.reduce(0) { $0 + 1 << (15 - Int($1)) } == 1 << 15)
    }

    /// The example of RFC 1951, 3.2.2: lengths 3, 3, 3, 3, 3, 2, 4, 4 have the codes 010 to 110, 00, 1110 and 1111.
    @Test func codesFollowOneAnother() {
        let code = HuffmanCode(frequencies: [8, 8, 8, 8, 8, 16, 4, 4], limit: 15)
        #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
        let codes = zip(code.bits, code.lengths).map { bits, length in
            String((0..<Int(length)).map { bits >> UInt16($0) & 1 == 1 ? "1" : "0" })
        }
        #expect(codes == ["010", "011", "100", "101", "110", "00", "1110", "1111"])
    }

    @Test(arguments: [[0, 0, 0, 0], [0, 0, 5, 0], [7, 0, 0, 0], [0, 7, 0, 0]] as [[UInt32]])
    func fewerThanTwoSymbolsAreFilledUp(frequencies: [UInt32]) {
        let code = HuffmanCode(frequencies: frequencies, limit: 7)
        #expect(code.lengths.filter { $0 == 1 }.count == 2)
        #expect(code.lengths.reduce(0, +) == 2)
    }
}
