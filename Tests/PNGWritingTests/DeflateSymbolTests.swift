import Testing

@testable import PNGWriting

/// Holds the formulas to the tables of RFC 1951, 3.2.5.
@Suite struct DeflateSymbolTests {
    private static let lengths = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
        195, 227,
        258,
    ]
    private static let distances = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
        4097,
        6145, 8193, 12289, 16385, 24577,
    ]

    @Test func lengthsAreAsInTheTable() throws {
        let extra = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
        for length in 3...258 {
            let index = try #require(Self.lengths.lastIndex { $0 <= length })
            let symbol = DeflateSymbol(length: length)
            #expect(symbol.symbol == 257 + index)
            #expect(symbol.extraCount == extra[index])
            #expect(symbol.extraBits == length - Self.lengths[index])
        }
    }

    @Test func distancesAreAsInTheTable() throws {
        let extra = [0, 0, 0, 0] + (1...13).flatMap { [$0, $0] }
        for distance in Array(1...2000) + [6144, 6145, 8192, 8193, 16384, 16385, 24576, 24577, 32767, 32768] {
            let index = try #require(Self.distances.lastIndex { $0 <= distance })
            let symbol = DeflateSymbol(distance: distance)
            #expect(symbol.symbol == index)
            #expect(symbol.extraCount == extra[index])
            #expect(symbol.extraBits == distance - Self.distances[index])
        }
    }
}
