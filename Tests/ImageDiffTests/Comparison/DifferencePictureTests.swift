import TestSupport
import Testing

@testable import ImageDiff

@Suite struct DifferencePictureTests {
    private func colors(_ picture: IndexedPicture?) throws -> [Pixel] {
        try #require(picture).indices.map { IndexedPicture.palette[Int($0)] }
    }

    @Test func changedPixelsAreRedAndTheRestIsFaded() throws {
        var before = PixelImage(width: 4, height: 1, filledWith: .white)
        before[1, 0] = .black
        before[3, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
        var after = before
        after[2, 0] = Pixel(red: 0, green: 0, blue: 255)
        let (difference, picture) = ImageComparison().differenceWithPicture(from: before, to: after)
        let pixels = try colors(picture)
        #expect(difference.differentPixels == 1)
        #expect(pixels[0] == .white)
        // A quarter of black over white.
        #expect(pixels[1] == Pixel(red: 191, green: 191, blue: 191))
        #expect(pixels[2] == Pixel(red: 255, green: 0, blue: 0))
        #expect(pixels[3] == .white)
    }

    @Test func halfTransparentBlackFadesHalfAsMuch() throws {
        let before = PixelImage(width: 2, height: 1, filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: 128))
        var after = before
        after[0, 0] = .white
        let pixels = try colors(ImageComparison().differenceWithPicture(from: before, to: after).picture)
        #expect((222...224).contains(pixels[1].red))
    }

    @Test func equalPicturesHaveNone() {
        let picture = PixelImage(width: 3, height: 3, filledWith: .black)
        #expect(ImageComparison().differenceWithPicture(from: picture, to: picture).picture == nil)
    }

    @Test func itIsAsLargeAsBothTogether() throws {
        let before = PixelImage(width: 4, height: 1, filledWith: .white)
        let after = PixelImage(width: 1, height: 3, filledWith: .white)
        let picture = try #require(ImageComparison().differenceWithPicture(from: before, to: after).picture)
        #expect(picture.width == 4)
        #expect(picture.height == 3)
        #expect(picture.indices[3] == IndexedPicture.Mark.changed.rawValue)
        #expect(picture.indices[2 * 4] == IndexedPicture.Mark.changed.rawValue)
    }

    /// A picture with twenty rows of its own, and the same with four rows more in the middle: these are red, and nothing below
    /// them.
    @Test(arguments: [4, -4]) func rowsThatMovedArentMarked(inserted: Int) throws {
        func picture(_ greys: [UInt8]) throws -> PixelImage {
            let pixels = greys.flatMap { grey in
                (0..<6).map { Pixel(red: grey, green: grey, blue: UInt8($0)) }
            }
            return try #require(PixelImage(width: 6, height: greys.count, pixels: pixels))
        }
        let short = try picture((1...20).map { $0 })
        let long = try picture((1...10).map { $0 } + [200, 201, 202, 203] + (11...20).map { $0 })
        let (before, after) = inserted > 0 ? (short, long) : (long, short)
        let (difference, drawn) = ImageComparison().differenceWithPicture(from: before, to: after)
        // Counted in place: ten rows that moved, and four beyond the shorter picture.
        #expect(difference.differentPixels == 14 * 6)
        #expect(drawn?.height == 24)
        let red = try colors(drawn).indices.filter {
            try colors(drawn)[$0] == Pixel(red: 255, green: 0, blue: 0)
        }
        #expect(red == Array(60..<84))
    }

