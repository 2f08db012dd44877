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