    /// Bars of four rows each, above a ground, so that no row is the only one of its kind. After the third bar stand four more, for
    /// which as much of the ground is gone below: 16 rows are new, 16 are gone, and all others are as they were.
    @Test(arguments: [true, false]) func barsThatMovedArentMarked(areNew: Bool) throws {
        func picture(_ bars: [UInt8]) throws -> PixelImage {
            let rows = bars.flatMap { [UInt8](repeating: $0, count: 4) }
            let all = [UInt8](repeating: 1, count: 3) + rows + [UInt8](repeating: 7, count: 80 - rows.count)
            let pixels = all.flatMap { grey in
                [Pixel](repeating: Pixel(red: grey, green: grey, blue: 0), count: 5)
            }
            return try #require(PixelImage(width: 5, height: all.count, pixels: pixels))
        }
        let bars = (10...19).map { UInt8($0) }
        let (few, many) = (try picture(bars), try picture(bars[..<3] + [200, 201, 202, 203] + bars[3...]))
        let (before, after) = areNew ? (few, many) : (many, few)
        let (difference, drawn) = ImageComparison().differenceWithPicture(from: before, to: after)
        // In place, seven bars and four as high as the new ones.
        #expect(difference.differentPixels == (7 + 4) * 4 * 5)
        #expect(drawn?.height == 83 + 16)
        let red = try colors(drawn).count { $0 == Pixel(red: 255, green: 0, blue: 0) }
        #expect(red == (16 + 16) * 5)
    }

    /// Sequences of three numbers, of which the longest common one is found by trying all of the shorter one's.
    @Test func commonRowsAreAsManyAsPossible() {
        var random = SplitMix64(seed: 60)
        for _ in 0..<300 {
            let old = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                Int.random(in: 0...2, using: &random)
            }
            let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                Int.random(in: 0...2, using: &random)
            }
            let pairs = CommonRows.pairs(old, new)
            #expect(pairs.allSatisfy { old[$0.0] == new[$0.1] })
            #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
            let best = (0..<(1 << old.count)).map { set -> Int in
                let chosen = old.indices.filter { set >> $0 & 1 == 1 }.map { old[$0] }
                var rest = chosen[...]
                for number in new where number == rest.first { rest.removeFirst() }
                return rest.isEmpty ? chosen.count : 0
            }.max()
            #expect(pairs.count == best)
        }
    }

    /// Rows that changed where they are aren't taken for moved ones.
    @Test func rowsThatChangedAreMarkedInPlace() throws {
        func picture(_ greys: [UInt8]) throws -> PixelImage {
            let pixels = greys.flatMap { grey in
                [Pixel](repeating: Pixel(red: grey, green: 0, blue: 0), count: 3)
            }
            return try #require(PixelImage(width: 3, height: greys.count, pixels: pixels))
        }
        let (before, after) = (
            try picture((1...20).map { $0 }), try picture((1...8).map { $0 } + (51...62).map { $0 })
        )
        let (difference, drawn) = ImageComparison().differenceWithPicture(from: before, to: after)
        #expect(difference.differentPixels == 36)
        #expect(drawn?.height == 20)
    }

    @Test func regionsAreBoxedTwoPixelsAway() throws {
        let before = PixelImage(width: 30, height: 30, filledWith: .white)
        var after = before
        for (x, y) in [(10, 12), (14, 13)] { after[x, y] = .black }
        let picture = try #require(ImageComparison().differenceWithPicture(from: before, to: after).picture)
        let boxed = picture.indices.indices.filter { picture.indices[$0] == IndexedPicture.Mark.box.rawValue }
        // The region is 5 × 2, the box's outer size 11 × 8.
        #expect(boxed.count == 2 * 11 + 2 * 8 - 4)
        #expect(boxed.first == 9 * 30 + 7)
        #expect(boxed.last == 16 * 30 + 17)
    }

    @Test(arguments: 1...8)
    func asManyPixelsAreRedAsDiffer(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        let before = PixelImage.random(width: 41, height: 33, using: &numbers)
        let after = PixelImage.random(width: 29, height: 47, using: &numbers)
        let (difference, picture) = ImageComparison(threshold: 0.02).differenceWithPicture(
            from: before, to: after)
        let red = try #require(picture).indices.count { $0 == IndexedPicture.Mark.changed.rawValue }
        #expect(red == difference.differentPixels)
    }
}
